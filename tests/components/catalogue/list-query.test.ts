import { describe, expect, test } from 'vitest'
import { listHref, parseListQuery, rearranges } from '@/components/catalogue/list-query'

describe('the query of a list', () => {
  test.each([
    [{}, { page: 1 }],
    [{ page: '۲' }, { page: 2 }],
    [{ sort: 'cheapest' }, { page: 1, sort: 'cheapest' }],
    [{ sort: 'relevant' }, { page: 1 }],
    [{ sort: 'هرچه' }, { page: 1 }],
    [{ brands: ['ava', 'nikan,ava'] }, { page: 1, brands: ['ava', 'nikan'] }],
    [{ available: '۱' }, { page: 1, available: true }],
    [{ available: 'شاید' }, { page: 1 }],
    [
      { price_min: '۱,۰۰۰', price_max: '-5' },
      { page: 1, price_min: 1000 },
    ],
    [{ festival: ' شگفت-انگیز ' }, { page: 1, festival: 'شگفت-انگیز' }],
  ])('%j is read as %j', (params, query) => {
    expect(parseListQuery(params)).toEqual(query)
  })

  test.each(['0', '-1', 'دو', '1.5', '1e3', '100001', '99999999999999999999'])(
    'there is no page %s',
    (page) => expect(parseListQuery({ page })).toBeNull(),
  )

  test('comes back from its own link', () => {
    const query = { page: 3, sort: 'cheapest' as const, brands: ['ava'], available: true, q: 'چای' }
    const search = new URLSearchParams(listHref('/x', query).split('?')[1])
    expect(parseListQuery(Object.fromEntries(search))).toEqual(query)
    expect(listHref('/x', { page: 1 })).toBe('/x')
  })

  test('a page is a page of its own; a choice only rearranges', () => {
    expect(rearranges({ page: 2 })).toBe(false)
    expect(rearranges({ page: 1, available: true })).toBe(true)
  })
})
