import { z } from 'zod'
import { getAddresses } from '@/lib/contract/account/addresses'
import { getFavoriteIds } from '@/lib/contract/account/favorites'
import { getProfile } from '@/lib/contract/account/profile'
import { cartChange, changeCustomerCart, getCustomerCart } from '@/lib/contract/cart'
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
  answerCustomerCart(api)
}

const cartBody = z.object({ changes: z.array(cartChange) })

export const cartChangesOf = (body: unknown) => cartBody.parse(body).changes

/** Has what it was last told, and nothing else. */
export function answerCustomerCart(api: FakeApi): void {
  api.on(getCustomerCart, { data: { list: [], items: [] } })
  api.on(changeCustomerCart, ({ body }) => {
    return { data: { list: cartChangesOf(body).filter(({ quantity }) => quantity > 0), items: [] } }
  })
}
