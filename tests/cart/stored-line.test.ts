import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartLine } from '@/lib/contract/cart'
import { MAX_INTEGER } from '@/lib/contract/limits'
import { toCartLine } from '@/lib/domain/cart-quote'
import { type StoredLine } from '@/lib/domain/cart-rules'
import { isStoredLine } from '@/stores/cart'

const line: StoredLine = {
  product_id: 1,
  stock_id: 2,
  quantity: 3,
  snapshot: { slug: 'ماگ', title: 'ماگ', parent_value: {}, picture: null },
  seen_price: null,
  lowered_from: null,
}

describe('a line read from storage', () => {
  test('is accepted by the contract, whatever its numbers were', () => {
    const valid = fc.integer({ min: 1, max: MAX_INTEGER })
    const anything = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger())
    const number = fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: anything })
    let accepted = 0
    fc.assert(
      fc.property(number, number, number, (product_id, stock_id, quantity) => {
        const stored: unknown = { ...line, product_id, stock_id, quantity }
        if (!isStoredLine(stored)) return
        accepted += 1
        expect(cartLine.safeParse(toCartLine(stored)).success).toBe(true)
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test.each(['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp', 'javascript:1'])(
    'is dropped when its picture is on another site: %s',
    (url) => {
      const picture = { url, width: 1, height: 1, alt: '' }
      expect(isStoredLine({ ...line, snapshot: { ...line.snapshot, picture } })).toBe(false)
    },
  )
})
