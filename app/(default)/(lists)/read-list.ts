import { notFound } from 'next/navigation'
import { rearranges, type ListQuery } from '@/components/catalogue/list-query'
import { category, productMenu } from '@/lib/data/categories'
import { filteredProducts, productList } from '@/lib/data/products'
import { decodedSlug } from '@/lib/seo/addresses'

/** The whole list's first page is kept; a choice among endless ones is asked anew. */
async function readList(query: ListQuery, slug?: string) {
  const place = slug === undefined ? {} : { category: slug }
  const kept = query.page === 1 && !rearranges(query)
  const list = await (kept ? productList(place) : filteredProducts({ ...query, ...place }))
  if (query.page > Math.max(list.total, 1)) notFound()
  return list
}

export async function readCategory(param: string) {
  const slug = decodedSlug(param)
  const found = slug === null ? null : await category(slug)
  return found?.category ? { ...found, category: found.category } : notFound()
}

export async function readCategoryPage(param: string, query: ListQuery) {
  const found = await readCategory(param)
  const { category, parents, children } = found
  const list = await readList(query, category.slug)
  return { category, parents, childNodes: children, query, list }
}

export async function readSearchPage(query: ListQuery) {
  return { query, list: await readList(query) }
}

/** The tree of categories stands above the plain list only. */
export async function readAllProducts(query: ListQuery) {
  const whole = !rearranges(query) && query.page === 1
  const [menu, list] = await Promise.all([whole ? productMenu() : [], readList(query)])
  return { query, menu, list }
}
