import { deskPaths } from '@/lib/client/desk/desk-paths'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { persianDigits } from '@/lib/persian/digits'
import { compareNames } from '@/lib/persian/text'

/** What stands in brackets is said with the name of the thing alone. */
const ACTIONS = new Map([
  ['logIn', 'وارد میز کار شد'],
  ['refuseLogin', '[با شمارهٔ {} ]خواست وارد شود و از کارکنان نبود'],
  ['leaveDesk', 'از میز کار بیرون رفت'],
  ['createFirstOwner', 'اولین مدیر[، {}،] را ساخت'],
  ['startSecondFactor', 'ساختن عامل دوم را آغاز کرد'],
  ['confirmSecondFactor', 'عامل دوم ساخت'],
  ['proveDeskMember', 'خود را دوباره نشان داد'],
  ['giveSecondFactor', 'عامل دوم را نوشت'],
  ['closeDeskSession', 'یکی از نشست‌های خود را بست'],
  ['addStaffMember', 'همکار[ {}] را افزود'],
  ['addStaffByOperator', 'مدیر[ {}] را افزود'],
  ['updateStaffMember', 'همکار[ {}] را تغییر داد'],
  ['closeStaffSessions', 'نشست‌های همکار[ {}] را بست'],
  ['resetSecondFactor', 'عامل دوم همکار[ {}] را پاک کرد'],
  ['resetSecondFactorByOperator', 'عامل دوم همکار[ {}] را پاک کرد'],
  ['addRole', 'نقش[ {}] را ساخت'],
  ['updateRole', 'نقش[ {}] را تغییر داد'],
  ['deleteRole', 'نقش[ {}] را پاک کرد'],
  ['addWalletEntry', 'کیف پول مشتری[ {}] را اصلاح کرد'],
  ['addCustomerNote', 'دربارهٔ مشتری[ {}] یادداشت نوشت'],
  ['blockCustomer', 'حساب مشتری[ {}] را بست'],
  ['unblockCustomer', 'حساب مشتری[ {}] را باز کرد'],
  ['closeCustomerSessions', 'نشست‌های مشتری[ {}] را بست'],
  ['exportCustomer', 'از داده‌های مشتری[ {}] خروجی گرفت'],
  ['eraseCustomer', 'حساب مشتری[ {}] را پاک کرد'],
  ['addFestival', 'جشنواره[ٔ {}] را ساخت'],
  ['updateFestival', 'جشنواره[ٔ {}] را تغییر داد'],
  ['deleteFestival', 'جشنواره[ٔ {}] را پاک کرد'],
  ['setFestivalGoods', 'به جشنواره[ٔ {}] کالا آورد'],
  ['removeFestivalGoods', 'از جشنواره[ٔ {}] کالا بیرون برد'],
  ['restoreFestivalGoods', 'کالاهای جشنواره[ٔ {}] را به وضع پیش برگرداند'],
  ['addCoupon', 'کد تخفیف[ {}] را ساخت'],
  ['updateCoupon', 'کد تخفیف[ {}] را تغییر داد'],
  ['setOrderStatus', 'وضعیت سفارش[ {}] را تغییر داد'],
  ['moveOrder', 'وضعیت سفارش[ {}] را تغییر داد'],
  ['advanceOrders', 'سفارش[ {}] را پیش برد'],
  ['assignOrders', 'مسئول سفارش[ {}] را تعیین کرد'],
  ['tagOrders', 'نشان‌های سفارش[ {}] را تغییر داد'],
  ['correctOrderAddress', 'نشانی سفارش[ {}] را اصلاح کرد'],
  ['changeOrderAddress', 'نشانی سفارش[ {}] را تغییر داد'],
  ['changeOrderSlot', 'زمان تحویل سفارش[ {}] را تغییر داد'],
  ['addOrderNote', 'برای سفارش[ {}] یادداشت نوشت'],
  ['addManualOrder', 'سفارش تلفنی[ {}] را ثبت کرد'],
  ['findOrderCustomer', 'مشتری را برای سفارش تلفنی جست'],
  ['quoteOrderCoupon', 'کد تخفیف را برای سفارش تلفنی سنجید'],
  ['refundOrder', 'پول سفارش[ {}] را بازگرداند'],
  ['recordRefundTransfer', 'واریز به کارت یا حساب برای سفارش[ {}] را ثبت کرد'],
  ['rejectRefundTransfer', 'انتقال به حساب برای سفارش[ {}] را به کیف پول برگرداند'],
  ['setStock', 'قیمت یا موجودی تنوعی[ از {}] را تغییر داد'],
  ['setStocks', 'قیمت‌ها و موجودی‌ها را با هم تغییر داد'],
  ['setStocksByOperator', 'قیمت‌ها و موجودی‌ها را با هم تغییر داد'],
  ['undoStockUpdate', 'تغییر گروهی قیمت و موجودی را برگرداند'],
  ['setProductStatus', 'وضعیت کالا[ی {}] را تغییر داد'],
  ['addDeskProduct', 'کالا[ی {}] را ساخت'],
  ['publishDueProduct', 'کالا[ی {}] را سر زمانش منتشر کرد'],
  ['updateDeskProduct', 'کالا[ی {}] را تغییر داد'],
  ['uploadDeskPicture', 'عکس فرستاد'],
  ['uploadContentPicture', 'عکس فرستاد'],
  ['replyToTicket', 'تیکت[ {}] را پاسخ داد'],
  ['answerStaffTicket', 'تیکت[ {}] را پاسخ داد'],
  ['openStaffTicket', 'به مشتری تیکت[ {}] نوشت'],
  ['closeStaffTicket', 'تیکت[ {}] را بست'],
  ['assignStaffTicket', 'تیکت[ {}] را سپرد'],
  ['updateReplies', 'پاسخ‌های آماده را تغییر داد'],
  ['previewDeskHome', 'پیش‌نویس صفحهٔ اصلی را دید'],
  ['addTicketNote', 'برای تیکت[ {}] یادداشت نوشت'],
  ['decideReview', 'یک نوشتهٔ مشتری‌ها را بررسی کرد'],
  ['answerDeskMessage', 'پیام تماس[ {}] را پاسخ داد'],
  ['addMessageNote', 'برای پیام تماس[ {}] یادداشت نوشت'],
  ['finishDeskMessage', 'پیام تماس[ {}] را بست'],
  ['closeContactMessage', 'پیام تماس[ {}] را بست'],
  ['moderateComment', 'دیدگاهی[ دربارهٔ {}] را بررسی کرد'],
  ['moderateQuestion', 'پرسشی[ دربارهٔ {}] را بررسی کرد'],
  ['moderatePost', 'پست[ {}] را بررسی کرد'],
  ['moderatePostComment', 'نظر[ {}] زیر یک پست را بررسی کرد'],
  ['addCategory', 'دسته[ٔ {}] را ساخت'],
  ['updateCategory', 'دسته[ٔ {}] را تغییر داد'],
  ['deleteCategory', 'دسته[ٔ {}] را پاک کرد'],
  ['addBrand', 'برند[ {}] را ساخت'],
  ['updateBrand', 'برند[ {}] را تغییر داد'],
  ['deleteBrand', 'برند[ {}] را پاک کرد'],
  ['updateDeskSettings', 'تنظیمات فروشگاه را تغییر داد'],
  ['updateSalesSettings', 'تنظیمات فروش را تغییر داد'],
  ['updateSmsSettings', 'سامانهٔ پیامک را تغییر داد'],
  ['updateGatewaySettings', 'درگاه‌های پرداخت را تغییر داد'],
  ['updateDeskFeeds', 'فهرست کالا برای سایت‌های مقایسه را تغییر داد'],
  ['renewFeedToken', 'رمز نشانی فهرست‌های کالا را نو کرد'],
  ['updateDeskEmbeds', 'نمادها و سرویس‌های بیرونی را تغییر داد'],
  ['updateMessageSettings', 'متن پیام‌ها را تغییر داد'],
  ['sendTestMessage', 'پیام آزمایشی فرستاد'],
  ['resendMessages', 'پیام‌های ناموفق را دوباره روانه کرد'],
  ['checkService', 'سرویسی را آزمود'],
  ['addShippingMethod', 'روش ارسال[ {}] را ساخت'],
  ['updateShippingMethod', 'روش ارسال[ {}] را تغییر داد'],
  ['deleteShippingMethod', 'روش ارسال[ {}] را پاک کرد'],
  ['addAttribute', 'ویژگی[ {}] را ساخت'],
  ['setAttributeInput', 'واحد و مقدارهای ویژگی[ {}] را تغییر داد'],
  ['removeAttribute', 'ویژگی[ {}] را پاک کرد'],
  ['renameAttribute', 'نام ویژگی[ {}] را تغییر داد'],
  ['undoAttributeChange', 'تغییر نام ویژگی[ {}] را برگرداند'],
  ['orderAttributes', 'ترتیب ویژگی‌ها را تغییر داد'],
  ['addDeskPage', 'صفحه[ٔ {}] را ساخت'],
  ['updateDeskPage', 'صفحه[ٔ {}] را نوشت'],
  ['deleteDeskPage', 'صفحه[ٔ {}] را پاک کرد'],
  ['addArticle', 'نوشته[ٔ {}] را ساخت'],
  ['updateArticle', 'نوشته[ٔ {}] را تغییر داد'],
  ['deleteArticle', 'نوشته[ٔ {}] را پاک کرد'],
  ['addArticleNote', 'دربارهٔ نوشته[ٔ {}] یادداشت گذاشت'],
  ['addBlogCategory', 'دسته[ٔ {}] را در مجله ساخت'],
  ['updateDeskHome', 'صفحهٔ اصلی را چید'],
  ['updateSiteLinks', 'منو یا پاورقی را تغییر داد'],
  ['updateBranches', 'شعبه‌ها را تغییر داد'],
  ['setRedirect', 'جابه‌جایی یک نشانی را تغییر داد'],
  ['addDeskRedirects', 'چند نشانی را جابه‌جا کرد'],
  ['setDeskRedirect', 'جابه‌جایی یک نشانی را تغییر داد'],
  ['setHoliday', 'تعطیلی یک روز را تغییر داد'],
  ['setDeskHoliday', 'تعطیلی یک روز را تغییر داد'],
  ['addDeskView', 'نمای[ {}] را ذخیره کرد'],
  ['deleteDeskView', 'نمای[ {}] را پاک کرد'],
  ['addImport', 'فایل کالا[ی {}] را آورد'],
  ['addImportByOperator', 'فایل کالا[ی {}] را آورد'],
  ['addImportPictures', 'عکس‌های فایل کالا[ی {}] را فرستاد'],
  ['addImportPicturesByOperator', 'عکس‌های فایل کالا[ی {}] را فرستاد'],
  ['checkImport', 'فایل کالا[ی {}] را آزمایش کرد'],
  ['moveImport', 'ورود فایل کالا[ی {}] را پیش برد یا برگرداند'],
  ['moveImportByOperator', 'ورود فایل کالا[ی {}] را پیش برد یا برگرداند'],
  ['getGoodsExport', 'از کالاها خروجی گرفت'],
  ['getOrdersExport', 'از سفارش‌ها خروجی گرفت'],
  ['getCustomersExport', 'از مشتری‌ها خروجی گرفت'],
  ['getExportByOperator', 'از داده‌های فروشگاه خروجی گرفت'],
  ['getTaxExport', 'از فروش برای سامانهٔ مالیات خروجی گرفت'],
  ['announcePresence', 'حضور خود را نشان داد'],
])

type SubjectKind = { title: string; href?: (key: string) => string; isCode?: true }

const inbox = (queue: string) => (key: string) => `${deskPaths.inbox}?queue=${queue}&item=${key}`
const opened = (path: string) => (key: string) => `${path}?open=${key}`

const SUBJECTS = new Map<string, SubjectKind>([
  ['order', { title: 'سفارش', href: (key) => deskPaths.order(Number(key)), isCode: true }],
  ['product', { title: 'کالا', href: (key) => deskPaths.product(Number(key)) }],
  ['stock', { title: 'تنوع کالا' }],
  ['stock_update', { title: 'تغییر گروهی' }],
  ['customer', { title: 'مشتری', href: (key) => deskPaths.customer(Number(key)) }],
  [
    'coupon',
    {
      title: 'کد تخفیف',
      href: (key) => `${deskPaths.discounts}?tab=coupons&coupon=${key}`,
      isCode: true,
    },
  ],
  ['festival', { title: 'جشنواره', href: (key) => `${deskPaths.discounts}?festival=${key}` }],
  ['staff', { title: 'همکار', href: () => deskPaths.staff }],
  ['role', { title: 'نقش', href: () => deskPaths.staff }],
  ['ticket', { title: 'تیکت', href: inbox('tickets') }],
  ['comment', { title: 'دیدگاه' }],
  ['question', { title: 'پرسش' }],
  ['post', { title: 'پست' }],
  ['post_comment', { title: 'نظر پست' }],
  ['message', { title: 'پیام تماس', href: inbox('messages&state=done') }],
  ['picture', { title: 'عکس' }],
  ['category', { title: 'دسته', href: opened(deskPaths.categories) }],
  ['brand', { title: 'برند', href: opened(deskPaths.brands) }],
  ['attribute', { title: 'ویژگی', href: opened(deskPaths.attributes) }],
  ['settings', { title: 'تنظیمات' }],
  ['shipping', { title: 'روش ارسال', href: opened(deskPaths.shippingSettings) }],
  ['page', { title: 'صفحه', href: deskPaths.page }],
  ['article', { title: 'نوشتهٔ مجله', href: (key) => deskPaths.article(Number(key)) }],
  ['blog_category', { title: 'دستهٔ مجله' }],
  ['import', { title: 'ورود کالا', href: (key) => `${deskPaths.import}?id=${key}` }],
  ['mobile', { title: 'موبایل', isCode: true }],
  ['view', { title: 'نمای ذخیره‌شده' }],
])

/** For a filter: acts that read alike are one. */
export function listActs(): { names: string; title: string }[] {
  const byTitle = new Map<string, string[]>()
  for (const name of ACTIONS.keys()) {
    const title = describeAction(name)
    byTitle.set(title, [...(byTitle.get(title) ?? []), name])
  }
  return [...byTitle]
    .map(([title, names]) => ({ names: names.join(','), title }))
    .toSorted((a, b) => compareNames(a.title, b.title))
}

export const SUBJECT_KINDS = [...SUBJECTS].map(([id, { title }]) => ({ id, title }))

/** What was done, without what it was done to; a call that has no words yet is shown by its own name. */
export function describeAction(action: string): string {
  return (ACTIONS.get(action) ?? action).replace(/\[.*?\]/, '')
}

/** `order:12` as «سفارش ۱۲». */
export function describeSubject(subject: string): string {
  const [kind = '', key = ''] = subject.split(':')
  return `${SUBJECTS.get(kind)?.title ?? kind} ${persianDigits(key)}`.trim()
}

const REVIEW_ACTS = new Map([
  ['comment', 'moderateComment'],
  ['question', 'moderateQuestion'],
  ['post', 'moderatePost'],
  ['post_comment', 'moderatePostComment'],
])

/** Of what was decided, how; of an order that was moved, to where. */
function outcomeOf({ action, after }: Act): string | null {
  const fields: Record<string, unknown> = typeof after === 'object' ? { ...after } : {}
  if (ORDER_ACTS.has(action) && isOrderStatus(fields.status)) {
    return `سفارش[ {}] را «${STATUS_TITLES[fields.status]}» کرد`
  }
  if (fields.status === 'approved' || fields.approved === true) return 'را تأیید کرد'
  if (fields.status === 'rejected' || fields.approved === false) return 'را رد کرد'
  return null
}

const ORDER_ACTS = new Set(['moveOrder', 'advanceOrders', 'setOrderStatus'])

const isOrderStatus = (value: unknown): value is OrderStatus =>
  typeof value === 'string' && Object.hasOwn(STATUS_TITLES, value)

type Act = { action: string; subject: string; after: unknown }

/** The words of one event, the thing in brackets as in `ACTIONS`. */
function wordsOf(act: Act): string {
  const kind = act.subject.split(':')[0] ?? ''
  const name = act.action === 'decideReview' ? REVIEW_ACTS.get(kind) : undefined
  const words = ACTIONS.get(name ?? act.action) ?? `${act.action}[ {}]`
  const outcome = outcomeOf(act)
  if (outcome === null) return words
  return outcome.includes('{}') ? outcome : words.replace('را بررسی کرد', outcome)
}

/** The words on either side of the thing, or the whole sentence where it names none. */
export function sentenceOf(act: Act): { start: string; end: string; whole: string } {
  const words = wordsOf(act)
  const [, before = '', start = '', end = '', after = ''] =
    /^(.*)\[(.*)\{\}(.*)\](.*)$/.exec(words) ?? []
  return {
    ...{ start: `${before}${start}`, end: `${end}${after}` },
    whole: words.replace(/\[.*?\]/, ''),
  }
}

const SETTINGS_PAGES = new Map([
  ['shop', deskPaths.settings],
  ['feeds', deskPaths.feedSettings],
  ['embeds', deskPaths.embeds],
  ['sales', deskPaths.salesSettings],
  ['messages', deskPaths.messages],
  ['gateways', deskPaths.serverSettings],
  ['sms', deskPaths.messages],
  ['home', deskPaths.content],
  ['footer', deskPaths.menus],
  ['branches', deskPaths.branches],
  ['redirects', deskPaths.redirects],
  ['holidays', deskPaths.holidays],
])

/** Settings have no name of their own: their whole sentence leads to them. */
export function settingsHref(subject: string): string | null {
  const [kind, key = ''] = subject.split(':')
  return kind === 'settings' ? (SETTINGS_PAGES.get(key) ?? null) : null
}

/** Codes and bare numbers need no quotes around them. */
export type Thing = { name: string; href: string | null; isCode: boolean; isQuoted: boolean }

/** What is no more there has no name in the shop; what the log says of it may still tell one. */
export function thingOf(
  subject: string,
  names: Readonly<Record<string, string>>,
  logged: readonly unknown[],
): Thing | null {
  const [kind = '', key = ''] = subject.split(':')
  if (key === '' || kind === 'settings') return null
  const { href, isCode = false } = SUBJECTS.get(kind) ?? {}
  const own = names[subject]
  const name = own ?? logged.map(nameIn).find((one) => one !== null)
  return {
    name: name ?? key,
    href: (own !== undefined && href?.(key)) || null,
    isCode: isCode || !name,
    isQuoted: Boolean(name) && !isCode,
  }
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const fields: Record<string, unknown> = { ...value }
  const found = [fields.code, fields.title, fields.name, fields.file_name]
  return found.find((one): one is string => typeof one === 'string' && one !== '') ?? null
}
