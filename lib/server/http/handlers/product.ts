import type { productCalls } from '@/lib/contract/product'
import { readComplements } from '../../product/read-complements'
import { readPriceHistory } from '../../product/read-price-history'
import { readProductInfo, readRemovedProduct } from '../../product/read-product-info'
import { readRelatedProducts } from '../../product/read-related-products'
import {
  requestStockNotice,
  cancelStockNotice,
  assertNoticesAvailable,
  readStockNotices,
} from '../../product/stock-notices'
import { OK_ANSWER, wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const productHandlers: HandlersOf<typeof productCalls> = {
  getProductInfo: async ({ body }, { db }) => ({
    data: { info: await readProductInfo(db, body.slug) },
  }),
  getRelatedProducts: ({ params }, { db }) => wrapData(readRelatedProducts(db, params.id)),
  getComplements: async ({ query }, { db }) => ({
    data: { products: await readComplements(db, query.ids) },
  }),
  getRemovedProduct: ({ params }, { db }) => wrapData(readRemovedProduct(db, params.slug)),
  getPriceHistory: ({ params, query }, { db }) =>
    wrapData(readPriceHistory(db, params.id, query.stock_id)),
  notifyStock: async ({ body }, { db, customerId, canNotifyStock }) => {
    assertNoticesAvailable(await canNotifyStock(db))
    await requestStockNotice(db, customerId, body.stock_id)
    return { data: { ok: true } }
  },
  cancelStockNotice: async ({ params }, { db, customerId }) => {
    await cancelStockNotice(db, customerId, params.stock_id)
    return OK_ANSWER
  },
  getStockNotices: async ({ query }, { db, customerId }) => ({
    data: { stock_ids: await readStockNotices(db, customerId, query.product_id) },
  }),
}
