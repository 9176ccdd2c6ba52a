import { expect, test } from 'vitest'
import { adviseOn } from '@/components/catalogue/compare/compare-advice'
import { buildCompareRows } from '@/components/catalogue/compare/compare-rows'
import { findKind, namesWithKind, shortNames } from '@/components/catalogue/short-names'
import type { ComparedProduct } from '@/lib/contract/catalogue/compare'

type Given = {
  id: number
  fields: [string, string, string][]
  price?: number
  rate?: number
  available?: boolean
}

function product({ id, fields, price = 1_000, rate, available = true }: Given): ComparedProduct {
  return {
    card: {
      id,
      slug: `p${id}`,
      title: `کالای ${id}`,
      english_title: '',
      brand: { id: 1, slug: 'ava', title: 'آوا', english_title: 'Ava' },
      picture: null,
      second_view: null,
      status: 'published',
      available,
      price,
      final_price: price,
      percent: 0,
      last_units: null,
      rate: rate ?? null,
      rate_count: rate ? 12 : 0,
      colours: [],
      stock_id: null,
      variant: null,
    },
    guarantee: id === 1 ? 'گارانتی ۱۸ ماهه' : '',
    properties: [{ name: 'رنگ', values: [{ value: 'مشکی', hex: null }], sold_out: [] }],
    fields: fields.map(([section, name, value]) => ({ section, name, value, highlighted: false })),
  }
}

const one = product({
  id: 1,
  fields: [
    ['توان', 'باتری', '۵۰۰۰'],
    ['توان', 'شبکه', '5G'],
    ['اندازه', 'وزن', '۱۸۰ گرم'],
  ],
})
const two = product({
  id: 2,
  fields: [
    ['توان', 'شبکه', '5G'],
    ['نیرو', 'باتری', '۴۰۰۰'],
    ['توان', 'قلم', 'دارد'],
  ],
})

test('what differs or is missing stands before what is the same, each field once', () => {
  const { different, same, lone } = buildCompareRows([one, two])
  expect(different.map(({ name }) => name)).toEqual(['باتری', 'گارانتی'])
  expect(same.map(({ name }) => name)).toEqual(['رنگ', 'شبکه'])
  expect(lone.map(({ name }) => name)).toEqual(['قلم', 'وزن'])
  const pen = lone.find(({ name }) => name === 'قلم')
  expect(pen?.cells.map(({ text }) => text)).toEqual([null, 'دارد'])
})

test('a single product differs in nothing', () => {
  expect(buildCompareRows([one]).different).toEqual([])
})

test.each([
  [
    'more of it is better',
    'باتری',
    '۵۰۰۰ میلی‌آمپرساعت',
    '۴۰۰۰ میلی‌آمپرساعت',
    [1, 0.8],
    [true, false],
  ],
  ['less of it is better', 'وزن', '۲۰۰ گرم', '۱۵۰ گرم با جلد', [1, 0.75], [false, true]],
  ['a tie', 'رم', '۸ گیگابایت', '۸ گیگابایت لحیم‌شده', [null, null], [false, false]],
  ['a kind after its unit', 'رم', '۱۶ گیگابایت DDR5', '۳۲ گیگابایت', [0.5, 1], [false, true]],
  ['power', 'شارژ', '۳۳ وات، داخل جعبه', '۶۶ وات', [0.5, 1], [false, true]],
  ['a time, of which less is better', 'شارژ', '۱ ساعت', '۲ ساعت', [null, null], [false, false]],
  ['other units', 'زمان پخش', '۵ ساعت', '۲ روز', [null, null], [false, false]],
  ['a thousand of a unit', 'حافظه', '۱ ترابایت', '۵۱۲ گیگابایت', [1, 0.5], [true, false]],
  [
    'the best of each list of options',
    'حافظه',
    '۱۲۸ گیگابایت، ۲۵۶ گیگابایت، ۵۱۲ گیگابایت',
    '۲۵۶ گیگابایت، ۱ ترابایت',
    [0.5, 1],
    [false, true],
  ],
  [
    'options whose best is the same',
    'حافظه',
    '۱۲۸ گیگابایت، ۲۵۶ گیگابایت، ۵۱۲ گیگابایت',
    '۲۵۶ گیگابایت، ۵۱۲ گیگابایت',
    [null, null],
    [false, false],
  ],
  ['the lightest of its options', 'وزن', '۲۰۰ گرم، ۱۵۰ گرم', '۳۰۰ گرم', [0.5, 1], [true, false]],
  [
    'more numbers than one',
    'دوربین',
    '۵۰ و ۱۲ مگاپیکسل',
    '۴۸ مگاپیکسل',
    [null, null],
    [false, false],
  ],
  ['neither is better', 'قد', '۱۲۴ سانتی‌متر', '۶۲ سانتی‌متر', [null, null], [false, false]],
])('bars and the best of a row: %s', (_, name, first, second, shares, best) => {
  const rows = buildCompareRows([
    product({ id: 1, fields: [['', name, first]] }),
    product({ id: 2, fields: [['', name, second]] }),
  ])
  const row = rows.different.find((each) => each.name === name)
  expect(row?.cells.map(({ share }) => share)).toEqual(shares)
  expect(row?.cells.map(({ isBest }) => isBest)).toEqual(best)
})

test('those that share the first rank of three are each the best', () => {
  const ofRam = (id: number, text: string) => product({ id, fields: [['', 'رم', text]] })
  const { different } = buildCompareRows([
    ofRam(1, '۸ گیگابایت'),
    ofRam(2, '۱۲ گیگابایت'),
    ofRam(3, '۱۲ گیگابایت'),
  ])
  expect(different[0]?.cells.map(({ isBest }) => isBest)).toEqual([false, true, true])
})

const linesOf = (products: readonly ComparedProduct[]) =>
  adviseOn(products)?.lines.map(({ purpose, pick }) => `${purpose}: ${pick}`)

test('advises by rating and price among what is available, and only where there is a choice', () => {
  const rated = product({ id: 3, fields: [], price: 70_000, rate: 4.5 })
  const cheap = product({ id: 4, fields: [], price: 20_000, rate: 4 })
  const gone = product({ id: 5, fields: [], price: 10, rate: 5, available: false })
  expect(linesOf([rated, cheap, gone])).toEqual([
    'برای بیشتر خریداران: کالای 3، با بیشترین امتیاز (۴٫۵)',
    'با بودجهٔ کمتر: کالای 4، ۵,۰۰۰ تومان ارزان‌تر',
  ])
  const both = product({ id: 6, fields: [], price: 10_000, rate: 4.9 })
  expect(linesOf([both, cheap])).toEqual([
    'برای بیشتر خریداران: کالای 6، با بیشترین امتیاز و کمترین قیمت',
  ])
  expect(linesOf([one, cheap])).toEqual(['برای خرید ارزان‌تر: کالای 1، با کمترین قیمت'])
  expect(adviseOn([one, cheap])?.advised, 'of ratings alike none').toBeNull()
  expect(adviseOn([one, two])).toBeNull()
  expect(adviseOn([rated, gone])).toBeNull()
})

test('names for a third what it alone is best at, and nothing where it is best at nothing', () => {
  const of = (id: number, weight: string, rest: { price: number; rate: number }) =>
    product({ id, fields: [['', 'وزن', weight]], ...rest })
  const rated = of(7, '۲۰۰ گرم', { price: 70_000, rate: 4.5 })
  const cheap = of(8, '۱۹۰ گرم', { price: 20_000, rate: 4 })
  const light = of(9, '۱۵۰ گرم', { price: 60_000, rate: 4.1 })
  const first = linesOf([rated, cheap])
  expect(first).toHaveLength(2)
  expect(linesOf([rated, cheap, light])).toEqual([...(first ?? []), 'برای سبکی: کالای 9، ۱۵۰ گرم'])
  const heavy = of(10, '۳۰۰ گرم', { price: 60_000, rate: 4.1 })
  expect(linesOf([rated, cheap, heavy])).toEqual(first)
  expect(adviseOn([cheap, rated, light])?.advised).toBe(rated.card)
})

/** With memories to choose from; what is gone in every variant stands after the stroke. */
function withMemories(given: Given, memories: string[], sold_out: string[] = []): ComparedProduct {
  const values = memories.map((value) => ({ value, hex: null }))
  return { ...product(given), properties: [{ name: 'حافظه', values, sold_out }] }
}

test('the advice names the option by which a row was measured, and not the first of its list', () => {
  const rated = withMemories({ id: 7, fields: [], price: 70_000, rate: 4.5 }, ['۲۵۶ گیگابایت'])
  const cheap = withMemories({ id: 8, fields: [], price: 20_000, rate: 4 }, ['۲۵۶ گیگابایت'])
  const large = withMemories({ id: 9, fields: [], price: 90_000, rate: 4.1 }, [
    ...['۲۵۶ گیگابایت', '۱ ترابایت'],
  ])
  expect(linesOf([rated, cheap, large])).toContain('برای فضای بیشتر: کالای 9، تا ۱ ترابایت')
})

test('what one is sold by is compared with the specification of another', () => {
  const chosen = withMemories({ id: 1, fields: [] }, ['۲۵۶ گیگابایت', '۵۱۲ گیگابایت'])
  const fixed = {
    ...product({ id: 2, fields: [['توان', 'حافظه', '۱۲۸ گیگابایت']] }),
    properties: [],
  }
  const { different, lone } = buildCompareRows([chosen, fixed])
  const memories = different.filter(({ name }) => name === 'حافظه')
  expect(memories.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['۲۵۶ گیگابایت، ۵۱۲ گیگابایت', '۱۲۸ گیگابایت'],
  ])
  expect(memories[0]?.cells.map(({ share }) => share)).toEqual([1, 0.25])
  expect(lone).toEqual([])
})

test('a larger battery is not called a longer charge', () => {
  const of = (id: number, battery: string, rest: { price: number; rate: number }) =>
    product({ id, fields: [['', 'باتری', battery]], ...rest })
  const rated = of(7, '۵۰۰۰ میلی‌آمپرساعت', { price: 70_000, rate: 4.5 })
  const cheap = of(8, '۴۵۰۰ میلی‌آمپرساعت', { price: 20_000, rate: 4 })
  const large = of(9, '۶۰۰۰ میلی‌آمپرساعت', { price: 60_000, rate: 4.1 })
  expect(linesOf([rated, cheap, large])).toContain('برای باتری بزرگ‌تر: کالای 9، ۶۰۰۰ میلی‌آمپرساعت')
})

test('what is sold out is the best of nothing, and is a difference', () => {
  const memories = ['۲۵۶ گیگابایت', '۵۱۲ گیگابایت']
  const few = withMemories({ id: 1, fields: [] }, memories, ['۵۱۲ گیگابایت'])
  const small = withMemories({ id: 2, fields: [] }, ['۲۵۶ گیگابایت'])
  const cellsOf = (products: ComparedProduct[]) =>
    buildCompareRows(products).different.find(({ name }) => name === 'حافظه')?.cells
  expect(cellsOf([few, small])?.map(({ isBest }) => isBest)).toEqual([false, false])
  expect(cellsOf([few, small])?.[0]?.options).toEqual([
    { value: '۲۵۶ گیگابایت', isSoldOut: false },
    { value: '۵۱۲ گیگابایت', isSoldOut: true },
  ])
  const whole = withMemories({ id: 3, fields: [] }, memories)
  expect(cellsOf([few, whole])?.map(({ isBest }) => isBest)).toEqual([false, true])
  const gone = withMemories({ id: 4, fields: [] }, memories, memories)
  expect(cellsOf([gone, small])?.map(({ isBest }) => isBest)).toEqual([false, true])
})

test('names goods by brand and model, but by their titles where those would be one', () => {
  const named = (id: number, title: string) => {
    const { card } = product({ id, fields: [] })
    return { ...card, title }
  }
  const aria = named(7, 'گوشی موبایل نیکان مدل Aria 12 دو سیم‌کارت')
  const phone = named(8, 'گوشی سادهٔ پارسه')
  expect(shortNames([aria, phone])).toEqual(['آوا Aria 12', 'گوشی سادهٔ پارسه'])
  const twin = named(9, 'قاب گوشی نیکان مدل Aria 12')
  expect(shortNames([aria, twin])).toEqual([aria.title, twin.title])
  const cable = named(10, 'کابل USB-C بافته آوا مدل Kaman به طول ۲ متر')
  expect(shortNames([aria, cable])).toEqual(['آوا Aria 12', 'آوا Kaman'])
})

test('names goods of all sorts by their kind too, without its size', () => {
  const named = (id: number, title: string) => ({ ...product({ id, fields: [] }).card, title })
  const goods = [
    named(7, 'گوشی موبایل آوا مدل Aria 12 دو سیم‌کارت'),
    named(8, 'کفش پیاده‌روی زنانهٔ آوا مدل Sabok با کفی طبی'),
    named(9, 'لپ‌تاپ ۱۵٫۶ اینچی آوا مدل Danesh 15 ویژهٔ دانشجو'),
    named(10, 'دوربین بدون آینه آوا مدل Negah X2 با حسگر ۲۶ مگاپیکسل'),
    named(11, 'ماگ سفالی'),
  ]
  expect(namesWithKind(goods)).toEqual([
    ...['گوشی موبایل آوا Aria 12', 'کفش پیاده‌روی آوا Sabok', 'لپ‌تاپ آوا Danesh 15'],
    ...['دوربین آوا Negah X2', 'ماگ سفالی'],
  ])
})

test('the kind of what is compared is what all their names begin with', () => {
  const phones = ['گوشی موبایل آوا مدل Aria 12', 'گوشی موبایل بازی آوا مدل Shahab G2']
  const named = (id: number, title: string) => ({ ...product({ id, fields: [] }).card, title })
  const goods = phones.map((title, at) => named(at, title))
  expect(findKind(goods)).toBe('گوشی موبایل')
  expect(findKind([...goods, named(3, 'ماگ سفالی')])).toBeNull()
  expect(findKind(goods.slice(1))).toBeNull()
})
