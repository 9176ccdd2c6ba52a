import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES } from '@/lib/contract/limits'
import {
  addLine,
  cartErrorMessage,
  checkAvailability,
  changesOf,
  reconcileLines,
} from '@/lib/domain/cart-quote'
import { type StoredLine, type CartError } from '@/lib/domain/cart-rules'
import {
  prependSavedLine,
  removeLine,
  restoreLine,
  setQuantity,
  acknowledgeLine,
} from '@/lib/domain/cart-line-changes'
import { lineChangeMessage } from '@/components/cart/cart-changes'
import { infoOf } from './cart-info'

function cartWith(...entries: [stockId: number, quantity: number][]): StoredLine[] {
  return entries.reduce<StoredLine[]>((lines, [stockId, quantity]) => {
    const added = addLine(lines, infoOf(stockId, 1000), quantity)
    return 'lines' in added ? added.lines : lines
  }, [])
}

describe('adding to the cart', () => {
  const cases: [string, CartError, string][] = [
    [
      'when the same stock is in it',
      { kind: 'already_in_cart' },
      'این کالا پیش‌تر به سبد خرید افزوده شده است.',
    ],
    ['when nothing is left or known', { kind: 'unavailable' }, 'این کالا موجود نیست.'],
    [
      'when more is requested than in stock',
      { kind: 'too_many', available: 3 },
      'تنها ۳ عدد از این کالا در انبار مانده است.',
    ],
    ['with the message of a failed call', { kind: 'failed', message: 'بعداً' }, 'بعداً'],
    [
      'with a general message for a call without one',
      { kind: 'failed', message: null },
      'خطای پیش‌بینی‌نشده‌ای رخ داد.',
    ],
  ]
  test.each(cases)('adding to the cart fails %s', (_, error, message) => {
    expect(cartErrorMessage(error)).toBe(message)
  })

  test.each([
    [null, 1, 'unavailable'],
    [0, 1, 'unavailable'],
    [3, 4, 'too_many'],
    [3, 3, undefined],
  ])(
    'adding to the cart with %s in stock and %s requested is answered by %s',
    (stock, requested, kind) => {
      expect(checkAvailability(stock === null ? null : infoOf(1, stock), requested)?.kind).toBe(
        kind,
      )
    },
  )

  test('adding what cannot be added leaves the cart as it is', () => {
    const lines = cartWith([1, 2])
    expect(addLine(lines, infoOf(1, 9), 1)).toEqual({ error: { kind: 'already_in_cart' } })
    expect(addLine(lines, infoOf(2, 1), 2)).toEqual({
      error: { kind: 'too_many', available: 1 },
    })
  })

  test('adding fails when the cart holds as many lines as one call may', () => {
    const full = cartWith(
      ...Array.from({ length: MAX_CART_LINES }, (_, index): [number, number] => [index + 1, 1]),
    )
    expect(addLine(full, infoOf(500, 5), 1)).toEqual({ error: { kind: 'cart_full' } })
  })
})

describe('reconciling the cart with a quote', () => {
  const lines = cartWith([1, 5], [2, 1], [3, 2], [4, 7])
  const items = [infoOf(1, 3, 'هدفون'), infoOf(2, 0, 'قوری'), infoOf(4, 50)]
  const { lines: remaining, unavailable } = reconcileLines(lines, items, new Set([1, 2, 3]))

  test('drops missing and sold-out lines, lowers what exceeds the stock and keeps the rest', () => {
    expect(remaining.map((line) => [line.stock_id, line.quantity])).toEqual([
      [1, 3],
      [4, 7],
    ])
  })

  test('lists what is unavailable by title', () => {
    expect(unavailable).toEqual([
      { stock_id: 2, title: 'قوری' },
      { stock_id: 3, title: 'کالای 3' },
    ])
  })

  test('keeps every line the same object when nothing changed', () => {
    const again = reconcileLines(
      lines,
      [1, 2, 3, 4].map((id) => infoOf(id, 50)),
      new Set([1, 2, 3, 4]),
    )
    expect(again.unavailable).toEqual([])
    again.lines.forEach((line, index) => expect(line).toBe(lines[index]))
  })
})

describe('the changes of a line since it was acknowledged', () => {
  const [line] = cartWith([1, 5])
  if (!line) throw new Error('no line')
  const infoAt = (final_price: number, quantity = 9) => ({ ...infoOf(1, quantity), final_price })
  const messages = (stored: StoredLine, info = infoAt(31_570_000)) =>
    changesOf(stored, info).map(lineChangeMessage)

  test.each([
    [31_570_000, []],
    [32_000_000, ['گران‌تر شد: هر عدد از ۳,۱۵۷,۰۰۰ به ۳,۲۰۰,۰۰۰ تومان رسید.']],
    [31_000_000, ['ارزان‌تر شد: هر عدد از ۳,۱۵۷,۰۰۰ به ۳,۱۰۰,۰۰۰ تومان رسید.']],
  ])('tell its price when it is now %s', (price, expected) => {
    expect(messages(line, infoAt(price))).toEqual(expected)
  })

  test('tell a lowered quantity from what was first requested', () => {
    const once = reconcileLines([line], [infoAt(31_570_000, 4)], new Set([1])).lines
    const twice = reconcileLines(once, [infoAt(31_570_000, 2)], new Set([1])).lines
    expect(twice.flatMap((each) => messages(each))).toEqual(['موجودی کم شد؛ تعداد از ۵ به ۲ رسید.'])
  })

  test('are empty once they are acknowledged', () => {
    const acknowledged = acknowledgeLine({ ...line, lowered_from: 7 }, 32_000_000)
    expect(messages(acknowledged, infoAt(32_000_000))).toEqual([])
    expect(messages(acknowledged, infoAt(31_570_000))).toHaveLength(1)
  })

  test('are empty for a line that had seen no price', () => {
    const [quoted] = reconcileLines(
      [{ ...line, seen_price: null }],
      [infoAt(10)],
      new Set([1]),
    ).lines
    expect(quoted).toMatchObject({ seen_price: 10, lowered_from: null })
  })
})

describe('the list saved for later', () => {
  test('holds a variant once, the newest first, and no more than a cart', () => {
    const [first, second] = cartWith([1, 1], [2, 2])
    if (!first || !second) throw new Error('no lines')
    expect(prependSavedLine([first, second], { ...second, quantity: 9 })).toEqual([
      { ...second, quantity: 9 },
      first,
    ])
    const full = cartWith(
      ...Array.from({ length: MAX_CART_LINES }, (_, index): [number, number] => [index + 10, 1]),
    )
    expect(prependSavedLine(full, first)).toHaveLength(MAX_CART_LINES)
  })
})

test('a removed line is restored at its index, once', () => {
  const lines = cartWith([1, 1], [2, 2], [3, 3])
  const second = lines[1]
  if (!second) throw new Error('no second line')
  const without = removeLine(lines, 2)
  expect(restoreLine(without, second, 1)).toEqual(lines)
  expect(restoreLine(lines, second, 1)).toEqual(lines)
})

test('no sequence of commands makes a quantity below one, above the stock, or a stock twice', () => {
  const stockId = fc.integer({ min: 1, max: 5 })
  const command = fc.oneof(
    fc.record({ kind: fc.constant('add'), stockId, requested: fc.integer({ min: -2, max: 12 }) }),
    fc.record({ kind: fc.constant('set'), stockId, requested: fc.double() }),
    fc.record({ kind: fc.constant('remove'), stockId, requested: fc.constant(0) }),
    fc.record({ kind: fc.constant('reconcile'), stockId, requested: fc.constant(0) }),
  )
  const stocks = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(stocks, fc.array(command, { maxLength: 40 }), (available, commands) => {
      let lines: StoredLine[] = []
      const items = available.map((quantity, index) => infoOf(index + 1, quantity))
      for (const { kind, stockId: id, requested } of commands) {
        const info = items[id - 1] ?? null
        if (kind === 'add') {
          const added = addLine(lines, info, requested)
          if ('lines' in added) lines = added.lines
        }
        if (kind === 'set') lines = setQuantity(lines, id, requested, info?.quantity ?? 0)
        if (kind === 'remove') lines = removeLine(lines, id)
        if (kind === 'reconcile')
          lines = reconcileLines(lines, items, new Set([1, 2, 3, 4, 5])).lines
        expect(new Set(lines.map((line) => line.stock_id)).size).toBe(lines.length)
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.quantity).toBeLessThanOrEqual(available[line.stock_id - 1] ?? 0)
        }
      }
    }),
  )
})
