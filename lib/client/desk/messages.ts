import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  getDeskSentMessages,
  getMessageSettings,
  resendMessages,
  sendTestMessage,
  updateMessageSettings,
} from '@/lib/contract/desk/messages'
import { smsSettingsCalls } from '@/lib/contract/desk/sms-settings'
import { send } from '../http/client'
import { messageKeys } from './keys'

export const messageSettingsQuery = queryOptions({
  queryKey: messageKeys.settings,
  queryFn: async ({ signal }) => (await send(getMessageSettings, {}, { signal })).data.settings,
})

export const saveMessageSettings = async (body: CallInput<typeof updateMessageSettings>['body']) =>
  (await send(updateMessageSettings, { body })).data.settings

export const smsSettingsQuery = queryOptions({
  queryKey: messageKeys.sms,
  queryFn: async ({ signal }) =>
    (await send(smsSettingsCalls.getSmsSettings, {}, { signal })).data.settings,
})

export const saveSmsSettings = async (
  body: CallInput<typeof smsSettingsCalls.updateSmsSettings>['body'],
) => (await send(smsSettingsCalls.updateSmsSettings, { body })).data.settings

export const sendTest = (body: CallInput<typeof sendTestMessage>['body']) =>
  send(sendTestMessage, { body })

type Filters = CallInput<typeof getDeskSentMessages>['query']

export function sentMessagesQuery(query: Filters) {
  return queryOptions({
    queryKey: [...messageKeys.sent, query],
    queryFn: async ({ signal }) => (await send(getDeskSentMessages, { query }, { signal })).data,
  })
}

export const resend = async (id?: number) =>
  (await send(resendMessages, { body: id === undefined ? {} : { id } })).data.count
