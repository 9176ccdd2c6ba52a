import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getDeskEmbeds, updateDeskEmbeds } from '@/lib/contract/desk/embeds'
import { send } from '../http/client'
import { embedKeys } from './keys'

export const embedsQuery = queryOptions({
  queryKey: embedKeys.all,
  queryFn: async ({ signal }) => (await send(getDeskEmbeds, {}, { signal })).data.embeds,
})

export const saveEmbeds = async (body: CallInput<typeof updateDeskEmbeds>['body']) =>
  (await send(updateDeskEmbeds, { body })).data.embeds
