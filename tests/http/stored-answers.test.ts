import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '@/lib/server/db/schema/schema'
import { withIdempotency } from '@/lib/server/http/idempotency'
import { onEachDatabase } from '../kit/each-database'

const thread = { messages: Array.from({ length: 99 }, () => 'پیام'.repeat(1_000)) }

onEachDatabase('the stored answer of a keyed call', (db) => {
  async function send(owner: string, key: string, isRepeatable: boolean, body: unknown = thread) {
    let times = 0
    const call = { owner, key, call: 'closeTicket', payload: {}, isRepeatable }
    const answer = await withIdempotency(db(), call, async () => {
      times += 1
      return { status: 200, body }
    })
    return { answer, times }
  }
  const rowsOf = (owner: string) =>
    db().select().from(idempotencyKeys).where(eq(idempotencyKeys.owner, owner))

  test('is not there where it is long and the call may be made twice: it is made anew', async () => {
    await send('customer:1', 'long', true)
    expect(await rowsOf('customer:1')).toMatchObject([{ status: 200, answer: null }])
    expect(await send('customer:1', 'long', true)).toEqual({
      answer: { status: 200, body: thread },
      times: 1,
    })
  })

  test('is sent again where it is short, or the call must not be made twice', async () => {
    await send('customer:2', 'once', false)
    expect(await send('customer:2', 'once', false)).toMatchObject({ times: 0 })
    await send('customer:2', 'short', true, { ok: true })
    expect(await send('customer:2', 'short', true)).toEqual({
      answer: { status: 200, body: { ok: true } },
      times: 0,
    })
  })

  test('is one of a thousand of its owner, of which the oldest go', async () => {
    const old = Array.from({ length: 1_000 }, (_, at) => ({
      ...{ owner: 'customer:3', key: `old-${at}`, call: 'closeTicket', payloadHash: '' },
      ...{ status: 200, answer: {}, createdAt: new Date(Date.now() - 3_600_000 + at * 1_000) },
    }))
    await db().insert(idempotencyKeys).values(old)
    await send('customer:3', 'new', true, { ok: true })
    const keys = (await rowsOf('customer:3')).map(({ key }) => key)
    expect(keys).toHaveLength(1_000)
    expect(keys).toContain('new')
    expect(keys).not.toContain('old-0')
  })
})
