import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from '@/lib/persian/durations'
import { issueSessionToken } from '@/lib/session/session-token'
import { randomMobile, withPassword } from '../kit/customer'
import { expect, test } from '../kit/test'

test('the guard accepts a live cookie, and no expired or tampered one', async ({ request }) => {
  const path = join(process.env.E2E_WORK_DIR ?? '', 'data', 'session-secret')
  const secret = (await readFile(path, 'utf8')).trim()
  const live = issueSessionToken(secret, new Date(Date.now() + MINUTE_MS))
  const old = issueSessionToken(secret, new Date(Date.now() - MINUTE_MS))
  const longer = live.replace(/\.[^.]+\./, '.zzzzzz.')
  const statusWith = async (token: string) => {
    const headers = { Cookie: `vitrin=${token}` }
    return (await request.get('/profile/tickets', { headers, maxRedirects: 0 })).status()
  }
  expect(await statusWith(live)).not.toBe(307)
  for (const token of [old, longer, `${live}x`, '']) expect(await statusWith(token)).toBe(307)
})

test('a stored page is the same for a customer and for a guest', async ({
  playwright,
  baseURL,
}) => {
  const customer = await playwright.request.newContext({ baseURL })
  const guest = await playwright.request.newContext({ baseURL })
  try {
    const { mobile, token, bearer } = await withPassword(customer)
    for (const path of ['/', '/product-category', '/Cart', '/auth', '/login']) {
      // The page may be renewed between the two visits.
      await expect(async () => {
        const mine = await customer.get(path, { headers: bearer })
        const theirs = await guest.get(path)
        const html = await mine.text()
        expect(html === (await theirs.text()), path).toBe(true)
        expect(html).not.toContain(token)
        expect(html).not.toContain(mobile.slice(1))
        expect(mine.headers()['set-cookie'], path).toBeUndefined()
      }).toPass({ timeout: 15_000 })
    }
  } finally {
    await customer.dispose()
    await guest.dispose()
  }
})

test('the answer to a login is not cacheable', async ({ request }) => {
  const answer = await request.post('/api/mobile-send-code', { data: { mobile: randomMobile() } })
  expect(answer.headers()['cache-control']).toBe('no-store')
})
