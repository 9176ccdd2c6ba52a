import { notFound, permanentRedirect } from 'next/navigation'
import type { ListPage } from '@/components/catalogue/list-page'
import {
  brandPlace,
  categoryHref,
  categoryPlace,
  contradicts,
  everything,
  festivalPlace,
  filtersOf,
  isOpenIn,
  queryIn,
  searched,
  type ListPlace,
} from '@/components/catalogue/list-place'
import { rearranges, type ListQuery } from '@/components/catalogue/list-query'
import { brand } from '@/lib/data/brands'
import { category, productMenu } from '@/lib/data/categories'
import { festival } from '@/lib/data/festivals'
import { filteredProducts, productList } from '@/lib/data/products'
import { decodedSlug } from '@/lib/seo/addresses'
import { readHelp } from './read-help'

/** The whole list's first page is kept; a choice among endless ones is asked anew. */
async function readList(place: ListPlace, query: ListQuery): Promise<ListPage> {
  const kept = query.page === 1 && !rearranges(query)
  const list = await (kept ? productList(place.fixed) : filteredProducts(filtersOf(place, query)))
  if (query.page > Math.max(list.total, 1)) notFound()
  const help = list.count === 0 ? await readHelp(place, query) : undefined
  const chosen =
    query.category && isOpenIn(place, 'category') ? await category(query.category) : null
  return { ...list, help, categoryTitle: chosen?.category.title }
}

/** One entry of an address, found or 404. */
async function found<Thing>(param: string, read: (slug: string) => Promise<Thing | null>) {
  const slug = decodedSlug(param)
  return (slug !== null && (await read(slug))) || notFound()
}

/** What the place has settled is no choice; a category asked for elsewhere has a page of its own. */
function choicesIn(place: ListPlace, asked: ListQuery): ListQuery {
  if (!contradicts(place, asked)) return queryIn(place, asked)
  if (isOpenIn(place, 'category') || asked.category === undefined) notFound()
  permanentRedirect(categoryHref(place, asked, asked.category))
}

export async function readCategoryPage(param: string, asked: ListQuery) {
  const branch = await found(param, category)
  const place = categoryPlace(branch.category.slug)
  const query = choicesIn(place, asked)
  const { category: one, parents, children } = branch
  return { category: one, parents, childNodes: children, query, list: await readList(place, query) }
}

export async function readBrandPage(param: string, asked: ListQuery) {
  const one = await found(param, brand)
  const place = brandPlace(one.slug)
  const query = choicesIn(place, asked)
  return { brand: one, query, list: await readList(place, query) }
}

export async function readFestivalPage(param: string, asked: ListQuery) {
  const one = await found(param, festival)
  const place = festivalPlace(one.slug)
  const query = choicesIn(place, asked)
  return { festival: one, query, list: await readList(place, query) }
}

export async function readSearchPage(query: ListQuery) {
  return { query, list: await readList(searched, query) }
}

/** The tree stays above a narrowed list too, so that a choice moves nothing under the pointer. */
export async function readAllProducts(asked: ListQuery) {
  const query = choicesIn(everything, asked)
  const [menu, list] = await Promise.all([productMenu(), readList(everything, query)])
  return { query, menu, list }
}
