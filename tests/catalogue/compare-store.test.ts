// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { setCompared, toggleCompared } from '@/stores/comparison'
import { shopStore } from '@/stores/shop'

const PHONES = 2
const ids = () => shopStore.get().compare

beforeEach(() => shopStore.reset())

test('compares up to four products of one group', () => {
  expect([1, 2, 3, 4].map((id) => toggleCompared(id, PHONES))).toEqual(Array(4).fill('added'))
  expect(toggleCompared(5, PHONES)).toBe('full')
  expect(ids()).toEqual([1, 2, 3, 4])
})

test('removes a product that is toggled twice', () => {
  toggleCompared(1, PHONES)
  expect(toggleCompared(1, PHONES)).toBe('removed')
  expect(ids()).toEqual([])
})

test('rejects a product of another group until the first group is removed', () => {
  toggleCompared(1, PHONES)
  expect(toggleCompared(9, 7)).toBe('other_group')
  toggleCompared(1, PHONES)
  expect(toggleCompared(9, 7)).toBe('added')
  expect(shopStore.get().comparisonGroupId).toBe(7)
})

test('never stores more than four products', () => {
  setCompared([1, 2, 3, 4, 5, 6], PHONES)
  expect(ids()).toEqual([1, 2, 3, 4])
})

test('keeps the data of a store saved before products could be compared', async () => {
  const data = { recent: [7], listView: 'list', city: null, searches: ['گوشی'] }
  localStorage.setItem('vitrin:shop', JSON.stringify({ version: 1, data }))
  vi.resetModules()
  const { shopStore: fresh } = await import('@/stores/shop')
  fresh.hydrate()
  expect(fresh.get()).toMatchObject({ ...data, compare: [], comparisonGroupId: null })
})

test('keeps a comparison whose group was stored under its first name', async () => {
  const data = { recent: [], listView: 'grid', city: null, searches: [] }
  const stored = { ...data, compare: [4, 5], compareKin: PHONES }
  localStorage.setItem('vitrin:shop', JSON.stringify({ version: 1, data: stored }))
  vi.resetModules()
  const { shopStore: fresh } = await import('@/stores/shop')
  fresh.hydrate()
  expect(fresh.get()).toMatchObject({ ...data, compare: [4, 5], comparisonGroupId: PHONES })
})
