import type { CategoryLink } from '@/lib/contract/catalogue/categories'
import type { Facets, ProductCard } from '@/lib/contract/catalogue/products'

/** A page of a list, as the shop answers. */
export type ListPage = {
  products: ProductCard[]
  facets: Facets
  /** Pages. */
  total: number
  /** Products on all of them. */
  count: number
  /** How the words were read where they were not taken as they stand. */
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
