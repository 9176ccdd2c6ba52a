import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByFirstLetter } from '@/components/catalogue/brands-page'
import {
  countActiveFilters,
  listActiveFilters,
  clearFilters,
  listTextFilter,
  relaxQuery,
} from '@/components/catalogue/active-filters'
import { isIndexable, describeList } from '@/components/catalogue/list-page'
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
import { composeMetadata } from '@/lib/seo/page-metadata'

const query: ListQuery = {
  page: 3,
  q: 'هدفون',
  sort: 'cheapest',
  brands: ['brand-0', 'ناشناس'],
  properties: { رنگ: ['آبی'] },
  price_max: 20_000_000,
  available: true,
}

describe('active filters', () => {
  test('each has a label and a query without itself, from the first page', () => {
    const filters = listActiveFilters(query, facets)
    expect(filters.map(({ label }) => label)).toEqual([
      'آوا',
      'ناشناس',
      'رنگ: آبی',
      'تا ۲,۰۰۰,۰۰۰ تومان',
      'فقط موجود',
    ])
    expect(filters[0]?.without).toEqual({ ...query, brands: ['ناشناس'], page: 1 })
    const { properties: _, ...rest } = query
    expect(filters[2]?.without).toEqual({ ...rest, page: 1 })
    for (const { without } of filters) expect(countActiveFilters(without)).toBe(filters.length - 1)
  })

  test('name a colour once for itself and its shades, which go with it', () => {
    const properties = { رنگ: ['آبی', 'آبی یخی', 'سبز یشمی'] }
    const filters = listActiveFilters({ page: 1, properties }, facets)
    expect(filters.map(({ label }) => label)).toEqual(['رنگ: آبی', 'رنگ: سبز یشمی'])
    expect(filters[0]?.without).toEqual({ page: 1, properties: { رنگ: ['سبز یشمی'] } })
  })

  test('keep the sort when all are cleared, and the text of a search', () => {
    expect(clearFilters(query, searchScope)).toEqual({ page: 1, q: 'هدفون', sort: 'cheapest' })
    const relevant: ListQuery = { ...query, sort: 'relevant' }
    expect(clearFilters(relevant, categoryScope('صوتی'))).toEqual({ page: 1 })
  })

  test('have the words that a category is narrowed by, and those of a search beside a price', () => {
    const words: ListQuery = { page: 2, q: '۱۲۰ هرتز', sort: 'relevant' }
    const inCategory = listTextFilter(categoryScope('گوشی'), words, [])
    expect(inCategory).toEqual([{ key: 'q', label: '۱۲۰ هرتز', without: { page: 1 } }])
    expect(listTextFilter(searchScope, words, [])).toEqual([])
    const priced = { ...words, price_max: 100 }
    const chosen = listActiveFilters(priced, facets)
    expect(listTextFilter(searchScope, priced, chosen)).toHaveLength(1)
  })

  test('label a category with the given title where the facet lacks it', () => {
    const [filter] = listActiveFilters({ page: 1, category: 'گوشی' }, facets, 'گوشی موبایل')
    expect(filter?.label).toBe('گوشی موبایل')
  })

  test('are left out one by one for an empty list', () => {
    expect(relaxQuery(query).map(({ label }) => label)).toEqual([
      'بدون فیلتر برند',
      'بدون فیلتر رنگ',
      'بدون فیلتر قیمت',
      'بدون فیلتر موجود بودن',
    ])
  })
})

describe('the scope of a list', () => {
  test('drops the filters it fixes and adds them to the request', () => {
    const requested: ListQuery = { page: 1, category: 'x', festival: 'y', available: true }
    expect(dropFixedFilters(categoryScope('گوشی'), requested)).toEqual({
      page: 1,
      festival: 'y',
      available: true,
    })
    expect(dropFixedFilters(festivalScope('پاییز'), requested)).toEqual({
      page: 1,
      category: 'x',
      available: true,
    })
    expect(toProductFilters(festivalScope('پاییز'), { page: 1 })).toEqual({
      page: 1,
      festival: 'پاییز',
    })
  })

  test('links a category to its own page, or to a filter of the search', () => {
    expect(
      decodeURIComponent(categoryHref(allProductsScope, { page: 2, available: true }, 'گوشی')),
    ).toBe('/product-category/گوشی?available=1')
    expect(decodeURIComponent(categoryHref(searchScope, { page: 2, q: 'آوا' }, 'گوشی'))).toBe(
      '/search?q=آوا&category=گوشی',
    )
  })
})

describe('what search engines may index', () => {
  const scope = categoryScope('گوشی')
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
  ])('is a category with %j: %s', (requested, indexed) =>
    expect(isIndexable(scope, requested)).toBe(indexed),
  )

  test('is never a search nor a filtered list of all products', () => {
    expect(isIndexable(searchScope, { page: 1 })).toBe(false)
    expect(isIndexable(allProductsScope, { page: 1, brands: ['ava'] })).toBe(false)
  })

  test('gives every page of a list its own title and canonical', () => {
    const text = { title: 'خرید گوشی', description: 'همهٔ گوشی‌ها.' }
    const second = composeMetadata(
      describeList(scope, { page: 2, brands: ['brand-0'] }, text, facets),
      'ویترین',
    )
    expect(second.title).toEqual({ absolute: 'خرید گوشی، آوا، صفحهٔ ۲ | ویترین' })
    expect(String(second.alternates?.canonical)).toMatch(/\?brands=brand-0&page=2$/)
    const hidden = composeMetadata(describeList(scope, { page: 1, sort: 'newest' }, text), 'ویترین')
    expect(hidden.robots).toEqual({ index: false, follow: true })
    expect(hidden.alternates?.canonical).toBeUndefined()
  })
})

describe('the price slider', () => {
  const bounds = fc
    .tuple(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: 1, max: 10 ** 10 }))
    .map(([min, width]) => ({ min, max: min + width }))

  test('sets no limit at its ends and stays within the bounds', () => {
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

  test('never gets cheaper along the scale', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 1, max: LAST_STEP - 2 }), (between, step) => {
        expect(priceAtStep(step + 1, between)).toBeGreaterThanOrEqual(
          priceAtStep(step, between) ?? 0,
        )
      }),
    )
  })

  test('puts a price outside of the bounds at an end', () => {
    expect(stepAtPrice(0, { min: 100, max: 1000 })).toBe(0)
    expect(stepAtPrice(10 ** 12, { min: 100, max: 1000 })).toBe(LAST_STEP)
  })
})

test('brands are grouped by first letter, آ with ا', () => {
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
