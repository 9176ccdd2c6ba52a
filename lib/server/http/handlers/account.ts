import type { accountCalls } from '@/lib/contract/account'
import { listAddresses, deleteAddress, saveAddress } from '../../account/addresses'
import { listFavoriteIds, listFavoriteProducts, updateFavorite } from '../../account/favorites'
import { findLegalProfile, saveLegalProfile } from '../../account/legal-profile'
import { readPriceDrops } from '../../account/price-drops'
import { getCustomerProfile } from '../../account/profile'
import {
  closeTicket,
  openTicket,
  replyToTicket,
  findTicket,
  listTickets,
} from '../../account/tickets'
import { removeUserImage, setUserImage, updateUser } from '../../account/update-profile'
import { readWallet } from '../../orders/read-wallet'
import { chargeWallet } from '../../payments/pay-order'
import { OK_ANSWER, wrapData, persistAs } from '../answers'
import type { Context, HandlersOf } from '../context'
import type { TicketThread } from '@/lib/contract/account/tickets'
import { sessionExpiry } from '@/lib/session/session-token'

/** A live token whose cookie the browser has lost opens the guarded pages again. */
function renewSessionCookie({ token, setSession }: Context): void {
  const expiresAt = sessionExpiry(token)
  if (expiresAt) setSession({ token, expiresAt })
}

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  getAddresses: async (_, { db, customerId }) => ({
    data: { addresses: await listAddresses(db, customerId) },
  }),
  editAddress: async ({ body }, { db, customerId, persistResponse }) => ({
    data: {
      address: await saveAddress(db, customerId, body, persistAs(persistResponse, 'address')),
    },
  }),
  deleteAddress: async ({ body }, { db, customerId }) => {
    await deleteAddress(db, customerId, body.id)
    return OK_ANSWER
  },
  updateUser: async ({ body }, { db, customerId, revalidateTags }) => {
    const { user, tagsToRevalidate } = await updateUser(db, customerId, body)
    await revalidateTags(tagsToRevalidate)
    return { data: { user } }
  },
  updateUserImage: async ({ body }, { db, customerId, files, media, revalidateTags }) => {
    const { image, tagsToRevalidate } = await setUserImage({ db, media }, customerId, {
      bytes: files[0],
      crop: body,
    })
    await revalidateTags(tagsToRevalidate)
    return { data: { image } }
  },
  deleteUserImage: async (_, { db, customerId, media, revalidateTags }) => {
    await revalidateTags(await removeUserImage({ db, media }, customerId))
    return OK_ANSWER
  },
  updateFavorite: async ({ query }, { db, customerId }) => ({
    data: { result: await updateFavorite(db, customerId, query) },
  }),
  getPriceDrops: (_, { db, customerId }) => wrapData(readPriceDrops(db, customerId)),
  getFavorites: ({ query }, { db, customerId }) =>
    wrapData(listFavoriteProducts(db, customerId, query.page)),
  getFavoriteIds: (_, { db, customerId }) => wrapData(listFavoriteIds(db, customerId)),
  getLegal: async (_, { db, customerId }) => ({
    data: { legal: await findLegalProfile(db, customerId) },
  }),
  saveLegal: async ({ body }, { db, customerId }) => ({
    data: { legal: await saveLegalProfile(db, customerId, body) },
  }),
  getProfile: async (_, context) => {
    const answer = await wrapData(getCustomerProfile(context.db, context.customerId))
    renewSessionCookie(context)
    return answer
  },
  getTickets: ({ query }, { db, customerId }) => wrapData(listTickets(db, customerId, query.page)),
  getTicket: async ({ params }, { db, customerId }) => ({
    data: { ticket: await findTicket(db, customerId, params.id) },
  }),
  openTicket: async ({ body }, { db, customerId, files, media, persistResponse }) => {
    const ticket = await openTicket({ db, media }, customerId, {
      ...{ ...body, files },
      persistResponse: persistAs<TicketThread>(persistResponse, 'ticket'),
    })
    return { data: { ticket } }
  },
  writeToTicket: async ({ params, body }, { db, customerId, files, media, persistResponse }) => {
    const ticket = await replyToTicket({ db, media }, customerId, {
      ...{ id: params.id, message: body.message, files },
      persistResponse: persistAs<TicketThread>(persistResponse, 'ticket'),
    })
    return { data: { ticket } }
  },
  closeTicket: async ({ params }, { db, customerId }) => ({
    data: { ticket: await closeTicket(db, customerId, params.id) },
  }),
  getWallet: ({ query }, { db, customerId }) => wrapData(readWallet(db, customerId, query.page)),
  chargeCredit: ({ body }, { db, payments, customerId }) =>
    wrapData(chargeWallet(db, payments, customerId, body)),
}
