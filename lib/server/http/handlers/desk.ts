import type { deskCalls } from '@/lib/contract/desk'
import { answerTicket } from '../../account/tickets'
import { listUpcomingHolidays, setHoliday } from '../../checkout/holidays'
import { handleContactMessage, listOpenContactMessages } from '../../content/contact-messages'
import { listWaiting } from '../../desk/list-waiting'
import {
  readDeskComment,
  readDeskOrder,
  readDeskQuestion,
  readDeskTicket,
} from '../../desk/read-details'
import { transitionOrderAsOperator } from '../../desk/transition-order-as-operator'
import { publishProduct, setStock } from '../../product/update-product'
import {
  answerAsShop,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '../../reviews/moderate-reviews'
import { hidePost, hidePostComment, listOpenReports } from '../../social/moderation'
import { OK_ANSWER, wrapData } from '../answers'
import type { HandlersOf } from '../context'

export const deskHandlers: HandlersOf<typeof deskCalls> = {
  setStock: async ({ body }, { db, revalidateTags }) => {
    const { stock, tagsToRevalidate } = await setStock(db, body)
    await revalidateTags(tagsToRevalidate)
    return { data: { stock } }
  },
  setOrderStatus: async ({ body }, { db, revalidateTags }) => {
    const { order, tagsToRevalidate } = await transitionOrderAsOperator(db, body)
    await revalidateTags(tagsToRevalidate)
    return { data: { order } }
  },
  replyToTicket: async ({ body }, { db }) => {
    await answerTicket(db, body.id, body.message)
    return OK_ANSWER
  },
  moderateComment: async ({ body }, { db, revalidateTags }) => {
    const decide = body.approved ? approveComment : rejectComment
    await revalidateTags((await decide(db, body.id)).tagsToRevalidate)
    return OK_ANSWER
  },
  moderateQuestion: async ({ body }, { db, revalidateTags }) => {
    const { id, answer, approved } = body
    if (answer !== undefined)
      await revalidateTags((await answerAsShop(db, id, answer)).tagsToRevalidate)
    else
      await revalidateTags(
        (await (approved ? approveQuestion : rejectQuestion)(db, id)).tagsToRevalidate,
      )
    return OK_ANSWER
  },
  setProductStatus: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await publishProduct(db, body))
    return OK_ANSWER
  },
  getHolidays: async (_, { db }) => ({ data: { holidays: await listUpcomingHolidays(db) } }),
  setHoliday: async ({ body: { day, rests } }, { db }) => ({
    data: { holidays: await setHoliday(db, { day, isHoliday: rests }) },
  }),
  getDeskOrder: ({ params }, { db }) => wrapData(readDeskOrder(db, params.id)),
  getDeskTicket: async ({ params }, { db }) => ({
    data: { ticket: await readDeskTicket(db, params.id) },
  }),
  getDeskComment: async ({ params }, { db }) => ({
    data: { comment: await readDeskComment(db, params.id) },
  }),
  getDeskQuestion: async ({ params }, { db }) => ({
    data: { question: await readDeskQuestion(db, params.id) },
  }),
  getWaitingItems: async (_, { db }) => ({ data: { waiting: await listWaiting(db) } }),
  getContactMessages: async (_, { db }) => ({
    data: { messages: await listOpenContactMessages(db) },
  }),
  closeContactMessage: async ({ body }, { db }) => {
    await handleContactMessage(db, body.id)
    return OK_ANSWER
  },
  moderatePost: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await hidePost(db, body))
    return OK_ANSWER
  },
  moderatePostComment: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await hidePostComment(db, body))
    return OK_ANSWER
  },
  getReports: async (_, { db }) => ({ data: { reports: await listOpenReports(db) } }),
}
