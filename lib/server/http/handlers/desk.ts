import { handleContactMessage, listOpenContactMessages } from '../../content/contact-messages'
import { listUpcomingHolidays, setHoliday } from '../../checkout/holidays'
import {
  readDeskComment,
  readDeskOrder,
  readDeskQuestion,
  readDeskTicket,
} from '../../desk/read-details'
import { publishProduct, setStock } from '../../product/update-product'
import {
  answerAsShop,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '../../reviews/moderate-reviews'
import { answerTicket } from '../../account/tickets'
import { listWaiting } from '../../desk/list-waiting'
import { OK_ANSWER, wrapData, type Handlers } from '../context'

type DeskHandlers = Pick<
  Handlers,
  | 'getWaitingItems'
  | 'getDeskOrder'
  | 'getDeskTicket'
  | 'getDeskComment'
  | 'getDeskQuestion'
  | 'getContactMessages'
  | 'closeContactMessage'
  | 'getHolidays'
  | 'setHoliday'
  | 'setStock'
  | 'replyToTicket'
  | 'moderateComment'
  | 'moderateQuestion'
  | 'setProductStatus'
>

/** What the shop does by its own hand; every page that shows it is made anew. */
export const deskHandlers: DeskHandlers = {
  getWaitingItems: async (_, { db }) => ({ data: { waiting: await listWaiting(db) } }),
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
  getContactMessages: async (_, { db }) => ({
    data: { messages: await listOpenContactMessages(db) },
  }),
  closeContactMessage: async ({ body }, { db }) => {
    await handleContactMessage(db, body.id)
    return OK_ANSWER
  },
  getHolidays: async (_, { db }) => ({ data: { holidays: await listUpcomingHolidays(db) } }),
  setHoliday: async ({ body }, { db }) => ({
    data: { holidays: await setHoliday(db, body) },
  }),
  setStock: async ({ body }, { db, revalidateTags }) => {
    const { stock, stale: names } = await setStock(db, body)
    await revalidateTags(names)
    return { data: { stock } }
  },
  replyToTicket: async ({ body }, { db }) => {
    await answerTicket(db, body.id, body.message)
    return OK_ANSWER
  },
  moderateComment: async ({ body }, { db, revalidateTags }) => {
    const decide = body.approved ? approveComment : rejectComment
    await revalidateTags((await decide(db, body.id)).stale)
    return OK_ANSWER
  },
  moderateQuestion: async ({ body }, { db, revalidateTags }) => {
    const { id, answer, approved } = body
    if (answer !== undefined) await revalidateTags((await answerAsShop(db, id, answer)).stale)
    else await revalidateTags((await (approved ? approveQuestion : rejectQuestion)(db, id)).stale)
    return OK_ANSWER
  },
  setProductStatus: async ({ body }, { db, revalidateTags }) => {
    await revalidateTags(await publishProduct(db, body))
    return OK_ANSWER
  },
}
