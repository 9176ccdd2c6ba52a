// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  fetchCities,
  fetchKnownPeople,
  fetchProductMenu,
  fetchShopSettings,
} from '@/lib/client/queries/content'
import { type CategoryNode, getProductMenu } from '@/lib/contract/catalogue/categories'
import { getCities, getSetting } from '@/lib/contract/content/settings'
import { HOUR_MS } from '@/lib/persian/durations'
import { contentCacheStore, parseContentCache } from '@/stores/content-cache'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'

const shop = fakeApi()
const KEY = 'vitrin:general'

const leaf = (id: number, title: string): CategoryNode => ({
  ...{ id, title, slug: title, description: '', picture: 'phone', tint: '' },
  children: [],
})
const menu = [{ ...leaf(1, 'موبایل'), children: [leaf(2, 'گوشی')] }]
let requestCount = 0

function offerMenu(tree = menu): void {
  shop.on(getProductMenu, () => {
    requestCount += 1
    return { data: tree }
  })
}

beforeEach(() => {
  requestCount = 0
  contentCacheStore.reset()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

describe('the cached menu', () => {
  test('is fetched once for all who ask, and then stored in the browser', async () => {
    offerMenu()
    expect(await Promise.all([fetchProductMenu(), fetchProductMenu()])).toEqual([menu, menu])
    expect(await fetchProductMenu()).toEqual(menu)
    expect(requestCount).toBe(1)
    expect(localStorage.getItem(KEY)).toContain('گوشی')
  })

  test('is fetched again when it is old, or dated in the future', async () => {
    offerMenu()
    await fetchProductMenu()
    vi.setSystemTime(Date.now() + HOUR_MS)
    await fetchProductMenu()
    expect(requestCount).toBe(2)
    vi.setSystemTime(Date.now() - HOUR_MS)
    await fetchProductMenu()
    expect(requestCount).toBe(3)
  })

  test('is used while it is old when a refresh fails; without one the call fails', async () => {
    shop.fails(getProductMenu, { status: 500, error: 'خراب شد.' })
    await expect(fetchProductMenu()).rejects.toMatchObject({ code: 'internal_error' })
    offerMenu()
    await fetchProductMenu()
    vi.setSystemTime(Date.now() + HOUR_MS)
    shop.fails(getProductMenu, { status: 500, error: 'خراب شد.' })
    expect(await fetchProductMenu()).toEqual(menu)
  })

  test('is taken from another tab that has fetched it', async () => {
    contentCacheStore.hydrate()
    const data = { menu: { at: Date.now(), value: menu } }
    localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(await fetchProductMenu()).toEqual(menu)
    expect(requestCount).toBe(0)
  })
})

test('the cities of one province do not replace those of another', async () => {
  const provinces: (string | null)[] = []
  shop.on(getCities, ({ query }) => {
    provinces.push(query.get('parent_id'))
    return { data: [{ id: Number(query.get('parent_id')) * 10, name: 'شهر', parent_id: 1 }] }
  })
  for (const state of [1, 2, 1, 2]) {
    expect(await fetchCities(state)).toMatchObject([{ id: state * 10, name: 'شهر' }])
  }
  expect(provinces).toEqual(['1', '2'])
})

test('the suggested people of one customer are never shown to the next', async () => {
  const people = (name: string) => ({
    suggested: [],
    following: [{ id: 5, name, image: null, bio: '', post_count: 0 }],
  })
  userStore.set(() => ({ id: 1 }))
  await fetchKnownPeople(async () => people('سارا'))
  expect(await fetchKnownPeople(async () => people('نیما'))).toEqual(people('سارا'))
  userStore.set(() => ({ id: 2 }))
  expect(await fetchKnownPeople(async () => people('نیما'))).toEqual(people('نیما'))
})

describe('a stored part that cannot be read', () => {
  const at = 1
  test.each([
    ['a menu with a hole', { menu: { at, value: [{ ...leaf(1, 'الف'), children: [null] }] } }],
    ['a link that runs a script', { footer: footer('javascript:alert(1)') }],
    ['a link to another site by its host alone', { footer: footer('//evil.example') }],
    ['people of nobody knows whom', { people: { at, value: { suggested: [], following: [] } } }],
    ['cities that are no list', { cities: { 1: { at, value: 'تهران' } } }],
  ])('%s is dropped while the rest stays', (_, spoilt) => {
    const states = { at, value: [{ id: 1, name: 'تهران' }] }
    expect(parseContentCache({ states, ...spoilt })).toEqual({
      ...{ options: null, footer: null, menu: null, people: null, cities: {} },
      states,
    })
  })

  test('is fetched again', async () => {
    const options = {
      ...{ name: 'ویترین', slogan: '', announcement: '', phone: '۰۲۱', email: '', hours: '' },
      ...{ address: '', seo_title: '', seo_description: '', product_count: 1 },
    }
    shop.on(getSetting, { data: options })
    const data = { options: { at: Date.now(), value: { name: 'ویترین' } } }
    localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(await fetchShopSettings()).toEqual(options)
  })

  function footer(href: string) {
    return { at, value: { about: '', columns: [], social: [{ title: 'تلگرام', href }] } }
  }
})
