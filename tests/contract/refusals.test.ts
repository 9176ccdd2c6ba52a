import { expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeShop } from '../kit/each-shop'
import { OPERATOR_KEY } from '../kit/test-shop'
import { sendRaw, askCall, expectRefused, expectWellMannered } from '../kit/ask-call'

const line = contract.cartSingleItem.example.body
const calls = Object.entries<Call>(contract)
const reading = calls.filter(([, call]) => call.body && !call.params && call.auth === 'anyone')
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = [...new Set(calls.map(([, { path }]) => path))]
const methodsOf = (path: string) =>
  calls.filter(([, call]) => call.path === path).map(([, { method }]) => method)

describeShop('what the shop refuses', (shop) => {
  const post = (path: string, body: string) => sendRaw(shop().url + path, { method: 'POST', body })

  test.each(reading)('%s: a body that is no JSON is 400', async (_, { path }) => {
    for (const body of ['{', '{"a":}', 'متن', '{"slug":"a"', "{'slug':'a'}"]) {
      expectRefused(await post(path, body), 400)
    }
  })

  test.each(reading)('%s: a body that is no object is 422', async (_, { path }) => {
    for (const body of ['[]', '"متن"', '12', 'null', 'true']) {
      expectRefused(await post(path, body), 422)
    }
  })

  test.each(reading)('%s: a body of two megabytes is 413', async (_, { path }) => {
    expectRefused(await post(path, JSON.stringify({ slug: 'a'.repeat(2_000_000) })), 413)
  })

  test.each([
    '/api/nothing',
    '/api/product-comment',
    '/api/blog/a/b',
    '/api/%00',
    '/api/..%2f..',
    '/api',
  ])('%s is 404', async (path) =>
    expectRefused(await sendRaw(shop().url + path, { method: 'GET' }), 404),
  )

  test.each(paths)('%s: another method is 405 and says which are allowed', async (path) => {
    const allowed = methodsOf(path)
    for (const method of methods.filter((one) => !allowed.some((own) => own === one))) {
      const url = shop().url + path.replace(/:\w+/g, '1')
      const answer = await sendRaw(url, {
        method,
        headers: { Authorization: `Bearer ${OPERATOR_KEY}` },
      })
      expectRefused(answer, 405)
      for (const own of allowed) expect(answer.headers.get('allow')).toContain(own)
    }
  })

  test('the way back from a bank takes what a browser brings, and no other method', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const back = await sendRaw(`${shop().url}/api/payment/callback/test-bank`, { method })
      expectRefused(back, 405)
      expect(back.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
    }
  })

  test.each(['%', '%E0%A4%A', '%zz', '%C0%80', '%00', 'a'.repeat(10_000), '..%2f..%2fetc'])(
    'a slug in a path such as %.20s is a page that does not exist',
    async (slug) => {
      for (const path of ['/api/blog/', '/api/page/', '/api/brand/', '/api/festival/']) {
        expectRefused(await sendRaw(shop().url + path + slug, { method: 'GET' }), 404)
      }
    },
  )

  test.each([
    ...['0', '-1', '1.5', 'a', '۰', '99999999999999999999', '%27', '1e3x', 'NaN'],
    ...['0x1', '1e0', '1.0', '+1', '%201', '1_0'],
  ])('an id in a path such as %s is a thing that does not exist', async (id) => {
    const answer = await sendRaw(`${shop().url}/api/product-comment/${id}`, { method: 'GET' })
    expectRefused(answer, 404)
  })

  test.each(['0', '-1', '1.5', 'a', '1e9', '%F0%9F%9B%92', '0x2', '1e0', '2.0'])(
    'a page number such as %s is 422',
    async (page) => {
      const url = `${shop().url}/api/blog?page=${page}`
      expectRefused(await sendRaw(url, { method: 'GET' }), 422)
    },
  )

  test.each([
    ['/api/blog?page=2', '/api/blog?page=%DB%B2'],
    ['/api/product-comment/1?page=2', '/api/product-comment/%DB%B1?page=%D9%A2'],
    ['/api/get-city?parent_id=8', '/api/get-city?parent_id=%DB%B8'],
    ['/api/product-cards?ids=1,2', '/api/product-cards?ids=%DB%B1,%DB%B2,2'],
  ])('%s is the same in Persian digits', async (latin, persian) => {
    const [one, other] = [
      await sendRaw(shop().url + latin, { method: 'GET' }),
      await sendRaw(shop().url + persian, { method: 'GET' }),
    ]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.body).toEqual(one.body)
  })

  test('a field that is missing is told apart from one that is wrong', async () => {
    const { moderateComment } = contract
    const missing = await askCall(shop().url, moderateComment, { body: { id: 1 } })
    expect(missing.body).toMatchObject({ errors: { approved: ['این مقدار لازم است.'] } })
    const wrong = await askCall(shop().url, moderateComment, { body: { id: 1, approved: 'بله' } })
    expect(wrong.body).toMatchObject({ errors: { approved: ['این مقدار پذیرفته نیست.'] } })
  })

  test.each([
    ['to a question that is rejected at once', { approved: false, answer: 'بله، اصل است.' }],
    ['without a letter', { answer: ' \u200b ' }],
  ])('an answer of the shop %s is 422', async (_, given) => {
    const body = { id: 1, ...given }
    const answer = await askCall(shop().url, contract.moderateQuestion, { body })
    expectRefused(answer, 422)
    expect(answer.body).toHaveProperty(['errors', 'answer', 0])
  })

  test('a slug of ten kilobytes in a body is 422', async () => {
    expectRefused(await post('/api/product-info', JSON.stringify({ slug: 'پ'.repeat(5_000) })), 422)
  })

  test('a product that does not exist is 404', async () => {
    expectRefused(await post('/api/product-info', JSON.stringify({ slug: 'چنین-کالایی-نیست' })), 404)
  })

  test.each([0, -1, 1.5, 1e10, '1', null, [], {}])('a quantity of %j is 422', async (quantity) => {
    const wrong = { ...line, quantity }
    expectRefused(await post('/api/cart-single-item', JSON.stringify(wrong)), 422)
    expectRefused(await post('/api/cart-item', JSON.stringify({ list: [wrong] })), 422)
  })

  test('a quantity of a thousand million is answered with what there is', async () => {
    const { getProductInfo, cartSingleItem } = contract
    const page = await askCall(shop().url, getProductInfo, getProductInfo.example)
    const { stocks } = getProductInfo.answer.parse(page.body).data.info
    const available = stocks.find(({ id }) => id === line.stock_id)?.quantity
    const body = { ...line, quantity: 1e9 }
    const answer = await askCall(shop().url, cartSingleItem, { body })
    expect(cartSingleItem.answer.parse(answer.body).info?.quantity).toBe(available)
    expect(available).toBeGreaterThan(0)
  })

  test('a cart of ten thousand lines is 422', async () => {
    const list = Array.from({ length: 10_000 }, () => line)
    expectRefused(await post('/api/cart-item', JSON.stringify({ list })), 422)
  })

  test('fields that no call knows are left aside', async () => {
    const { slug } = contract.getProductInfo.example.body
    const body = { slug, is_admin: true, price: 1, constructor: {} }
    const answer = await post('/api/product-info', JSON.stringify(body))
    expectWellMannered(answer)
    expect(answer.status).toBe(200)
  })

  test.each([
    `'; drop table products; --`,
    `" or 1=1 --`,
    '<script>alert(1)</script>',
    '%_\\',
    '$1',
  ])('searching for %s is only a search', async (q) => {
    const answer = await askCall(shop().url, contract.getProducts, { body: { q } })
    expectWellMannered(answer)
    expect(answer.status, answer.text).toBe(200)
    const again = await askCall(shop().url, contract.getProducts, { body: {} })
    expect(contract.getProducts.answer.parse(again.body).data.count).toBeGreaterThan(0)
  })
})
