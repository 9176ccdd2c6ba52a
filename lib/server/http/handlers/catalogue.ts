import type { catalogueCalls } from '@/lib/contract/catalogue'
import { readBrand, listBrands } from '../../catalogue/brands'
import { readCategory, readProductMenu } from '../../catalogue/categories'
import { readFestival } from '../../catalogue/festivals'
import { readVisibleCards } from '../../catalogue/product-cards'
import { readKeyFacts } from '../../product/read-key-facts'
import { compareProducts } from '../../product/compare-products'
import { readCategoryNeeds } from '../../search/category-needs'
import { countPrices } from '../../search/count-prices'
import { findListBrands, listProducts } from '../../search/list-products'
import { wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const catalogueHandlers: HandlersOf<typeof catalogueCalls> = {
  getProductMenu: (_, { db }) => wrapData(readProductMenu(db)),
  getCategorySlug: ({ body }, { db }) => wrapData(readCategory(db, body.slug)),
  getCategoryNeeds: async ({ params }, { db }) => ({
    data: { needs: await readCategoryNeeds(db, params.slug) },
  }),
  getBrands: async ({ body }, { db }) => ({ data: { brands: await listBrands(db, body.cat_id) } }),
  getBrand: async ({ params }, { db }) => ({
    data: { brand: await readBrand(db, params.slug) },
  }),
  getCompare: ({ query }, { db }) => wrapData(compareProducts(db, query.ids)),
  getFestival: async ({ params }, { db }) => ({
    data: { festival: await readFestival(db, params.slug) },
  }),
  getProductCards: async ({ query }, { db }) => ({
    data: { products: await readVisibleCards(db, query.ids) },
  }),
  getKeyFacts: async ({ query }, { db }) => ({
    data: { products: await readKeyFacts(db, query.ids) },
  }),
  getProducts: async ({ body }, { db, countSearch }) => {
    const data = await listProducts(db, body)
    if (body.q !== undefined && body.page === 1 && data.count > 0) countSearch(body.q)
    return { data }
  },
  findListBrands: async ({ body }, { db }) => ({
    data: { brands: await findListBrands(db, body) },
  }),
  getPriceCounts: async ({ query }, { db }) => ({ data: { counts: await countPrices(db, query) } }),
}
