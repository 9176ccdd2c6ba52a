import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByFirstLetter } from '@/components/catalogue/brands-page'
import {
  countActiveFilters,
  listActiveFilters,
  clearFilters,
  relaxQuery,
} from '@/components/catalogue/active-filters'
import { isIndexable, listMetadata } from '@/components/catalogue/list-metadata'
import {
  categoryHref,
  categoryScope,
  allProductsScope,
  festivalScope,
  toProductFilters,
  dropFixedFilters,
  searchScope,
} from '@/components/catalogue/list-scope'
import type { ListQuery } from '@/components/catalogue/list-query'
import { LAST_STEP, priceAtStep, stepAtPrice } from '@/components/catalogue/filters/price-scale'
import { facets } from './sample-facets'

const query: ListQuery = {
  page: 3,
  q: 'هدفون',
  sort: 'cheapest',
  brands: ['brand-0', 'ناشناس'],
  properties: { رنگ: ['آبی'] },
  price_max: 20_000_000,
  available: true,
}

describe('choices', () => {
  test('each has its name and takes only itself back, from the first page', () => {
    const choices = listActiveFilters(query, facets)
    expect(choices.map(({ label }) => label)).toEqual([
      'آوا',
      'ناشناس',
      'رنگ: آبی',
      'تا ۲,۰۰۰,۰۰۰ تومان',
      'فقط موجود',
    ])
    expect(choices[0]?.without).toEqual({ ...query, brands: ['ناشناس'], page: 1 })
    const { properties: _, ...rest } = query
    expect(choices[2]?.without).toEqual({ ...rest, page: 1 })
    for (const { without } of choices) expect(countActiveFilters(without)).toBe(choices.length - 1)
  })

  test('taken back all at once, what was looked for stays', () => {
    expect(clearFilters(query)).toEqual({ page: 1, q: 'هدفون', sort: 'cheapest' })
  })

  test('a category chosen in a search has its title from elsewhere', () => {
    const [choice] = listActiveFilters({ page: 1, category: 'گوشی' }, facets, 'گوشی موبایل')
    expect(choice?.label).toBe('گوشی موبایل')
  })

  test('left out one by one for a list that came out empty', () => {
    expect(relaxQuery(query).map(({ label }) => label)).toEqual([
      'بدون فیلتر برند',
      'بدون فیلتر رنگ',
      'بدون فیلتر قیمت',
      'بدون فیلتر موجود بودن',
    ])
  })
})

describe('places', () => {
  test('what a place has settled is no choice there', () => {
    const asked: ListQuery = { page: 1, category: 'x', festival: 'y', available: true }
    expect(dropFixedFilters(categoryScope('گوشی'), asked)).toEqual({
      page: 1,
      festival: 'y',
      available: true,
    })
    expect(dropFixedFilters(festivalScope('پاییز'), asked)).toEqual({
      page: 1,
      category: 'x',
      available: true,
    })
    expect(toProductFilters(festivalScope('پاییز'), { page: 1 })).toEqual({
      page: 1,
      festival: 'پاییز',
    })
  })

  test('a category is a page of its own, or a choice in a search', () => {
    expect(
      decodeURIComponent(categoryHref(allProductsScope, { page: 2, available: true }, 'گوشی')),
    ).toBe('/product-category/گوشی?available=1')
    expect(decodeURIComponent(categoryHref(searchScope, { page: 2, q: 'آوا' }, 'گوشی'))).toBe(
      '/search?q=آوا&category=گوشی',
    )
  })
})

describe('what search engines may keep', () => {
  const place = categoryScope('گوشی')
  test.each<[ListQuery, boolean]>([
    [{ page: 1 }, true],
    [{ page: 4 }, true],
    [{ page: 1, brands: ['ava'] }, true],
    [{ page: 1, properties: { رنگ: ['آبی'] } }, true],
    [{ page: 1, brands: ['ava', 'nikan'] }, false],
    [{ page: 1, brands: ['ava'], properties: { رنگ: ['آبی'] } }, false],
    [{ page: 1, sort: 'cheapest' }, false],
    [{ page: 1, q: 'چای' }, false],
    [{ page: 1, price_min: 10 }, false],
    [{ page: 1, available: true }, false],
  ])('of a category, %j: %s', (asked, indexed) => expect(isIndexable(place, asked)).toBe(indexed))

  test('a search never, a brand without choices', () => {
    expect(isIndexable(searchScope, { page: 1 })).toBe(false)
    expect(isIndexable(allProductsScope, { page: 1, brands: ['ava'] })).toBe(false)
  })

  test('a page of a list has a title and a canonical of its own', () => {
    const words = { title: 'خرید گوشی', description: 'همهٔ گوشی‌ها.' }
    const second = listMetadata(place, { page: 2, brands: ['brand-0'] }, words, facets)
    expect(second.title).toBe('خرید گوشی، آوا، صفحهٔ ۲')
    expect(String(second.alternates?.canonical)).toMatch(/\?brands=brand-0&page=2$/)
    const hidden = listMetadata(place, { page: 1, sort: 'newest' }, words)
    expect(hidden.robots).toEqual({ index: false, follow: true })
    expect(hidden.alternates?.canonical).toBeUndefined()
  })
})

describe('the slider of prices', () => {
  const bounds = fc
    .tuple(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: 1, max: 10 ** 10 }))
    .map(([min, width]) => ({ min, max: min + width }))

  test('its ends ask for no limit, and what it asks for is within the list', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 0, max: LAST_STEP }), (between, step) => {
        const price = priceAtStep(step, between)
        if (step === 0 || step === LAST_STEP) {
          expect(price).toBeUndefined()
          return
        }
        expect(price).toBeGreaterThanOrEqual(between.min)
        expect(price).toBeLessThanOrEqual(between.max)
      }),
    )
  })

  test('further along is never cheaper', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 1, max: LAST_STEP - 2 }), (between, step) => {
        expect(priceAtStep(step + 1, between)).toBeGreaterThanOrEqual(
          priceAtStep(step, between) ?? 0,
        )
      }),
    )
  })

  test('a price outside of the list stands at an end', () => {
    expect(stepAtPrice(0, { min: 100, max: 1000 })).toBe(0)
    expect(stepAtPrice(10 ** 12, { min: 100, max: 1000 })).toBe(LAST_STEP)
  })
})

test('brands stand under their first letters, آ with ا', () => {
  const groups = groupByFirstLetter(
    ['پژواک', 'الوند', 'آوا', 'Zed', 'پارسه'].map((title) => ({ title })),
  )
  expect(groups.map(({ letter, members }) => [letter, members.length])).toEqual(
    expect.arrayContaining([
      ['ا', 2],
      ['پ', 2],
      ['Z', 1],
    ]),
  )
  expect(groups.find(({ letter }) => letter === 'ا')?.members[0]?.title).toBe('آوا')
})
