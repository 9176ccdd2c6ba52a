import { expect, it, vi } from 'vitest'
import { searches } from '@/lib/server/db/schema/schema'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import {
  toCountableTerm,
  createSearchCounter,
  dropVariations,
  readPopularSearches,
} from '@/lib/server/search/popular-searches'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('popular searches', (db) => {
  const counter = () => createSearchCounter(db(), vi.fn())

  it('exist in the demo shop, and each finds products', async () => {
    const terms = await readPopularSearches(db())
    expect(terms).toHaveLength(8)
    for (const term of terms)
      expect((await findSuggestions(db(), term)).products.length).toBeGreaterThan(0)
  })

  it('include what many searched for, not what one did', async () => {
    const searchCounter = counter()
    for (let turn = 0; turn < 200; turn += 1) searchCounter.count('شطرنج چوبی')
    searchCounter.count('رمان کوچه')
    await searchCounter.stop()
    const terms = await readPopularSearches(db())
    expect(terms[0]).toBe('شطرنج چوبی')
    expect(terms).not.toContain('رمان کوچه')
  })

  it('complete what is being typed', async () => {
    expect((await findSuggestions(db(), 'گوش')).popular).toEqual(['گوشی موبایل'])
  })

  it('add up in one row however a search is spelt', async () => {
    const searchCounter = counter()
    for (const text of ['كفش  پياده‌روي', 'کفش پیاده‌روی ', 'کفش پیاده‌روی']) searchCounter.count(text)
    await searchCounter.flush()
    const rows = await db().select().from(searches)
    const own = rows.filter(({ term }) => term.startsWith('کفش'))
    expect(own).toHaveLength(1)
    expect(own[0]?.score).toBeGreaterThan(30)
    await searchCounter.stop()
  })

  it('stay bounded in number', async () => {
    const searchCounter = counter()
    for (let batch = 0; batch < 4; batch += 1) {
      for (let i = 0; i < 900; i += 1) searchCounter.count(`کالای ${'ابپتث'[batch]}${i}`)
      await searchCounter.flush()
    }
    await searchCounter.stop()
    const rows = await db().select().from(searches)
    expect(rows.length).toBeLessThanOrEqual(1_000)
    expect(rows.some(({ term }) => term === 'گوشی موبایل')).toBe(true)
  })
})

it('say one thing once, as most people do', () => {
  const terms = ['گوشی موبایل', 'کفش', 'گوشی', 'کفش پیاده‌روی', 'موبایل گوشی', 'کیف']
  expect(dropVariations(terms)).toEqual(['گوشی موبایل', 'کفش', 'کیف'])
})

it.each([
  '09123456789',
  'سفارش 4521783',
  'کد ملی ۰۰۱۲۳۴۵۶۷۸',
  'a@b.ir',
  '<b>گوشی</b>',
  'ک',
  '۱۲',
  'ج'.repeat(41),
  'یک دو سه چهار پنج شش',
])('does not store %s, which may be personal', (text) => expect(toCountableTerm(text)).toBeNull())

it.each([
  ['گوشي ۱۲', 'گوشی ۱۲'],
  ['  Galaxy  A55 ', 'galaxy a55'],
  ['لپ‌تاپ', 'لپ‌تاپ'],
])('stores %s as %s', (text, term) => expect(toCountableTerm(text)).toBe(term))
