import { expect, test } from 'vitest'
import { articles } from '@/lib/server/db/seed/demo/articles'
import { brands, products as sold, waitingProducts } from '@/lib/server/db/seed/demo/catalogue'
import { categories } from '@/lib/server/db/seed/demo/categories'
import { colours } from '@/lib/server/db/seed/demo/colours'
import { customers, postComments } from '@/lib/server/db/seed/demo/customers'
import { sectionOf } from '@/lib/server/db/seed/demo/field-sections'
import { pages } from '@/lib/server/db/seed/demo/pages'
import { provinces } from '@/lib/server/db/seed/demo/provinces'
import { banners, branches, footer, settings, slides } from '@/lib/server/db/seed/demo/settings'
import { shippingMethods } from '@/lib/server/db/seed/demo/shipping'
import * as waiting from '@/lib/server/db/seed/demo/waiting'
import { demoTickets } from '@/lib/server/db/seed/demo/tickets-and-orders'

const products = [...sold, ...waitingProducts]
const PERSIAN = /[\u0600-\u06ff]/

/** Every text for reading; slugs and addresses are keys and stay as they are. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const key = /slug|href|category|productCategories|festival|icon|picture/i.test(name)
    return key || !PERSIAN.test(value) ? [] : [value]
  }
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textsIn(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => textsIn(each, key))
}

function excerpt(text: string, fault: RegExp): string[] {
  const at = text.search(fault)
  return at < 0 ? [] : [text.slice(Math.max(0, at - 15), at + 20)]
}

const texts = [
  ...[
    articles,
    brands,
    products,
    waitingProducts,
    categories,
    customers,
    postComments,
    pages,
    provinces,
  ],
  ...[banners, branches, footer, settings, slides, demoTickets, waiting],
].flatMap((part) => textsIn(part))

test.each([
  ['an Arabic yeh or kaf', /[يىك]/],
  ['a kasra on another letter than he', /(?<!ه)\u0654/],
  ['a kasra before a mark or at the end', /\u0654(?=[،؛:.»؟!]|$)/],
  ['a yeh in the place of the kasra', /ه\u200cی(?![\u0600-\u06ff])/],
  ['a space too many', / {2}|\s[،؛؟:»](?=\s|$)|^ | $/],
  ['a joiner beside a space or a mark', /\u200c(?![\u0621-\u06cc])|(?<![\u0621-\u06cc])\u200c/],
  [
    'a suffix or prefix on its own',
    /(?<![\u0600-\u06ff\u200c])(?:می|نمی|ها|های|ترین) (?=[\u0621-\u06cc])/,
  ],
  ['two names for what its filters call حافظه', /فضای ذخیره‌سازی|حافظهٔ داخلی/],
  ['a code to dial in words', /ستاره،? مربع/],
  ['a code to dial that may be drawn backwards', /(?<!<bdi dir="ltr">)\*#\d/],
  ['a comma or question mark of Latin', /[\u0621-\u06cc][,;?]/],
  ['digits of Latin in Persian words', /[\u0621-\u06cc] \d+(?: [\u0621-\u06cc]|$)/],
  [
    'an adverb without its tanvin',
    /(?<![\u0600-\u06ff])(?:واقعا|کاملا|تقریبا|معمولا|فعلا|لطفا|حتما|دقیقا)(?![\u0600-\u06ff\u200c])/,
  ],
])('no text of the demo has %s', (_, fault) => {
  expect(texts.length).toBeGreaterThan(5_000)
  expect(texts.flatMap((text) => excerpt(text, fault))).toEqual([])
})

const promises = textsIn([pages, shippingMethods]).flatMap((text) => text.split(/[.؟]|<[^>]+>/))
const TRUE_OF_SMS =
  /سرویس پیامک|کد|ورود|بانک|تبلیغاتی نمی‌فرستیم|لینک پرداخت|متن پیامک|خدماتی|رزرو نیست/

test("the demo's pages promise no SMS but codes and stock notices", () => {
  const about = promises.filter((promise) => promise.includes('پیامک'))
  expect(about.length).toBeGreaterThan(5)
  expect(about.filter((promise) => !TRUE_OF_SMS.test(promise) || /رهگیری/.test(promise))).toEqual(
    [],
  )
})

test.each([
  ['a tax on its own line', /مالیات بر ارزش افزوده/],
  ['money to a bank account', /به شبا|شبای|واریز مانده/],
  ['a field that no form has', /جنسیت/],
  ['shipping paid back', /ارسال نخست هم بازگردانده/],
  ['cookies beside the one of the session', /دو نوع کوکی|کوکی ترجیح/],
])('no page promises %s', (_, fault) => {
  expect(promises.filter((promise) => fault.test(promise))).toEqual([])
})

test.each([
  ['اندازهٔ صفحه', 'اندازه و وزن'],
  ['رم', 'توان و کارکرد'],
  ['وزن', 'اندازه و وزن'],
  ['شهد', 'مشخصات کلی'],
])('the field «%s» is in the section «%s»', (name, section) => {
  expect(sectionOf(name)).toBe(section)
})

test('what a good of the demo calls its colour is one, and its pattern is no part, taste or scent', () => {
  const colourFields = products.flatMap(({ fields }) => fields.filter(([name]) => name === 'رنگ'))
  const names = Object.keys(colours)
  expect(colourFields.filter(([, value]) => !names.some((name) => value.startsWith(name)))).toEqual(
    [],
  )
  const patterns = products.flatMap(({ stocks }) => stocks.flatMap(({ value }) => value.طرح ?? []))
  expect(new Set(patterns)).toEqual(new Set(['نقش جهان', 'ماسوله', 'گره‌چینی', 'اسلیمی', 'سرو']))
})

test('the train of the demo has the one wagon that its pictures show', () => {
  const train = products.find(({ slug }) => slug === 'قطار-چوبی-فرفره-توسکا')
  expect(train?.intro).toContain('یک واگن')
  expect(textsIn(train).filter((text) => /واگن‌ها|دو واگن|۲ واگن|واگن آخر/.test(text))).toEqual([])
})

test('the demo shop calls what its variants differ in by one name, so that no list offers a measure twice', () => {
  const namesOf = new Map<string, Set<string>>()
  for (const { value } of products.flatMap(({ stocks }) => stocks)) {
    for (const [name, one] of Object.entries(value)) {
      if (!/\p{Nd}/u.test(one)) continue
      namesOf.set(one, (namesOf.get(one) ?? new Set()).add(name))
    }
  }
  const several = [...namesOf].filter(([, names]) => names.size > 1)
  expect(several.map(([value, names]) => `${value}: ${[...names].join('، ')}`)).toEqual([])
})
