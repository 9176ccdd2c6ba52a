import type { CartChange, CustomerCart, CustomerCartLine } from '@/lib/contract/cart'
import { MAX_CART_LINES } from '@/lib/contract/limits'
import { newLine, toCartLine } from './cart-quote'
import type { StoredLine } from './cart-rules'

type CartLists = { lines: StoredLine[]; savedForLater: StoredLine[] }

export function toCustomerCart({ lines, savedForLater }: CartLists): CustomerCartLine[] {
  return [
    ...lines.map((line) => ({ ...toCartLine(line), saved_for_later: false })),
    ...savedForLater.map((line) => ({ ...toCartLine(line), saved_for_later: true })),
  ]
}

/** What makes the cart before that of now; none of a variant takes it out. */
export function cartChanges(
  before: readonly CustomerCartLine[],
  now: readonly CustomerCartLine[],
): CartChange[] {
  const known = new Map(before.map((line) => [line.stock_id, line]))
  const remaining = new Set(now.map((line) => line.stock_id))
  const changed = now.filter(({ stock_id: id, quantity, saved_for_later: isSaved }) => {
    const line = known.get(id)
    return line?.quantity !== quantity || line.saved_for_later !== isSaved
  })
  const removed = before.filter((line) => !remaining.has(line.stock_id))
  return [...changed, ...removed.map((line) => ({ ...line, quantity: 0 }))]
}

function withQuantity(line: StoredLine, quantity: number): StoredLine {
  return line.quantity === quantity ? line : { ...line, quantity, lowered_from: null }
}

type SentCart = { cart: readonly CustomerCartLine[]; changes: readonly CartChange[] }

/**
 * The shop's cart on this device. What has changed here since it was sent stays, and is sent next; so does a
 * variant that the shop has no more, until the quote says so.
 */
export function mergeCustomerCart(
  cart: CartLists,
  sent: SentCart,
  { list, items }: CustomerCart,
): CartLists {
  const answered = new Set(list.map((line) => line.stock_id))
  const refused = sent.changes.filter((line) => line.quantity > 0 && !answered.has(line.stock_id))
  const changes = cartChanges(sent.cart, toCustomerCart(cart))
  const unsent = new Set([...changes, ...refused].map((change) => change.stock_id))
  const infos = new Map(items.map((info) => [info.stock_id, info]))
  const own = new Map([...cart.lines, ...cart.savedForLater].map((line) => [line.stock_id, line]))

  function merge(current: StoredLine[], isSaved: boolean): StoredLine[] {
    const listed = list.filter(
      (line) => line.saved_for_later === isSaved && !unsent.has(line.stock_id),
    )
    const quantities = new Map(listed.map((line) => [line.stock_id, line.quantity]))
    const remaining = current.flatMap((line) => {
      if (unsent.has(line.stock_id)) return [line]
      const quantity = quantities.get(line.stock_id)
      return quantity === undefined ? [] : [withQuantity(line, quantity)]
    })
    const added = listed.flatMap(({ stock_id: id, quantity }) => {
      if (current.some((line) => line.stock_id === id)) return []
      const line = own.get(id)
      if (line) return [withQuantity(line, quantity)]
      const info = infos.get(id)
      // Nobody has seen its price on this device.
      return info ? [{ ...newLine(info, quantity), seen_price: null }] : []
    })
    return [...remaining, ...added].slice(0, MAX_CART_LINES)
  }

  return { lines: merge(cart.lines, false), savedForLater: merge(cart.savedForLater, true) }
}
