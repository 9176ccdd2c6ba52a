import { cache } from 'react'
import { send } from '@/lib/client/http/client'
import {
  getPriceCounts,
  getProducts,
  productFilters,
  type Facets,
  type ProductFilters,
} from '@/lib/contract/catalogue/products'
import { tags } from '@/lib/contract/tags'
import {
  getBrand,
  getBrands,
  getCategorySlug,
  getProductMenu,
} from '@/lib/contract/catalogue/categories'
import type { CallAnswer } from '@/lib/contract/call'
import { getCategoryNeeds } from '@/lib/contract/catalogue/needs'
import { getCompare } from '@/lib/contract/catalogue/compare'
import { getFestival } from '@/lib/contract/catalogue/festivals'
import { getSearch } from '@/lib/contract/search'
import { cachedRead, ifRefused, nullIfMissing, readForPage } from './cached-read'

async function fetchProducts(filters: ProductFilters) {
  return (await send(getProducts, { body: filters })).data
}

type ProductList = Awaited<ReturnType<typeof fetchProducts>>

const EMPTY_LIST: ProductList = {
  products: [],
  facets: {
    ...{ categories: [], brands: [], festivals: [], properties: [] },
    price: { min: 0, max: 0 },
    brands_total: 0,
    available_count: 0,
    is_minimum: false,
  },
  corrected: null,
  missing: null,
  intent: null,
  is_understood: true,
  is_minimum: false,
  ...{ total: 0, count: 0, current_page: 1 },
}

const cachedProductList = cachedRead(
  'product-list',
  (category: string | undefined, brand: string | undefined, festival: string | undefined) =>
    fetchProducts({
      page: 1,
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brands: [brand] }),
      ...(festival !== undefined && { festival }),
    }),
  (category) => [category === undefined ? tags.products : tags.category(category)],
  EMPTY_LIST,
)

type ProductListScope = Pick<ProductFilters, 'category' | 'brands' | 'festival'>

/** The first page of an unfiltered list: there are few, so they are cached. */
export function readProductList({ category, brands, festival }: ProductListScope) {
  return cachedProductList(category, brands?.[0], festival)
}

/** An unknown category is an empty list with the facets of the rest of the shop; parts of its search would be counted in all of it. */
async function readEmptyList(filters: ProductFilters): Promise<ProductList> {
  const { category: _, page: __, ...others } = filters
  const { facets, corrected, missing, intent, is_understood } = await ifRefused(
    readForPage(fetchProducts({ ...others, page: 1 })),
    EMPTY_LIST,
  )
  return {
    products: [],
    facets: withZeroCounts(facets),
    corrected,
    missing,
    intent,
    is_understood,
    is_minimum: false,
    total: 0,
    count: 0,
    current_page: 1,
  }
}

function withZeroCounts(facets: Facets): Facets {
  const none = <Counted>(one: Counted) => ({ ...one, count: 0 })
  return {
    ...facets,
    brands: facets.brands.map(none),
    festivals: facets.festivals.map(none),
    properties: facets.properties.map(({ name, values }) => ({
      name,
      values: values.map(({ family, ...value }) => ({
        ...none(value),
        ...(family && { family: none(family) }),
      })),
    })),
    available_count: 0,
  }
}

const cachedPriceCounts = cachedRead(
  'price-counts',
  async (category: string | undefined, brand: string | undefined, festival: string | undefined) => {
    const query = {
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brand }),
      ...(festival !== undefined && { festival }),
    }
    return (await send(getPriceCounts, { query })).data.counts
  },
  (category) => [category === undefined ? tags.products : tags.category(category)],
  [],
)

/** Of the whole scope, whatever is chosen in it. */
export function readPriceCounts({ category, brands, festival }: ProductListScope) {
  return cachedPriceCounts(category, brands?.[0], festival)
}

const fetchFilteredOnce = cache(async (serialized: string) => {
  const filters = productFilters.parse(JSON.parse(serialized))
  return (await nullIfMissing(readForPage(fetchProducts(filters)))) ?? readEmptyList(filters)
})

/** Read once per request and never cached beyond it: combinations of filters are endless. */
export function readFilteredProducts(filters: ProductFilters) {
  return fetchFilteredOnce(JSON.stringify(filters))
}

export const readBrands = cachedRead(
  'brands',
  async () => (await send(getBrands, { body: {} })).data.brands,
  () => [tags.products],
  [],
)

const cachedBrand = cachedRead(
  'brand',
  async (slug: string) => (await send(getBrand, { params: { slug } })).data.brand,
  () => [tags.products],
)

export function readBrand(slug: string) {
  return nullIfMissing(cachedBrand(slug))
}

type Branch = CallAnswer<typeof getCategorySlug>['data']
type CategoryBranch = Branch & { category: NonNullable<Branch['category']> }

export const readProductMenu = cachedRead(
  'product-menu',
  async () => (await send(getProductMenu, {})).data,
  () => [tags.menu],
  [],
)

const cachedBranch = cachedRead(
  'category',
  async (slug: string) => (await send(getCategorySlug, { body: { slug } })).data,
  (slug) => [tags.menu, tags.category(slug)],
)

export async function readCategory(slug: string): Promise<CategoryBranch | null> {
  const found = await nullIfMissing(cachedBranch(slug))
  return found?.category ? { ...found, category: found.category } : null
}

/** A backend that knows no needs has none. */
const cachedNeeds = cachedRead(
  'category-needs',
  async (slug: string) => (await send(getCategoryNeeds, { params: { slug } })).data.needs,
  (slug) => [tags.category(slug)],
  [],
)

export async function readCategoryNeeds(slug: string) {
  return (await nullIfMissing(cachedNeeds(slug))) ?? []
}

const cachedFestival = cachedRead(
  'festival',
  async (slug: string) => (await send(getFestival, { params: { slug } })).data.festival,
  () => [tags.products],
)

export function readFestival(slug: string) {
  return nullIfMissing(cachedFestival(slug))
}

const NO_COMPARISON: CallAnswer<typeof getCompare>['data'] = {
  ...{ products: [], comparison_group: null, suggestions: [], starts: [] },
}

/** Not cached: the combinations of compared products are endless. */
export async function readComparison(ids: readonly number[]) {
  const request = readForPage(send(getCompare, { query: { ids: ids.join() } }))
  return (await ifRefused(request, { data: NO_COMPARISON })).data
}

const NO_SUGGESTIONS: CallAnswer<typeof getSearch>['data'] = {
  ...{ products: [], categories: [], brands: [], corrected: null, popular: [] },
  ...{ missing: null, price_intent: null, is_minimum: false },
}

/** Read once per request and never cached beyond it: what shoppers type is endless. */
export const readSearchSuggestions = cache(async (q: string) => {
  const request = readForPage(send(getSearch, { query: { q } }))
  const { data } = await ifRefused(request, { data: NO_SUGGESTIONS })
  return data
})
