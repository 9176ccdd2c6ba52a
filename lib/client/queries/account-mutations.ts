import type { editAddress } from '@/lib/contract/account/addresses'
import type { CallInput } from '@/lib/contract/call'
import type { saveLegal } from '@/lib/contract/account/legal'
import type {
  openTicket as opening,
  writeToTicket as writing,
} from '@/lib/contract/account/tickets'
import type { updateUser, updateUserImage } from '@/lib/contract/account/edit-profile'
import { storeAnswer, storeCustomer, storePicture } from '@/stores/profile'

export type AddressInput = CallInput<typeof editAddress>['body']

function addressCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/account/addresses')])
}

export async function saveAddress(body: AddressInput) {
  const [{ send }, { editAddress }] = await addressCalls()
  return (await send(editAddress, { body })).data.address
}

export async function removeAddress(id: number): Promise<void> {
  const [{ send }, { deleteAddress }] = await addressCalls()
  await send(deleteAddress, { body: { id } })
}

function ticketCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/account/tickets')])
}

export async function openTicket(body: CallInput<typeof opening>['body'], files: File[]) {
  const [{ send }, { openTicket: call }] = await ticketCalls()
  return (await send(call, { body, files })).data.ticket
}

type TicketMessageInput = CallInput<typeof writing>['body']

export async function writeToTicket(id: number, body: TicketMessageInput, files: File[]) {
  const [{ send }, { writeToTicket: call }] = await ticketCalls()
  return (await send(call, { params: { id }, body, files })).data.ticket
}

export async function closeTicket(id: number): Promise<void> {
  const [{ send }, { closeTicket: call }] = await ticketCalls()
  await send(call, { params: { id }, body: {} })
}

export async function saveLegalProfile(body: CallInput<typeof saveLegal>['body']) {
  const [{ send }, { saveLegal: call }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/account/legal'),
  ])
  return (await send(call, { body })).data.legal
}

function profileCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/account/edit-profile')])
}

export async function updateCustomer(body: CallInput<typeof updateUser>['body']) {
  const [{ send }, { updateUser: call }] = await profileCalls()
  return storeAnswer(async () => (await send(call, { body })).data.user, storeCustomer)
}

type CropInput = CallInput<typeof updateUserImage>['body']

export async function saveProfilePicture(picture: File, cut: CropInput | null): Promise<void> {
  const [{ send }, { updateUserImage }] = await profileCalls()
  await storeAnswer(
    () => send(updateUserImage, { body: { ...cut }, files: [picture] }),
    ({ data }) => storePicture(data.image),
  )
}

export async function removeProfilePicture(): Promise<void> {
  const [{ send }, { deleteUserImage }] = await profileCalls()
  await storeAnswer(
    () => send(deleteUserImage, {}),
    () => storePicture(null),
  )
}

/** Leads to the bank where the charge is paid. */
export async function chargeWallet(amount: number, gateway: string): Promise<string> {
  const [{ send }, { chargeCredit }] = await Promise.all([
    import('../http/client'),
    import('@/lib/contract/account/wallet'),
  ])
  return (await send(chargeCredit, { body: { amount, gateway } })).data.redirect_url
}
