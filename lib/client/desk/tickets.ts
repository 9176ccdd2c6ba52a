import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addTicketNote,
  answerStaffTicket,
  assignStaffTicket,
  closeStaffTicket,
  getStaffTicket,
  getStaffTickets,
  getTicketChoices,
  openStaffTicket,
  updateReplies,
} from '@/lib/contract/desk/tickets'
import { send } from '../http/client'
import { inboxKeys } from './keys'

export function staffTicketsQuery(query: CallInput<typeof getStaffTickets>['query']) {
  return queryOptions({
    queryKey: [...inboxKeys.all, 'tickets', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await send(getStaffTickets, { query }, { signal })).data,
  })
}

export function staffTicketQuery(id: number) {
  return queryOptions({
    queryKey: [...inboxKeys.all, 'ticket', id],
    queryFn: async ({ signal }) =>
      (await send(getStaffTicket, { params: { id } }, { signal })).data.ticket,
  })
}

export const writeAnswer = (
  id: number,
  body: CallInput<typeof answerStaffTicket>['body'],
  files: readonly File[],
) =>
  send(answerStaffTicket, { params: { id }, body, ...(files.length > 0 && { files: [...files] }) })

export const closeTicket = (id: number, body: CallInput<typeof closeStaffTicket>['body']) =>
  send(closeStaffTicket, { params: { id }, body })

export const writeTicketNote = (id: number, text: string) =>
  send(addTicketNote, { params: { id }, body: { text } })

export const ticketChoicesQuery = queryOptions({
  queryKey: [...inboxKeys.all, 'choices'],
  queryFn: async ({ signal }) => (await send(getTicketChoices, {}, { signal })).data,
})

export const assignTicket = (id: number, staffId: number | null) =>
  send(assignStaffTicket, { params: { id }, body: { staff_id: staffId } })

export const saveReplies = async (body: CallInput<typeof updateReplies>['body']) =>
  (await send(updateReplies, { body })).data

export const openTicket = async (body: CallInput<typeof openStaffTicket>['body']) =>
  (await send(openStaffTicket, { body })).data.ticket_id
