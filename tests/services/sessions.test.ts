import { expect, it } from 'vitest'
import { closeSession, customerOf, openSession } from '@/lib/server/services/sessions'
import { onEachDatabase } from '../kit/each-database'

const SECRET = 'a secret of thirty-two characters'
const DEVICE = { device: 'تلفن', address: '127.0.0.1' }

onEachDatabase('a session', (db) => {
  it('stands for its customer until it is closed', async () => {
    const token = await openSession(db(), SECRET, 3, DEVICE)
    expect(await customerOf(db(), SECRET, token)).toBe(3)
    await closeSession(db(), token)
    expect(await customerOf(db(), SECRET, token)).toBeNull()
  })

  it('is not opened by a token another secret signed, nor by one nobody issued', async () => {
    const token = await openSession(db(), SECRET, 3, DEVICE)
    expect(await customerOf(db(), 'another secret of enough letters', token)).toBeNull()
    expect(await customerOf(db(), SECRET, `${token}x`)).toBeNull()
    expect(await customerOf(db(), SECRET, '')).toBeNull()
  })

  it('ends when it was not used for two weeks, and after sixty days in any case', async () => {
    const idle = await openSession(db(), SECRET, 4, DEVICE)
    await db().execute(`update sessions set last_seen_at = now() - interval '15 days'`)
    expect(await customerOf(db(), SECRET, idle)).toBeNull()
    const old = await openSession(db(), SECRET, 4, DEVICE)
    await db().execute(`update sessions set expires_at = now() where user_id = 4`)
    expect(await customerOf(db(), SECRET, old)).toBeNull()
  })

  it('is kept as a hash only', async () => {
    const token = await openSession(db(), SECRET, 5, DEVICE)
    const rows = JSON.stringify(await db().query.sessions.findMany())
    expect(rows).not.toContain(token)
  })
})
