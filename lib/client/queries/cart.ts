import { queryOptions } from '@tanstack/react-query'
import type { CartChange, CartLine, CustomerCart } from '@/lib/contract/cart'
import { cartKeys } from '../query-keys'

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/cart')])
}

/** What the shop says of the cart's lines and what they cost. */
export function cartQuoteQuery(list: CartLine[]) {
  return queryOptions({
    queryKey: cartKeys.quote(list),
    queryFn: async ({ signal }) => {
      const [{ send }, { cartItem }] = await loadCalls()
      return send(cartItem, { body: { list } }, { signal })
    },
    staleTime: 0,
    // What the lines cost when they were last looked at is not what they cost.
    gcTime: 0,
  })
}

/** One variant before it goes into the cart; its `info` is null when the shop does not know it. */
export async function fetchCartItem(line: CartLine, signal?: AbortSignal) {
  const [{ send }, { cartSingleItem }] = await loadCalls()
  return send(cartSingleItem, { body: line }, { signal })
}

/** What the shop knows of these lines by now. */
export async function fetchCartItems(list: CartLine[]) {
  const [{ send }, { cartItem }] = await loadCalls()
  return (await send(cartItem, { body: { list } })).items
}

export async function fetchCustomerCart(): Promise<CustomerCart> {
  const [{ send }, { getCustomerCart }] = await loadCalls()
  return (await send(getCustomerCart, {}, { isBackground: true })).data
}

/** The page may be left right after a change, as for the bank. */
export async function saveCustomerCart(changes: CartChange[]): Promise<CustomerCart> {
  const [{ send }, { changeCustomerCart }] = await loadCalls()
  const options = { isBackground: true, outlivesPage: true }
  return (await send(changeCustomerCart, { body: { changes } }, options)).data
}
