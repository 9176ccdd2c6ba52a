import type { setPassword } from '@/lib/contract/accounts'
import type { editAddress } from '@/lib/contract/addresses'
import type { CallInput } from '@/lib/contract/call'
import type { saveLegal } from '@/lib/contract/legal'
import type { openTicket as opening, writeToTicket as writing } from '@/lib/contract/tickets'
import type { updateUser, updateUserImage } from '@/lib/contract/edit-profile'

export type WishedAddress = CallInput<typeof editAddress>['body']

function addressCalls() {
  return Promise.all([import('./send'), import('@/lib/contract/addresses')])
}

export async function keepAddress(body: WishedAddress) {
  const [{ send }, { editAddress }] = await addressCalls()
  return (await send(editAddress, { body })).data.address
}

export async function dropAddress(id: number): Promise<void> {
  const [{ send }, { deleteAddress }] = await addressCalls()
  await send(deleteAddress, { body: { id } })
}

function ticketCalls() {
  return Promise.all([import('./send'), import('@/lib/contract/tickets')])
}

export async function openTicket(body: CallInput<typeof opening>['body'], files: File[]) {
  const [{ send }, { openTicket: call }] = await ticketCalls()
  return (await send(call, { body, files })).data.ticket
}

type Message = CallInput<typeof writing>['body']

export async function writeToTicket(id: number, body: Message, files: File[]) {
  const [{ send }, { writeToTicket: call }] = await ticketCalls()
  return (await send(call, { params: { id }, body, files })).data.ticket
}

export async function closeTicket(id: number): Promise<void> {
  const [{ send }, { closeTicket: call }] = await ticketCalls()
  await send(call, { params: { id }, body: {} })
}

export async function keepLegal(body: CallInput<typeof saveLegal>['body']) {
  const [{ send }, { saveLegal: call }] = await Promise.all([
    import('./send'),
    import('@/lib/contract/legal'),
  ])
  return (await send(call, { body })).data.legal
}

function profileCalls() {
  return Promise.all([import('./send'), import('@/lib/contract/edit-profile')])
}

export async function keepCustomer(body: CallInput<typeof updateUser>['body']) {
  const [{ send }, { updateUser: call }] = await profileCalls()
  return (await send(call, { body })).data.user
}

type Cut = CallInput<typeof updateUserImage>['body']

export async function keepUserImage(picture: File, cut: Cut | null): Promise<void> {
  const [{ send }, { updateUserImage }] = await profileCalls()
  await send(updateUserImage, { body: { ...cut }, files: [picture] })
}

export async function dropUserImage(): Promise<void> {
  const [{ send }, { deleteUserImage }] = await profileCalls()
  await send(deleteUserImage, {})
}

function loginCalls() {
  return Promise.all([import('./send'), import('@/lib/contract/accounts')])
}

export async function keepPassword(body: CallInput<typeof setPassword>['body']): Promise<void> {
  const [{ send }, { setPassword: call }] = await loginCalls()
  await send(call, { body })
}

export async function logOutDevice(id: number): Promise<void> {
  const [{ send }, { closeOneSession }] = await loginCalls()
  await send(closeOneSession, { params: { id } })
}

export async function logOutOthers(): Promise<void> {
  const [{ send }, { closeOtherSessions }] = await loginCalls()
  await send(closeOtherSessions, {})
}
