import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { Facets, ProductCard } from '@/lib/contract/catalogue/products'

let pendingMenu: Promise<CategoryNode[]> | null = null

async function fetchMenu(): Promise<CategoryNode[]> {
  const { fetchProductMenu } = await import('./content')
  return fetchProductMenu()
}

/** Asked for once in the life of a page, unless it failed. */
export function loadProductMenu(): Promise<CategoryNode[]> {
  pendingMenu ??= fetchMenu().catch((error: unknown) => {
    pendingMenu = null
    throw error
  })
  return pendingMenu
}

export type MenuHighlights = {
  products: ProductCard[]
  brands: CategoryBrand[]
  festivals: Facets['festivals']
}
type CategoryBrand = Facets['brands'][number]

const MENU_PRODUCTS = 4
const MENU_BRANDS = 6
const MENU_FESTIVALS = 2
const highlights = new Map<string, Promise<MenuHighlights>>()

async function fetchHighlights(category: string): Promise<MenuHighlights> {
  const [{ send }, { getProducts }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/catalogue/products'),
  ])
  const input = { body: { category, sort: 'best_selling', available: true } } as const
  const { products, facets } = (await send(getProducts, input, { isBackground: true })).data
  const brands = facets.brands.filter(({ count }) => count > 0)
  const festivals = facets.festivals.filter(({ count }) => count > 0)
  return {
    products: products.slice(0, MENU_PRODUCTS),
    brands: brands.slice(0, MENU_BRANDS),
    festivals: festivals.slice(0, MENU_FESTIVALS),
  }
}

/** What sells best in a category and its brands, asked for once in the life of a page. */
export function loadMenuHighlights(category: string): Promise<MenuHighlights> {
  const known = highlights.get(category)
  if (known) return known
  const request = fetchHighlights(category)
  highlights.set(category, request)
  request.catch(() => highlights.delete(category))
  return request
}
