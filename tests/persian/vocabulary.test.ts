import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a shopper is not told, and what is said instead. */
const WORDS: [string, RegExp, string][] = [
  ['راه پرداخت', /راه(?:‌های)? پرداخت/, 'روش پرداخت'],
  ['شیوهٔ ارسال', /شیوه(?:ٔ|‌های) (?:ارسال|پرداخت)/, 'روش ارسال'],
  ['هم‌رسانی', /هم‌رسانی/, 'اشتراک‌گذاری'],
  ['گذاشتن رمز', /(?:گذاشتن|عوض کردن) رمز/, 'تعیین رمز عبور، تغییر رمز عبور'],
  ['نخست', /نخست(?!‌?وزیر)/, 'ابتدا، اول'],
  ['فرستادن', /(?:^|[^‌\p{L}])فرستادن/u, 'ارسال'],
  ['پس دادن', /پس دادن/, 'مرجوع کردن'],
  ['ضمانت بازگشت', /(?:ضمانت|راهنمای|درخواست|شرایط|مهلت|روز) بازگشت|بازگشت کالا/, 'مرجوعی'],
  ['پرجستجوها', /پرجستجو/, 'جستجوهای پرطرفدار'],
  ['پروفایل', /پروفایل/, 'حساب کاربری، نمایه'],
  ['حساب من', /حساب من/, 'حساب کاربری'],
  ['پیشخان', /پیشخان/, 'حساب کاربری'],
  ['حافظهٔ موقت', /حافظهٔ موقت/, 'رم'],
  ['بهای کالاها', /بهای کالا/, 'مبلغ کالاها'],
  ['سود شما، تخفیف کالاها', /سود شما|تخفیف کالاها/, 'تخفیف'],
  ['قابل پرداخت', /(?<!مبلغ )قابل پرداخت|مبلغ پرداختی/, 'مبلغ قابل پرداخت، مبلغ پرداخت‌شده'],
  ['صفحهٔ درخواستی پیدا نشد', /صفحهٔ درخواستی/, 'صفحه پیدا نشد'],
]

/** What shoppers type is understood whichever word it is. */
const OTHERS_WORDS = /lib[\\/](?:persian|server[\\/]search)[\\/]/
const DEMO_SHOP = /db[\\/]seed[\\/]/
/** Fit for the prose of the demo shop, and not for a button. */
const PROSE = ['نخست', 'فرستادن', 'پس دادن']

const sources = ['app', 'components', 'lib', 'stores'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !OTHERS_WORDS.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') })),
)

/** Comments are for those who read the code. */
function findSentences(pattern: RegExp, word: string): string[] {
  const own = sources.filter(({ path }) => !PROSE.includes(word) || !DEMO_SHOP.test(path))
  return own.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line) ? [`${path}:${index + 1}`] : [],
    ),
  )
}

test.each(WORDS)('the interface does not say «%s»', (word, pattern, instead) => {
  expect(findSentences(pattern, word), `say ${instead}`).toEqual([])
})
