import type { deskCalls } from '@/lib/contract/desk'
import type { StockChanges } from '@/lib/contract/desk/stock-updates'
import { answerTicket } from '../../account/tickets'
import { uploadPicture } from '../../desk/desk-pictures'
import { readCategoryPattern } from '../../desk/category-fields'
import { countDeskProducts, listDeskProducts, readDeskProduct } from '../../desk/desk-products'
import { addProduct, updateProduct } from '../../desk/save-product'
import { listUpcomingHolidays, setHoliday } from '../../checkout/holidays'
import { handleContactMessage, listOpenContactMessages } from '../../content/contact-messages'
import {
  answerTicketAsStaff,
  assignTicket,
  closeTicketAsStaff,
  listStaffTickets,
  openTicketAsStaff,
  readStaffTicket,
  writeTicketNote,
} from '../../desk/desk-tickets'
import { countInbox } from '../../desk/desk-messages'
import { decideReview } from '../../desk/decide-review'
import { listDeskReviews } from '../../desk/desk-reviews'
import { listWaiting } from '../../desk/list-waiting'
import {
  readDeskComment,
  readDeskOrder,
  readDeskQuestion,
  readDeskTicket,
} from '../../desk/read-details'
import { transitionOrderAsOperator } from '../../desk/transition-order-as-operator'
import { setProductStatus, setStock } from '../../product/update-product'
import { wholeCrop } from '../../adapters/media/read-picture'
import { setStocks, undoStockUpdate } from '../../product/set-stocks'
import {
  answerAsShop,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '../../reviews/moderate-reviews'
import { hidePost, hidePostComment, listOpenReports } from '../../social/moderation'
import { readAuditLog } from '../../desk/read-audit-log'
import { readStockMovements } from '../../desk/read-stock-movements'
import { readReport } from '../../desk/read-report'
import { readSalesCut } from '../../desk/read-sales-cut'
import { readTicketChoices, updateReplies } from '../../desk/prepared-replies'
import { addRole, deleteRole, listRoles, updateRole } from '../../desk/roles'
import * as secondFactor from '../../desk/second-factor'
import {
  canMakeFirstOwner,
  createFirstOwner,
  giveSecondFactor,
  readDeskMember,
  verifyDeskCode,
} from '../../desk/staff-login'
import {
  addStaffMember,
  closeStaffSessions,
  listStaff,
  resetSecondFactor,
  resetSecondFactorOf,
  updateStaffMember,
} from '../../desk/staff-members'
import { closeStaffSession, listStaffSessions } from '../../desk/staff-sessions'
import { sendCode } from '../../auth/log-in'
import { OK_ANSWER, persistDone, wrapData } from '../answers'
import type { Context, HandlersOf } from '../context'
import { exportHandlers } from './desk-exports'
import { importHandlers } from './desk-imports'
import { contentHandlers } from './desk-content'
import { customerHandlers } from './desk-customers'
import { discountHandlers } from './desk-discounts'
import { messageHandlers } from './desk-messages'
import { orderHandlers } from './desk-orders'
import { rightsOf } from '../../desk/save-variants'
import { shopHandlers } from './desk-shop'

const proofContext = ({ login: { secret }, device }: Context) => ({ secret, device })

const pictureContext = (context: Context) => ({
  ...context,
  source: { actor: context.actor, ...context.device },
})

async function setManyStocks({ body }: { body: StockChanges }, context: Context) {
  const { answer, tagsToRevalidate } = await setStocks(context.db, body, context)
  await context.revalidateTags(tagsToRevalidate)
  return { data: answer }
}

export const deskHandlers: HandlersOf<typeof deskCalls> = {
  setStock: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { stock, former, tagsToRevalidate } = await setStock(db, body)
    recordChange({ subject: `stock:${stock.id}`, before: former, after: stock })
    await revalidateTags(tagsToRevalidate)
    return { data: { stock } }
  },
  setStocks: setManyStocks,
  setStocksByOperator: setManyStocks,
  undoStockUpdate: async ({ params }, context) => {
    const { answer, tagsToRevalidate } = await undoStockUpdate(context.db, params.id, context)
    await context.revalidateTags(tagsToRevalidate)
    return { data: answer }
  },
  setOrderStatus: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { order, from, tagsToRevalidate } = await transitionOrderAsOperator(db, body)
    const { id: _, to: __, ...written } = body
    const after = { ...written, status: order.status }
    recordChange({ subject: `order:${order.id}`, before: { status: from }, after })
    await revalidateTags(tagsToRevalidate)
    return { data: { order } }
  },
  replyToTicket: async ({ body: { id, message } }, { db, recordChange }) => {
    await answerTicket(db, id, message)
    recordChange({ subject: `ticket:${id}`, after: { message } })
    return OK_ANSWER
  },
  moderateComment: async ({ body: { id, approved } }, { db, recordChange, revalidateTags }) => {
    const decide = approved ? approveComment : rejectComment
    await revalidateTags((await decide(db, id)).tagsToRevalidate)
    recordChange({ subject: `comment:${id}`, after: { approved } })
    return OK_ANSWER
  },
  moderateQuestion: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { id, answer, approved } = body
    recordChange({ subject: `question:${id}`, after: { answer, approved } })
    if (answer !== undefined)
      await revalidateTags((await answerAsShop(db, id, answer)).tagsToRevalidate)
    else
      await revalidateTags(
        (await (approved ? approveQuestion : rejectQuestion)(db, id)).tagsToRevalidate,
      )
    return OK_ANSWER
  },
  setProductStatus: async ({ body }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await setProductStatus(db, body, recordChange))
    return OK_ANSWER
  },
  getHolidays: async (_, { db }) => ({ data: { holidays: await listUpcomingHolidays(db) } }),
  setHoliday: async ({ body: { day, rests } }, { db, recordChange }) => {
    recordChange({ subject: 'settings:holidays', after: { day, rests } })
    return { data: { holidays: await setHoliday(db, { day, isHoliday: rests }) } }
  },
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
  closeContactMessage: async ({ body }, { db, recordChange }) => {
    await handleContactMessage(db, body.id)
    recordChange({ subject: `message:${body.id}`, after: { status: 'done' } })
    return OK_ANSWER
  },
  moderatePost: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { id, ...after } = body
    recordChange({ subject: `post:${id}`, after })
    await revalidateTags(await hidePost(db, body))
    return OK_ANSWER
  },
  moderatePostComment: async ({ body }, { db, recordChange, revalidateTags }) => {
    const { id, ...after } = body
    recordChange({ subject: `post_comment:${id}`, after })
    await revalidateTags(await hidePostComment(db, body))
    return OK_ANSWER
  },
  sendDeskCode: ({ body }, { db, login, device: { ip } }) =>
    wrapData(sendCode(db, login, { mobile: body.mobile, ip }, 'desk code')),
  verifyDeskCode: async ({ body }, { db, login, device, setStaffSession }) => {
    const next = await verifyDeskCode(db, login, body, device)
    if (next.step === 'second_factor') return { data: next }
    setStaffSession(next.session)
    return { data: { step: 'done' } }
  },
  giveSecondFactor: async ({ body }, { db, login, device, setStaffSession }) => {
    setStaffSession(await giveSecondFactor(db, login, body, device))
    return OK_ANSWER
  },
  checkFirstOwner: async ({ body }, { db }) => ({
    data: { is_open: await canMakeFirstOwner(db, body.token) },
  }),
  createFirstOwner: async ({ body }, { db, device, revalidateTags }) => {
    await revalidateTags(await createFirstOwner(db, body, device))
    return OK_ANSWER
  },
  getDeskMember: async (_, { db, actor }) => ({
    data: { member: await readDeskMember(db, actor) },
  }),
  leaveDesk: async (_, { db, actor, recordChange, setStaffSession }) => {
    await closeStaffSession(db, actor.staffId, actor.sessionId)
    recordChange({ subject: `staff:${actor.staffId}` })
    setStaffSession(null)
    return OK_ANSWER
  },
  startSecondFactor: (_, { db, login, actor, hasFreshProof }) =>
    wrapData(secondFactor.startSecondFactor(db, login.secret, actor, hasFreshProof)),
  confirmSecondFactor: async ({ body: { code } }, context) => {
    const { db, actor, hasFreshProof } = context
    const typed = { code, hasFreshProof }
    const recovery_codes = await secondFactor.confirmSecondFactor(
      db,
      proofContext(context),
      actor,
      typed,
    )
    return { data: { recovery_codes } }
  },
  proveDeskMember: async ({ body }, context) => {
    const { db, actor } = context
    await secondFactor.proveStaffMember(db, proofContext(context), actor, body.code)
    return OK_ANSWER
  },
  getDeskSessions: async (_, { db, actor }) => ({
    data: { sessions: await listStaffSessions(db, actor) },
  }),
  closeDeskSession: async ({ params }, { db, actor, recordChange, setStaffSession }) => {
    await closeStaffSession(db, actor.staffId, params.id)
    recordChange({ subject: `staff:${actor.staffId}` })
    if (params.id === actor.sessionId) setStaffSession(null)
    return OK_ANSWER
  },
  getStaff: async (_, { db }) => ({ data: { staff: await listStaff(db) } }),
  addStaffMember: async ({ body }, context) => ({
    data: { member: await addStaffMember(context.db, body, context) },
  }),
  updateStaffMember: async ({ params, body }, context) => ({
    data: { member: await updateStaffMember(context.db, params.id, body, context) },
  }),
  closeStaffSessions: async ({ params }, context) => {
    await closeStaffSessions(context.db, params.id, context)
    return OK_ANSWER
  },
  resetSecondFactor: async ({ params }, context) => {
    await resetSecondFactor(context.db, params.id, context)
    return OK_ANSWER
  },
  resetSecondFactorByOperator: async ({ body }, context) => ({
    data: { member: await resetSecondFactorOf(context.db, body.mobile, context) },
  }),
  getRoles: async (_, { db }) => ({ data: { roles: await listRoles(db) } }),
  addRole: async ({ body }, context) => ({
    data: { role: await addRole(context.db, body, context) },
  }),
  updateRole: async ({ params, body }, context) => ({
    data: { role: await updateRole(context.db, params.id, body, context) },
  }),
  deleteRole: async ({ params }, context) => {
    await deleteRole(context.db, params.id, context)
    return OK_ANSWER
  },
  getAuditLog: ({ query }, { db, actor }) => {
    const seesCustomers = actor.permissions.includes('customers.read')
    return wrapData(readAuditLog(db, query, { ...rightsOf(actor), seesCustomers }))
  },
  addStaffByOperator: async ({ body }, context) => ({
    data: { member: await addStaffMember(context.db, body, context) },
  }),
  getStaffTickets: ({ query }, { db, actor }) => wrapData(listStaffTickets(db, query, actor)),
  getTicketChoices: (_, { db }) => wrapData(readTicketChoices(db)),
  updateReplies: async ({ body }, { db, recordChange }) => ({
    data: await updateReplies(db, body, recordChange),
  }),
  assignStaffTicket: async ({ params, body }, context) => {
    await assignTicket(context.db, params.id, body.staff_id, context)
    return OK_ANSWER
  },
  getStaffTicket: async ({ params }, { db, actor }) => ({
    data: { ticket: await readStaffTicket(db, params.id, actor) },
  }),
  answerStaffTicket: async ({ params, body }, context) => {
    const { actor, files, persistResponse } = context
    const own = { ...pictureContext(context), actor, persistResponse: persistDone(persistResponse) }
    await answerTicketAsStaff(own, params.id, { ...body, files })
    return OK_ANSWER
  },
  openStaffTicket: async ({ body }, context) => ({
    data: { ticket_id: await openTicketAsStaff(context.db, body, context) },
  }),
  closeStaffTicket: async ({ params, body }, context) => {
    await closeTicketAsStaff(context.db, params.id, body, context)
    return OK_ANSWER
  },
  addTicketNote: async ({ params, body }, context) => {
    await writeTicketNote(context.db, params.id, body, context)
    return OK_ANSWER
  },
  getInboxCounts: async (_, { db, actor }) => ({ data: { counts: await countInbox(db, actor) } }),
  getDeskReviews: ({ query }, { db, actor }) => wrapData(listDeskReviews(db, query, actor)),
  decideReview: async ({ body }, { db, recordChange, revalidateTags }) => {
    await revalidateTags(await decideReview(db, body, recordChange))
    return OK_ANSWER
  },
  getStockMovements: ({ query }, { db }) => wrapData(readStockMovements(db, query)),
  getDeskProducts: ({ query }, { db }) => wrapData(listDeskProducts(db, query)),
  getDeskProductCounts: async ({ query }, { db }) => ({
    data: { counts: await countDeskProducts(db, query) },
  }),
  getCategoryFields: ({ params }, { db }) => wrapData(readCategoryPattern(db, params.id)),
  uploadDeskPicture: ({ body }, context) =>
    uploadPicture(pictureContext(context), 'uploadDeskPicture', {
      ...{ bytes: context.files[0], crop: wholeCrop(body) },
    }),
  uploadContentPicture: ({ body }, context) =>
    uploadPicture(pictureContext(context), 'uploadContentPicture', {
      ...{ bytes: context.files[0], crop: wholeCrop(body) },
    }),
  getDeskProduct: async ({ params }, { db, actor }) => ({
    data: { product: await readDeskProduct(db, params.id, rightsOf(actor)) },
  }),
  addDeskProduct: async ({ body }, context) => {
    const { product, tagsToRevalidate } = await addProduct(context.db, body, context)
    await context.revalidateTags(tagsToRevalidate)
    return { data: { product } }
  },
  updateDeskProduct: async ({ params, body }, context) => {
    const editor = { ...context, siteUrl: context.payments.siteUrl }
    const { product, tagsToRevalidate } = await updateProduct(context.db, params.id, body, editor)
    await context.revalidateTags(tagsToRevalidate)
    return { data: { product } }
  },
  ...shopHandlers,
  ...exportHandlers,
  ...importHandlers,
  ...contentHandlers,
  ...customerHandlers,
  ...discountHandlers,
  ...messageHandlers,
  ...orderHandlers,
  getSalesCut: ({ query }, { browsingDb }) => wrapData(readSalesCut(browsingDb, query)),
  getDeskReport: ({ query }, { browsingDb, actor }) =>
    wrapData(readReport(browsingDb, query, rightsOf(actor))),
  getReports: async (_, { db }) => ({ data: { reports: await listOpenReports(db) } }),
}
