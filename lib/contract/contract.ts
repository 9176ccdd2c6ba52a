import { deleteAddress, editAddress, getAddresses } from './addresses'
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
import {
  cancelOrder,
  chargeCredit,
  checkCoupon,
  checkout,
  getGateways,
  getPayment,
  pay,
  returnOrder,
} from './buying'
import { cartItem, cartSingleItem } from './cart'
import { getBrand, getBrands, getCategorySlug, getProductMenu } from './categories'
import { getCompare } from './compare'
import { getFavoriteIds, getFavorites, updateFavorite } from './favorites'
import { getBranches, sendContact } from './contact'
import { getFestival } from './festivals'
import { getCities, getFooter, getSetting, getStates } from './general'
import { deleteUserImage, updateUser, updateUserImage } from './edit-profile'
import { getHiddenWriting } from './hidden-writing'
import { getHome, getIndexData } from './home'
import { getLegal, saveLegal } from './legal'
import { operateOrder, setStock } from './operator'
import { operateComment, operateProduct, operateQuestion, operateTicket } from './operator-desk'
import { getOrder, getOrders } from './orders'
import { getContactMessages, operateContact } from './operator-contact'
import { getHolidays, operateHoliday } from './operator-holidays'
import { readComment, readOrder, readQuestion, readTicket } from './operator-reading'
import { getReports, operatePost, operatePostComment } from './operator-social'
import { getWaiting } from './operator-waiting'
import { follow, getFollow, getPublicProfile, getRandomUsers, unfollow } from './people'
import { createPost, deletePost, getPost, getPostComments, getProductPosts } from './posts'
import { getPriceHistory } from './price-history'
import { getProductCards, getRelatedProducts, getRemovedProduct } from './product-cards'
import { getOwnComments, getOwnQuestions, getOwnTalk } from './own-talk'
import { getProductInfo, getProducts } from './products'
import { getRedirects, operateRedirect } from './redirects'
import { getProfile, logout } from './profile'
import { commentOnPost, deletePostComment, likePost, reportPost, unlikePost } from './reactions'
import { getHealth, getOpenapi } from './running'
import { getSearch } from './search'
import { decideAtTestBank, seeTestBank } from './test-bank'
import { closeTicket, getTicket, getTickets, openTicket, writeToTicket } from './tickets'
import { getWallet } from './wallet'
import { getShippingMethods } from './shipping'
import { cancelStockNotice, getStockNotices, notifyStock } from './stock-notices'
import { getSitemap, getSitemapUrls } from './sitemap'
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
  getBrand,
  getFestival,
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
  saveComment,
  saveQuestion,
  voteOnComment,
  getOwnComments,
  getOwnQuestions,
  getOwnTalk,
  getStates,
  getCities,
  getShippingMethods,
  getStockNotices,
  notifyStock,
  cancelStockNotice,
  cartSingleItem,
  cartItem,
  getArticles,
  getArticle,
  getPage,
  getBranches,
  sendContact,
  getSitemap,
  getSitemapUrls,
  getProfile,
  logout,
  getAddresses,
  editAddress,
  deleteAddress,
  getLegal,
  saveLegal,
  updateUser,
  updateUserImage,
  deleteUserImage,
  getTickets,
  getTicket,
  openTicket,
  writeToTicket,
  closeTicket,
  getWallet,
  getOrders,
  getOrder,
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
  checkCoupon,
  checkout,
  getGateways,
  pay,
  getPayment,
  chargeCredit,
  cancelOrder,
  returnOrder,
  createPost,
  deletePost,
  getPost,
  getPostComments,
  getProductPosts,
  likePost,
  unlikePost,
  commentOnPost,
  deletePostComment,
  reportPost,
  getHiddenWriting,
  getPublicProfile,
  getRandomUsers,
  getFollow,
  follow,
  unfollow,
  operatePost,
  operatePostComment,
  getReports,
  seeTestBank,
  decideAtTestBank,
  getWaiting,
  readOrder,
  readTicket,
  readComment,
  readQuestion,
  getContactMessages,
  operateContact,
  getHolidays,
  operateHoliday,
  operateOrder,
  operateTicket,
  operateComment,
  operateQuestion,
  operateProduct,
  getRedirects,
  operateRedirect,
  setStock,
  getHealth,
  getOpenapi,
}
export type Contract = typeof contract
export type CallName = keyof Contract
