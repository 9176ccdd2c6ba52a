import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getDeskFeeds, renewFeedToken, updateDeskFeeds } from '@/lib/contract/desk/feeds'
import { send } from '../http/client'
import { feedKeys } from './keys'

export const feedsQuery = queryOptions({
  queryKey: feedKeys.all,
  queryFn: async ({ signal }) => (await send(getDeskFeeds, {}, { signal })).data.feeds,
})

export const saveFeeds = async (body: CallInput<typeof updateDeskFeeds>['body']) =>
  (await send(updateDeskFeeds, { body })).data.feeds

export const makeFeedToken = async () => (await send(renewFeedToken, {})).data.token

export const feedCategoriesQuery = queryOptions({
  queryKey: feedKeys.categories,
  queryFn: async ({ signal }) => (await send(getProductMenu, {}, { signal })).data,
})
