import type { Facets, ProductCard } from '@/lib/contract/products'

/** A page of a list, as the shop answers. */
export type ListPage = {
  products: ProductCard[]
  facets: Facets
  /** Pages. */
  total: number
  /** Products on all of them. */
  count: number
}
