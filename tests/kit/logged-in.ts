import { getAddresses } from '@/lib/contract/account/addresses'
import { getFavoriteIds } from '@/lib/contract/account/favorites'
import { getProfile } from '@/lib/contract/account/profile'
import type { CallAnswer } from '@/lib/contract/call'
import type { FakeApi } from './fake-api'

export const customer = {
  ...{ id: 4, mobile: '09121234567', name: '', bio: '', first_name: 'مریم', last_name: 'کاظمی' },
  ...{ national_code: null, email: null, birth_date: null, bank_card: null, has_password: true },
}
export const loggedIn = { data: { token: 'token', user: customer } }

export const publicProfile = { id: 4, name: 'مریم و قوری', bio: 'چای', image: '/m.webp' }

type Profile = CallAnswer<typeof getProfile>['data']

const orders = {
  ...{ 'waiting-payment': 0, 'ongoing-orders': 0, delivered: 0, returned: 0, canceled: 0 },
}

export function profileAnswer(changes: Partial<Profile> = {}): { data: Profile } {
  return {
    data: {
      ...{ user: customer, profile: publicProfile, wallet_balance: 0 },
      counts: { orders, favorites: 1, tickets: 0 },
      ...changes,
    },
  }
}

/** Answers what a browser asks for as soon as somebody is logged in. */
export function answerCurrentCustomer(api: FakeApi, favorites: number[] = []): void {
  api.on(getProfile, profileAnswer())
  api.on(getAddresses, { data: { addresses: [] } })
  api.on(getFavoriteIds, { data: { product: favorites, blog: [], post: [] } })
}
