import { getArticle, getArticles, getPage } from './blog'
import { cartItem, cartSingleItem } from './cart'
import { getBrands, getCategorySlug, getProductMenu } from './categories'
import { getCompare } from './compare'
import { getFavoriteIds, getFavorites, updateFavorite } from './favorites'
import { getCities, getFooter, getSetting, getStates } from './general'
import { getHome, getIndexData } from './home'
import { setStock } from './operator'
import { getPriceHistory } from './price-history'
import { getProductCards, getRelatedProducts, getRemovedProduct } from './product-cards'
import { getProductInfo, getProducts } from './products'
import { getProfile, logout } from './profile'
import { getHealth, getOpenapi } from './running'
import { getSearch } from './search'
import { getShippingMethods } from './shipping'
import { getStockNotices, notifyStock } from './stock-notices'
import { getProductComments, getProductQuestions } from './talk'

/** Every call the bundled backend answers. */
export const contract = {
  getIndexData,
  getHome,
  getSetting,
  getFooter,
  getProductMenu,
  getCategorySlug,
  getBrands,
  getProducts,
  getProductInfo,
  getProductCards,
  getRelatedProducts,
  getRemovedProduct,
  getPriceHistory,
  getCompare,
  getSearch,
  getProductComments,
  getProductQuestions,
  getStates,
  getCities,
  getShippingMethods,
  getStockNotices,
  notifyStock,
  cartSingleItem,
  cartItem,
  getArticles,
  getArticle,
  getPage,
  getProfile,
  logout,
  updateFavorite,
  getFavorites,
  getFavoriteIds,
  setStock,
  getHealth,
  getOpenapi,
}
export type Contract = typeof contract
export type CallName = keyof Contract
