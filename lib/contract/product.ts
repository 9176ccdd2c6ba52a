import { getPriceHistory } from './product/price-history'
import { getProductInfo, getRelatedProducts, getRemovedProduct } from './product/product-info'
import { cancelStockNotice, getStockNotices, notifyStock } from './product/stock-notices'

export const productCalls = {
  getProductInfo,
  getRelatedProducts,
  getRemovedProduct,
  getPriceHistory,
  notifyStock,
  cancelStockNotice,
  getStockNotices,
}
