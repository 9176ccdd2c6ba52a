import { expect, it, vi } from 'vitest'
import { searches } from '@/lib/server/db/schema/schema'
import { findSuggestions } from '@/lib/server/search/find-suggestions'
import {
  toCountableTerm,
  createSearchCounter,
  readPopularSearches,
} from '@/lib/server/search/popular-searches'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('what shoppers look for', (db) => {
  const counter = () => createSearchCounter(db(), vi.fn())

  it('is told at first in the demo, and each finds something', async () => {
    const terms = await readPopularSearches(db())
    expect(terms).toHaveLength(8)
    for (const term of terms)
      expect((await findSuggestions(db(), term)).products.length).toBeGreaterThan(0)
  })

  it('is told when many have looked for it, not when one has', async () => {
    const searched = counter()
    for (let turn = 0; turn < 200; turn += 1) searched.count('شطرنج چوبی')
    searched.count('رمان کوچه')
    await searched.stop()
    const terms = await readPopularSearches(db())
    expect(terms[0]).toBe('شطرنج چوبی')
    expect(terms).not.toContain('رمان کوچه')
  })

  it('completes what is being typed', async () => {
    expect((await findSuggestions(db(), 'گوش')).popular).toEqual(['گوشی موبایل'])
  })

  it('adds to what was told before and is one row however it was written', async () => {
    const searched = counter()
    for (const text of ['كفش  پياده‌روي', 'کفش پیاده‌روی ', 'کفش پیاده‌روی']) searched.count(text)
    await searched.flush()
    const rows = await db().select().from(searches)
    const own = rows.filter(({ term }) => term.startsWith('کفش'))
    expect(own).toHaveLength(1)
    expect(own[0]?.score).toBeGreaterThan(30)
    await searched.stop()
  })

  it('stays bounded', async () => {
    const searched = counter()
    for (let batch = 0; batch < 4; batch += 1) {
      for (let i = 0; i < 900; i += 1) searched.count(`کالای ${'ابپتث'[batch]}${i}`)
      await searched.flush()
    }
    await searched.stop()
    const rows = await db().select().from(searches)
    expect(rows.length).toBeLessThanOrEqual(1_000)
    expect(rows.some(({ term }) => term === 'گوشی موبایل')).toBe(true)
  })
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
])('%s is nobody else’s affair', (text) => expect(toCountableTerm(text)).toBeNull())

it.each([
  ['گوشي ۱۲', 'گوشی ۱۲'],
  ['  Galaxy  A55 ', 'galaxy a55'],
  ['لپ‌تاپ', 'لپ‌تاپ'],
])('%s is kept as %s', (text, term) => expect(toCountableTerm(text)).toBe(term))
