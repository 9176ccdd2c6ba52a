import type { deskCalls } from '@/lib/contract/desk'
import type { gatewayCalls } from '@/lib/contract/desk/gateways'
import type { messageCalls } from '@/lib/contract/desk/messages'
import type { smsSettingsCalls } from '@/lib/contract/desk/sms-settings'
import { isRefundSubject } from '@/lib/domain/live-events'
import {
  answerDeskMessage,
  finishDeskMessage,
  listDeskMessages,
  writeMessageNote,
} from '../../desk/desk-messages'
import { seesMobile } from '../../desk/desk-orders'
import { listSentMessages, resendMessages, writeTestMessage } from '../../desk/desk-sent-messages'
import { readGatewaySettings, updateGatewaySettings } from '../../desk/edit-gateways'
import { readSmsAccount, updateSmsAccount } from '../../desk/edit-sms'
import { readMessageSettings, updateMessageSettings } from '../../desk/message-settings'
import { checkService, readServices } from '../../desk/services'
import { OK_ANSWER, wrapData } from '../answers'
import type { HandlersOf } from '../context'

type MessageCalls = typeof messageCalls &
  typeof gatewayCalls &
  typeof smsSettingsCalls &
  Pick<
    typeof deskCalls,
    | ('announcePresence' | 'getServices' | 'checkService')
    | ('getDeskMessages' | 'answerDeskMessage' | 'addMessageNote' | 'finishDeskMessage')
  >

/** What the shop says to others, the services it does so by, and the people of the shop to each other. */
export const messageHandlers: HandlersOf<MessageCalls> = {
  announcePresence: async ({ body: { subject, is_here: isHere } }, { live, actor }) => {
    // Whoever may not give money back keeps nobody else from it.
    const mayHold = !isRefundSubject(subject) || actor.permissions.includes('orders.refund')
    const people = mayHold
      ? live.presence.announce(subject, actor, isHere)
      : live.presence.peopleAt(subject)
    return { data: { people } }
  },
  getDeskMessages: ({ query }, { db, actor }) => wrapData(listDeskMessages(db, query, actor)),
  answerDeskMessage: async ({ params, body }, context) => {
    const { canSendText } = await context.openChannels(context.db)
    const writer = { ...context, canSendText }
    return { data: { ticket_id: await answerDeskMessage(context.db, params.id, body, writer) } }
  },
  addMessageNote: async ({ params, body }, context) => {
    await writeMessageNote(context.db, params.id, body, context)
    return OK_ANSWER
  },
  finishDeskMessage: async ({ params }, { db, recordChange }) => {
    await finishDeskMessage(db, params.id, recordChange)
    return OK_ANSWER
  },
  getServices: async (_, { db, payments, openChannels }) =>
    wrapData(readServices(db, { payments, channels: await openChannels(db) })),
  checkService: async ({ body }, { db, payments, openChannels }) =>
    wrapData(checkService(db, body.name, { payments, channels: await openChannels(db) })),
  getGatewaySettings: async (_, { db, payments }) => ({
    data: { settings: await readGatewaySettings(db, payments.gateways) },
  }),
  updateGatewaySettings: async ({ body }, { db, payments, login, recordChange }) => {
    const editor = { register: payments.gateways, secret: login.secret, recordChange }
    return { data: { settings: await updateGatewaySettings(db, body, editor) } }
  },
  getMessageSettings: async (_, { db, openChannels }) => ({
    data: { settings: await readMessageSettings(db, await openChannels(db)) },
  }),
  updateMessageSettings: async ({ body }, { db, openChannels, recordChange }) => {
    const channels = await openChannels(db)
    return { data: { settings: await updateMessageSettings(db, body, { channels, recordChange }) } }
  },
  getSmsSettings: async (_, { db, sms, login: { secret } }) => ({
    data: { settings: await readSmsAccount(db, { sms, secret }) },
  }),
  updateSmsSettings: async ({ body }, { db, sms, login, recordChange, revalidateTags }) => {
    const shop = { sms, secret: login.secret, recordChange }
    const { settings, tagsToRevalidate } = await updateSmsAccount(db, body, shop)
    await revalidateTags(tagsToRevalidate)
    return { data: { settings } }
  },
  sendTestMessage: async ({ body }, { db, openChannels, payments, wakeOutbox }) => {
    const channels = await openChannels(db)
    const id = await writeTestMessage(db, body, { channels, siteUrl: payments.siteUrl })
    wakeOutbox()
    return { data: { id } }
  },
  getDeskSentMessages: ({ query }, { db, actor }) =>
    wrapData(listSentMessages(db, query, { seesRecipient: seesMobile(actor.permissions) })),
  resendMessages: async ({ body }, { db, recordChange, wakeOutbox }) => {
    const count = await resendMessages(db, body.id)
    recordChange({ subject: '', after: { count } })
    wakeOutbox()
    return { data: { count } }
  },
}
