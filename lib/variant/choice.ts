import type { Property, Stock } from '@/lib/contract/products'

/** Property to chosen value. */
export type Choice = Record<string, string>
export type ValueState = 'available' | 'sold_out' | 'impossible'

/** The stock whose `parent_value` matches all selected properties. */
export function selectedStock(stocks: readonly Stock[], choice: Choice): Stock | null {
  const names = Object.keys(choice)
  return (
    stocks.find(
      ({ parent_value }) =>
        names.length === Object.keys(parent_value).length && agrees(parent_value, choice, names),
    ) ?? null
  )
}

/** What a shopper meets first: the cheapest that can be bought, as the card has promised. */
export function firstChoice(stocks: readonly Stock[]): Choice {
  return { ...best(stocks, {})?.parent_value }
}

/**
 * A property binds only those after it: every way of choosing then ends at a stock, and no choice
 * locks a shopper in.
 */
export function stateOf(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: Choice,
  name: string,
  value: string,
): ValueState {
  const open = possible(properties, stocks, choice, name, value)
  if (open.length === 0) return 'impossible'
  return open.some((stock) => stock.quantity > 0) ? 'available' : 'sold_out'
}

/** The choice after one more wish; what no longer fits moves to the nearest that does. */
export function choose(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: Choice,
  name: string,
  value: string,
): Choice {
  const open = possible(properties, stocks, choice, name, value)
  const stock = best(open, choice)
  return stock ? { ...stock.parent_value } : choice
}

function possible(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: Choice,
  name: string,
  value: string,
): Stock[] {
  const at = properties.findIndex((property) => property.name === name)
  const earlier = properties.slice(0, Math.max(at, 0)).map((property) => property.name)
  return stocks.filter(
    ({ parent_value }) => parent_value[name] === value && agrees(parent_value, choice, earlier),
  )
}

function agrees(one: Choice, other: Choice, names: readonly string[]): boolean {
  return names.every((name) => one[name] === other[name])
}

/** Nearest to what is chosen, then what can be bought, then the cheapest. */
function best(stocks: readonly Stock[], choice: Choice): Stock | undefined {
  const rank = (stock: Stock) => [
    -Object.keys(choice).filter((name) => stock.parent_value[name] === choice[name]).length,
    stock.quantity > 0 ? 0 : 1,
    stock.final_price,
  ]
  return [...stocks].sort((a, b) => compare(rank(a), rank(b)))[0]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
