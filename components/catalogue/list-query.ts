import type { Sort } from '@/lib/contract/catalogue/products'
import { foldDigits, stripBidi } from '@/lib/persian/digits'
import { tomanToRials } from '@/lib/persian/money'

const ESCAPED = /[\\,]/g
const ESCAPED_VALUE = /(?:\\.|[^\\,])+/gs

/** Many values in one parameter, `a,b`; a comma of a value's own is written `\,`. */
function joinValues(values: readonly string[]): string {
  return values.map(escapeValue).join(',')
}

export function escapeValue(value: string): string {
  return value.replace(ESCAPED, '\\$&')
}

function splitValues(text: string): string[] {
  return (text.match(ESCAPED_VALUE) ?? []).map((part) => part.replace(/\\(.)/gs, '$1'))
}

/** Every order a shopper can choose. */
const SORT_OPTIONS = [
  { sort: 'relevant', label: 'مرتبط‌ترین' },
  { sort: 'best_selling', label: 'پرفروش‌ترین' },
  { sort: 'most_viewed', label: 'پربازدیدترین' },
  { sort: 'newest', label: 'تازه‌ترین' },
  { sort: 'cheapest', label: 'ارزان‌ترین' },
  { sort: 'most_expensive', label: 'گران‌ترین' },
  { sort: 'biggest_discount', label: 'بیشترین تخفیف' },
] as const satisfies readonly { sort: Sort; label: string }[]

type SearchText = { q?: string | undefined }

/** Nearness can be told only to something that was searched for. */
export function listSortOptions({ q }: SearchText): readonly { sort: Sort; label: string }[] {
  return SORT_OPTIONS.filter(({ sort }) => q || sort !== 'relevant')
}

export function getDefaultSort({ q }: SearchText): Sort {
  return q ? 'relevant' : 'best_selling'
}

export function getSortLabel(query: SearchText & { sort?: Sort }): string {
  const chosen = query.sort ?? getDefaultSort(query)
  return SORT_OPTIONS.find(({ sort }) => sort === chosen)?.label ?? ''
}

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
export const PROPERTY_PREFIX = 'prop.'

const MAX_DIGITS = 15
const MAX_SLUG_LENGTH = 200
const MAX_TEXT_LENGTH = 100
const MAX_VALUES = 50
const MAX_PROPERTIES = 20
const LAST_PAGE = 100_000
const MAX_RIALS = 10 ** MAX_DIGITS - 1

/** No property of any product, and no key that every object keeps. */
const FORBIDDEN_PROPERTY = `${PROPERTY_PREFIX}__proto__`

/** What makes no sense is as if it had not been written; a list that cannot be is null. */
export function parseListQuery(params: SearchParams): ListQuery | null {
  const page = parsePage(firstValue(params.page))
  if (page === null || FORBIDDEN_PROPERTY in params) return null
  const q = cleanText((firstValue(params.q) ?? '').slice(0, MAX_TEXT_LENGTH))
  const sort = listSortOptions({ q }).find((tab) => tab.sort === firstValue(params.sort))?.sort
  const category = parseSlug(params.category)
  const brands = parseValues(params.brands, MAX_SLUG_LENGTH)
  const properties = parseProperties(params)
  const festival = parseSlug(params.festival)
  const price_min = parsePrice(params.price_min, params.toman_min)
  const price_max = parsePrice(params.price_max, params.toman_max)
  return {
    page,
    ...(sort && { sort }),
    ...(category && { category }),
    ...(brands.length > 0 && { brands }),
    ...(properties && { properties }),
    ...(['1', 'true'].includes(foldDigits(firstValue(params.available) ?? '')) && {
      available: true,
    }),
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
    put(PROPERTY_PREFIX + name, joinValues(values))
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
export function isRearranged({ page: _, ...rest }: ListQuery): boolean {
  return Object.keys(rest).length > 0
}

function firstValue(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text === undefined ? undefined : cleanText(text)
}

function cleanText(text: string): string {
  return stripBidi(text)
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
}

function parseSlug(value: string | string[] | undefined): string | undefined {
  const slug = firstValue(value)
  return slug && slug.length <= MAX_SLUG_LENGTH ? slug : undefined
}

function parseValues(value: string | string[] | undefined, longest: number): string[] {
  const texts = Array.isArray(value) ? value : [value ?? '']
  const parts = texts.flatMap(splitValues).map(cleanText)
  const values = parts.filter((text) => text !== '' && text.length <= longest)
  return [...new Set(values)].slice(0, MAX_VALUES)
}

function parseProperties(params: SearchParams): Record<string, string[]> | undefined {
  const chosen = Object.entries(params)
    .filter(([name]) => name.startsWith(PROPERTY_PREFIX))
    .map(
      ([name, value]) =>
        [
          cleanText(name.slice(PROPERTY_PREFIX.length)),
          parseValues(value, MAX_TEXT_LENGTH),
        ] as const,
    )
    .filter(([name, values]) => name !== '' && name.length <= MAX_TEXT_LENGTH && values.length > 0)
    .slice(0, MAX_PROPERTIES)
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

/** Addresses carry rials; a form sent without script carries what its fields show. */
function parsePrice(rials: string | string[] | undefined, toman: string | string[] | undefined) {
  const asked = parseWholeNumber(firstValue(rials))
  if (asked !== null) return asked
  const inToman = parseWholeNumber(firstValue(toman))
  return inToman === null ? null : Math.min(tomanToRials(inToman), MAX_RIALS)
}

function parseWholeNumber(text: string | undefined): number | null {
  const folded = foldDigits(text ?? '').replace(/[,٬\s]/g, '')
  return /^\d+$/.test(folded) && folded.length <= MAX_DIGITS ? Number(folded) : null
}

function parsePage(text: string | undefined): number | null {
  if (text === undefined || text === '') return 1
  const page = parseWholeNumber(text)
  return page !== null && page >= 1 && page <= LAST_PAGE ? page : null
}
