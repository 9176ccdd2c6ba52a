import { MESSAGE_KIND_NAMES, detailsOfKind } from '@/lib/domain/message-kinds'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { PART_TITLES, TONE_TITLES } from './home-words'
import { FIELD_TITLES, STATE_TITLES } from './import-words'
import { PERMISSION_TITLES } from './permission-titles'
import { PRODUCT_STATUS_TITLES } from './product-words'
import { CORRECTION_TITLES } from './stock-words'

/** What stands in the log as a word of the machine; the later ones go before. */
const WORDS = new Map<string, string>([
  ...Object.entries(FIELD_TITLES),
  ...Object.entries(STATE_TITLES),
  ...Object.entries(PART_TITLES),
  ...MESSAGE_KIND_NAMES.map((kind) => [kind, detailsOfKind(kind).title] as const),
  ...Object.entries(CORRECTION_TITLES),
  ...Object.entries(TONE_TITLES),
  ...Object.entries(PERMISSION_TITLES),
  ...Object.entries(STATUS_TITLES),
  ...Object.entries(PRODUCT_STATUS_TITLES),
  ['next', 'گام بعد'],
  ['field', 'ویژگی'],
  ['open', 'باز'],
  ['answered', 'پاسخ داده شد'],
  ['closed', 'بسته'],
  ['done', 'تمام شد'],
  ['pending', 'منتظر بررسی'],
  ['approved', 'تأیید شد'],
  ['rejected', 'رد شد'],
  ['comment', 'دیدگاه'],
  ['question', 'پرسش'],
  ['post', 'پست'],
  ['post_comment', 'نظر پست'],
  ['percent', 'درصدی'],
  ['amount', 'مبلغ ثابت'],
  ['wallet', 'کیف پول'],
  ['card', 'کارت بانکی'],
  ['zarinpal', 'زرین‌پال'],
  ['zibal', 'زیبال'],
  ['test-bank', 'بانک آزمایشی'],
  ['card-to-card', 'کارت به کارت'],
  ['cash-on-delivery', 'پرداخت در محل'],
  ['link', 'پیوند پرداخت'],
  ['sms', 'پیامک'],
  ['email', 'ایمیل'],
  ['toman', 'تومان'],
  ['rial', 'ریال'],
  ['start', 'آغاز'],
  ['stop', 'نگه داشتن'],
  ['undo', 'برگرداندن'],
  ['script', 'اسکریپت'],
  ['img', 'تصویر'],
  ['frame', 'قاب'],
  ['connect', 'ارتباط'],
  ['style', 'شیوه‌نامه'],
  ['font', 'قلم'],
  ['goods', 'کالاها'],
  ['orders', 'سفارش‌ها'],
  ['customers', 'مشتری‌ها'],
  ['low', 'رو به پایان'],
  ['gone', 'تمام‌شده'],
  ['picture', 'تصویر'],
  ['late', 'گذشته'],
  ['today', 'امروز'],
  ['soon', 'به‌زودی'],
  ['me', 'خودم'],
  ['none', 'هیچ‌کس'],
  ['all', 'همه'],
  ['buyers', 'خریداران'],
  ['new', 'تازه'],
  ['blocked', 'بسته'],
  ['newest', 'تازه‌ترین'],
  ['oldest', 'قدیمی‌ترین'],
  ['dearest', 'گران‌ترین'],
  ['torob', 'ترب'],
  ['emalls', 'ایمالز'],
  ['google', 'گوگل'],
  ['made anew', 'از نو ساخته شد'],
])

/** Null for what is no word of the machine. */
export function wordFor(value: string): string | null {
  return WORDS.get(value) ?? null
}
