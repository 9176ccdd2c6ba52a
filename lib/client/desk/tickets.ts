import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import { answerStaffTicket, getStaffTicket, getStaffTickets } from '@/lib/contract/desk/tickets'
import { send } from '../http/client'

export const staffTicketKeys = { all: ['desk', 'tickets'] as const }

export function staffTicketsQuery(query: CallInput<typeof getStaffTickets>['query']) {
  return queryOptions({
    queryKey: [...staffTicketKeys.all, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getStaffTickets, { query }, { signal })).data,
  })
}

export function staffTicketQuery(id: number) {
  return queryOptions({
    queryKey: [...staffTicketKeys.all, 'detail', id],
    queryFn: async ({ signal }) =>
      (await send(getStaffTicket, { params: { id } }, { signal })).data.ticket,
  })
}

export const writeAnswer = (id: number, message: string) =>
  send(answerStaffTicket, { params: { id }, body: { message } })
