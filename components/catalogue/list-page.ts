import type { Metadata } from 'next'
import type { CategoryLink } from '@/lib/contract/catalogue/categories'
import type {
  Facets,
  MissingGoods,
  PartialMatch,
  PriceCounts,
  ProductCard,
  SearchIntent,
} from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { pageMetadata, type PageFacts } from '@/lib/seo/page-metadata'
import type { ShareFacts } from '@/lib/seo/share-image/share-facts'
import { countActiveFilters, listActiveFilters } from './active-filters'
import type { ChoiceQuestion } from './choice-questions'
import type { ListScope } from './list-scope'
import { listHref, type ListQuery } from './list-query'

/** A page of a list, as the shop answers. */
export type ListPage = {
  products: ProductCard[]
  facets: Facets
  /** Of the whole scope; none for a search, which is a scope of its own each time. */
  priceCounts: PriceCounts
  /** How many pages. */
  total: number
  /** How many products on all of them, and whether there may be more. */
  count: number
  is_minimum: boolean
  /** The search text as it was understood, when that differs from what was typed. */
  corrected?: string | null
  missing?: MissingGoods
  /** What a search said beside the names of goods; its query has the filters. */
  intent?: SearchIntent | null
  /** False of a search whose words name nothing together: no filter is what stands in the way. */
  is_understood: boolean
  /** Of a search whose words no product has all of: what fewer of them find. */
  partial_matches?: PartialMatch[] | undefined
  /** Of the category chosen in a list that is not a category's own. */
  categoryTitle?: string | undefined
  /** What its goods can be compared within. */
  comparisonGroups?: readonly number[]
  /** Given when the list is empty. */
  help?: ListHelp | undefined
  /** Beside a short or an empty search with a highest price: what it finds above that, the cheapest first. */
  dearer?: ProductCard[] | undefined
  /** What sells best beside a list that is short. */
  others?: ProductCard[] | undefined
  /** The category that all of these are of, where it is not the list's own. */
  othersOf?: string | undefined
  /** Where its last row is not full: goods that can be compared, what shortens it, and what to read; with none of them the needs above help. */
  choiceHelp?:
    | {
        compared: readonly number[]
        questions: readonly ChoiceQuestion[]
        guide: { slug: string; name: string } | null
      }
    | undefined
}

/** What may help a shopper who found nothing. */
export type ListHelp = {
  /** Lists that hold something once one filter is left out. */
  relaxed: { label: string; href: string; count: number; is_minimum: boolean }[]
  corrected: string | null
  categories: CategoryLink[]
  brands: { slug: string; title: string }[]
  popular: string[]
  /** None where goods of fewer words, or dearer ones, stand in for them. */
  best: ProductCard[]
  /** The category that the best sellers are of, where it is not the list's own. */
  bestOf?: string | undefined
}

type MetadataText = { title: string; description: string; share?: ShareFacts }
const NO_TITLES: Pick<Facets, 'brands' | 'categories' | 'festivals'> = {
  brands: [],
  categories: [],
  festivals: [],
}

/** Search engines may index a category with one brand or one value; more only rearranges it. */
export function isIndexable(scope: ListScope, query: ListQuery): boolean {
  const { q, sort, available, price_min, price_max } = query
  if (scope.kind === 'search' || q || sort || available) return false
  if (price_min !== undefined || price_max !== undefined) return false
  return countActiveFilters(query) <= (scope.kind === 'category' ? 1 : 0)
}

export function listMetadata(...about: Parameters<typeof describeList>): Promise<Metadata> {
  return pageMetadata(describeList(...about))
}

export function describeList(
  scope: ListScope,
  query: ListQuery,
  text: MetadataText,
  titles = NO_TITLES,
): PageFacts {
  const page = query.page > 1 ? `، صفحهٔ ${persianDigits(query.page)}` : ''
  const [only] = listActiveFilters(query, titles)
  const choice = only && isIndexable(scope, query) ? `، ${only.label}` : ''
  return {
    title: text.title,
    description: text.description,
    note: choice + page,
    path: listHref(scope.path, query),
    share: text.share,
    isHidden: !isIndexable(scope, query),
  }
}
