import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/lib/contract/call'
import {
  addCustomerNote,
  addWalletEntry,
  blockCustomer,
  closeCustomerSessions,
  eraseCustomer,
  exportCustomer,
  getDeskCustomer,
  getDeskCustomers,
  unblockCustomer,
} from '@/lib/contract/desk/customers'
import { send } from '../http/client'
import { customerKeys } from './keys'

export function deskCustomersQuery(filters: CallInput<typeof getDeskCustomers>['query']) {
  return queryOptions({
    queryKey: [...customerKeys.all, 'list', filters],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send(getDeskCustomers, { query: filters }, { signal })).data,
  })
}

export function deskCustomerQuery(id: number) {
  return queryOptions({
    queryKey: [...customerKeys.all, 'detail', id],
    queryFn: async ({ signal }) =>
      (await send(getDeskCustomer, { params: { id } }, { signal })).data.customer,
  })
}

export const writeCustomerNote = (id: number, text: string) =>
  send(addCustomerNote, { params: { id }, body: { text } })

export const correctWallet = async (id: number, body: CallInput<typeof addWalletEntry>['body']) =>
  (await send(addWalletEntry, { params: { id }, body })).data

export const block = (id: number, body: CallInput<typeof blockCustomer>['body']) =>
  send(blockCustomer, { params: { id }, body })

export const unblock = (id: number, version: number) =>
  send(unblockCustomer, { params: { id }, body: { version } })

export const logOutEverywhere = (id: number) => send(closeCustomerSessions, { params: { id } })

export const readCustomerData = async (id: number) =>
  (await send(exportCustomer, { params: { id } })).data

export const erase = (id: number, version: number) =>
  send(eraseCustomer, { params: { id }, body: { version } })
