import type { OrderStatus } from '@/lib/contract/orders/order-status'

/** What happens in the shop and somebody is told of. */
export const EVENT_KINDS = [
  'order_placed',
  'order_paid',
  'order_confirmed',
  'order_packed',
  'order_sent',
  'order_delivered',
  'order_cancelled',
  'order_refunded',
  /** What was to go on to a bank account is back in the wallet. */
  'transfer_rejected',
  /** Where or when it goes, by its customer. */
  'delivery_changed',
  'return_requested',
  'return_accepted',
  'return_rejected',
  'stock_back',
  'ticket_written',
  'ticket_answered',
  /** Of somebody without an account. */
  'contact_answered',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** What an event says beside its order and its customer. */
export type EventData = {
  ticketId?: number
  subject?: string
  productTitle?: string
  productSlug?: string
  /** A message of the contact page, with what the shop answers. */
  contactId?: number
  answer?: string
  /** In rials. */
  amount?: number
  reason?: string
}

/** What an order's step is to those who are told of it; the others are nobody's news. */
export const EVENT_OF_STATUS: Partial<Record<OrderStatus, EventKind>> = {
  waiting_payment: 'order_placed',
  paid: 'order_paid',
  ready_for_send: 'order_packed',
  sending: 'order_sent',
  delivery: 'order_delivered',
  cancel_customer: 'order_cancelled',
  cancel_store: 'order_cancelled',
  cancel_operator: 'order_cancelled',
  refer_request: 'return_requested',
  refer_accept: 'return_accepted',
  refer_reject: 'return_rejected',
  refer_done: 'order_refunded',
}

/** What the owner writes in braces, with what an SMS provider's own template calls it. */
export const PLACEHOLDERS = {
  نام: { sample: 'سارا مرادی', kavenegar: 'token10', smsir: 'Name' },
  سفارش: { sample: 'VT-1405-100237', kavenegar: 'token', smsir: 'Order' },
  مبلغ: { sample: '۱,۲۵۰,۰۰۰', kavenegar: 'token2', smsir: 'Amount' },
  بازگشتی: { sample: '۱,۲۵۰,۰۰۰', kavenegar: 'token2', smsir: 'Refund' },
  /** Of the amounts; a provider's own template names it in its fixed words. */
  واحد: { sample: '', kavenegar: null, smsir: null },
  رهگیری: { sample: '210987654321', kavenegar: 'token3', smsir: 'Tracking' },
  دلیل: { sample: 'مهلت مرجوعی گذشته است', kavenegar: 'token20', smsir: 'Reason' },
  کالا: { sample: 'کفش پیاده‌روی', kavenegar: 'token20', smsir: 'Title' },
  تیکت: { sample: '۴۱۲', kavenegar: 'token', smsir: 'Ticket' },
  موضوع: { sample: 'پرسش دربارهٔ سفارش', kavenegar: 'token20', smsir: 'Subject' },
  /** Too long for a provider's own template. */
  پاسخ: { sample: 'بله، هفتهٔ آینده می‌رسد.', kavenegar: null, smsir: null },
  پیوند: { sample: 'https://shop.example/', kavenegar: 'token', smsir: 'Link' },
  فروشگاه: { sample: 'فروشگاه من', kavenegar: 'token20', smsir: 'Shop' },
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

type KindDetails = {
  event: EventKind
  title: string
  audience: 'customer' | 'staff'
  placeholders: readonly Placeholder[]
  sms: string
  subject: string
  email: string
  /** Goes at night too, until the owner says otherwise: whoever just acted waits for it. */
  isAnytime?: true
  /** Of whom it is for nothing but a mobile number is known. */
  isSmsOnly?: true
  /** Off until the owner switches it on. */
  startsOff?: true
}

const SIGNATURE = '{فروشگاه}'
const OF_ORDER = ['نام', 'سفارش', 'مبلغ', 'واحد', 'پیوند', 'فروشگاه'] as const

const MESSAGE_KINDS = {
  order_placed: {
    event: 'order_placed',
    title: 'سفارش ثبت شد',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `سفارش {سفارش} به مبلغ {مبلغ} {واحد} ثبت شد و در انتظار پرداخت است.\n{پیوند}\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} ثبت شد',
    email: `{نام} گرامی،\nسفارش {سفارش} به مبلغ {مبلغ} {واحد} ثبت شد و در انتظار پرداخت است.\n{پیوند}\n\n${SIGNATURE}`,
    isAnytime: true,
    startsOff: true,
  },
  order_paid: {
    event: 'order_paid',
    title: 'پرداخت شد',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `پرداخت سفارش {سفارش} به مبلغ {مبلغ} {واحد} انجام شد.\n{پیوند}\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} پرداخت شد',
    email: `{نام} گرامی،\nپرداخت سفارش {سفارش} به مبلغ {مبلغ} {واحد} انجام شد و آماده‌سازی آن آغاز می‌شود.\n{پیوند}\n\n${SIGNATURE}`,
    isAnytime: true,
  },
  order_confirmed: {
    event: 'order_confirmed',
    title: 'ثبت شد، پرداخت در محل',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `سفارش {سفارش} ثبت شد و مبلغ آن، {مبلغ} {واحد}، هنگام تحویل گرفته می‌شود.\n{پیوند}\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} ثبت شد',
    email: `{نام} گرامی،\nسفارش {سفارش} ثبت شد و آماده‌سازی آن آغاز می‌شود. مبلغ آن، {مبلغ} {واحد}، هنگام تحویل گرفته می‌شود.\n{پیوند}\n\n${SIGNATURE}`,
    isAnytime: true,
  },
  order_packed: {
    event: 'order_packed',
    title: 'بسته‌بندی شد',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `سفارش {سفارش} بسته‌بندی شد و آمادهٔ ارسال است.\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} آمادهٔ ارسال است',
    email: `{نام} گرامی،\nسفارش {سفارش} بسته‌بندی شد و آمادهٔ ارسال است.\n{پیوند}\n\n${SIGNATURE}`,
    startsOff: true,
  },
  order_sent: {
    event: 'order_sent',
    title: 'ارسال شد',
    audience: 'customer',
    placeholders: [...OF_ORDER, 'رهگیری'],
    sms: `سفارش {سفارش} ارسال شد.\nکد رهگیری: {رهگیری}\n{پیوند}\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} ارسال شد',
    email: `{نام} گرامی،\nسفارش {سفارش} ارسال شد.\nکد رهگیری: {رهگیری}\n{پیوند}\n\n${SIGNATURE}`,
  },
  order_delivered: {
    event: 'order_delivered',
    title: 'تحویل شد',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `سفارش {سفارش} تحویل شد. از خرید شما سپاسگزاریم.\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} تحویل شد',
    email: `{نام} گرامی،\nسفارش {سفارش} تحویل شد. از خرید شما سپاسگزاریم.\n{پیوند}\n\n${SIGNATURE}`,
  },
  order_cancelled: {
    event: 'order_cancelled',
    title: 'لغو شد',
    audience: 'customer',
    placeholders: [...OF_ORDER, 'بازگشتی'],
    sms: `سفارش {سفارش} لغو شد.\n{بازگشتی} {واحد} به کیف پول شما برگشت.\n${SIGNATURE}`,
    subject: 'سفارش {سفارش} لغو شد',
    email: `{نام} گرامی،\nسفارش {سفارش} لغو شد.\n{بازگشتی} {واحد} به کیف پول شما برگشت.\n{پیوند}\n\n${SIGNATURE}`,
  },
  order_refunded: {
    event: 'order_refunded',
    title: 'مبلغ بازگشت',
    audience: 'customer',
    placeholders: [...OF_ORDER, 'بازگشتی'],
    sms: `{بازگشتی} {واحد} بابت سفارش {سفارش} به شما بازگشت.\n${SIGNATURE}`,
    subject: 'بازگشت وجه سفارش {سفارش}',
    email: `{نام} گرامی،\n{بازگشتی} {واحد} بابت سفارش {سفارش} به شما بازگشت.\n{پیوند}\n\n${SIGNATURE}`,
  },
  transfer_rejected: {
    event: 'transfer_rejected',
    title: 'انتقال به حساب بانکی انجام نشد',
    audience: 'customer',
    placeholders: ['نام', 'سفارش', 'بازگشتی', 'واحد', 'دلیل', 'پیوند', 'فروشگاه'],
    sms: `انتقال {بازگشتی} {واحد} بابت سفارش {سفارش} به حساب بانکی انجام نشد و به کیف پول شما برگشت.\nدلیل: {دلیل}\n{پیوند}\n${SIGNATURE}`,
    subject: 'انتقال وجه سفارش {سفارش} به حساب بانکی انجام نشد',
    email: `{نام} گرامی،\nانتقال {بازگشتی} {واحد} بابت سفارش {سفارش} به حساب بانکی شما انجام نشد و این مبلغ به کیف پول شما برگشت.\nدلیل: {دلیل}\nمی‌توانید از صفحهٔ سفارش با شمارهٔ شبای دیگری دوباره درخواست دهید:\n{پیوند}\n\n${SIGNATURE}`,
  },
  return_accepted: {
    event: 'return_accepted',
    title: 'مرجوعی پذیرفته شد',
    audience: 'customer',
    placeholders: OF_ORDER,
    sms: `مرجوعی {سفارش} پذیرفته شد.\n{پیوند}\n${SIGNATURE}`,
    subject: 'مرجوعی {سفارش} پذیرفته شد',
    email: `{نام} گرامی،\nدرخواست مرجوعی {سفارش} پذیرفته شد.\n{پیوند}\n\n${SIGNATURE}`,
  },
  return_rejected: {
    event: 'return_rejected',
    title: 'مرجوعی پذیرفته نشد',
    audience: 'customer',
    placeholders: [...OF_ORDER, 'دلیل'],
    sms: `مرجوعی {سفارش} پذیرفته نشد.\nدلیل: {دلیل}\n${SIGNATURE}`,
    subject: 'مرجوعی {سفارش} پذیرفته نشد',
    email: `{نام} گرامی،\nدرخواست مرجوعی {سفارش} پذیرفته نشد.\nدلیل: {دلیل}\n{پیوند}\n\n${SIGNATURE}`,
  },
  stock_back: {
    event: 'stock_back',
    title: 'کالا موجود شد',
    audience: 'customer',
    placeholders: ['نام', 'کالا', 'پیوند', 'فروشگاه'],
    sms: `«{کالا}» موجود شد:\n{پیوند}\n${SIGNATURE}`,
    subject: '«{کالا}» موجود شد',
    email: `{نام} گرامی،\n«{کالا}» که منتظرش بودید موجود شد.\n{پیوند}\n\n${SIGNATURE}`,
  },
  ticket_answered: {
    event: 'ticket_answered',
    title: 'تیکت پاسخ گرفت',
    audience: 'customer',
    placeholders: ['نام', 'تیکت', 'موضوع', 'پیوند', 'فروشگاه'],
    sms: `تیکت {تیکت} شما پاسخ گرفت.\n{پیوند}\n${SIGNATURE}`,
    subject: 'پاسخ تیکت {تیکت}: {موضوع}',
    email: `{نام} گرامی،\nتیکت {تیکت} («{موضوع}») پاسخ گرفت.\n{پیوند}\n\n${SIGNATURE}`,
  },
  contact_answered: {
    event: 'contact_answered',
    title: 'پیام تماس پاسخ گرفت',
    audience: 'customer',
    placeholders: ['نام', 'موضوع', 'پاسخ', 'فروشگاه'],
    sms: `{نام} گرامی، پاسخ پیام شما («{موضوع}»):\n{پاسخ}\n${SIGNATURE}`,
    subject: 'پاسخ پیام شما: {موضوع}',
    email: `{نام} گرامی،\nپاسخ پیام شما («{موضوع}»):\n{پاسخ}\n\n${SIGNATURE}`,
    isAnytime: true,
    isSmsOnly: true,
  },
  staff_order: {
    event: 'order_paid',
    title: 'سفارش تازه',
    audience: 'staff',
    placeholders: ['سفارش', 'مبلغ', 'واحد', 'پیوند', 'فروشگاه'],
    sms: 'سفارش تازه: {سفارش}، {مبلغ} {واحد}\n{پیوند}',
    subject: 'سفارش تازه {سفارش}',
    email: 'سفارش {سفارش} به مبلغ {مبلغ} {واحد} پرداخت شد.\n{پیوند}',
  },
  staff_door_order: {
    event: 'order_confirmed',
    title: 'سفارش تازه، پرداخت در محل',
    audience: 'staff',
    placeholders: ['سفارش', 'مبلغ', 'واحد', 'پیوند', 'فروشگاه'],
    sms: 'سفارش تازه با پرداخت در محل: {سفارش}، {مبلغ} {واحد}\n{پیوند}',
    subject: 'سفارش تازه {سفارش} با پرداخت در محل',
    email: 'سفارش {سفارش} به مبلغ {مبلغ} {واحد} با پرداخت در محل ثبت شد.\n{پیوند}',
  },
  staff_stock: {
    event: 'order_placed',
    title: 'موجودی کم',
    audience: 'staff',
    placeholders: ['کالا', 'پیوند', 'فروشگاه'],
    sms: 'رو به پایان: {کالا}\n{پیوند}',
    subject: 'رو به پایان: {کالا}',
    email: 'این کالاها رو به پایان‌اند: {کالا}\n{پیوند}',
  },
  staff_ticket: {
    event: 'ticket_written',
    title: 'تیکت تازه',
    audience: 'staff',
    placeholders: ['تیکت', 'موضوع', 'پیوند', 'فروشگاه'],
    sms: 'تیکت {تیکت}: {موضوع}\n{پیوند}',
    subject: 'تیکت {تیکت}: {موضوع}',
    email: 'تیکت {تیکت} («{موضوع}») در انتظار پاسخ است.\n{پیوند}',
  },
  staff_return: {
    event: 'return_requested',
    title: 'درخواست مرجوعی',
    audience: 'staff',
    placeholders: ['سفارش', 'مبلغ', 'واحد', 'پیوند', 'فروشگاه'],
    sms: 'درخواست مرجوعی {سفارش}\n{پیوند}',
    subject: 'درخواست مرجوعی {سفارش}',
    email: 'درخواست مرجوعی {سفارش} به مبلغ {مبلغ} {واحد} رسید.\n{پیوند}',
  },
} as const satisfies Record<string, KindDetails>

export type MessageKind = keyof typeof MESSAGE_KINDS

export const isMessageKind = (name: string): name is MessageKind =>
  Object.hasOwn(MESSAGE_KINDS, name)
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS).filter(isMessageKind)

export const detailsOfKind = (kind: MessageKind): KindDetails => MESSAGE_KINDS[kind]
