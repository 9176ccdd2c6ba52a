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
import { relaxQuery } from '@/components/catalogue/active-filters'

const OTHER_LIST = 'کالاهای این فهرست با فیلتر دیگری که در نشانی آمده است جور نیست.'
const INVALID_QUERY = 'شمارهٔ صفحه یا فیلتری که در این نشانی آمده است درست نیست.'
const MAX_RELAXED = 6
/** As many as fill the rows of `ProductRows`. */
const MAX_BEST_SELLERS = 8
const COMPARED = 3
/** Before a list that goes on with as many rows of others. */
const BEST_SELLERS = 5
const MIN_FOR_BEST_SELLERS = 16
/** In fewer goods, three picks are no choice. */
const MIN_FOR_PICKS = 6
const KINDS_TRIED = 3
/** Whole rows of every width. */
const FULL_PAGE = 24
const leavesCells = (goods: number) => goods > 0 && goods % FULL_PAGE !== 0

type CategoryRoot = { slug: string; children: readonly CategoryNode[] }

/** A list of so few leaves room beside its filters. */
const SHORT_LIST = 8

async function readRelaxedLists(scope: ListScope, query: ListQuery): Promise<ListHelp['relaxed']> {
  const relaxed = relaxQuery(query).slice(0, MAX_RELAXED)
  const lists = await Promise.all(
    relaxed.map(async ({ label, query: relaxedQuery }) => {
      const found = await readFilteredProducts(toProductFilters(scope, relaxedQuery))
      const { count, is_minimum } = found
      return { label, href: listHref(scope.path, relaxedQuery), count, is_minimum }
    }),
  )
  return lists.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

async function readSuggestions(q: string | undefined) {
  if (q === undefined) return { corrected: null, categories: [], brands: [], popular: [] }
  const { corrected, categories, brands, popular } = await readSearchSuggestions(q)
  return { corrected, categories, brands, popular }
}

/** Best sellers of the scope, or of the whole shop where the scope has none. */
async function readBestSellers({ fixedFilters }: ListScope): Promise<ListHelp['best']> {
  const own = await readProductList(fixedFilters)
  const { products } = own.count > 0 ? own : await readProductList({})
  return products.slice(0, MAX_BEST_SELLERS)
}

/** Best sellers that a short list does not hold, of its scope and the branch above; of a search of the category that it found most in. */
async function readOtherBestSellers(
  scope: ListScope,
  { products: shown, facets }: Pick<ListPage, 'products' | 'facets'>,
  parentSlug: string | undefined,
): Promise<ListPage['others']> {
  const seen = new Set(shown.map(({ id }) => id))
  const others: NonNullable<ListPage['others']> = []
  const [first] = facets.categories.toSorted((one, other) => other.count - one.count)
  const own = scope.kind === 'search' ? first && { category: first.slug } : scope.fixedFilters
  for (const wider of [own, parentSlug && { category: parentSlug }]) {
    if (!wider) continue
    if (others.length >= MAX_BEST_SELLERS) break
    const { products } = await readProductList(wider)
    for (const card of products.filter(({ id, available }) => available && !seen.has(id))) {
      seen.add(card.id)
      others.push(card)
    }
  }
  return others.slice(0, MAX_BEST_SELLERS)
}

async function readListHelp(
  scope: ListScope,
  query: ListQuery,
  {
    missing,
    partial_matches: parts,
    dearer = [],
  }: Pick<ListPage, 'missing' | 'partial_matches' | 'dearer'>,
): Promise<ListHelp> {
  const nearest = missing?.category
  const hasRelated = dearer.length > 0 || parts?.some(({ products }) => products.length > 0)
  const [relaxed, suggestions, best] = await Promise.all([
    // Words that are not understood find nothing under fewer filters either.
    parts ? [] : readRelaxedLists(scope, query),
    readSuggestions(query.q),
    hasRelated ? [] : readBestSellers(nearest ? categoryScope(nearest.slug) : scope),
  ])
  return { relaxed, ...suggestions, best, bestOf: nearest?.title }
}

/** The query as the list understood it, so that its filters can be seen and taken off. */
const readAs = (query: ListQuery, { intent }: Pick<ListPage, 'intent'>): ListQuery =>
  intent ? applyIntent(query, intent) : query

type PriceCounts = ListPage['priceCounts']

const countEach = (products: ListPage['products']): PriceCounts =>
  products
    .map(({ final_price: price }) => ({ price, count: 1 }))
    .toSorted((one, other) => one.price - other.price)

/** Of a whole list, or of one of its brands; what other filters leave is counted where one page holds all of it. */
async function readPriceBars(scope: ListScope, query: ListQuery): Promise<PriceCounts | null> {
  if (query.q !== undefined || scope.kind === 'search') return []
  const { page: _, sort: __, price_min: ___, price_max: ____, brands, ...others } = query
  if (Object.keys(others).length > 0) return null
  if (brands === undefined) return readPriceCounts(scope.fixedFilters)
  const [brand] = brands
  const isBrand = brand !== undefined && brands.length === 1 && !scope.fixedFilters.brands
  return isBrand ? readPriceCounts({ ...scope.fixedFilters, brands: [brand] }) : null
}

function countShown({ products, total }: Pick<ListPage, 'products' | 'total'>, query: ListQuery) {
  const isWhole = total <= 1 && query.price_min === undefined && query.price_max === undefined
  return isWhole ? countEach(products) : []
}

async function readList(
  scope: ListScope,
  query: ListQuery,
  own?: ComparisonBranch,
): Promise<ListPage> {
  const isCacheable = query.page === 1 && !isRearranged(query)
  const [list, bars] = await Promise.all([
    isCacheable
      ? readProductList(scope.fixedFilters)
      : readFilteredProducts(toProductFilters(scope, query)),
    readPriceBars(scope, query),
  ])
  const priceCounts = bars ?? countShown(list, query)
  if (query.page > Math.max(list.total, 1)) missingPage(describeEnd(list.total))
  const isEmpty = list.count === 0
  const isShort = !isEmpty && list.count <= SHORT_LIST
  const isUnderstood = !list.missing && !list.partial_matches
  const dearer =
    isShort || (isEmpty && isUnderstood)
      ? await readDearer(scope, readAs(query, list), isEmpty)
      : undefined
  const help = isEmpty
    ? await readListHelp(scope, readAs(query, list), { ...list, dearer })
    : undefined
  const others =
    isShort && !dearer
      ? await readOtherBestSellers(scope, list, own?.parents.at(-1)?.slug)
      : undefined
  const selected =
    query.category && isFacetOpen(scope, 'category') ? await readCategory(query.category) : null
  const branch = own ?? selected
  const comparisonGroups = branch
    ? groupsOfBranch(branch)
    : groupsOfList(await readProductMenu(), list.facets.categories)
  const categoryTitle = selected?.category.title
  return { ...list, priceCounts, help, dearer, others, categoryTitle, comparisonGroups }
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
  const picked = new Set(chosen.picks.map(({ card }) => card.id))
  const bestSellers =
    count < MIN_FOR_BEST_SELLERS
      ? []
      : products.filter(({ id, available }) => available && !picked.has(id)).slice(0, BEST_SELLERS)
  return { facets, count, priceCounts, guides, needs, numbers, bestSellers, ...chosen }
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
  if (questions.length === 0 && compared.length < COMPARED) return undefined
  const name = guide && nameGuide(guide, category.title)
  return { compared, questions, guide: guide && name ? { slug: guide.slug, name } : null }
}

/** What stands above it the list does not repeat, unless it was asked for something of its own. */
function withoutShown(
  list: ListPage,
  { picks, bestSellers }: { picks: readonly CategoryPick[]; bestSellers: ListPage['products'] },
): ListPage {
  const picked = new Set(picks.map(({ card }) => card.id))
  const shown = new Set([...picked, ...bestSellers.map(({ id }) => id)])
  const products = list.products.filter(({ id }) => !shown.has(id))
  if (picked.size === 0) return { ...list, products }
  const choiceHelp = { compared: [], questions: [], guide: null }
  return { ...list, products, ...(leavesCells(products.length) && { choiceHelp }) }
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
  if (landing) return { ...shown, list: withoutShown(list, landing) }
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
  const list = await readList(searchScope, query)
  return { typed: requested.q, query: readAs(query, list), list }
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
