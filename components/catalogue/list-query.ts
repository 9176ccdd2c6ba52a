import { foldDigits, stripBidi } from '@/lib/persian/digits'

/** Every order a shopper can choose; nearness to a search is the order of a search itself. */
export const SORT_TABS = [
  { sort: 'best_selling', label: 'پرفروش‌ترین' },
  { sort: 'most_viewed', label: 'پربازدیدترین' },
  { sort: 'newest', label: 'تازه‌ترین' },
  { sort: 'cheapest', label: 'ارزان‌ترین' },
  { sort: 'most_expensive', label: 'گران‌ترین' },
  { sort: 'biggest_discount', label: 'بیشترین تخفیف' },
] as const
export type SortTab = (typeof SORT_TABS)[number]['sort']

export type ListQuery = {
  page: number
  sort?: SortTab
  brands?: string[]
  available?: boolean
  festival?: string
  price_min?: number
  price_max?: number
  q?: string
}
export type SearchParams = Record<string, string | string[] | undefined>

const LONGEST_NUMBER = 15
const LONGEST_SLUG = 200
const LONGEST_SEARCH = 100
const MOST_BRANDS = 50
const LAST_PAGE = 100_000

/** What makes no sense is as if it had not been written; only a page that cannot be is null. */
export function parseListQuery(params: SearchParams): ListQuery | null {
  const page = pageOf(one(params.page))
  if (page === null) return null
  const sort = SORT_TABS.find((tab) => tab.sort === one(params.sort))?.sort
  const brands = many(params.brands)
  const festival = one(params.festival)
  const price_min = wholeOf(one(params.price_min))
  const price_max = wholeOf(one(params.price_max))
  const q = one(params.q)?.slice(0, LONGEST_SEARCH)
  return {
    page,
    ...(sort && { sort }),
    ...(brands.length > 0 && { brands }),
    ...(['1', 'true'].includes(foldDigits(one(params.available) ?? '')) && { available: true }),
    ...(festival && festival.length <= LONGEST_SLUG && { festival }),
    ...(price_min !== null && { price_min }),
    ...(price_max !== null && { price_max }),
    ...(q && { q }),
  }
}

export function listHref(path: string, query: Partial<ListQuery>): string {
  const pairs: [string, string][] = []
  const put = (name: string, value: string | undefined) => value && pairs.push([name, value])
  put('q', query.q)
  put('brands', query.brands?.join(','))
  put('festival', query.festival)
  put('available', query.available ? '1' : undefined)
  put('price_min', query.price_min?.toString())
  put('price_max', query.price_max?.toString())
  put('sort', query.sort)
  put('page', query.page && query.page > 1 ? String(query.page) : undefined)
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? path : `${path}?${search}`
}

/** A page of the whole list is a page of its own; an order or a choice only rearranges it. */
export function rearranges({ page: _, ...rest }: ListQuery): boolean {
  return Object.keys(rest).length > 0
}

function one(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text === undefined ? undefined : stripBidi(text).trim()
}

function many(value: string | string[] | undefined): string[] {
  const texts = Array.isArray(value) ? value : [value ?? '']
  const parts = texts.flatMap((text) => text.split(',')).map((text) => stripBidi(text).trim())
  const brands = parts.filter((text) => text !== '' && text.length <= LONGEST_SLUG)
  return [...new Set(brands)].slice(0, MOST_BRANDS)
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

/** A search begins with what is nearest to it, and no tab says so. */
export function defaultSort({ q }: ListQuery): SortTab | null {
  return q ? null : 'best_selling'
}
