import { getComplements } from './product/complements'
import { getPriceHistory } from './product/price-history'
import { getProductInfo, getRelatedProducts, getRemovedProduct } from './product/product-info'
import { cancelStockNotice, getStockNotices, notifyStock } from './product/stock-notices'

export const productCalls = {
  getProductInfo,
  getRelatedProducts,
  getComplements,
  getRemovedProduct,
  getPriceHistory,
  notifyStock,
  cancelStockNotice,
  getStockNotices,
}
