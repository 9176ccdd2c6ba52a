import type { ProductFilters, Sort } from '@/lib/contract/catalogue/products'
import {
  MAX_DIGITS,
  MAX_FILTER_LENGTH,
  MAX_FILTER_PROPERTIES,
  MAX_FILTER_VALUES,
  MAX_PAGE,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
} from '@/lib/contract/limits'
import { foldDigits, stripBidi } from '@/lib/persian/digits'
import { RIALS_IN } from '@/lib/persian/currency'

const ESCAPED = /[\\,]/g
const ESCAPED_VALUE = /(?:\\.|[^\\,])+/gs

/** Several values in one parameter, `a,b`; a comma inside a value is written `\,`. */
export function joinValues(values: readonly string[]): string {
  return values.map(escapeValue).join(',')
}

function escapeValue(value: string): string {
  return value.replace(ESCAPED, '\\$&')
}

function splitValues(text: string): string[] {
  return (text.match(ESCAPED_VALUE) ?? []).map((part) => part.replace(/\\(.)/gs, '$1'))
}

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

/** Sorting by relevance needs a search text. */
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

/** The query string of a list as the contract's filters. */
export type ListQuery = {
  [Name in Exclude<keyof ProductFilters, 'page'>]?: NonNullable<ProductFilters[Name]>
} & {
  page: number
  /** The form that works without script asks for the options that stay folded at first. */
  allOptions?: true
}
export type SearchParams = Record<string, string | string[] | undefined>

/** Before the name of a property: `prop.رنگ=آبی,قرمز`. */
export const PROPERTY_PREFIX = 'prop.'

/** Of the button that opens all options without script. */
export const ALL_OPTIONS = { name: 'options', value: 'all' } as const

export const MAX_RIALS = 10 ** MAX_DIGITS - 1

/** `__proto__` cannot be a key of a plain object. */
const FORBIDDEN_PROPERTY = `${PROPERTY_PREFIX}__proto__`

/** Invalid parameters are ignored; null for a list that cannot exist. */
export function parseListQuery(params: SearchParams): ListQuery | null {
  const page = parsePage(firstValue(params.page))
  if (page === null || FORBIDDEN_PROPERTY in params) return null
  const q = cleanText((firstValue(params.q) ?? '').slice(0, MAX_SEARCH_LENGTH))
  const sort = listSortOptions({ q }).find(
    (option) => option.sort === firstValue(params.sort),
  )?.sort
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
    ...(firstValue(params[ALL_OPTIONS.name]) === ALL_OPTIONS.value && {
      allOptions: true as const,
    }),
  }
}

export function listHref(path: string, query: Partial<ListQuery>): string {
  const pairs: [string, string][] = []
  const append = (name: string, value: string | undefined) => value && pairs.push([name, value])
  append('q', query.q)
  append('category', query.category)
  append('brands', query.brands && joinValues(query.brands))
  for (const [name, values] of Object.entries(query.properties ?? {})) {
    append(PROPERTY_PREFIX + name, joinValues(values))
  }
  append('festival', query.festival)
  append('available', query.available ? '1' : undefined)
  append('price_min', query.price_min?.toString())
  append('price_max', query.price_max?.toString())
  append('sort', query.sort)
  append('page', query.page && query.page > 1 ? String(query.page) : undefined)
  const search = new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
  return search === '' ? path : `${path}?${search}`
}

/** A sort or a filter is chosen: such a list is neither cached nor indexed as a page of its own. */
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
  return [...new Set(values)].slice(0, MAX_FILTER_VALUES)
}

function parseProperties(params: SearchParams): Record<string, string[]> | undefined {
  const chosen = Object.entries(params)
    .filter(([name]) => name.startsWith(PROPERTY_PREFIX))
    .map(
      ([name, value]) =>
        [
          cleanText(name.slice(PROPERTY_PREFIX.length)),
          parseValues(value, MAX_FILTER_LENGTH),
        ] as const,
    )
    .filter(
      ([name, values]) => name !== '' && name.length <= MAX_FILTER_LENGTH && values.length > 0,
    )
    .slice(0, MAX_FILTER_PROPERTIES)
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

/** Links carry rials; the form that works without script carries what the shop’s prices are in. */
function parsePrice(rials: string | string[] | undefined, toman: string | string[] | undefined) {
  const amount = parseWholeNumber(firstValue(rials))
  if (amount !== null) return amount
  const inToman = parseWholeNumber(firstValue(toman))
  return inToman === null ? null : Math.min(inToman * RIALS_IN.toman, MAX_RIALS)
}

function parseWholeNumber(text: string | undefined): number | null {
  const folded = foldDigits(text ?? '').replace(/[,٬\s]/g, '')
  return /^\d+$/.test(folded) && folded.length <= MAX_DIGITS ? Number(folded) : null
}

function parsePage(text: string | undefined): number | null {
  if (text === undefined || text === '') return 1
  const page = parseWholeNumber(text)
  return page !== null && page >= 1 && page <= MAX_PAGE ? page : null
}
