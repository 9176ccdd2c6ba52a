import type { Sort } from '@/lib/contract/products'
import { foldDigits, stripBidi } from '@/lib/persian/digits'
import { rialsOf } from '@/lib/persian/money'
import { joinValues, splitValues } from './listed-values'
import { sortTabs } from './sorts'

/** What the address of a list asks for, in the words of the contract. */
export type ListQuery = {
  page: number
  sort?: Sort
  category?: string
  brands?: string[]
  properties?: Record<string, string[]>
  available?: boolean
  festival?: string
  price_min?: number
  price_max?: number
  q?: string
}
export type SearchParams = Record<string, string | string[] | undefined>

/** Before the name of a property: `prop.رنگ=آبی,قرمز`. */
export const PROPERTY = 'prop.'

const LONGEST_NUMBER = 15
const LONGEST_SLUG = 200
const LONGEST_TEXT = 100
const MOST_VALUES = 50
const MOST_PROPERTIES = 20
const LAST_PAGE = 100_000
const MOST_RIALS = 10 ** LONGEST_NUMBER - 1

/** No property of any product, and no key that every object keeps. */
const NO_PROPERTY = `${PROPERTY}__proto__`

/** What makes no sense is as if it had not been written; a list that cannot be is null. */
export function parseListQuery(params: SearchParams): ListQuery | null {
  const page = pageOf(one(params.page))
  if (page === null || NO_PROPERTY in params) return null
  const q = clean((one(params.q) ?? '').slice(0, LONGEST_TEXT))
  const sort = sortTabs({ q }).find((tab) => tab.sort === one(params.sort))?.sort
  const category = slugOf(params.category)
  const brands = many(params.brands, LONGEST_SLUG)
  const properties = propertiesOf(params)
  const festival = slugOf(params.festival)
  const price_min = priceOf(params.price_min, params.toman_min)
  const price_max = priceOf(params.price_max, params.toman_max)
  return {
    page,
    ...(sort && { sort }),
    ...(category && { category }),
    ...(brands.length > 0 && { brands }),
    ...(properties && { properties }),
    ...(['1', 'true'].includes(foldDigits(one(params.available) ?? '')) && { available: true }),
    ...(festival && { festival }),
    ...(price_min !== null && { price_min }),
    ...(price_max !== null && { price_max }),
    ...(q && { q }),
  }
}

export function listHref(path: string, query: Partial<ListQuery>): string {
  const pairs: [string, string][] = []
  const put = (name: string, value: string | undefined) => value && pairs.push([name, value])
  put('q', query.q)
  put('category', query.category)
  put('brands', query.brands && joinValues(query.brands))
  for (const [name, values] of Object.entries(query.properties ?? {})) {
    put(PROPERTY + name, joinValues(values))
  }
  put('festival', query.festival)
  put('available', query.available ? '1' : undefined)
  put('price_min', query.price_min?.toString())
  put('price_max', query.price_max?.toString())
  put('sort', query.sort)
  put('page', query.page && query.page > 1 ? String(query.page) : undefined)
  const search = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
  return search === '' ? path : `${path}?${search}`
}

/** A page of the whole list is a page of its own; an order or a choice only rearranges it. */
export function rearranges({ page: _, ...rest }: ListQuery): boolean {
  return Object.keys(rest).length > 0
}

function one(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text === undefined ? undefined : clean(text)
}

function clean(text: string): string {
  return stripBidi(text)
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
}

function slugOf(value: string | string[] | undefined): string | undefined {
  const slug = one(value)
  return slug && slug.length <= LONGEST_SLUG ? slug : undefined
}

function many(value: string | string[] | undefined, longest: number): string[] {
  const texts = Array.isArray(value) ? value : [value ?? '']
  const parts = texts.flatMap(splitValues).map(clean)
  const values = parts.filter((text) => text !== '' && text.length <= longest)
  return [...new Set(values)].slice(0, MOST_VALUES)
}

function propertiesOf(params: SearchParams): Record<string, string[]> | undefined {
  const chosen = Object.entries(params)
    .filter(([name]) => name.startsWith(PROPERTY))
    .map(
      ([name, value]) => [clean(name.slice(PROPERTY.length)), many(value, LONGEST_TEXT)] as const,
    )
    .filter(([name, values]) => name !== '' && name.length <= LONGEST_TEXT && values.length > 0)
    .slice(0, MOST_PROPERTIES)
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

/** Addresses carry rials; a form sent without script carries what its fields show. */
function priceOf(rials: string | string[] | undefined, toman: string | string[] | undefined) {
  const asked = wholeOf(one(rials))
  if (asked !== null) return asked
  const inToman = wholeOf(one(toman))
  return inToman === null ? null : Math.min(rialsOf(inToman), MOST_RIALS)
}

function wholeOf(text: string | undefined): number | null {
  const folded = foldDigits(text ?? '').replace(/[,٬\s]/g, '')
  return /^\d+$/.test(folded) && folded.length <= LONGEST_NUMBER ? Number(folded) : null
}

function pageOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return 1
  const page = wholeOf(text)
  return page !== null && page >= 1 && page <= LAST_PAGE ? page : null
}
