import type { CartChange, CustomerCart, CustomerCartLine } from '@/lib/contract/cart'
import { cartChanges, mergeCustomerCart, toCustomerCart } from '@/lib/domain/cart-sync'
import { cartStore } from '@/stores/cart'
import { syncedCartStore } from '@/stores/synced-cart'
import { isOtherCustomersTab } from '@/stores/tab-customer'
import { currentToken, userStore, watchSession } from '@/stores/user'
import { fetchCustomerCart, saveCustomerCart } from './queries/cart'

const CHANGE_DELAY = 800
/** Going back and forth between two windows asks once. */
const REFRESH_INTERVAL = 5_000

type UnsentCart = { customerId: number; cart: CustomerCartLine[]; changes: CartChange[] }

/** Null while nobody is logged in, and in a page that another customer is about to leave. */
function readUnsent(): UnsentCart | null {
  if (currentToken() === null || isOtherCustomersTab()) return null
  const { id: customerId } = userStore.get()
  if (customerId === null) return null
  cartStore.hydrate()
  syncedCartStore.hydrate()
  const synced = syncedCartStore.get()
  const cart = toCustomerCart(cartStore.get())
  const before = synced.customerId === customerId ? synced.lines : []
  return { customerId, cart, changes: cartChanges(before, cart) }
}

let isMerging = false

/** What of the shop's cart this device cannot show, it does not miss either: it would be sent as taken out. */
function storeCustomerCart(unsent: UnsentCart, answer: CustomerCart): void {
  isMerging = true
  cartStore.set((cart) => mergeCustomerCart(cart, unsent, answer))
  isMerging = false
  const cart = toCustomerCart(cartStore.get())
  const held = new Set([...unsent.cart, ...cart].map((line) => line.stock_id))
  const lines = answer.list.filter((line) => held.has(line.stock_id))
  syncedCartStore.set(() => ({ customerId: unsent.customerId, lines }))
}

async function exchange(): Promise<void> {
  const unsent = readUnsent()
  if (unsent === null) return
  const { changes } = unsent
  const isSameSession = watchSession()
  const answer = await (changes.length > 0 ? saveCustomerCart(changes) : fetchCustomerCart())
  if (isSameSession()) storeCustomerCart(unsent, answer)
}

let running: Promise<void> | null = null
let lastStart = 0

/** Brings the cart of this device and that of the customer's others together; a failure is left to the next time. */
export async function syncCart(): Promise<void> {
  if (running) return running
  lastStart = Date.now()
  running = exchange().catch(() => undefined)
  await running
  running = null
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Those that have not been sent yet, at once: the page, or the session, is about to end. */
export async function sendCartChanges(): Promise<void> {
  clearTimeout(timer)
  await running
  if (readUnsent()?.changes.length) await syncCart()
}

function scheduleChanges(): void {
  // What was refused stays a change: it would be sent again with every answer, for ever.
  if (isMerging) return
  clearTimeout(timer)
  // Another tab of this browser has made them, and sends them.
  if (document.visibilityState === 'hidden') return
  timer = setTimeout(() => void sendCartChanges(), CHANGE_DELAY)
}

function refresh(): void {
  if (Date.now() - lastStart > REFRESH_INTERVAL) void syncCart()
}

function handleVisibility(): void {
  if (document.visibilityState === 'hidden') void sendCartChanges()
  else refresh()
}

let isWatching = false

/**
 * From a login on, or from the start of a page of who is logged in. Where the cart was asked for a short while ago,
 * only what has changed here since then is sent: the client of the calls is heavier than most pages.
 */
export function startCartSync({ isFresh = false } = {}): void {
  void (isFresh ? sendCartChanges() : syncCart())
  if (isWatching) return
  isWatching = true
  cartStore.subscribe(scheduleChanges)
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('focus', refresh)
  window.addEventListener('online', refresh)
}
