import type { CategoryNode } from '@/lib/contract/catalogue/categories'
import type { BlogPostSummary } from '@/lib/contract/blog'
import type { FoundNeed } from '@/lib/contract/catalogue/needs'
import type { Facets, PriceCounts, ProductCard } from '@/lib/contract/catalogue/products'

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
  /** In the words of its shoppers, as the shop has set them. */
  needs: FoundNeed[]
  priceCounts: PriceCounts
  guide: BlogPostSummary | null
}
type CategoryBrand = Facets['brands'][number]

export const MENU_PRODUCTS = 4
const MENU_BRANDS = 8
const MENU_NEEDS = 4
const MENU_FESTIVALS = 2
const highlights = new Map<string, Promise<MenuHighlights>>()

/** Beside what sells best: none of it is missed where it does not come. */
async function fetchAdvice(slug: string) {
  const [{ send }, { getCategoryGuides }, { getCategoryNeeds }, { getPriceCounts }] =
    await Promise.all([
      import('../http/client'),
      import('@/lib/contract/blog'),
      import('@/lib/contract/catalogue/needs'),
      import('@/lib/contract/catalogue/products'),
    ])
  const isBackground = { isBackground: true }
  const [needs, prices, guides] = await Promise.allSettled([
    send(getCategoryNeeds, { params: { slug } }, isBackground),
    send(getPriceCounts, { query: { category: slug } }, isBackground),
    send(getCategoryGuides, { params: { slug } }, isBackground),
  ])
  return {
    needs: needs.status === 'fulfilled' ? needs.value.data.needs.slice(0, MENU_NEEDS) : [],
    priceCounts: prices.status === 'fulfilled' ? prices.value.data.counts : [],
    guide: guides.status === 'fulfilled' ? (guides.value.data.articles[0] ?? null) : null,
  }
}

async function fetchBestSelling(category: string) {
  const [{ send }, { getProducts }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/catalogue/products'),
  ])
  const input = { body: { category, sort: 'best_selling', available: true } } as const
  return (await send(getProducts, input, { isBackground: true })).data
}

async function fetchHighlights(category: string): Promise<MenuHighlights> {
  const [{ products, facets }, advice] = await Promise.all([
    fetchBestSelling(category),
    fetchAdvice(category),
  ])
  const brands = facets.brands.filter(({ count }) => count > 0)
  const festivals = facets.festivals.filter(({ count }) => count > 0)
  return {
    products: products.slice(0, MENU_PRODUCTS),
    brands: brands.slice(0, MENU_BRANDS),
    festivals: festivals.slice(0, MENU_FESTIVALS),
    ...advice,
  }
}

/** Asked for already: of a category, or of any. */
export function hasMenuHighlights(category?: string): boolean {
  return category === undefined ? highlights.size > 0 : highlights.has(category)
}

/** What sells best in a category, its brands, needs and prices, and the guide to it, asked for once in the life of a page. */
export function loadMenuHighlights(category: string): Promise<MenuHighlights> {
  const known = highlights.get(category)
  if (known) return known
  const request = fetchHighlights(category)
  highlights.set(category, request)
  request.catch(() => highlights.delete(category))
  return request
}
