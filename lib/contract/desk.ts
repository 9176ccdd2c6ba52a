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

export const deskCalls = {
  setStock,
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
}
