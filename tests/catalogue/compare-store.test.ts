// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setCompared, shopStore, toggleCompared } from '@/stores/shop'

const PHONES = 2
const ids = () => shopStore.get().compare

beforeEach(() => shopStore.reset())

test('up to four of a kin stand side by side', () => {
  expect([1, 2, 3, 4].map((id) => toggleCompared(id, PHONES))).toEqual(Array(4).fill('added'))
  expect(toggleCompared(5, PHONES)).toBe('full')
  expect(ids()).toEqual([1, 2, 3, 4])
})

test('a second press takes it away', () => {
  toggleCompared(1, PHONES)
  expect(toggleCompared(1, PHONES)).toBe('removed')
  expect(ids()).toEqual([])
})

test('another kin waits until the first is put away', () => {
  toggleCompared(1, PHONES)
  expect(toggleCompared(9, 7)).toBe('other kin')
  toggleCompared(1, PHONES)
  expect(toggleCompared(9, 7)).toBe('added')
  expect(shopStore.get().compareKin).toBe(7)
})

test('never more than four, whoever says so', () => {
  setCompared([1, 2, 3, 4, 5, 6], PHONES)
  expect(ids()).toEqual([1, 2, 3, 4])
})

test('a shop stored before there was anything to compare keeps what it had', async () => {
  const data = { recent: [7], listView: 'list', city: null, searches: ['گوشی'] }
  localStorage.setItem('vitrin:shop', JSON.stringify({ version: 1, data }))
  vi.resetModules()
  const { shopStore: fresh } = await import('@/stores/shop')
  fresh.hydrate()
  expect(fresh.get()).toMatchObject({ ...data, compare: [], compareKin: null })
})
