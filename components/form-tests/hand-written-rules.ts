import { foldDigits, persianDigits, stripBidi } from '@/lib/persian/digits'
import {
  isBankCard,
  isCompanyId,
  isEconomicCode,
  isNationalCode,
  isPostalCode,
  isSheba,
  onlyDigits,
} from '@/lib/persian/identity'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'
import { dialledAtHome, isReachable, storedMobile } from '@/lib/persian/validators'
import {
  LEAST_AMOUNT,
  LONGEST_ABOUT,
  MOST_AMOUNT,
  MOST_COLOURS,
  MOST_UNITS,
  type TestErrors,
  type TestValues,
} from './test-values'

type Rule = (values: TestValues) => string | undefined

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
const EARLIEST = '1900-01-01'

/** Any keyboard's digits, without what people write between them. */
export function digitsOf(text: string): string {
  return onlyDigits(stripBidi(foldDigits(text)))
}

export function shebaOf(text: string): string {
  return digitsOf(text).toUpperCase()
}

function unless(holds: boolean, message: string): string | undefined {
  return holds ? undefined : message
}

function written(text: string, what: string, wrong: string | undefined): string | undefined {
  return text.trim() === '' ? `${what} را بنویسید.` : wrong
}

function length(text: string): number {
  return [...normalizeText(text)].length
}

const today = () => new Date().toISOString().slice(0, 10)

/** One rule a field, written out; an empty field that may be empty is right. */
const rules: Record<Exclude<keyof TestValues, 'news' | 'pictures'>, Rule> = {
  mobile: ({ mobile }) =>
    mobile.trim() === ''
      ? 'شمارهٔ موبایل را بنویسید.'
      : unless(storedMobile(mobile) !== null, 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹'),
  code: ({ code }) => unless(/^\d{6}$/.test(foldDigits(code)), 'کد باید ۶ رقم باشد.'),
  password: ({ password }) =>
    unless(password.length >= 8, 'رمز عبور باید دست‌کم ۸ حرف یا رقم باشد.'),
  password_again: ({ password, password_again: again }) =>
    unless(again !== '' && again === password, 'تکرار رمز با رمز یکی نیست.'),
  name: ({ name }) => {
    if (length(name) < 3) return 'نام دست‌کم ۳ حرف است.'
    return unless(length(name) <= 80, 'نام بیش از اندازه بلند است.')
  },
  display_name: ({ display_name: name }) => {
    if (length(name) < 2) return 'نام نمایشی دست‌کم ۲ حرف است.'
    if (length(name) > 50) return 'نام نمایشی بیش از اندازه بلند است.'
    return unless(!isReachable(name), 'در نام نمایشی شماره یا ایمیل ننویسید؛ همه آن را می‌بینند.')
  },
  about: ({ about }) => {
    if (length(about) < 3) return 'توضیح باید دست‌کم ۳ حرف باشد.'
    return unless(
      length(about) <= LONGEST_ABOUT,
      `توضیح نباید بیش از ${persianDigits(LONGEST_ABOUT)} حرف باشد.`,
    )
  },
  national_code: ({ national_code: code }) =>
    unless(code === '' || isNationalCode(digitsOf(code)), 'کد ملی درست نیست؛ ده رقم دارد.'),
  company_id: ({ company_id: id }) =>
    written(
      id,
      'شناسهٔ ملی شرکت',
      unless(isCompanyId(digitsOf(id)), 'شناسهٔ ملی شرکت درست نیست؛ یازده رقم دارد.'),
    ),
  economic_code: ({ economic_code: code }) =>
    written(
      code,
      'کد اقتصادی',
      unless(
        isEconomicCode(digitsOf(code)),
        'کد اقتصادی درست نیست؛ شرکت یازده رقم و شخص چهارده رقم دارد.',
      ),
    ),
  registration_id: ({ registration_id: id }) =>
    written(
      id,
      'شمارهٔ ثبت',
      unless(/^\d{1,10}$/.test(digitsOf(id)), 'شمارهٔ ثبت را با رقم بنویسید؛ حداکثر ده رقم دارد.'),
    ),
  phone: ({ phone }) =>
    written(
      phone,
      'تلفن',
      unless(
        /^0\d{9,10}$/.test(dialledAtHome(digitsOf(phone))),
        'تلفن را با پیش‌شمارهٔ شهر بنویسید؛ مانند ۰۲۱۱۲۳۴۵۶۷۸.',
      ),
    ),
  postal_code: ({ postal_code: code }) =>
    written(
      code,
      'کد پستی',
      unless(
        isPostalCode(digitsOf(code)),
        'کد پستی ده رقم است و رقم‌های ۰ و ۲ در نیمهٔ نخست آن نیست.',
      ),
    ),
  bank_card: ({ bank_card: card }) =>
    unless(
      card === '' || isBankCard(digitsOf(card)),
      'شمارهٔ کارت درست نیست؛ شانزده رقم روی کارت را بنویسید.',
    ),
  sheba: ({ sheba }) =>
    unless(
      sheba === '' || isSheba(shebaOf(sheba)),
      'شمارهٔ شبا درست نیست؛ IR و ۲۴ رقم پس از آن را بنویسید.',
    ),
  email: ({ email }) => unless(email === '' || EMAIL.test(email.trim()), 'نشانی ایمیل درست نیست.'),
  birth_date: ({ birth_date: day }) =>
    unless(day === '' || (day >= EARLIEST && day < today()), 'تاریخ تولد درست نیست.'),
  amount: ({ amount }) =>
    unless(
      amount !== null && amount >= LEAST_AMOUNT && amount <= MOST_AMOUNT,
      `مبلغ از ${formatNumber(LEAST_AMOUNT)} تا ${formatNumber(MOST_AMOUNT)} تومان است.`,
    ),
  state_id: ({ state_id: id }) => unless(id !== null, 'استان را انتخاب کنید.'),
  city_id: ({ city_id: id }) => unless(id !== null, 'شهر را انتخاب کنید.'),
  brand: ({ brand }) => unless(brand !== null, 'برند را انتخاب کنید.'),
  department: ({ department }) => unless(department !== '', 'بخش را انتخاب کنید.'),
  rate: ({ rate }) => unless(/^[1-5]$/.test(rate), 'امتیاز خود را از ۱ تا ۵ ستاره انتخاب کنید.'),
  quantity: ({ quantity }) =>
    unless(quantity >= 1 && quantity <= MOST_UNITS, 'این تعداد در انبار نیست.'),
  delivery: ({ delivery }) => unless(delivery !== '', 'شیوهٔ ارسال را انتخاب کنید.'),
  colours: ({ colours }) => {
    if (colours.length === 0) return 'دست‌کم یک رنگ انتخاب کنید.'
    return unless(colours.length <= MOST_COLOURS, 'بیش از ۲ رنگ نمی‌توان انتخاب کرد.')
  },
  terms: ({ terms }) => unless(terms, 'بی پذیرش قوانین نمی‌توان ادامه داد.'),
}

export function errorsByHand(values: TestValues): TestErrors {
  const errors: [string, string][] = []
  for (const [name, rule] of Object.entries(rules)) {
    const error = rule(values)
    if (error !== undefined) errors.push([name, error])
  }
  return Object.fromEntries(errors)
}
