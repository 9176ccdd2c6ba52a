import { getFavoriteIds } from '@/lib/contract/account/favorites'
import { getProfile } from '@/lib/contract/account/profile'
import { mockCall } from './msw-call'

export const customer = {
  ...{ id: 4, mobile: '09121234567', name: '', bio: '', first_name: 'مریم', last_name: 'کاظمی' },
  ...{ national_code: null, email: null, birth_date: null, bank_card: null, has_password: true },
}
export const loggedIn = { data: { token: 'token', user: customer } }

export const publicProfile = { id: 4, name: 'مریم و قوری', bio: 'چای', image: '/m.webp' }

const orders = {
  ...{ 'waiting-payment': 0, 'ongoing-orders': 0, delivered: 0, returned: 0, canceled: 0 },
}

export const profileAnswer = {
  data: {
    ...{ user: customer, profile: publicProfile, wallet_balance: 0 },
    counts: { orders, favorites: 1, tickets: 0 },
  },
}

/** What a browser asks for as soon as somebody is logged in. */
export function mockCurrentCustomer(favorites: number[] = []) {
  return [
    mockCall(getProfile, profileAnswer),
    mockCall(getFavoriteIds, { data: { product: favorites, blog: [], post: [] } }),
  ]
}
