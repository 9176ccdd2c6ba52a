import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES } from '@/lib/contract/limits'
import {
  type StoredLine,
  addLine,
  prependSavedLine,
  cartErrorMessage,
  checkAvailability,
  removeLine,
  restoreLine,
  setQuantity,
  type CartError,
  changesOf,
  reconcileLines,
  acknowledgeLine,
} from '@/lib/domain/cart-rules'
import { lineChangeMessage } from '@/components/cart/cart-changes'
import { infoOf } from './cart-info'

function cartWith(...entries: [stockId: number, quantity: number][]): StoredLine[] {
  return entries.reduce<StoredLine[]>((lines, [stockId, quantity]) => {
    const added = addLine(lines, infoOf(stockId, 1000), quantity)
    return 'lines' in added ? added.lines : lines
  }, [])
}

describe('adding to the cart is refused', () => {
  const cases: [string, CartError, string][] = [
    [
      'when the same stock is in it',
      { kind: 'already_in_cart' },
      'این کالا پیش‌تر به سبد خرید افزوده شده است.',
    ],
    ['when nothing is left or known', { kind: 'unavailable' }, 'این کالا موجود نیست.'],
    [
      'when more is wished than there is',
      { kind: 'too_many', available: 3 },
      'تنها ۳ عدد از این کالا در انبار مانده است.',
    ],
    ['with the words of a failure', { kind: 'failed', message: 'بعداً' }, 'بعداً'],
    ['with general words', { kind: 'failed', message: null }, 'خطای پیش‌بینی‌نشده‌ای رخ داد.'],
  ]
  test.each(cases)('%s', (_, refusal, message) => {
    expect(cartErrorMessage(refusal)).toBe(message)
  })

  test.each([
    [null, 1, 'unavailable'],
    [0, 1, 'unavailable'],
    [3, 4, 'too_many'],
    [3, 3, undefined],
  ])('with %s in stock and %s wished: %s', (stock, wished, kind) => {
    expect(checkAvailability(stock === null ? null : infoOf(1, stock), wished)?.kind).toBe(kind)
  })

  test('and nothing is added', () => {
    const lines = cartWith([1, 2])
    expect(addLine(lines, infoOf(1, 9), 1)).toEqual({ refusal: { kind: 'already_in_cart' } })
    expect(addLine(lines, infoOf(2, 1), 2)).toEqual({
      refusal: { kind: 'too_many', available: 1 },
    })
  })

  test('when it holds as many kinds as one call may name', () => {
    const full = cartWith(
      ...Array.from({ length: MAX_CART_LINES }, (_, at): [number, number] => [at + 1, 1]),
    )
    expect(addLine(full, infoOf(500, 5), 1)).toEqual({ refusal: { kind: 'cart_full' } })
  })
})

describe('when the shop answers for the cart', () => {
  const lines = cartWith([1, 5], [2, 1], [3, 2], [4, 7])
  const items = [infoOf(1, 3, 'هدفون'), infoOf(2, 0, 'قوری'), infoOf(4, 50)]
  const { lines: kept, gone } = reconcileLines(lines, items, new Set([1, 2, 3]))

  test('missing and sold-out lines are dropped, too many are lowered, others stay', () => {
    expect(kept.map((line) => [line.stock_id, line.quantity])).toEqual([
      [1, 3],
      [4, 7],
    ])
  })

  test('what is gone is told by name', () => {
    expect(gone).toEqual([
      { stock_id: 2, title: 'قوری' },
      { stock_id: 3, title: 'کالای 3' },
    ])
  })

  test('with nothing new, every line stays the very same', () => {
    const again = reconcileLines(
      lines,
      [1, 2, 3, 4].map((id) => infoOf(id, 50)),
      new Set([1, 2, 3, 4]),
    )
    expect(again.gone).toEqual([])
    again.lines.forEach((line, at) => expect(line).toBe(lines[at]))
  })
})

describe('a line says what changed since it was last read', () => {
  const [line] = cartWith([1, 5])
  if (!line) throw new Error('no line')
  const at = (final_price: number, quantity = 9) => ({ ...infoOf(1, quantity), final_price })
  const words = (stored: StoredLine, info = at(31_570_000)) =>
    changesOf(stored, info).map(lineChangeMessage)

  test.each([
    [31_570_000, []],
    [32_000_000, ['گران‌تر شد: هر عدد از ۳,۱۵۷,۰۰۰ به ۳,۲۰۰,۰۰۰ تومان رسید.']],
    [31_000_000, ['ارزان‌تر شد: هر عدد از ۳,۱۵۷,۰۰۰ به ۳,۱۰۰,۰۰۰ تومان رسید.']],
  ])('its price is now %s', (price, told) => {
    expect(words(line, at(price))).toEqual(told)
  })

  test('its count was lowered, counted from the first wish', () => {
    const once = reconcileLines([line], [at(31_570_000, 4)], new Set([1])).lines
    const twice = reconcileLines(once, [at(31_570_000, 2)], new Set([1])).lines
    expect(twice.flatMap((each) => words(each))).toEqual(['موجودی کم شد؛ تعداد از ۵ به ۲ رسید.'])
  })

  test('until it is read', () => {
    const read = acknowledgeLine({ ...line, lowered_from: 7 }, 32_000_000)
    expect(words(read, at(32_000_000))).toEqual([])
    expect(words(read, at(31_570_000))).toHaveLength(1)
  })

  test('and a line that never saw a price learns it without a word', () => {
    const [learned] = reconcileLines([{ ...line, seen_price: null }], [at(10)], new Set([1])).lines
    expect(learned).toMatchObject({ seen_price: 10, lowered_from: null })
  })
})

describe('the list for later', () => {
  test('holds a variant once, the newest first, and no more than a cart', () => {
    const [first, second] = cartWith([1, 1], [2, 2])
    if (!first || !second) throw new Error('no lines')
    expect(prependSavedLine([first, second], { ...second, quantity: 9 })).toEqual([
      { ...second, quantity: 9 },
      first,
    ])
    const full = cartWith(
      ...Array.from({ length: MAX_CART_LINES }, (_, at): [number, number] => [at + 10, 1]),
    )
    expect(prependSavedLine(full, first)).toHaveLength(MAX_CART_LINES)
  })
})

test('a removed line comes back where it was, once', () => {
  const lines = cartWith([1, 1], [2, 2], [3, 3])
  const second = lines[1]
  if (!second) throw new Error('no second line')
  const without = removeLine(lines, 2)
  expect(restoreLine(without, second, 1)).toEqual(lines)
  expect(restoreLine(lines, second, 1)).toEqual(lines)
})

test('no sequence of wishes makes a quantity below one, above the stock, or a stock twice', () => {
  const stockId = fc.integer({ min: 1, max: 5 })
  const wish = fc.oneof(
    fc.record({ does: fc.constant('add'), stockId, wished: fc.integer({ min: -2, max: 12 }) }),
    fc.record({ does: fc.constant('set'), stockId, wished: fc.double() }),
    fc.record({ does: fc.constant('remove'), stockId, wished: fc.constant(0) }),
    fc.record({ does: fc.constant('settle'), stockId, wished: fc.constant(0) }),
  )
  const stocks = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(stocks, fc.array(wish, { maxLength: 40 }), (available, wishes) => {
      let lines: StoredLine[] = []
      const items = available.map((quantity, at) => infoOf(at + 1, quantity))
      for (const { does, stockId: id, wished } of wishes) {
        const info = items[id - 1] ?? null
        if (does === 'add') {
          const added = addLine(lines, info, wished)
          if ('lines' in added) lines = added.lines
        }
        if (does === 'set') lines = setQuantity(lines, id, wished, info?.quantity ?? 0)
        if (does === 'remove') lines = removeLine(lines, id)
        if (does === 'settle') lines = reconcileLines(lines, items, new Set([1, 2, 3, 4, 5])).lines
        expect(new Set(lines.map((line) => line.stock_id)).size).toBe(lines.length)
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(available[line.stock_id - 1] ?? 0)
        }
      }
    }),
  )
})
