import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Property } from '@/lib/contract/catalogue/product-facts'
import type { Stock } from '@/lib/contract/product/product-info'
import {
  chooseValue,
  findAvailableInstead,
  findMissingSize,
  getDefaultChoice,
  findSelectedStock,
  getValueState,
  type VariantChoice,
  parseChoice,
  formatChoiceSearch,
} from '@/lib/domain/variant-choice'

function stock(
  id: number,
  parent_value: VariantChoice,
  quantity: number,
  price = 1_000_000,
): Stock {
  return { id, parent_value, quantity, price, final_price: price }
}

function propertiesOf(stocks: readonly Stock[], names: readonly string[]): Property[] {
  return names.map((name) => ({
    name,
    values: [...new Set(stocks.flatMap(({ parent_value }) => parent_value[name] ?? []))].map(
      (value) => ({ value, hex: null }),
    ),
  }))
}

const phone = [
  stock(1, { رنگ: 'آبی', حافظه: '۱۲۸' }, 4, 200),
  stock(2, { رنگ: 'آبی', حافظه: '۲۵۶' }, 3, 300),
  stock(3, { رنگ: 'مشکی', حافظه: '۱۲۸' }, 0, 100),
  stock(4, { رنگ: 'کرم', حافظه: '۲۵۶' }, 2, 310),
]
const properties = propertiesOf(phone, ['رنگ', 'حافظه'])

describe('the selected variant', () => {
  test('is the stock whose values match the whole choice', () => {
    expect(findSelectedStock(phone, { رنگ: 'آبی', حافظه: '۲۵۶' })?.id).toBe(2)
    expect(findSelectedStock(phone, { رنگ: 'آبی' })).toBeNull()
    expect(findSelectedStock([stock(9, {}, 1)], {})?.id).toBe(9)
  })

  test('is the cheapest that can be bought by default', () => {
    expect(getDefaultChoice(phone)).toEqual({ رنگ: 'آبی', حافظه: '۱۲۸' })
    expect(getDefaultChoice([])).toEqual({})
  })

  test('moves to the nearest variant when the new value does not exist with the old ones', () => {
    const choice = { رنگ: 'آبی', حافظه: '۱۲۸' }
    expect(chooseValue(properties, phone, choice, 'رنگ', 'کرم')).toEqual({
      رنگ: 'کرم',
      حافظه: '۲۵۶',
    })
  })

  test.each([
    ['comes back where it can be bought again', 'رنگ', 'آبی', { رنگ: 'آبی', حافظه: '۱۲۸' }],
    ['stays moved where it is sold out', 'رنگ', 'مشکی', { رنگ: 'مشکی', حافظه: '۲۵۶' }],
    ['stays moved where it does not exist', 'حافظه', '۲۵۶', { رنگ: 'کرم', حافظه: '۲۵۶' }],
    ['brings back an earlier property too', 'حافظه', '۶۴', { رنگ: 'سبز', حافظه: '۶۴' }],
  ])('what was preferred before it was moved %s', (_, name, value, expected) => {
    const all = [
      ...phone,
      stock(5, { رنگ: 'مشکی', حافظه: '۲۵۶' }, 1),
      stock(6, { رنگ: 'کرم', حافظه: '۶۴' }, 1, 90),
      stock(7, { رنگ: 'سبز', حافظه: '۶۴' }, 1),
    ]
    const offered = propertiesOf(all, ['رنگ', 'حافظه'])
    const choice = { رنگ: 'کرم', حافظه: '۲۵۶' }
    const preferred = name === 'رنگ' ? { ...choice, حافظه: '۱۲۸' } : { ...choice, رنگ: 'سبز' }
    expect(chooseValue(offered, all, choice, name, value, preferred)).toEqual(expected)
  })
})

test('a value is available, sold out or impossible under the current choice', () => {
  const choice = { رنگ: 'مشکی', حافظه: '۱۲۸' }
  expect(getValueState(properties, phone, choice, 'رنگ', 'آبی')).toBe('available')
  expect(getValueState(properties, phone, choice, 'رنگ', 'مشکی')).toBe('sold_out')
  expect(getValueState(properties, phone, choice, 'حافظه', '۲۵۶')).toBe('impossible')
})

test('a value that is gone in every combination is sold out under each choice', () => {
  const gone = [...phone, stock(5, { رنگ: 'کرم', حافظه: '۵۱۲' }, 0, 400)]
  const offered = propertiesOf(gone, ['رنگ', 'حافظه'])
  const black = { رنگ: 'مشکی', حافظه: '۱۲۸' }
  expect(getValueState(offered, gone, black, 'حافظه', '۵۱۲')).toBe('sold_out')
  expect(parseChoice(offered, gone, '?رنگ=مشکی&حافظه=۵۱۲')).toEqual(black)
})

describe('the choice in the address', () => {
  test('is written to the query and read back from it', () => {
    const search = formatChoiceSearch('?utm_source=sms', { رنگ: 'کرم', حافظه: '۲۵۶' })
    expect(new URLSearchParams(search).get('utm_source')).toBe('sms')
    expect(parseChoice(properties, phone, search)).toEqual({ رنگ: 'کرم', حافظه: '۲۵۶' })
  })

  test.each(['', '?رنگ=بنفش', '?رنگ=', '?قد=بلند'])(
    'falls back to the default choice for %s',
    (search) => {
      expect(parseChoice(properties, phone, search)).toEqual(getDefaultChoice(phone))
    },
  )
})

test('choosing a value that is not impossible always ends at a stock that has it', () => {
  const value = fc.constantFrom('الف', 'ب', 'پ')
  const stocks = fc
    .uniqueArray(fc.record({ رنگ: value, حافظه: value, سایز: value }), {
      minLength: 1,
      maxLength: 12,
      selector: (each) => JSON.stringify(each),
    })
    .map((values) => values.map((each, at) => stock(at + 1, each, at % 3, 100 + at)))
  const presses = fc.array(fc.tuple(fc.constantFrom('رنگ', 'حافظه', 'سایز'), value))
  fc.assert(
    fc.property(stocks, presses, (all, pressed) => {
      const offered = propertiesOf(all, ['رنگ', 'حافظه', 'سایز'])
      let choice = getDefaultChoice(all)
      let preferred = choice
      for (const [name, value] of pressed) {
        if (getValueState(offered, all, choice, name, value) === 'impossible') continue
        const moved = chooseValue(offered, all, choice, name, value)
        expect(chooseValue(offered, all, choice, name, value, choice)).toEqual(moved)
        choice = chooseValue(offered, all, choice, name, value, preferred)
        preferred = { ...preferred, [name]: value }
        expect(choice[name]).toBe(value)
        expect(findSelectedStock(all, choice)?.parent_value).toEqual(choice)
      }
    }),
  )
})

test.each([
  ['letters', ['M', 'XXL'], '', 'اندازه'],
  ['bare numbers', ['۳۸', '۴۰'], '?رنگ=مشکی', 'اندازه'],
  ['a size that the address names', ['۳۸', '۴۰'], '?اندازه=۴۰', null],
  ['a size that the shop lacks', ['۳۸', '۴۰'], '?اندازه=۹۹', 'اندازه'],
  ['one size only', ['M'], '', null],
  ['a measure', ['۲۶ اینچ', '۲۸ اینچ'], '', null],
])('a size is asked for where it is worn and not chosen: %s', (_, values, search, missing) => {
  const stocks = values.map((اندازه, at) => stock(at + 1, { اندازه }, 1))
  const sizes = propertiesOf(stocks, ['اندازه'])
  expect(findMissingSize(sizes, parseChoice(sizes, stocks, search), search)).toBe(missing)
})

test.each([
  ['۴۲', ['۴۲ مشکی', '۴۳ آبی', '۴۱ آبی', '۴۴ آبی', '۴۰ آبی']],
  ['۴۴', ['۴۳ آبی', '۴۲ آبی', '۴۲ مشکی', '۴۱ آبی', '۴۰ آبی']],
])(
  'instead of the size %s of one colour are offered the same size, and the next ones',
  (gone, offered) => {
    const sizes = ['۴۰', '۴۱', '۴۲', '۴۳', '۴۴']
    const stocks = [
      // The cheapest would be the first otherwise.
      ...sizes.map((اندازه, at) =>
        stock(at + 1, { رنگ: 'آبی', اندازه }, اندازه === gone ? 0 : 2, at),
      ),
      stock(9, { رنگ: 'مشکی', اندازه: '۴۲' }, 1, 9),
    ]
    const choice = { رنگ: 'آبی', اندازه: gone }
    const instead = findAvailableInstead(propertiesOf(stocks, ['رنگ', 'اندازه']), stocks, choice)
    expect(instead.map(({ parent_value: { رنگ, اندازه } }) => `${اندازه} ${رنگ}`)).toEqual(offered)
  },
)
