import { deleteAddress, editAddress, getAddresses } from './account/addresses'
import {
  closeOneSession,
  closeOtherSessions,
  getSessions,
  loginPassword,
  sendCode,
  setPassword,
  verifyCode,
} from './auth'
import { getBlogPost, getBlogPosts, getContentPage } from './blog'
import { checkCoupon, checkout } from './checkout/checkout'
import { cartItem, cartSingleItem } from './cart'
import { getBrand, getBrands, getCategorySlug, getProductMenu } from './catalogue/categories'
import { getCompare } from './catalogue/compare'
import { getFavoriteIds, getFavorites, updateFavorite } from './account/favorites'
import { getBranches, sendContact } from './content/contact'
import { getFestival } from './catalogue/festivals'
import { getCities, getFooter, getSetting, getStates } from './content/settings'
import { deleteUserImage, updateUser, updateUserImage } from './account/edit-profile'
import { getHiddenWriting } from './social/hidden-writing'
import { getHome, getIndexData } from './content/home'
import { getLegal, saveLegal } from './account/legal'
import {
  setOrderStatus,
  setStock,
  moderateComment,
  setProductStatus,
  moderateQuestion,
  replyToTicket,
  getHolidays,
  setHoliday,
} from './desk/actions'
import { getOrder, getOrders } from './orders/order'
import { cancelOrder, returnOrder } from './orders/order-actions'
import {
  getContactMessages,
  closeContactMessage,
  getReports,
  moderatePost,
  moderatePostComment,
  getWaitingItems,
} from './desk/inbox'
import { getDeskComment, getDeskOrder, getDeskQuestion, getDeskTicket } from './desk/details'
import {
  followUser,
  getFollow,
  getPublicProfile,
  getRandomUsers,
  unfollowUser,
} from './social/people'
import { createPost, deletePost, getPost, getPostComments, getProductPosts } from './social/posts'
import { getPriceHistory } from './product/price-history'
import { getProductCards, getRelatedProducts, getRemovedProduct } from './catalogue/product-cards'
import { getOwnComments, getOwnQuestions, getOwnReviews } from './reviews/own-reviews'
import { getProductInfo, getProducts } from './catalogue/products'
import { getRedirects, setRedirect } from './content/redirects'
import { getProfile, logout } from './account/profile'
import {
  commentOnPost,
  deletePostComment,
  likePost,
  reportPost,
  unlikePost,
} from './social/reactions'
import { getHealth, getOpenapi } from './health'
import { getSearch } from './search'
import { decideAtTestBank, getGateways, getPayment, getTestBankPayment, pay } from './payments'
import { closeTicket, getTicket, getTickets, openTicket, writeToTicket } from './account/tickets'
import { chargeCredit, getWallet } from './account/wallet'
import { getShippingMethods } from './checkout/shipping'
import { cancelStockNotice, getStockNotices, notifyStock } from './product/stock-notices'
import { getSitemap, getSitemapUrls } from './content/sitemap'
import { getProductComments, getProductQuestions } from './reviews/product-reviews'
import { saveComment, saveQuestion, voteOnComment } from './reviews/write-reviews'

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
  getOwnReviews: getOwnReviews,
  getStates,
  getCities,
  getShippingMethods,
  getStockNotices,
  notifyStock,
  cancelStockNotice,
  cartSingleItem,
  cartItem,
  getBlogPosts: getBlogPosts,
  getBlogPost: getBlogPost,
  getContentPage: getContentPage,
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
  followUser: followUser,
  unfollowUser: unfollowUser,
  moderatePost: moderatePost,
  moderatePostComment: moderatePostComment,
  getReports,
  getTestBankPayment: getTestBankPayment,
  decideAtTestBank,
  getWaitingItems: getWaitingItems,
  getDeskOrder: getDeskOrder,
  getDeskTicket: getDeskTicket,
  getDeskComment: getDeskComment,
  getDeskQuestion: getDeskQuestion,
  getContactMessages,
  closeContactMessage: closeContactMessage,
  getHolidays,
  setHoliday: setHoliday,
  setOrderStatus: setOrderStatus,
  replyToTicket: replyToTicket,
  moderateComment: moderateComment,
  moderateQuestion: moderateQuestion,
  setProductStatus: setProductStatus,
  getRedirects,
  setRedirect: setRedirect,
  setStock,
  getHealth,
  getOpenapi,
}
export type Contract = typeof contract
export type CallName = keyof Contract
