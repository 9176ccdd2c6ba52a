import type { Property, Stock } from '@/lib/contract/products'
import { choose, firstChoice, stateOf, type Choice } from './choice'

/** What a link asks for, as far as it can be had: `?رنگ=مشکی&حافظه=…`. */
export function choiceFromSearch(
  properties: readonly Property[],
  stocks: readonly Stock[],
  search: string,
): Choice {
  const asked = new URLSearchParams(search)
  return properties.reduce((choice, { name }) => {
    const value = asked.get(name)?.trim()
    if (!value || stateOf(properties, stocks, choice, name, value) === 'impossible') return choice
    return choose(properties, stocks, choice, name, value)
  }, firstChoice(stocks))
}

/** Leaves what others have put in the address as it is. */
export function searchWithChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(choice)) params.set(name, value)
  return `?${params}`
}
