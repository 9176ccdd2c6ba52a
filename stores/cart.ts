import { createPersistedStore } from './create-persisted-store'
import * as rules from '@/lib/domain/cart-rules'
import type { LineSnapshot, StoredLine, UnavailableLine } from '@/lib/domain/cart-rules'
import {
  isId,
  isRecord,
  isSafeInteger,
  isText,
  nullable,
  recordOf,
  shape,
  type Guard,
} from './storage-guards'

export type Cart = {
  lines: StoredLine[]
  /** Newest first. */
  savedForLater: StoredLine[]
  unavailable: UnavailableLine[]
  coupons: string[]
}

/** Anybody may have written the storage: a picture is only ever one of this site. */
const isLocalPath: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value)

const isPicture = shape<NonNullable<LineSnapshot['picture']>>({
  url: isLocalPath,
  width: isSafeInteger,
  height: isSafeInteger,
  alt: isText,
})

export const isStoredLine: Guard<StoredLine> = shape<StoredLine>({
  product_id: isId,
  stock_id: isId,
  quantity: isId,
  snapshot: shape<LineSnapshot>({
    slug: isText,
    title: isText,
    parent_value: recordOf(isText),
    picture: nullable(isPicture),
  }),
  seen_price: nullable(isSafeInteger),
  lowered_from: nullable(isId),
})

const isUnavailableLine: Guard<UnavailableLine> = shape<UnavailableLine>({
  stock_id: isId,
  title: isText,
})

function validItems<T>(stored: unknown, guard: Guard<T>): T[] {
  return Array.isArray(stored) ? stored.filter(guard) : []
}

/** A spoilt line costs the shopper that line, not the list. */
function parseLines(stored: unknown, others: readonly StoredLine[] = []): StoredLine[] {
  const lines: StoredLine[] = []
  for (const line of validItems(stored, isStoredLine)) {
    const error = rules.checkBeforeQuote(lines, line.stock_id)
    if (error === null && !rules.hasStock(others, line.stock_id)) lines.push(line)
  }
  return lines
}

export function parseCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const lines = parseLines(stored.lines)
  return {
    lines,
    savedForLater: parseLines(stored.savedForLater, lines),
    unavailable: validItems(stored.unavailable, isUnavailableLine),
    coupons: validItems(stored.coupons, isText),
  }
}

/** The first version had no list for later and nothing to compare a line with. */
function migrateFromV1(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return null
  const unseen = { seen_price: null, lowered_from: null }
  const lines = stored.lines.map((line: unknown) =>
    isRecord(line) ? { ...line, ...unseen } : line,
  )
  return { ...stored, lines, later: [], gone: [] }
}

function migrateFromV2(stored: unknown): unknown {
  if (!isRecord(stored)) return null
  const { later, gone, ...cart } = stored
  return { ...cart, savedForLater: later, unavailable: gone }
}

export const cartStore = createPersistedStore<Cart>({
  name: 'cart',
  version: 3,
  initial: { lines: [], savedForLater: [], unavailable: [], coupons: [] },
  parse: parseCart,
  migrations: { 1: migrateFromV1, 2: migrateFromV2 },
})

export const useCart = cartStore.use

export function useCartCount(): number {
  return useCart((cart) => rules.countUnits(cart.lines))
}

export function useIsInCart(stockId: number | null): boolean {
  return useCart((cart) => stockId !== null && rules.hasStock(cart.lines, stockId))
}
