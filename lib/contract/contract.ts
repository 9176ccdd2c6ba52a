import { getArticle, getArticles, getPage } from './blog'
import { cartItem, cartSingleItem } from './cart'
import { getBrand, getBrands, getCategorySlug, getProductMenu } from './categories'
import { getFestival } from './festivals'
import { getCities, getFooter, getSetting, getStates } from './general'
import { getHome, getIndexData } from './home'
import { setStock } from './operator'
import { getProductInfo, getProducts } from './products'
import { getProfile, logout } from './profile'
import { getHealth, getOpenapi } from './running'
import { getSearch } from './search'
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
  getBrand,
  getFestival,
  getProducts,
  getProductInfo,
  getSearch,
  getProductComments,
  getProductQuestions,
  getStates,
  getCities,
  cartSingleItem,
  cartItem,
  getArticles,
  getArticle,
  getPage,
  getProfile,
  logout,
  setStock,
  getHealth,
  getOpenapi,
}
export type Contract = typeof contract
export type CallName = keyof Contract
