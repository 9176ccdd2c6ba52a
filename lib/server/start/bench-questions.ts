import type { ProductFilters } from '@/lib/contract/products'

const colours = { رنگ: ['مشکی', 'سفید'] }
const phones = { ...colours, حافظه: ['۱۲۸ گیگابایت', '۲۵۶ گیگابایت'] }
const dear = { price_min: 50_000_000, price_max: 900_000_000 }

/** Three facets or more each, in one category and in the whole shop. */
export const narrowedLists: ProductFilters[] = [
  { category: 'موبایل-و-تبلت', brands: ['nikan', 'parseh'], properties: colours },
  { category: 'موبایل-و-تبلت', available: true, ...dear },
  { category: 'گوشی-موبایل', properties: phones, available: true, sort: 'cheapest' },
  { category: 'مد-و-پوشاک', properties: colours, festival: 'شگفت-انگیز', sort: 'newest' },
  { brands: ['nikan', 'gam'], properties: colours, available: true },
  { brands: ['nikan'], available: true, ...dear, sort: 'most_expensive' },
  { festival: 'شگفت-انگیز', properties: colours, ...dear, sort: 'biggest_discount' },
  { q: 'گوشی', brands: ['nikan', 'parseh'], properties: colours, available: true },
]

export const plainLists: ProductFilters[] = [
  {},
  { category: 'موبایل-و-تبلت' },
  { category: 'کفش', sort: 'cheapest' },
  { brands: ['nikan'] },
  { page: 4, sort: 'newest' },
]

export const searches = [
  ...['گوشی', 'گوش', 'گ', 'لپ تاپ', 'لپتاپ', 'گوشی نیکان', 'نیکن', 'l,fhdg', 'شقهش', 'aria 12'],
  ...['هدفون بی سیم', 'کفش مردانه مشکی', 'ساعت هوشمند پارسه', 'nova', 'هیچ‌چیز'],
]
