import { deleteAddress, editAddress, getAddresses } from './account/addresses'
import { deleteUserImage, updateUser, updateUserImage } from './account/edit-profile'
import { getFavoriteIds, getFavorites, getPriceDrops, updateFavorite } from './account/favorites'
import { getLegal, saveLegal } from './account/legal'
import { getProfile } from './account/profile'
import { closeTicket, getTicket, getTickets, openTicket, writeToTicket } from './account/tickets'
import { chargeCredit, getWallet } from './account/wallet'

export const accountCalls = {
  getAddresses,
  editAddress,
  deleteAddress,
  updateUser,
  updateUserImage,
  deleteUserImage,
  updateFavorite,
  getFavorites,
  getFavoriteIds,
  getPriceDrops,
  getLegal,
  saveLegal,
  getProfile,
  getTickets,
  getTicket,
  openTicket,
  writeToTicket,
  closeTicket,
  getWallet,
  chargeCredit,
}
