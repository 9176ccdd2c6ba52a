// @in-a-window
import { beforeEach, describe, expect, test } from 'vitest'
import { profileQuery } from '@/lib/client/queries/account'
import {
  removeProfilePicture,
  saveProfilePicture,
  updateCustomer,
} from '@/lib/client/queries/account-mutations'
import { getQueryClient } from '@/lib/client/query-client'
import { deleteUserImage, updateUser, updateUserImage } from '@/lib/contract/account/edit-profile'
import { getProfile } from '@/lib/contract/account/profile'
import { favoritesStore } from '@/stores/favorites'
import { profileStore } from '@/stores/profile'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { customer, profileAnswer, publicProfile } from '../kit/logged-in'
import { waitFor } from '../kit/rendering'

const shop = fakeApi()
const ME = customer.id
const picture = new File(['x'], 'me.png', { type: 'image/png' })

/** As a page that is loaded anew reads it. */
function stored(name: 'user' | 'profile'): unknown {
  const parsed: { data: unknown } = JSON.parse(localStorage.getItem(`vitrin:${name}`) ?? '{}')
  return parsed.data
}

function otherTabStores(name: 'user' | 'profile' | 'favorites', data: object): void {
  localStorage.setItem(`vitrin:${name}`, JSON.stringify({ version: 1, data }))
  window.dispatchEvent(new StorageEvent('storage', { key: `vitrin:${name}` }))
}

/** An answer that comes when it is told to. */
function heldAnswer<Answer>(answer: Answer) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const respond = async () => {
    await gate
    return answer
  }
  return { respond, release }
}

beforeEach(() => {
  resetUser()
  userStore.set(() => ({ id: ME, token: 'token', isUser: true, info: { name: 'مریم' } }))
  profileStore.set(() => ({ id: ME, name: 'مریم', bio: '', image: null }))
})

describe('what a customer saves of themselves', () => {
  test('is in the user and the profile store at once', async () => {
    const changes = { name: 'مینا و قوری', bio: 'چای' }
    shop.on(updateUser, { data: { user: { ...customer, ...changes } } })
    await updateCustomer(changes)
    expect(stored('user')).toMatchObject({ info: { name: 'مریم کاظمی' } })
    expect(stored('profile')).toMatchObject({ id: ME, ...changes, image: null })
  })

  test('greets by their own name, and by the public one where they have given no other', async () => {
    const named = { ...customer, name: 'مینا و قوری', last_name: 'رستگار' }
    shop.on(updateUser, { data: { user: named } })
    await updateCustomer({ last_name: 'رستگار' })
    expect(stored('user')).toMatchObject({ info: { name: 'مریم رستگار' } })
    shop.on(updateUser, { data: { user: { ...named, first_name: '', last_name: '' } } })
    await updateCustomer({ name: 'مینا و قوری' })
    expect(stored('user')).toMatchObject({ info: { name: 'مینا و قوری' } })
  })

  test('is in the profile store when it is a picture, and gone when that is removed', async () => {
    shop.on(updateUserImage, { data: { image: '/media/me.webp' } })
    shop.on(deleteUserImage, { data: { ok: true } })
    await saveProfilePicture(picture, null)
    expect(stored('profile')).toMatchObject({ image: '/media/me.webp' })
    await removeProfilePicture()
    expect(stored('profile')).toMatchObject({ image: null })
  })

  test('is not undone by an older answer that was on its way', async () => {
    const name = 'مینا و قوری'
    const late = heldAnswer(profileAnswer())
    shop.on(getProfile, late.respond)
    shop.on(updateUser, { data: { user: { ...customer, name } } })
    const reading = getQueryClient().fetchQuery(profileQuery())
    await waitFor(() => expect(shop.requestsTo(getProfile)).toHaveLength(1))
    await updateCustomer({ name })
    shop.on(getProfile, profileAnswer({ profile: { ...publicProfile, name } }))
    late.release()
    expect((await reading).profile.name).toBe(name)
    expect(shop.requestsTo(getProfile)).toHaveLength(2)
    expect(profileStore.get().name).toBe('مینا و قوری')
    expect(userStore.get().info).toEqual({ name: 'مریم کاظمی' })
  })

  test('is stored for nobody when they have logged out meanwhile', async () => {
    shop.on(updateUser, () => {
      resetUser()
      return { data: { user: { ...customer, name: 'مینا و قوری' } } }
    })
    await updateCustomer({ name: 'مینا و قوری' })
    expect(userStore.get().info).toBeNull()
    expect(profileStore.get()).toMatchObject({ id: null, name: '' })
  })
})

test('every answer about the customer fills the stores, also on a page of the account', async () => {
  shop.on(getProfile, profileAnswer())
  await getQueryClient().fetchQuery(profileQuery())
  expect(stored('user')).toMatchObject({ info: { name: 'مریم کاظمی' } })
  expect(stored('profile')).toMatchObject(publicProfile)
})

test('what another tab stores of the customer is in the stores of this one', () => {
  favoritesStore.hydrate()
  const user = { id: ME, token: 'token', isUser: true, info: { name: 'مینا و قوری' } }
  otherTabStores('user', user)
  otherTabStores('profile', { ...publicProfile, posts: [], allLikes: 0 })
  otherTabStores('favorites', { product: [7], blog: [], post: [] })
  expect(userStore.get().info).toEqual({ name: 'مینا و قوری' })
  expect(profileStore.get()).toMatchObject(publicProfile)
  expect(favoritesStore.get().product).toEqual([7])
})
