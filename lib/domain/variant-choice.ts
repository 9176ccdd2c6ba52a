import type { Property } from '@/lib/contract/catalogue/product-facts'
import type { Stock } from '@/lib/contract/product/product-info'

/** Property to chosen value. */
export type VariantChoice = Record<string, string>
export type ValueState = 'available' | 'sold_out' | 'impossible'

/** The stock whose `parent_value` matches all selected properties. */
export function findSelectedStock(stocks: readonly Stock[], choice: VariantChoice): Stock | null {
  const names = Object.keys(choice)
  return (
    stocks.find(
      ({ parent_value }) =>
        names.length === Object.keys(parent_value).length && isEqualOn(parent_value, choice, names),
    ) ?? null
  )
}

/** Of what is chosen, whatever the value of the property that is still to be chosen. */
export function findOpenStocks(
  stocks: readonly Stock[],
  choice: VariantChoice,
  missing: string | null,
): Stock[] {
  const chosen = Object.keys(choice).filter((name) => name !== missing)
  return stocks.filter(({ parent_value }) => isEqualOn(parent_value, choice, chosen))
}

/** The cheapest that can be bought, as the card has promised. */
export function getDefaultChoice(stocks: readonly Stock[]): VariantChoice {
  return { ...findBestStock(stocks, {})?.parent_value }
}

/**
 * A property binds only those after it: every sequence of choices then ends at a stock, and no
 * choice locks a shopper in. What is gone in every combination is sold out under any choice.
 */
export function getValueState(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: VariantChoice,
  name: string,
  value: string,
): ValueState {
  const open = findPossibleStocks(properties, stocks, choice, name, value)
  const all = stocks.filter(({ parent_value }) => parent_value[name] === value)
  if (open.some(({ quantity }) => quantity > 0)) return 'available'
  const isPossible = open.length > 0
  const isGone = all.length > 0 && all.every(({ quantity }) => quantity <= 0)
  return isPossible || isGone ? 'sold_out' : 'impossible'
}

/**
 * The choice after one more value is chosen; what no longer fits moves to the nearest that does, of the
 * properties after it, or where none of those lets it be, of all. What a shopper has preferred and a
 * choice has moved comes back as soon as it can be bought again.
 */
export function chooseValue(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: VariantChoice,
  name: string,
  value: string,
  preferred = choice,
): VariantChoice {
  const open = findPossibleStocks(properties, stocks, choice, name, value)
  const others = stocks.filter(({ parent_value }) => parent_value[name] === value)
  const nearest = findBestStock(open.length > 0 ? open : others, choice)
  const restored = others.filter(
    ({ parent_value, quantity }) =>
      quantity > 0 &&
      Object.entries(parent_value).every(
        ([other, one]) => one === nearest?.parent_value[other] || one === preferred[other],
      ),
  )
  return { ...((findBestStock(restored, preferred) ?? nearest)?.parent_value ?? choice) }
}

/** What else changes when a value is chosen, because it does not come with all that is chosen now. */
export type ChoiceMove = {
  value: string
  moved: { name: string; from: string; to: string }[]
}

type ChosenValue = {
  name: string
  value: string
  /** A size that nobody has chosen cannot be taken away. */
  missing: string | null
}

export function findChoiceMove(
  choice: VariantChoice,
  next: VariantChoice,
  { name, value, missing }: ChosenValue,
): ChoiceMove | null {
  const moved = Object.entries(next).flatMap(([other, to]) => {
    const from = choice[other]
    const isChanged = other !== name && other !== missing && from !== undefined && from !== to
    return isChanged ? [{ name: other, from, to }] : []
  })
  return next[name] === value && moved.length > 0 ? { value, moved } : null
}

/** How much dearer the variant of another choice is; null where one of the two cannot be bought. */
export function comparePrices(
  stocks: readonly Stock[],
  choice: VariantChoice,
  other: VariantChoice,
): number | null {
  const [now, then] = [findSelectedStock(stocks, choice), findSelectedStock(stocks, other)]
  if (!now || !then || now.quantity <= 0 || then.quantity <= 0) return null
  return then.final_price - now.final_price
}

/** Others of the same product that can be bought, those of the nearest size first, rather larger, and of them the nearest to what is chosen. */
export function findAvailableInstead(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: VariantChoice,
): Stock[] {
  const { name = '', values = [] } = findWornSize(properties) ?? {}
  const sizeAt = (one: VariantChoice) => values.findIndex(({ value }) => value === one[name])
  // Of two that are as far the larger one is a little nearer.
  const distance = ({ parent_value }: Stock) =>
    Math.abs(sizeAt(parent_value) - sizeAt(choice) - 0.25)
  return rankStocks(
    stocks.filter(({ quantity }) => quantity > 0),
    choice,
  ).sort((a, b) => distance(a) - distance(b))
}

function findPossibleStocks(
  properties: readonly Property[],
  stocks: readonly Stock[],
  choice: VariantChoice,
  name: string,
  value: string,
): Stock[] {
  const at = properties.findIndex((property) => property.name === name)
  const earlier = properties.slice(0, Math.max(at, 0)).map((property) => property.name)
  return stocks.filter(
    ({ parent_value }) => parent_value[name] === value && isEqualOn(parent_value, choice, earlier),
  )
}

function isEqualOn(one: VariantChoice, other: VariantChoice, names: readonly string[]): boolean {
  return names.every((name) => one[name] === other[name])
}

/** Nearest to what is chosen, then what can be bought, then the cheapest. */
function rankStocks(stocks: readonly Stock[], choice: VariantChoice): Stock[] {
  const rank = (stock: Stock) => [
    -Object.keys(choice).filter((name) => stock.parent_value[name] === choice[name]).length,
    stock.quantity > 0 ? 0 : 1,
    stock.final_price,
  ]
  return [...stocks].sort((a, b) => compareRanks(rank(a), rank(b)))
}

function findBestStock(stocks: readonly Stock[], choice: VariantChoice): Stock | undefined {
  return rankStocks(stocks, choice)[0]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The choice in an address, as far as it is possible: `?رنگ=مشکی&حافظه=…`. */
export function parseChoice(
  properties: readonly Property[],
  stocks: readonly Stock[],
  search: string,
): VariantChoice {
  const requested = new URLSearchParams(search)
  return properties.reduce((choice, { name }) => {
    const value = requested.get(name)?.trim()
    if (!value || findPossibleStocks(properties, stocks, choice, name, value).length === 0)
      return choice
    return chooseValue(properties, stocks, choice, name, value)
  }, getDefaultChoice(stocks))
}

const SIZE_PROPERTIES = ['اندازه', 'سایز']
/** As clothes and shoes have them: letters or a bare number. */
const WORN_SIZE = /^(?:\d?X{0,4}[SL]|M|[\d۰-۹]{2,3})$/i

export function findWornSize(properties: readonly Property[]): Property | undefined {
  return properties.find(
    ({ name, values }) =>
      SIZE_PROPERTIES.includes(name) &&
      values.length > 1 &&
      values.every(({ value }) => WORN_SIZE.test(value)),
  )
}

/** Only its wearer knows the size of something that is worn, so none is chosen until the address names one. */
export function findMissingSize(
  properties: readonly Property[],
  choice: VariantChoice,
  search: string,
): string | null {
  const size = findWornSize(properties)
  if (!size || new URLSearchParams(search).get(size.name)?.trim() === choice[size.name]) return null
  return size.name
}

/** Leaves the other parameters of the address as they are. */
export function formatChoiceSearch(search: string, choice: VariantChoice): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(choice)) params.set(name, value)
  return `?${params}`
}
