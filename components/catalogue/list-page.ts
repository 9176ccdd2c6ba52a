import type { CategoryLink } from '@/lib/contract/catalogue/categories'
import type { Facets, ProductCard } from '@/lib/contract/catalogue/products'

/** A page of a list, as the shop answers. */
export type ListPage = {
  products: ProductCard[]
  facets: Facets
  /** How many pages. */
  total: number
  /** How many products on all of them. */
  count: number
  /** The search text as it was understood, when that differs from what was typed. */
  corrected?: string | null
  /** Of the category chosen in a list that is not a category's own. */
  categoryTitle?: string | undefined
  /** Given when the list is empty. */
  help?: ListHelp | undefined
}

/** What may help a shopper who found nothing. */
export type ListHelp = {
  /** Lists that hold something once one filter is left out. */
  relaxed: { label: string; href: string; count: number }[]
  corrected: string | null
  categories: CategoryLink[]
  brands: { slug: string; title: string }[]
  popular: string[]
  best: ProductCard[]
}
