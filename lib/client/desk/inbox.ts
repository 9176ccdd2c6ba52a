import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addMessageNote,
  answerDeskMessage,
  decideReview,
  finishDeskMessage,
  getDeskMessages,
  getDeskReviews,
  getInboxCounts,
} from '@/lib/contract/desk/moderation'
import { send } from '../http/client'
import { inboxKeys } from './keys'

export const inboxCountsQuery = queryOptions({
  queryKey: [...inboxKeys.all, 'counts'],
  queryFn: async ({ signal }) => (await send(getInboxCounts, {}, { signal })).data.counts,
})

export function deskReviewsQuery(query: CallInput<typeof getDeskReviews>['query']) {
  return queryOptions({
    queryKey: [...inboxKeys.all, 'reviews', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getDeskReviews, { query }, { signal })).data,
  })
}

export const sendDecision = (body: CallInput<typeof decideReview>['body']) =>
  send(decideReview, { body })

export function deskMessagesQuery(query: CallInput<typeof getDeskMessages>['query']) {
  return queryOptions({
    queryKey: [...inboxKeys.all, 'messages', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getDeskMessages, { query }, { signal })).data,
  })
}

export const finishMessage = (id: number) => send(finishDeskMessage, { params: { id }, body: {} })

export const answerMessage = (id: number, message: string) =>
  send(answerDeskMessage, { params: { id }, body: { message } })

export const noteMessage = (id: number, text: string) =>
  send(addMessageNote, { params: { id }, body: { text } })
