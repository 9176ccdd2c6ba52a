import { getPriceHistory } from './product/price-history'
import { cancelStockNotice, getStockNotices, notifyStock } from './product/stock-notices'

export const productCalls = { getPriceHistory, notifyStock, cancelStockNotice, getStockNotices }
