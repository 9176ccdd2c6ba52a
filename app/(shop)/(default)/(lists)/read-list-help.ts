import { countActiveFilters, relaxQuery } from '@/components/catalogue/active-filters'
import type { ListHelp, ListPage } from '@/components/catalogue/list-page'
import { type ListQuery, listHref } from '@/components/catalogue/list-query'
import { categoryScope, toProductFilters, type ListScope } from '@/components/catalogue/list-scope'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { readFilteredProducts, readProductList, readSearchSuggestions } from '@/lib/data/catalogue'

const MAX_RELAXED = 6
/** As many as fill the rows of `ProductRows`. */
const MAX_BEST_SELLERS = 8
/** Two rows of a phone. */
const FULL_ROWS = 4

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

type Others = Pick<ListPage, 'others' | 'othersOf'>

/** Of what the text of a search finds, the category that all of it is of; what filters leave says nothing of that. */
async function findCommonCategory({ q, ...filters }: ListQuery, count: number) {
  if (countActiveFilters(filters) > 0) return undefined
  const { categories } = await readSuggestions(q)
  return categories.find((one) => one.count === count)
}

/** Best sellers that a short list does not hold: of its category, with the branch above where that has too few. */
export async function readOtherBestSellers(
  scope: ListScope,
  query: ListQuery,
  { products: shown, count, facets }: Pick<ListPage, 'products' | 'count' | 'facets'>,
  parentSlug: string | undefined,
): Promise<Others> {
  const seen = new Set(shown.map(({ id }) => id))
  const others: ProductCard[] = []
  const isSearch = scope.kind === 'search'
  const common = isSearch ? await findCommonCategory(query, count) : undefined
  const [first] = facets.categories.toSorted((one, other) => other.count - one.count)
  const above = isSearch ? first?.slug : parentSlug
  const own = isSearch ? common && { category: common.slug } : scope.fixedFilters
  for (const wider of [own, above && { category: above }]) {
    if (!wider) continue
    if (others.length >= MAX_BEST_SELLERS) break
    if (common && others.length >= FULL_ROWS) return { others, othersOf: common.title }
    const { products } = await readProductList(wider)
    for (const card of products.filter(({ id, available }) => available && !seen.has(id))) {
      seen.add(card.id)
      others.push(card)
    }
  }
  return { others: others.slice(0, MAX_BEST_SELLERS) }
}

export async function readListHelp(
  scope: ListScope,
  query: ListQuery,
  {
    missing,
    partial_matches: parts,
    is_understood: isUnderstood,
    dearer = [],
  }: Pick<ListPage, 'missing' | 'partial_matches' | 'is_understood' | 'dearer'>,
): Promise<ListHelp> {
  const nearest = missing?.category
  const hasRelated = dearer.length > 0 || parts?.some(({ products }) => products.length > 0)
  const [relaxed, suggestions, best] = await Promise.all([
    // Words that are not understood find nothing under fewer filters either.
    isUnderstood ? readRelaxedLists(scope, query) : [],
    readSuggestions(query.q),
    hasRelated ? [] : readBestSellers(nearest ? categoryScope(nearest.slug) : scope),
  ])
  return { relaxed, ...suggestions, best, bestOf: nearest?.title }
}
