import { handleContactMessage, openContactMessages } from '../services/contact'
import { holidaysToCome, setHoliday } from '../services/holidays'
import {
  operatedComment,
  operatedOrder,
  operatedQuestion,
  operatedTicket,
} from '../services/operator-reading'
import { publishProduct } from '../services/publishing'
import { setStock } from '../services/stocks'
import {
  answerAsShop,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '../services/talk-approval'
import { answerTicket } from '../services/ticket-writing'
import { waitingForOperator } from '../services/waiting'
import { DONE, inData, type Handlers } from './context'

type Operator = Pick<
  Handlers,
  | 'getWaiting'
  | 'readOrder'
  | 'readTicket'
  | 'readComment'
  | 'readQuestion'
  | 'getContactMessages'
  | 'operateContact'
  | 'getHolidays'
  | 'operateHoliday'
  | 'setStock'
  | 'operateTicket'
  | 'operateComment'
  | 'operateQuestion'
  | 'operateProduct'
>

/** What the shop does by its own hand; every page that shows it is made anew. */
export const operatorHandlers: Operator = {
  getWaiting: async (_, { db }) => ({ data: { waiting: await waitingForOperator(db) } }),
  readOrder: ({ params }, { db }) => inData(operatedOrder(db, params.id)),
  readTicket: async ({ params }, { db }) => ({
    data: { ticket: await operatedTicket(db, params.id) },
  }),
  readComment: async ({ params }, { db }) => ({
    data: { comment: await operatedComment(db, params.id) },
  }),
  readQuestion: async ({ params }, { db }) => ({
    data: { question: await operatedQuestion(db, params.id) },
  }),
  getContactMessages: async (_, { db }) => ({
    data: { messages: await openContactMessages(db) },
  }),
  operateContact: async ({ body }, { db }) => {
    await handleContactMessage(db, body.id)
    return DONE
  },
  getHolidays: async (_, { db }) => ({ data: { holidays: await holidaysToCome(db) } }),
  operateHoliday: async ({ body }, { db }) => ({
    data: { holidays: await setHoliday(db, body) },
  }),
  setStock: async ({ body }, { db, stale }) => {
    const { stock, stale: names } = await setStock(db, body)
    await stale(names)
    return { data: { stock } }
  },
  operateTicket: async ({ body }, { db }) => {
    await answerTicket(db, body.id, body.message)
    return DONE
  },
  operateComment: async ({ body }, { db, stale }) => {
    const decide = body.approved ? approveComment : rejectComment
    await stale((await decide(db, body.id)).stale)
    return DONE
  },
  operateQuestion: async ({ body }, { db, stale }) => {
    const { id, answer, approved } = body
    if (answer !== undefined) await stale((await answerAsShop(db, id, answer)).stale)
    else await stale((await (approved ? approveQuestion : rejectQuestion)(db, id)).stale)
    return DONE
  },
  operateProduct: async ({ body }, { db, stale }) => {
    await stale(await publishProduct(db, body))
    return DONE
  },
}
