import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call, CallAnswer, CallInput } from '@/lib/contract/call'
import type { z } from 'zod'
import type { SendOptions } from '../http/client'
import { storeCustomerFrom } from '@/stores/profile'
import { accountKeys, ticketKeys } from '../query-keys'
import { fetchAddresses } from './addresses'

type LazyCall<C extends Call> = { call: C & { answer: z.ZodType<CallAnswer<C>> } }

/** The schemas and the client come with the first call, not with the page. */
async function sendLazy<C extends Call>(
  load: () => Promise<LazyCall<C>>,
  input: CallInput<C>,
  signal: AbortSignal,
  options: Pick<SendOptions, 'isBackground'> = {},
): Promise<CallAnswer<C>> {
  const [{ send }, { call }] = await Promise.all([import('../http/client'), load()])
  return send(call, input, { signal, ...options })
}

export function profileQuery() {
  return queryOptions({
    queryKey: accountKeys.profile(),
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/account/profile')).getProfile,
      })
      return storeCustomerFrom(async () => (await sendLazy(load, {}, signal)).data)
    },
  })
}

export function addressesQuery() {
  return queryOptions({
    queryKey: accountKeys.addresses(),
    queryFn: ({ signal }) => fetchAddresses({ signal }),
  })
}

export function legalQuery() {
  return queryOptions({
    queryKey: accountKeys.legal(),
    queryFn: async ({ signal }) => {
      const load = async () => ({ call: (await import('@/lib/contract/account/legal')).getLegal })
      return (await sendLazy(load, {}, signal)).data.legal
    },
  })
}

export function ticketsQuery(page: number) {
  return queryOptions({
    queryKey: ticketKeys.list(page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/account/tickets')).getTickets,
      })
      return (await sendLazy(load, { query: { page } }, signal)).data
    },
  })
}

export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: ticketKeys.detail(id),
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/account/tickets')).getTicket,
      })
      return (await sendLazy(load, { params: { id } }, signal)).data.ticket
    },
  })
}

export function walletQuery(page: number) {
  return queryOptions({
    queryKey: accountKeys.wallet(page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const load = async () => ({ call: (await import('@/lib/contract/account/wallet')).getWallet })
      return (await sendLazy(load, { query: { page } }, signal)).data
    },
  })
}

export const priceDropsQuery = queryOptions({
  queryKey: accountKeys.priceDrops(),
  queryFn: async ({ signal }) => {
    const load = async () => ({
      call: (await import('@/lib/contract/account/favorites')).getPriceDrops,
    })
    return (await sendLazy(load, {}, signal, { isBackground: true })).data.drops
  },
})

export function favoritesQuery(page: number) {
  return queryOptions({
    queryKey: accountKeys.favorites(page),
    placeholderData: keepPreviousData,
    // Favourites change on every page of the shop.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/account/favorites')).getFavorites,
      })
      return (await sendLazy(load, { query: { page } }, signal)).data
    },
  })
}

export function devicesQuery() {
  return queryOptions({
    queryKey: accountKeys.devices(),
    queryFn: async ({ signal }) => {
      const load = async () => ({ call: (await import('@/lib/contract/auth')).getSessions })
      return (await sendLazy(load, {}, signal)).data.sessions
    },
  })
}

export function ownCommentsQuery(page: number) {
  return queryOptions({
    queryKey: accountKeys.comments(page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/reviews/own-reviews')).getOwnComments,
      })
      return (await sendLazy(load, { query: { page } }, signal)).data
    },
  })
}

export function ownQuestionsQuery(page: number) {
  return queryOptions({
    queryKey: accountKeys.questions(page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const load = async () => ({
        call: (await import('@/lib/contract/reviews/own-reviews')).getOwnQuestions,
      })
      return (await sendLazy(load, { query: { page } }, signal)).data
    },
  })
}
