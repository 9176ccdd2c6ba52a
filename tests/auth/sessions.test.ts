import { expect, it, test } from 'vitest'
import {
  deviceName,
  closeOneSession,
  closeOtherSessions,
  closeSession,
  findSessionCustomer,
  openSession,
  listSessions,
} from '@/lib/server/auth/sessions'
import { onEachDatabase } from '../kit/each-database'

const SECRET = 'a secret of thirty-two characters'
const DEVICE = { device: 'تلفن', ip: '127.0.0.1' }

onEachDatabase('a session', (db) => {
  it('belongs to its customer until it is closed', async () => {
    const token = await openSession(db(), SECRET, 3, DEVICE)
    expect(await findSessionCustomer(db(), SECRET, token)).toBe(3)
    await closeSession(db(), token)
    expect(await findSessionCustomer(db(), SECRET, token)).toBeNull()
  })

  it('is found neither by a token of another secret nor by one that nobody issued', async () => {
    const token = await openSession(db(), SECRET, 3, DEVICE)
    expect(await findSessionCustomer(db(), 'another secret of enough letters', token)).toBeNull()
    expect(await findSessionCustomer(db(), SECRET, `${token}x`)).toBeNull()
    expect(await findSessionCustomer(db(), SECRET, '')).toBeNull()
  })

  it('ends after two weeks without use, and after sixty days in any case', async () => {
    const idle = await openSession(db(), SECRET, 4, DEVICE)
    await db().execute(`update sessions set last_seen_at = now() - interval '15 days'`)
    expect(await findSessionCustomer(db(), SECRET, idle)).toBeNull()
    const old = await openSession(db(), SECRET, 4, DEVICE)
    await db().execute(`update sessions set expires_at = now() where user_id = 4`)
    expect(await findSessionCustomer(db(), SECRET, old)).toBeNull()
  })

  it('is stored as a hash only', async () => {
    const token = await openSession(db(), SECRET, 5, DEVICE)
    const rows = JSON.stringify(await db().query.sessions.findMany())
    expect(rows).not.toContain(token)
  })

  it('is listed with the others of its customer, this one first, and nobody else’s', async () => {
    const [there, here] = [
      await openSession(db(), SECRET, 6, { ...DEVICE, device: 'کروم روی ویندوز' }),
      await openSession(db(), SECRET, 6, DEVICE),
    ]
    await openSession(db(), SECRET, 7, DEVICE)
    await db()
      .execute(`update sessions set last_seen_at = now() - interval '1 day' where user_id = 6
      and device = 'تلفن'`)
    const list = await listSessions(db(), { customerId: 6, token: here })
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['تلفن', true],
      ['کروم روی ویندوز', false],
    ])
    expect(JSON.stringify(list)).not.toContain(there)
  })

  it('is closed by its customer from another device, and by nobody else', async () => {
    const [here, there] = [
      await openSession(db(), SECRET, 8, DEVICE),
      await openSession(db(), SECRET, 8, DEVICE),
    ]
    const stranger = await openSession(db(), SECRET, 9, DEVICE)
    const own = { customerId: 8, token: here }
    const other = (await listSessions(db(), own)).find(({ current }) => !current)
    await expect(
      closeOneSession(db(), { customerId: 9, token: stranger }, other?.id ?? 0),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await findSessionCustomer(db(), SECRET, there)).toBe(8)
    expect(await closeOneSession(db(), own, other?.id ?? 0)).toBe(false)
    await expect(findSessionCustomer(db(), SECRET, there)).rejects.toMatchObject({
      code: 'session_revoked',
    })
    await expect(closeOneSession(db(), own, other?.id ?? 0)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('closes all the others, and is merely logged out when it closes itself', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => openSession(db(), SECRET, 10, DEVICE)))
    const own = { customerId: 10, token: tokens[0] ?? '' }
    await closeOtherSessions(db(), own)
    const [mine] = await listSessions(db(), own)
    expect((await listSessions(db(), own)).length).toBe(1)
    expect(await closeOneSession(db(), own, mine?.id ?? 0)).toBe(true)
    expect(await findSessionCustomer(db(), SECRET, own.token)).toBeNull()
  })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'کروم روی اندروید',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile/15E148 Safari/604.1',
    'سافاری روی آیفون',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'اج روی ویندوز',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    'فایرفاکس روی لینوکس',
  ],
  ['curl/8.4.0', 'دستگاه ناشناس'],
  ['', 'دستگاه ناشناس'],
])('names the device of %s «%s»', (agent, name) => expect(deviceName(agent)).toBe(name))
