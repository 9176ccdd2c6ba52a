import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkSessionToken } from '@/lib/session/session-token'
import { handleApiRequest } from '@/lib/server/http/api-proxy'
import { startFakeServer } from '../kit/fake-server'

const SECRET = 's'.repeat(32)
const bearer = { Authorization: 'Bearer their-token' }
let shop: Awaited<ReturnType<typeof startFakeServer>>

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const body = method === 'POST' ? { body: '{}' } : {}
  return handleApiRequest(new Request(`https://shop.example${path}`, { method, headers, ...body }))
}

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', SECRET)
  vi.stubEnv('SITE_URL', 'https://shop.example')
})
afterEach(() => shop.close())

async function backend(answer: { status?: number; headers?: Record<string, string> } = {}) {
  shop = await startFakeServer([{ body: { data: { token: 'their-token' } }, ...answer }])
  vi.stubEnv('API_BASE_URL', shop.url)
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

  test('refuses a page of another site, and does not pass our origin on', async () => {
    await backend()
    const refused = await ask('POST', '/api/login-password', { Origin: 'https://evil.test' })
    expect([refused.status, refused.headers.getSetCookie(), shop.requests]).toEqual([403, [], []])
    const ours = { Origin: 'https://shop.example' }
    expect((await ask('POST', '/api/login-password', ours)).status).toBe(200)
    expect(shop.requests[0]?.headers.origin).toBeUndefined()
  })
})
