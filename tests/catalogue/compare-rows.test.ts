import { expect, test } from 'vitest'
import { findCheapest, buildCompareSections } from '@/components/catalogue/compare/compare-rows'
import type { ComparedProduct } from '@/lib/contract/catalogue/compare'

type Given = { id: number; fields: [string, string, string][]; price?: number; available?: boolean }

function product({ id, fields, price = 1_000, available = true }: Given): ComparedProduct {
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
      rate: null,
      rate_count: 0,
      colours: [],
      stock_id: null,
      variant: null,
    },
    guarantee: id === 1 ? 'گارانتی ۱۸ ماهه' : '',
    properties: [{ name: 'رنگ', values: [{ value: 'مشکی', hex: null }] }],
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

test('lists every field of any product once, under the heading of the first that has it', () => {
  const sections = buildCompareSections([one, two]).slice(1)
  expect(sections.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['توان', ['باتری', 'شبکه', 'قلم']],
    ['اندازه', ['وزن']],
  ])
})

test('marks missing and different values as differing', () => {
  const rows = buildCompareSections([one, two]).flatMap((section) => section.rows)
  const differing = rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name)
  expect(differing).toEqual(['گارانتی', 'باتری', 'قلم', 'وزن'])
  expect(rows.find(({ name }) => name === 'قلم')?.values).toEqual([null, 'دارد'])
})

test('marks nothing as differing for a single product', () => {
  const rows = buildCompareSections([one]).flatMap((section) => section.rows)
  expect(rows.some(({ isDifferent }) => isDifferent)).toBe(false)
})

test('finds the cheapest among available products, and only where there is a choice', () => {
  const dear = product({ id: 3, fields: [], price: 2_000 })
  const gone = product({ id: 4, fields: [], price: 10, available: false })
  expect(findCheapest([one, dear, gone])).toBe(1)
  expect(findCheapest([one, gone])).toBeNull()
  expect(findCheapest([one, two])).toBeNull()
})
