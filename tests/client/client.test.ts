import { afterEach, describe, expect, test, vi } from 'vitest'
import { onApiError, onBackgroundError, setBearerSource } from '@/lib/client/http/session-bridge'
import { send } from '@/lib/client/http/client'
import { cartSingleItem } from '@/lib/contract/cart'
import { getSetting } from '@/lib/contract/content/settings'
import { getBlogPost } from '@/lib/contract/blog'
import { getProductComments } from '@/lib/contract/reviews/product-reviews'
import { setInProcessFetch, type InProcessFetch } from '@/lib/in-process'
import { catchApiError } from '../kit/catch-api-error'
import { startFakeServer, type Answer } from '../kit/fake-server'

const settings = {
  name: 'ویترین',
  slogan: 'چیزهای خوب',
  announcement: '',
  phone: '۰۲۱-۹۱۰۰۱۲۳۴',
  email: 'salam@vitrin.example',
  hours: '۸ تا ۲۲',
  address: 'تهران',
  seo_title: 'ویترین',
  seo_description: 'فروشگاه',
  product_count: 12400,
}
const noComments = {
  comments: [],
  rates: [0, 0, 0, 0, 0],
  suggested: { yes: 0, all: 0 },
  with_pictures: 0,
  most_named: { advantages: [], disadvantages: [] },
  total: 1,
  count: 0,
  current_page: 1,
}

const shops: Awaited<ReturnType<typeof startFakeServer>>[] = []

async function openShop(...answers: (Answer | 'never')[]) {
  const shop = await startFakeServer(answers)
  shops.push(shop)
  vi.stubEnv('API_BASE_URL', `${shop.url}/`)
  return shop
}

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  setBearerSource(() => null)
  await Promise.all(shops.splice(0).map((shop) => shop.close()))
})

describe('over the network', () => {
  test('returns the parsed answer of a call', async () => {
    await openShop({ body: { data: { ...settings, secret: 'x' } } })
    const { data } = await send(getSetting, {})
    expect(data).toEqual(settings)
  })

  test('fills and encodes the path and the query', async () => {
    const shop = await openShop({ body: { data: noComments } }, { status: 404, body: {} })
    await send(getProductComments, { params: { id: 12 }, query: { page: 3 } })
    await catchApiError(send(getBlogPost, { params: { slug: 'چای/بهاره' } }))
    expect(shop.requests[0]?.url).toBe('/api/product-comment/12?page=3')
    expect(shop.requests[1]?.url).toBe(`/api/blog/${encodeURIComponent('چای/بهاره')}`)
  })

  test("sends the body as JSON with the customer's token", async () => {
    const shop = await openShop({ body: { info: null } })
    setBearerSource(() => 'shopper-token')
    await send(cartSingleItem, { body: { product_id: 1, stock_id: 2, quantity: 3 } })
    expect(shop.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer shopper-token',
      'content-type': 'application/json',
    })
    expect(JSON.parse(shop.requests[0]?.body ?? '')).toEqual({
      product_id: 1,
      stock_id: 2,
      quantity: 3,
    })
  })

  test('passes on the field errors of a 422', async () => {
    const errors = { quantity: ['تعداد دست‌کم ۱ است.'] }
    await openShop({ status: 422, headers: { 'x-request-id': 'r-7' }, body: { errors } })
    const body = { product_id: 1, stock_id: 2, quantity: 0 }
    const failure = await catchApiError(send(cartSingleItem, { body }))
    expect(failure).toMatchObject({
      code: 'invalid',
      fields: errors,
      requestId: 'r-7',
      effect: 'none',
    })
  })

  test.each([
    [{ error: 'تمام شد.', code: 'out_of_stock' }, 'out_of_stock'],
    [{ error: 'تمام شد.' }, 'precondition_failed'],
    [{ error: 'تمام شد.', code: 'E-17' }, 'precondition_failed'],
    [{ error: 'تمام شد.', code: 17 }, 'precondition_failed'],
  ])('reads the code of %j as %s', async (body, code) => {
    await openShop({ status: 412, body })
    const error = await catchApiError(send(getSetting, {}))
    expect(error).toMatchObject({ code, message: 'تمام شد.' })
  })

  test('tells its listeners of a 401', async () => {
    await openShop({ status: 401, body: {} })
    const effects: string[] = []
    const stop = onApiError(({ effect }) => effects.push(effect))
    await catchApiError(send(getSetting, {}))
    stop()
    await catchApiError(send(getSetting, {}))
    expect(effects).toEqual(['leave-to-auth-or-home'])
  })

  test('tells nobody of a 401 to a session that another login has replaced', async () => {
    const shop = await openShop({ status: 401, body: {} })
    let token = 'first'
    setBearerSource(() => token)
    const effects: string[] = []
    const stop = onApiError(({ effect }) => effects.push(effect))
    const late = catchApiError(send(getSetting, {}))
    token = 'second'
    await late
    expect(shop.requests[0]?.headers.authorization).toBe('Bearer first')
    expect(effects).toEqual([])
    await catchApiError(send(getSetting, {}))
    stop()
    setBearerSource(() => null)
    expect(effects).toEqual(['leave-to-auth-or-home'])
  })

  test('tells nobody who leaves a page of a 401 that nobody waited for', async () => {
    await openShop({ status: 401, body: {} })
    const effects: string[] = []
    const stops = [
      onApiError(({ effect }) => effects.push(`leave: ${effect}`)),
      onBackgroundError(({ effect }) => effects.push(`stay: ${effect}`)),
    ]
    await catchApiError(send(getSetting, {}, { isBackground: true }))
    await catchApiError(send(getSetting, {}, { isQuiet: true }))
    stops.forEach((stop) => stop())
    expect(effects).toEqual(['stay: leave-to-auth-or-home'])
  })

  test.each(['<html>', JSON.stringify({ data: { name: 5 } })])(
    'throws a parse error and logs it when the answer breaks the contract: %s',
    async (body) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      await openShop({ body })
      const failure = await catchApiError(send(getSetting, {}))
      expect(failure).toMatchObject({ kind: 'parse', code: null, effect: 'none' })
      expect(log).toHaveBeenCalledOnce()
    },
  )

  test('throws a silent error for a canceled call', async () => {
    const shop = await openShop('never')
    const leaving = new AbortController()
    const call = catchApiError(send(getSetting, {}, { signal: leaving.signal }))
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1), { timeout: 10_000 })
    leaving.abort()
    expect(await call).toMatchObject({ kind: 'canceled', message: '' })
  })

  test('does not retry a call that was canceled while it waited', async () => {
    const shop = await openShop({ status: 503, headers: { 'retry-after': '1' }, body: {} })
    const leaving = new AbortController()
    const body = { product_id: 1, stock_id: 2, quantity: 1 }
    const call = catchApiError(send(cartSingleItem, { body }, { signal: leaving.signal }))
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1), { timeout: 10_000 })
    setTimeout(() => leaving.abort(), 50)
    expect((await call).kind).toBe('canceled')
    expect(shop.requests).toHaveLength(1)
  })

  test('says that the connection is lost when the shop cannot be reached', async () => {
    const shop = await openShop({})
    await shop.close()
    const failure = await catchApiError(send(getSetting, {}))
    expect(failure).toMatchObject({ kind: 'network', code: null })
    expect(failure.message).toMatch('ارتباط با فروشگاه')
  })
})

describe('in process', () => {
  test('calls the bundled shop without a socket', async () => {
    const requests: string[] = []
    const shop: InProcessFetch = async (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return Response.json({ data: settings })
    }
    setInProcessFetch(shop)
    expect((await send(getSetting, {})).data.name).toBe('ویترین')
    expect(requests).toEqual(['GET /api/setting'])
  })

  test('prefers an outside shop to the bundled one', async () => {
    setInProcessFetch(async () => Response.json({ data: { ...settings, name: 'همین‌جا' } }))
    await openShop({ body: { data: { ...settings, name: 'بیرون' } } })
    expect((await send(getSetting, {})).data.name).toBe('بیرون')
  })
})
