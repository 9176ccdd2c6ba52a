import {
  addArticle,
  addArticleNote,
  addBlogCategory,
  deleteArticle,
  getDeskArticle,
  getDeskArticles,
  getDeskBlogCategories,
  updateArticle,
} from './desk/articles'
import {
  getHolidays,
  moderateComment,
  moderateQuestion,
  replyToTicket,
  setHoliday,
  setOrderStatus,
  setProductStatus,
  setStock,
} from './desk/actions'
import { getDeskComment, getDeskOrder, getDeskQuestion, getDeskTicket } from './desk/details'
import {
  closeContactMessage,
  getContactMessages,
  getReports,
  getWaitingItems,
  moderatePost,
  moderatePostComment,
} from './desk/inbox'
import {
  decideReview,
  finishDeskMessage,
  getDeskMessages,
  getDeskReviews,
  getInboxCounts,
} from './desk/moderation'
import {
  getCustomersExport,
  getExportByOperator,
  getGoodsExport,
  getOrdersExport,
} from './desk/exports'
import { gatewayCalls } from './desk/gateways'
import { getDeskFeeds, renewFeedToken, updateDeskFeeds } from './desk/feeds'
import { customerCalls } from './desk/customers'
import { discountCalls } from './desk/discounts'
import { embedCalls } from './desk/embeds'
import { announcePresence } from './desk/live'
import { messageCalls } from './desk/messages'
import { manualOrderCalls } from './desk/manual-orders'
import { orderPrintCalls } from './desk/order-prints'
import { orderRefundCalls } from './desk/order-refunds'
import { orderWorkCalls } from './desk/order-work'
import { smsSettingsCalls } from './desk/sms-settings'
import { salesSettingsCalls } from './desk/sales-settings'
import { todayCalls } from './desk/today'
import { taxExportCalls } from './desk/tax-export'
import { getDeskReport } from './desk/reports'
import { getDeskSettings, updateDeskSettings } from './desk/settings'
import { getDeskHome, updateDeskHome } from './desk/home'
import {
  addOrderNote,
  advanceOrders,
  getDeskOrderBoard,
  getDeskOrderCounts,
  getDeskOrders,
  getStaffOrder,
  moveOrder,
} from './desk/orders'
import { getCategoryFields } from './desk/category-fields'
import {
  addDeskProduct,
  getDeskProduct,
  getDeskProductCounts,
  getDeskProducts,
  updateDeskProduct,
} from './desk/products'
import {
  addRole,
  addStaffByOperator,
  addStaffMember,
  closeStaffSessions,
  getAuditLog,
  getRoles,
  getStaff,
  updateRole,
  updateStaffMember,
} from './desk/staff'
import {
  closeDeskSession,
  confirmSecondFactor,
  createFirstOwner,
  getDeskMember,
  getDeskSessions,
  giveSecondFactor,
  leaveDesk,
  proveDeskMember,
  sendDeskCode,
  startSecondFactor,
  verifyDeskCode,
} from './desk/staff-login'
import {
  addBrand,
  addCategory,
  deleteBrand,
  deleteCategory,
  getDeskTaxonomy,
  updateBrand,
  updateCategory,
} from './desk/taxonomy'
import {
  addImport,
  addImportPictures,
  addImportByOperator,
  addImportPicturesByOperator,
  checkImport,
  getImport,
  getImportByOperator,
  getImportRows,
  getImports,
  moveImport,
  moveImportByOperator,
} from './desk/imports'
import { uploadContentPicture, uploadDeskPicture } from './desk/pictures'
import { getDeskPage, getDeskPages, updateDeskPage } from './desk/pages'
import {
  getDeskBranches,
  getDeskHolidays,
  getSiteLinks,
  setDeskHoliday,
  setDeskRedirect,
  updateBranches,
  updateSiteLinks,
} from './desk/site'
import { serviceCalls } from './desk/services'
import { getSetUpSteps } from './desk/set-up'
import {
  addShippingMethod,
  deleteShippingMethod,
  getDeskShippingMethods,
  updateShippingMethod,
} from './desk/shipping'
import {
  addTicketNote,
  answerStaffTicket,
  closeStaffTicket,
  getStaffTicket,
  getStaffTickets,
} from './desk/tickets'
import { getStockMovements } from './desk/stock-movements'
import { undoStockUpdate, setStocks, setStocksByOperator } from './desk/stock-updates'

export const deskCalls = {
  setStock,
  getStockMovements,
  setStocks,
  setStocksByOperator,
  undoStockUpdate,
  setOrderStatus,
  replyToTicket,
  moderateComment,
  moderateQuestion,
  setProductStatus,
  getHolidays,
  setHoliday,
  getDeskOrder,
  getDeskTicket,
  getDeskComment,
  getDeskQuestion,
  getWaitingItems,
  getContactMessages,
  closeContactMessage,
  moderatePost,
  moderatePostComment,
  getReports,
  sendDeskCode,
  verifyDeskCode,
  giveSecondFactor,
  createFirstOwner,
  getDeskMember,
  leaveDesk,
  startSecondFactor,
  confirmSecondFactor,
  proveDeskMember,
  getDeskSessions,
  closeDeskSession,
  getStaff,
  addStaffMember,
  updateStaffMember,
  closeStaffSessions,
  getRoles,
  addRole,
  updateRole,
  getAuditLog,
  addStaffByOperator,
  // Before the order by its id, whose path would take theirs.
  ...orderWorkCalls,
  ...orderPrintCalls,
  ...manualOrderCalls,
  getDeskOrders,
  getDeskOrderBoard,
  getDeskOrderCounts,
  getStaffOrder,
  advanceOrders,
  moveOrder,
  addOrderNote,
  getStaffTickets,
  getStaffTicket,
  answerStaffTicket,
  closeStaffTicket,
  addTicketNote,
  getInboxCounts,
  getDeskReviews,
  decideReview,
  getDeskMessages,
  finishDeskMessage,
  getDeskProducts,
  getDeskProductCounts,
  getCategoryFields,
  uploadDeskPicture,
  getImports,
  addImport,
  addImportPictures,
  getImport,
  getImportRows,
  checkImport,
  moveImport,
  getGoodsExport,
  getOrdersExport,
  getCustomersExport,
  getExportByOperator,
  addImportByOperator,
  addImportPicturesByOperator,
  getImportByOperator,
  moveImportByOperator,
  uploadContentPicture,
  getDeskProduct,
  addDeskProduct,
  updateDeskProduct,
  getDeskTaxonomy,
  addCategory,
  updateCategory,
  deleteCategory,
  addBrand,
  updateBrand,
  deleteBrand,
  getDeskSettings,
  updateDeskSettings,
  getDeskFeeds,
  updateDeskFeeds,
  renewFeedToken,
  getDeskShippingMethods,
  addShippingMethod,
  updateShippingMethod,
  deleteShippingMethod,
  getDeskPages,
  getDeskPage,
  updateDeskPage,
  getDeskArticles,
  getDeskArticle,
  addArticle,
  updateArticle,
  deleteArticle,
  addArticleNote,
  getDeskBlogCategories,
  addBlogCategory,
  getDeskHome,
  updateDeskHome,
  getSiteLinks,
  updateSiteLinks,
  getDeskBranches,
  updateBranches,
  setDeskRedirect,
  getDeskHolidays,
  setDeskHoliday,
  getSetUpSteps,
  ...customerCalls,
  ...discountCalls,
  ...messageCalls,
  ...embedCalls,
  ...gatewayCalls,
  ...smsSettingsCalls,
  ...serviceCalls,
  announcePresence,
  ...orderRefundCalls,
  ...salesSettingsCalls,
  ...taxExportCalls,
  ...todayCalls,
  getDeskReport,
}
