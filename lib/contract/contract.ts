import {
  closeOneSession,
  closeOtherSessions,
  getSessions,
  loginPassword,
  sendCode,
  setPassword,
  verifyCode,
} from './accounts'
import { getArticle, getArticles, getPage } from './blog'
import { cartItem, cartSingleItem } from './cart'
import { getBrands, getCategorySlug, getProductMenu } from './categories'
import { getFavoriteIds, getFavorites, updateFavorite } from './favorites'
import { getCities, getFooter, getSetting, getStates } from './general'
import { getHome, getIndexData } from './home'
import { setStock } from './operator'
import { getOwnComments, getOwnQuestions, getOwnTalk } from './own-talk'
import { getProductInfo, getProducts } from './products'
import { getProfile, logout } from './profile'
import { getHealth, getOpenapi } from './running'
import { getSearch } from './search'
import { getProductComments, getProductQuestions } from './talk'
import { saveComment, saveQuestion, voteOnComment } from './talk-writes'

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
  getSearch,
  getProductComments,
  getProductQuestions,
  saveComment,
  saveQuestion,
  voteOnComment,
  getOwnComments,
  getOwnQuestions,
  getOwnTalk,
  getStates,
  getCities,
  cartSingleItem,
  cartItem,
  getArticles,
  getArticle,
  getPage,
  getProfile,
  logout,
  sendCode,
  verifyCode,
  loginPassword,
  setPassword,
  getSessions,
  closeOneSession,
  closeOtherSessions,
  updateFavorite,
  getFavorites,
  getFavoriteIds,
  setStock,
  getHealth,
  getOpenapi,
}
export type Contract = typeof contract
export type CallName = keyof Contract
