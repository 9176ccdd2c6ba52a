import { foldDigits, persianDigits, stripBidi } from '@/lib/persian/digits'
import {
  isBankCard,
  isCompanyId,
  isEconomicCode,
  isNationalCode,
  isPostalCode,
  isSheba,
  stripSeparators,
} from '@/lib/persian/identity'
import { formatNumber } from '@/lib/persian/money'
import { normalizeText } from '@/lib/persian/text'
import { toDomesticNumber, hasContactDetails, normalizeMobile } from '@/lib/persian/validators'
import {
  MIN_AMOUNT,
  MAX_ABOUT_LENGTH,
  MAX_AMOUNT,
  MAX_COLOURS,
  MAX_UNITS,
  type TestErrors,
  type TestValues,
} from './test-values'

type Rule = (values: TestValues) => string | undefined

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
const EARLIEST = '1900-01-01'

/** Any keyboard's digits, without what people write between them. */
export function extractDigits(text: string): string {
  return stripSeparators(stripBidi(foldDigits(text)))
}

export function extractSheba(text: string): string {
  return extractDigits(text).toUpperCase()
}

function messageUnless(isTrue: boolean, message: string): string | undefined {
  return isTrue ? undefined : message
}

function validateText(text: string, what: string, wrong: string | undefined): string | undefined {
  return text.trim() === '' ? `${what} را بنویسید.` : wrong
}

function countCharacters(text: string): number {
  return [...normalizeText(text)].length
}

const getToday = () => new Date().toISOString().slice(0, 10)

/** One rule a field, written out; an empty field that may be empty is right. */
const rules: Record<Exclude<keyof TestValues, 'news' | 'pictures'>, Rule> = {
  mobile: ({ mobile }) =>
    mobile.trim() === ''
      ? 'شمارهٔ موبایل را بنویسید.'
      : messageUnless(
          normalizeMobile(mobile) !== null,
          'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹',
        ),
  code: ({ code }) => messageUnless(/^\d{6}$/.test(foldDigits(code)), 'کد باید ۶ رقم باشد.'),
  password: ({ password }) =>
    messageUnless(password.length >= 8, 'رمز عبور باید دست‌کم ۸ حرف یا رقم باشد.'),
  password_again: ({ password, password_again: again }) =>
    messageUnless(again !== '' && again === password, 'تکرار رمز با رمز یکی نیست.'),
  name: ({ name }) => {
    if (countCharacters(name) < 3) return 'نام دست‌کم ۳ حرف است.'
    return messageUnless(countCharacters(name) <= 80, 'نام بیش از اندازه بلند است.')
  },
  display_name: ({ display_name: name }) => {
    if (countCharacters(name) < 2) return 'نام نمایشی دست‌کم ۲ حرف است.'
    if (countCharacters(name) > 50) return 'نام نمایشی بیش از اندازه بلند است.'
    return messageUnless(
      !hasContactDetails(name),
      'در نام نمایشی شماره یا ایمیل ننویسید؛ همه آن را می‌بینند.',
    )
  },
  about: ({ about }) => {
    if (countCharacters(about) < 3) return 'توضیح باید دست‌کم ۳ حرف باشد.'
    return messageUnless(
      countCharacters(about) <= MAX_ABOUT_LENGTH,
      `توضیح نباید بیش از ${persianDigits(MAX_ABOUT_LENGTH)} حرف باشد.`,
    )
  },
  national_code: ({ national_code: code }) =>
    messageUnless(
      code === '' || isNationalCode(extractDigits(code)),
      'کد ملی درست نیست؛ ده رقم دارد.',
    ),
  company_id: ({ company_id: id }) =>
    validateText(
      id,
      'شناسهٔ ملی شرکت',
      messageUnless(isCompanyId(extractDigits(id)), 'شناسهٔ ملی شرکت درست نیست؛ یازده رقم دارد.'),
    ),
  economic_code: ({ economic_code: code }) =>
    validateText(
      code,
      'کد اقتصادی',
      messageUnless(
        isEconomicCode(extractDigits(code)),
        'کد اقتصادی درست نیست؛ شرکت یازده رقم و شخص چهارده رقم دارد.',
      ),
    ),
  registration_id: ({ registration_id: id }) =>
    validateText(
      id,
      'شمارهٔ ثبت',
      messageUnless(
        /^\d{1,10}$/.test(extractDigits(id)),
        'شمارهٔ ثبت را با رقم بنویسید؛ حداکثر ده رقم دارد.',
      ),
    ),
  phone: ({ phone }) =>
    validateText(
      phone,
      'تلفن',
      messageUnless(
        /^0\d{9,10}$/.test(toDomesticNumber(extractDigits(phone))),
        'تلفن را با پیش‌شمارهٔ شهر بنویسید؛ مانند ۰۲۱۱۲۳۴۵۶۷۸.',
      ),
    ),
  postal_code: ({ postal_code: code }) =>
    validateText(
      code,
      'کد پستی',
      messageUnless(
        isPostalCode(extractDigits(code)),
        'کد پستی ده رقم است و پنج رقم اول آن ۰ و ۲ ندارد.',
      ),
    ),
  bank_card: ({ bank_card: card }) =>
    messageUnless(
      card === '' || isBankCard(extractDigits(card)),
      'شمارهٔ کارت درست نیست؛ شانزده رقم روی کارت را بنویسید.',
    ),
  sheba: ({ sheba }) =>
    messageUnless(
      sheba === '' || isSheba(extractSheba(sheba)),
      'شمارهٔ شبا درست نیست؛ IR و ۲۴ رقم پس از آن را بنویسید.',
    ),
  email: ({ email }) =>
    messageUnless(email === '' || EMAIL.test(email.trim()), 'نشانی ایمیل درست نیست.'),
  birth_date: ({ birth_date: day }) =>
    messageUnless(day === '' || (day >= EARLIEST && day < getToday()), 'تاریخ تولد درست نیست.'),
  amount: ({ amount }) =>
    messageUnless(
      amount !== null && amount >= MIN_AMOUNT && amount <= MAX_AMOUNT,
      `مبلغ از ${formatNumber(MIN_AMOUNT)} تا ${formatNumber(MAX_AMOUNT)} تومان است.`,
    ),
  state_id: ({ state_id: id }) => messageUnless(id !== null, 'استان را انتخاب کنید.'),
  city_id: ({ city_id: id }) => messageUnless(id !== null, 'شهر را انتخاب کنید.'),
  delivery_state_id: ({ delivery_state_id: id }) =>
    messageUnless(id !== null, 'استان تحویل را انتخاب کنید.'),
  delivery_city_id: ({ delivery_city_id: id }) =>
    messageUnless(id !== null, 'شهر تحویل را انتخاب کنید.'),
  brand: ({ brand }) => messageUnless(brand !== null, 'برند را انتخاب کنید.'),
  department: ({ department }) => messageUnless(department !== '', 'بخش را انتخاب کنید.'),
  rate: ({ rate }) =>
    messageUnless(/^[1-5]$/.test(rate), 'امتیاز خود را از ۱ تا ۵ ستاره انتخاب کنید.'),
  quantity: ({ quantity }) =>
    messageUnless(quantity >= 1 && quantity <= MAX_UNITS, 'این تعداد در انبار نیست.'),
  delivery: ({ delivery }) => messageUnless(delivery !== '', 'روش ارسال را انتخاب کنید.'),
  colours: ({ colours }) => {
    if (colours.length === 0) return 'دست‌کم یک رنگ انتخاب کنید.'
    return messageUnless(colours.length <= MAX_COLOURS, 'بیش از ۲ رنگ نمی‌توان انتخاب کرد.')
  },
  terms: ({ terms }) => messageUnless(terms, 'بی پذیرش قوانین نمی‌توان ادامه داد.'),
}

export function validateByHand(values: TestValues): TestErrors {
  const errors: [string, string][] = []
  for (const [name, rule] of Object.entries(rules)) {
    const error = rule(values)
    if (error !== undefined) errors.push([name, error])
  }
  return Object.fromEntries(errors)
}
