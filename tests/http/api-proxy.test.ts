import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSessionToken } from '@/lib/session/session-token'
import { proxyApiRequest } from '@/lib/server/http/api-proxy'
import { startFakeServer, type Answer } from '../kit/fake-server'

const SECRET = 's'.repeat(32)
const bearer = { Authorization: 'Bearer their-token' }
let shop: Awaited<ReturnType<typeof startFakeServer>>

async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  input: object = {},
) {
  const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
  return proxyApiRequest(new Request(`https://shop.example${path}`, { method, headers, ...body }))
}

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', SECRET)
  vi.stubEnv('SITE_URL', 'https://shop.example')
})
afterEach(() => shop.close())

async function openBackend(...answers: Answer[]) {
  shop = await startFakeServer(answers)
  vi.stubEnv('API_BASE_URL', shop.url)
}

function backend(answer: Pick<Answer, 'status' | 'headers'> = {}) {
  return openBackend({ body: { data: { token: 'their-token' } }, ...answer })
}

const favorite = (result: 0 | 1): Answer => ({ body: { data: { result } } })

async function saveFavorite(action: string) {
  const query = `relate_to=product&relate_id=7&action=${action}`
  const answer = await ask('GET', `/api/profile/update-favorite?${query}`, bearer)
  return { status: answer.status, body: await answer.json() }
}

describe('the proxy to another backend', () => {
  test.each([
    ['POST', '/api/mobile-verify-code'],
    ['POST', '/api/login-password'],
    ['GET', '/api/profile'],
  ])(
    'gives the browser a session cookie that the guard knows after %s %s',
    async (method, path) => {
      await backend({ headers: { 'set-cookie': '__Host-vitrin=theirs; Path=/' } })
      const cookies = (await ask(method, path, bearer)).headers.getSetCookie()
      expect(cookies).toHaveLength(1)
      const [, token = '', rest] = /^__Host-vitrin=([^;]+); (.*)$/.exec(cookies[0] ?? '') ?? []
      expect(checkSessionToken(SECRET, token, new Date())).toBe(true)
      expect(token).not.toContain('their-token')
      expect(rest).toMatch(/^Path=\/; Max-Age=5\d{6}; HttpOnly; SameSite=Lax; Secure$/)
    },
  )

  test.each([
    ['a wrong code', 'POST', '/api/mobile-verify-code', 412],
    ['a dead token', 'GET', '/api/profile', 401],
    ['any other call', 'GET', '/api/profile/tickets', 200],
  ])('gives no session cookie after %s', async (_, method, path, status) => {
    await backend({ status })
    expect((await ask(method, path, bearer)).headers.getSetCookie()).toEqual([])
  })

  test('removes the session cookie at logout, even when the backend is away', async () => {
    await backend({ status: 500 })
    const taken = /^__Host-vitrin=; Path=\/; Max-Age=0; /
    const refused = await ask('POST', '/api/profile/logout', bearer)
    expect(refused.headers.getSetCookie()[0]).toMatch(taken)
    vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:9')
    const away = await ask('POST', '/api/profile/logout', bearer)
    expect(away.status).toBe(503)
    expect(away.headers.getSetCookie()[0]).toMatch(taken)
  })

  test('puts the token in the query of the two calls that specify it, and of no other', async () => {
    await backend()
    await ask('GET', '/api/profile/update-favorite?relate_to=product&relate_id=1', bearer)
    await ask('GET', '/api/profile/orders?page=2&token=forged', bearer)
    await ask('GET', '/api/profile/orders?token=forged')
    await ask('GET', '/api/profile/tickets?page=2', bearer)
    expect(shop.requests.map(({ url }) => url)).toEqual([
      '/api/profile/update-favorite?relate_to=product&relate_id=1&token=their-token',
      '/api/profile/orders?page=2&token=their-token',
      '/api/profile/orders',
      '/api/profile/tickets?page=2',
    ])
    expect(shop.requests[0]?.headers.authorization).toBe('Bearer their-token')
  })

  test.each([
    ['add', 1],
    ['remove', 0],
  ] as const)('asks for "%s" by the one action that is specified', async (action, result) => {
    await openBackend(favorite(result))
    expect(await saveFavorite(action)).toEqual({ status: 200, body: { data: { result } } })
    expect(shop.requests.map(({ url }) => url)).toEqual([
      '/api/profile/update-favorite?relate_to=product&relate_id=7&action=default&token=their-token',
    ])
  })

  test.each([
    ['add', 0, 1],
    ['remove', 1, 0],
  ] as const)('turns a favourite back that "%s" made %i', async (action, opposite, result) => {
    await openBackend(favorite(opposite), favorite(result))
    expect(await saveFavorite(action)).toEqual({ status: 200, body: { data: { result } } })
    expect(shop.requests).toHaveLength(2)
  })

  test('turns a favourite over once where that is what is asked', async () => {
    await openBackend(favorite(0))
    expect((await saveFavorite('default')).body).toEqual({ data: { result: 0 } })
    expect(shop.requests).toHaveLength(1)
  })

  test('passes an answer to a favourite on that has no body', async () => {
    await openBackend({ status: 204, body: '' })
    const path = '/api/profile/update-favorite?relate_to=product&relate_id=7&action=add'
    expect((await ask('GET', path, bearer)).status).toBe(204)
  })

  test.each<[string, Answer]>([
    ['a refusal', { status: 412, body: { error: 'نشد.' } }],
    ['an answer that says no result', { body: { ok: true } }],
  ])('passes %s to a favourite on as it is', async (_, answer) => {
    await openBackend(answer)
    expect(await saveFavorite('add')).toEqual({ status: answer.status ?? 200, body: answer.body })
    expect(shop.requests).toHaveLength(1)
  })

  test.each([
    ['/api/mobile-send-code', 'mobile'],
    ['/api/mobile-verify-code', 'mobile'],
    ['/api/login-password', 'mobile'],
    ['/api/contact', 'mobile'],
    ['/api/profile/editAddress', 'receiver_mobile'],
  ])('sends the mobile of %s as shoppers write it', async (path, field) => {
    await backend()
    await ask('POST', path, bearer, { [field]: '+989120000101', note: '+989120000101' })
    await ask('POST', path, bearer, { [field]: '0912 000 0101' })
    expect(shop.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { [field]: '09120000101', note: '+989120000101' },
      { [field]: '0912 000 0101' },
    ])
  })

  test('passes a body on that it cannot read', async () => {
    await backend()
    const request = { method: 'POST', body: '{"mobile":' }
    await proxyApiRequest(new Request('https://shop.example/api/mobile-send-code', request))
    expect(shop.requests[0]?.body).toBe(request.body)
  })

  test('refuses a page of another site, and does not pass our origin on', async () => {
    await backend()
    const refused = await ask('POST', '/api/login-password', { Origin: 'https://evil.test' })
    expect([refused.status, refused.headers.getSetCookie(), shop.requests]).toEqual([403, [], []])
    const ours = { Origin: 'https://shop.example' }
    expect((await ask('POST', '/api/login-password', ours)).status).toBe(200)
    expect(shop.requests[0]?.headers.origin).toBeUndefined()
  })
})
