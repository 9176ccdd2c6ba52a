import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productFilters } from '@/lib/contract/catalogue/products'
import {
  listHref,
  parseListQuery,
  isRearranged,
  type ListQuery,
  type SearchParams,
} from '@/components/catalogue/list-query'

/** As Next parses a URL: a parameter written twice is a list. */
function parseHref(href: string): ListQuery | null {
  const params: SearchParams = {}
  const search = new URL(href, 'http://shop').searchParams
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name)
    params[name] = all.length > 1 ? all : all[0]
  }
  return parseListQuery(params)
}

describe('the query of a list', () => {
  test.each<[SearchParams, ListQuery]>([
    [{}, { page: 1 }],
    [{ page: '۲' }, { page: 2 }],
    [{ page: '', sort: '', brands: '', category: '', festival: '', q: ' ' }, { page: 1 }],
    [{ page: ' ', available: '', price_min: '', price_max: ' ', 'prop.رنگ': '' }, { page: 1 }],
    [{ sort: 'cheapest' }, { page: 1, sort: 'cheapest' }],
    [{ sort: 'relevant' }, { page: 1 }],
    [
      { sort: 'relevant', q: 'چای' },
      { page: 1, sort: 'relevant', q: 'چای' },
    ],
    [{ sort: 'هرچه' }, { page: 1 }],
    [{ brands: ['ava', 'nikan,ava'] }, { page: 1, brands: ['ava', 'nikan'] }],
    [{ brands: ' , ' }, { page: 1 }],
    [{ available: '۱' }, { page: 1, available: true }],
    [{ available: 'شاید' }, { page: 1 }],
    [
      { price_min: '۱,۰۰۰', price_max: '-5' },
      { page: 1, price_min: 1000 },
    ],
    [
      { toman_min: '۱,۰۰۰', toman_max: '' },
      { page: 1, price_min: 10_000 },
    ],
    [{ festival: ' شگفت-انگیز ' }, { page: 1, festival: 'شگفت-انگیز' }],
    [{ category: 'موبایل' }, { page: 1, category: 'موبایل' }],
    [{ 'prop.رنگ': 'آبی,قرمز' }, { page: 1, properties: { رنگ: ['آبی', 'قرمز'] } }],
    [{ 'prop.طرح': ['گل\\,مرغ', 'ترنج'] }, { page: 1, properties: { طرح: ['گل,مرغ', 'ترنج'] } }],
    [{ 'prop.': 'آبی', 'prop.رنگ': '' }, { page: 1 }],
    [{ 'prop.رنگ': 'آ'.repeat(200), utm_source: 'x' }, { page: 1 }],
    [{ q: "'; drop table products; --" }, { page: 1, q: "'; drop table products; --" }],
  ])('parses %j as %j', (params, query) => {
    expect(parseListQuery(params)).toEqual(query)
  })

  test.each(['0', '-1', 'دو', '1.5', '1e3', '100001', '99999999999999999999'])(
    'rejects page %s',
    (page) => expect(parseListQuery({ page })).toBeNull(),
  )

  test('rejects the property __proto__ and takes any other name', () => {
    expect(parseHref('/x?prop.__proto__=a')).toBeNull()
    for (const name of ['constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      expect(parseHref(`/x?prop.${name}=a`)).toEqual({ page: 1, properties: { [name]: ['a'] } })
    }
  })

  test('is always accepted by the contract', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constant('9'.repeat(15)),
    )
    const page = fc.oneof(fc.integer({ min: 1, max: 100_000 }).map(String), value)
    const names = ['q', 'sort', 'category', 'brands', 'festival', 'available', 'prop.رنگ']
    const numbers = ['price_min', 'price_max', 'toman_min', 'toman_max']
    const others = fc.dictionary(fc.constantFrom(...names, ...numbers), value)
    let accepted = 0
    fc.assert(
      fc.property(page, others, (page, others) => {
        const query = parseListQuery({ ...others, page })
        if (query === null) return
        accepted += 1
        expect(productFilters.parse(query)).toEqual(query)
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('stays within the limits of the contract', () => {
    const brands = Array.from({ length: 200 }, (_, index) => `b${index}`).join(',')
    const query = parseListQuery({ brands, q: 'ش'.repeat(5_000) })
    expect(query?.brands).toHaveLength(50)
    expect(query?.q).toHaveLength(100)
  })

  test('makes a readable URL', () => {
    const query = { brands: ['ava', 'nikan'], properties: { رنگ: ['آبی', 'قرمز'] }, page: 2 }
    const href = decodeURIComponent(listHref('/x', query))
    expect(href).toBe('/x?brands=ava,nikan&prop.رنگ=آبی,قرمز&page=2')
    expect(listHref('/x', { page: 1 })).toBe('/x')
  })

  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => text.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim())
    .filter((text) => text !== '')
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })
  const rials = fc.integer({ min: 0, max: 10 ** 12 })
  const name = word.filter((text) => text !== '__proto__')
  const query: fc.Arbitrary<ListQuery> = fc.record(
    {
      page: fc.integer({ min: 1, max: 100_000 }),
      sort: fc.constantFrom('newest', 'cheapest', 'biggest_discount'),
      category: word,
      brands: words,
      properties: fc
        .dictionary(name, words, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
        .filter((properties) => Object.keys(properties).length > 0),
      available: fc.constant(true),
      festival: word,
      price_min: rials,
      price_max: rials,
      q: word,
    },
    { requiredKeys: ['page'] },
  )

  test('is parsed back from its own URL', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(parseHref(listHref('/x', given))).toEqual(given)
      }),
    )
  })

  test('is rearranged by a filter, not by a page', () => {
    expect(isRearranged({ page: 2 })).toBe(false)
    expect(isRearranged({ page: 1, available: true })).toBe(true)
  })
})
