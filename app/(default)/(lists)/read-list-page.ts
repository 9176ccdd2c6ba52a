import { notFound, permanentRedirect } from 'next/navigation'
import type { ListPage, ListHelp } from '@/components/catalogue/list-page'
import {
  brandScope,
  categoryHref,
  categoryScope,
  hasConflict,
  allProductsScope,
  festivalScope,
  toProductFilters,
  isFacetOpen,
  dropFixedFilters,
  searchScope,
  type ListScope,
} from '@/components/catalogue/list-scope'
import {
  isRearranged,
  type ListQuery,
  listHref,
  parseListQuery,
  type SearchParams,
} from '@/components/catalogue/list-query'
import {
  readBrand,
  readCategory,
  readProductMenu,
  readFestival,
  readFilteredProducts,
  readProductList,
} from '@/lib/data/catalogue'
import { decodeSlug } from '@/lib/paths'
import { relaxQuery } from '@/components/catalogue/active-filters'
import { readSearchSuggestions } from '@/lib/data/search'

const MAX_RELAXED = 6
const MAX_BEST_SELLERS = 4

async function readRelaxedLists(place: ListScope, query: ListQuery): Promise<ListHelp['relaxed']> {
  const ways = relaxQuery(query).slice(0, MAX_RELAXED)
  const lists = await Promise.all(
    ways.map(async (way) => {
      const { count } = await readFilteredProducts(toProductFilters(place, way.query))
      return { label: way.label, href: listHref(place.path, way.query), count }
    }),
  )
  return lists.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

async function readSuggestions(q: string | undefined) {
  if (q === undefined) return { corrected: null, categories: [], brands: [], popular: [] }
  const { corrected, categories, brands, popular } = await readSearchSuggestions(q)
  return { corrected, categories, brands, popular }
}

/** Best sellers of the place, and of the whole shop where the place has none. */
async function readBestSellers({ fixedFilters }: ListScope): Promise<ListHelp['best']> {
  const here = await readProductList(fixedFilters)
  const { products } = here.count > 0 ? here : await readProductList({})
  return products.slice(0, MAX_BEST_SELLERS)
}

async function readListHelp(place: ListScope, query: ListQuery): Promise<ListHelp> {
  const [less, words, best] = await Promise.all([
    readRelaxedLists(place, query),
    readSuggestions(query.q),
    readBestSellers(place),
  ])
  return { relaxed: less, ...words, best }
}

/** The whole list's first page is kept; a choice among endless ones is asked anew. */
async function readList(place: ListScope, query: ListQuery): Promise<ListPage> {
  const kept = query.page === 1 && !isRearranged(query)
  const list = await (kept
    ? readProductList(place.fixedFilters)
    : readFilteredProducts(toProductFilters(place, query)))
  if (query.page > Math.max(list.total, 1)) notFound()
  const help = list.count === 0 ? await readListHelp(place, query) : undefined
  const chosen =
    query.category && isFacetOpen(place, 'category') ? await readCategory(query.category) : null
  return { ...list, help, categoryTitle: chosen?.category.title }
}

/** One entry of an address, found or 404. */
async function findBySlug<Thing>(param: string, read: (slug: string) => Promise<Thing | null>) {
  const slug = decodeSlug(param)
  return (slug !== null && (await read(slug))) || notFound()
}

/** What the place has settled is no choice; a category asked for elsewhere has a page of its own. */
function resolveListQuery(place: ListScope, asked: ListQuery): ListQuery {
  if (!hasConflict(place, asked)) return dropFixedFilters(place, asked)
  if (isFacetOpen(place, 'category') || asked.category === undefined) notFound()
  permanentRedirect(categoryHref(place, asked, asked.category))
}

export async function readCategoryPage(param: string, asked: ListQuery) {
  const branch = await findBySlug(param, readCategory)
  const place = categoryScope(branch.category.slug)
  const query = resolveListQuery(place, asked)
  const { category: one, parents, children } = branch
  return { category: one, parents, childNodes: children, query, list: await readList(place, query) }
}

export async function readBrandPage(param: string, asked: ListQuery) {
  const one = await findBySlug(param, readBrand)
  const place = brandScope(one.slug)
  const query = resolveListQuery(place, asked)
  return { brand: one, query, list: await readList(place, query) }
}

export async function readFestivalPage(param: string, asked: ListQuery) {
  const one = await findBySlug(param, readFestival)
  const place = festivalScope(one.slug)
  const query = resolveListQuery(place, asked)
  return { festival: one, query, list: await readList(place, query) }
}

export async function readSearchPage(query: ListQuery) {
  return { query, list: await readList(searchScope, query) }
}

/** The tree stays above a narrowed list too, so that a choice moves nothing under the pointer. */
export async function readAllProducts(asked: ListQuery) {
  const query = resolveListQuery(allProductsScope, asked)
  const [menu, list] = await Promise.all([readProductMenu(), readList(allProductsScope, query)])
  return { query, menu, list }
}

export type SearchParamsProps = { searchParams: Promise<SearchParams> }
export type SlugProps = { params: Promise<{ slug: string }> }

export const FIRST_PAGE: ListQuery = { page: 1 }

export async function readListQuery({ searchParams }: SearchParamsProps): Promise<ListQuery> {
  return parseListQuery(await searchParams) ?? notFound()
}
