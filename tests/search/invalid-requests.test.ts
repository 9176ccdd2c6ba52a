import { describe, expect, test } from 'vitest'
import { getBrand } from '@/lib/contract/catalogue/categories'
import { getFestival } from '@/lib/contract/catalogue/festivals'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getSearch } from '@/lib/contract/search'
import { describeShop } from '../kit/each-shop'
import { sendRaw, askCall, expectRefused, expectWellMannered } from '../kit/ask-call'

const hostile = [
  `'; drop table listings; --`,
  `") or 1=1 --`,
  '<script>alert(1)</script>',
  '%_\\%',
  '{}',
  '$1::int[]',
  '\u202e\u200c',
]

describeShop('the list of products', (shop) => {
  const post = (body: unknown) =>
    sendRaw(`${shop().url}/api/products`, { method: 'POST', body: JSON.stringify(body) })
  const list = async (body: unknown) => {
    const answer = await post(body)
    expectWellMannered(answer)
    return getProducts.answer.parse(answer.body).data
  }

  test.each([
    ['200 brands', { brands: Array.from({ length: 200 }, (_, i) => `brand-${i}`) }],
    ['a search of 5 kB', { q: 'گ'.repeat(5_000) }],
    ['page 0', { page: 0 }],
    ['page -1', { page: -1 }],
    ['page 10⁹', { page: 1e9 }],
    ['page «۲»', { page: '۲' }],
    ['a negative price', { price_min: -1 }],
    ['a price in letters', { price_max: 'ارزان' }],
    ['an unknown sort', { sort: 'magic' }],
    ['the order of relevance without a search', { sort: 'relevant', q: ' ' }],
    [
      'thirty properties',
      { properties: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i, ['a']])) },
    ],
    ['a list of properties', { properties: [['رنگ', 'مشکی']] }],
    ['brands as one text', { brands: 'nikan' }],
  ])('returns 422 for %s', async (_, body) => expectRefused(await post(body), 422))

  test('returns 422 for the key __proto__, however it is escaped', async () => {
    for (const key of ['__proto__', '\\u005f_proto__']) {
      const body = `{"properties":{"${key}":["مشکی"]}}`
      expectRefused(await sendRaw(`${shop().url}/api/products`, { method: 'POST', body }), 422)
    }
  })

  test('returns an empty list for a property named like an inherited key', async () => {
    for (const name of ['constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      expect(await list({ properties: { [name]: ['a'] } })).toMatchObject({ count: 0, total: 0 })
    }
  })

  test('returns 404 for an unknown category', async () => {
    expectRefused(await post({ category: 'نیست' }), 404)
  })

  test.each([
    ['a lowest price above the highest', { price_min: 500, price_max: 100 }],
    ['an unknown brand', { brands: ['nobody'] }],
    ['an unknown festival', { festival: 'nothing' }],
    ['an unknown property', { properties: { طعم: ['توت'] } }],
    ['an unknown value', { properties: { رنگ: ['هیچ'] } }],
    ['the highest price there is', { price_min: Number.MAX_SAFE_INTEGER }],
  ])('returns an empty list that still has facets for %s', async (_, body) => {
    const found = await list(body)
    expect(found).toMatchObject({ products: [], total: 0, count: 0 })
    expect(found.facets.brands.length + found.facets.festivals.length).toBeGreaterThan(0)
  })

  test('returns an empty page with the number of pages past the end', async () => {
    const found = await list({ page: 99_999 })
    expect(found.products).toEqual([])
    expect(found.total).toBeGreaterThan(5)
  })

  describe.each(hostile)('the text %j', (text) => {
    test.each([
      ['the search', { q: text }],
      ['a brand', { brands: [text] }],
      ['a festival', { festival: text }],
      ['a property', { properties: { [text]: ['مشکی'] } }],
      ['a value', { properties: { رنگ: [text] } }],
      ['two properties', { properties: { رنگ: [text], حافظه: [text] }, available: true }],
    ])('in %s is only data', async (_, body) => {
      const answer = await post(body)
      expectWellMannered(answer)
      expect([200, 422]).toContain(answer.status)
      expect((await list({})).count).toBeGreaterThan(100)
    })

    test('in suggestions is only data', async () => {
      const answer = await askCall(shop().url, getSearch, { query: { q: text } })
      expectWellMannered(answer)
      expect(getSearch.answer.parse(answer.body).data.products).toEqual([])
    })
  })

  test.each([getBrand, getFestival])('returns 404 for an unknown slug of $path', async (call) => {
    expectRefused(await askCall(shop().url, call, { params: { slug: 'هیچ‌کس' } }), 404)
  })

  test('returns 422 for a search of 1,500 letters, and popular searches and best sellers for an empty one', async () => {
    const long = await askCall(shop().url, getSearch, { query: { q: 'گ'.repeat(1_500) } })
    expectRefused(long, 422)
    const { data } = getSearch.answer.parse((await askCall(shop().url, getSearch)).body)
    expect(data).toMatchObject({ categories: [], brands: [], corrected: null })
    expect(data.products.length).toBeGreaterThan(3)
    expect(data.popular.length).toBeGreaterThan(3)
  })
})
