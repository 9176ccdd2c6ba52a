import { permanentRedirect } from 'next/navigation'
import { choosePicks, type CategoryPick } from '@/components/catalogue/category-picks'
import { listQuestions } from '@/components/catalogue/choice-questions'
import { findGuideTable, nameGuide } from '@/components/catalogue/guide-numbers'
import {
  type ComparisonBranch,
  groupsOfBranch,
  groupsOfList,
} from '@/components/catalogue/compare/comparison-groups'
import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import { countActiveFilters } from '@/components/catalogue/active-filters'
import type { ListPage } from '@/components/catalogue/list-page'
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
  parseListQuery,
  type SearchParams,
} from '@/components/catalogue/list-query'
import {
  readBrand,
  readCategory,
  readCategoryNeeds,
  readPriceCounts,
  readProductMenu,
  readFestival,
  readFilteredProducts,
  readProductList,
  readSearchSuggestions,
} from '@/lib/data/catalogue'
import { readBlogPost, readCategoryGuides } from '@/lib/data/blog'
import { decodeSlug } from '@/lib/paths'
import { applyPriceIntent } from '@/lib/persian/price-intent'
import { applyIntent } from '@/lib/persian/search-intent'
import { describeEnd, missingPage } from '../missing-page'
import { readDearer } from './read-dearer'
import { readListHelp, readOtherBestSellers } from './read-list-help'
import { countEach, readPriceBars } from './read-price-bars'

const OTHER_LIST = 'کالاهای این فهرست با فیلتر دیگری که در نشانی آمده است جور نیست.'
const INVALID_QUERY = 'شمارهٔ صفحه یا فیلتری که در این نشانی آمده است درست نیست.'
const COMPARED = 3
const MIN_COMPARED = 2
/** In fewer goods, three picks are no choice. */
const MIN_FOR_PICKS = 6
const KINDS_TRIED = 3
/** Whole rows of every width. */
const FULL_PAGE = 24
const leavesCells = (goods: number) => goods > 0 && goods % FULL_PAGE !== 0

type CategoryRoot = { slug: string; children: readonly CategoryNode[] }

/** A list of so few leaves room beside its filters. */
const SHORT_LIST = 8

/** The query as the list understood it, so that its filters can be seen and taken off. */
const readAs = (query: ListQuery, { intent }: Pick<ListPage, 'intent'>): ListQuery =>
  intent ? applyIntent(query, intent) : query

async function readList(
  scope: ListScope,
  query: ListQuery,
  own?: ComparisonBranch,
): Promise<ListPage> {
  const isCacheable = query.page === 1 && !isRearranged(query)
  const list = isCacheable
    ? await readProductList(scope.fixedFilters)
    : await readFilteredProducts(toProductFilters(scope, query))
  if (query.page > Math.max(list.total, 1)) missingPage(describeEnd(list.total))
  const priceCounts = await readPriceBars(scope, query, list)
  const isEmpty = list.count === 0
  const isShort = !isEmpty && list.count <= SHORT_LIST
  const isUnderstood = !list.missing && list.is_understood
  const dearer =
    isShort || (isEmpty && isUnderstood)
      ? await readDearer(scope, readAs(query, list), isEmpty)
      : undefined
  const help = isEmpty
    ? await readListHelp(scope, readAs(query, list), { ...list, dearer })
    : undefined
  const others =
    isShort && !dearer
      ? await readOtherBestSellers(scope, readAs(query, list), list, own?.parents.at(-1)?.slug)
      : undefined
  const selected =
    query.category && isFacetOpen(scope, 'category') ? await readCategory(query.category) : null
  const branch = own ?? selected
  const comparisonGroups = branch
    ? groupsOfBranch(branch)
    : groupsOfList(await readProductMenu(), list.facets.categories)
  const categoryTitle = selected?.category.title
  return { ...list, priceCounts, help, dearer, ...others, categoryTitle, comparisonGroups }
}

async function findBySlug<Thing>(param: string, read: (slug: string) => Promise<Thing | null>) {
  const slug = decodeSlug(param)
  return (slug !== null && (await read(slug))) || missingPage()
}

/** Drops the filters the scope fixes; another category redirects to its own page. */
function resolveListQuery(scope: ListScope, requested: ListQuery): ListQuery {
  if (!hasConflict(scope, requested)) return dropFixedFilters(scope, requested)
  if (isFacetOpen(scope, 'category') || requested.category === undefined) missingPage(OTHER_LIST)
  permanentRedirect(categoryHref(scope, requested, requested.category))
}

async function readLanding({ fixedFilters }: ListScope, { slug, children }: CategoryRoot) {
  const [{ facets, count, products }, priceCounts, guides, needs] = await Promise.all([
    readProductList(fixedFilters),
    readPriceCounts(fixedFilters),
    readCategoryGuides(slug),
    readCategoryNeeds(slug),
  ])
  const counts = new Map(facets.categories.map((one) => [one.slug, one.count]))
  const large = children.filter((child) => (counts.get(child.slug) ?? 0) >= MIN_FOR_PICKS)
  const [chosen, numbers] = await Promise.all([
    readPicks(large.slice(0, KINDS_TRIED), products),
    readGuideNumbers(guides[0]?.slug),
  ])
  return { facets, count, priceCounts, guides, needs, numbers, ...chosen }
}

async function readGuideNumbers(slug: string | undefined) {
  const post = slug === undefined ? null : await readBlogPost(slug)
  return post && findGuideTable(post.article.body)
}

/** Of the kind that sells best, if three of it are each first in something. */
async function readPicks(kinds: readonly CategoryNode[], bestSellers: readonly { id: number }[]) {
  const rank = new Map(bestSellers.map(({ id }, nth) => [id, nth]))
  const lists = await Promise.all(
    kinds.map(async ({ slug, title, children }) => {
      const { products } = await readProductList({ category: slug })
      const best = Math.min(...products.map(({ id }) => rank.get(id) ?? Infinity))
      return { title, products, best, arePicksAlike: children.length === 0 }
    }),
  )
  for (const { title: picksKind, products, arePicksAlike } of lists.toSorted((a, b) =>
    a.best === b.best ? 0 : a.best - b.best,
  )) {
    const picks = choosePicks(products)
    if (picks.length > 0) return { picks, picksKind, arePicksAlike }
  }
  return { picks: [], picksKind: '', arePicksAlike: false }
}

/** Goods of one kind can be compared, which those of a category of the first level are not. */
async function readChoiceHelp(
  scope: ListScope,
  query: ListQuery,
  list: ListPage,
  { category, isOfOneKind }: { category: { slug: string; title: string }; isOfOneKind: boolean },
): Promise<ListPage['choiceHelp']> {
  const { products, total, facets, count } = list
  if (query.page < total || !leavesCells(products.length)) return undefined
  const compared = isOfOneKind ? products.slice(0, COMPARED).map(({ id }) => id) : []
  const [guide] = await readCategoryGuides(category.slug)
  // Under a filter the goods themselves are counted, where one page holds them all.
  const shown = total > 1 ? [] : countEach(products)
  const priceCounts = isRearranged(query) ? shown : list.priceCounts
  const questions = listQuestions(scope.path, query, { facets, priceCounts, count })
  const name = guide && nameGuide(guide, category.title)
  if (questions.length === 0 && compared.length < MIN_COMPARED && !name) return undefined
  return { compared, questions, guide: guide && name ? { slug: guide.slug, name } : null }
}

/** Its questions are asked above it, by need and budget. */
function withNeedsHelp(list: ListPage, { picks }: { picks: readonly CategoryPick[] }): ListPage {
  if (picks.length === 0 || !leavesCells(list.products.length)) return list
  return { ...list, choiceHelp: { compared: [], questions: [], guide: null } }
}

export async function readCategoryPage(param: string, requested: ListQuery) {
  const branch = await findBySlug(param, readCategory)
  const scope = categoryScope(branch.category.slug)
  const query = resolveListQuery(scope, requested)
  const { category, parents, children } = branch
  const isLanding = parents.length === 0 && query.page === 1 && !isRearranged(query)
  const [list, landing] = await Promise.all([
    readList(scope, query, branch),
    isLanding ? readLanding(scope, { slug: category.slug, children }) : null,
  ])
  const shown = { category, parents, childNodes: children, query, landing }
  if (landing) return { ...shown, list: withNeedsHelp(list, landing) }
  const isOfOneKind = parents.length > 0
  const choiceHelp = await readChoiceHelp(scope, query, list, { category, isOfOneKind })
  return { ...shown, list: { ...list, choiceHelp } }
}

export async function readBrandPage(param: string, requested: ListQuery) {
  const brand = await findBySlug(param, readBrand)
  const scope = brandScope(brand.slug)
  const query = resolveListQuery(scope, requested)
  return { brand, query, list: await readList(scope, query) }
}

export async function readFestivalPage(param: string, requested: ListQuery) {
  const festival = await findBySlug(param, readFestival)
  const scope = festivalScope(festival.slug)
  const query = resolveListQuery(scope, requested)
  return { festival, query, list: await readList(scope, query) }
}

export async function readSearchPage(requested: ListQuery) {
  const query = applyPriceIntent(requested)
  const [list, found] = await Promise.all([readList(searchScope, query), readScopes(query)])
  const understood = readAs(query, list)
  const scopes = isNarrowed(understood) ? [] : found
  return { typed: requested.q, query: understood, list, scopes }
}

const isNarrowed = ({ category: _, ...others }: ListQuery) => countActiveFilters(others) > 0

/** They are counted for the text alone. */
async function readScopes(query: ListQuery) {
  if (query.q === undefined || isNarrowed(query)) return []
  return (await readSearchSuggestions(query.q)).categories
}

/** The tree stays above a filtered list too, so that a choice moves nothing under the pointer. */
export async function readAllProducts(requested: ListQuery) {
  const query = resolveListQuery(allProductsScope, requested)
  const [menu, list] = await Promise.all([readProductMenu(), readList(allProductsScope, query)])
  return { query, menu, list }
}

export type SearchParamsProps = { searchParams: Promise<SearchParams> }
export type SlugProps = { params: Promise<{ slug: string }> }

export const FIRST_PAGE: ListQuery = { page: 1 }

export async function readListQuery({ searchParams }: SearchParamsProps): Promise<ListQuery> {
  return parseListQuery(await searchParams) ?? missingPage(INVALID_QUERY)
}
