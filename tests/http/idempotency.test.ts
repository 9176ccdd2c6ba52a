import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import type { Answer } from '@/lib/server/http/error-response'
import { deleteOldKeys, withIdempotency } from '@/lib/server/http/idempotency'
import type { PersistResponse } from '@/lib/server/db/database'
import { DomainError } from '@/lib/server/domain-error'
import { onEachDatabase } from '../kit/each-database'

onEachDatabase('an idempotency key', (db) => {
  let turn = 0
  const intent = (payload: unknown = { a: 1 }) => ({
    owner: 'guest',
    key: `key-${turn}`,
    call: 'someCall',
    payload,
  })
  const giveUp = () =>
    db().execute(`update idempotency_keys set created_at = now() - interval '2 minutes'`)
  const counted = (status = 200) => {
    turn += 1
    const state = { done: 0 }
    const perform = async () => {
      state.done += 1
      return { status, body: { done: state.done } }
    }
    return { state, perform }
  }

  it('runs the work once and replays its answer', async () => {
    const { state, perform } = counted()
    const first = await withIdempotency(db(), intent(), perform)
    const second = await withIdempotency(db(), intent(), perform)
    expect(second).toEqual(first)
    expect(state.done).toBe(1)
  })

  it('runs the work once for fifty requests at once', async () => {
    const { state, perform } = counted()
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => withIdempotency(db(), intent(), perform)),
    )
    expect(state.done).toBe(1)
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value.body).toEqual({ done: 1 })
      else expect(answer.reason).toMatchObject({ code: 'conflict' })
    }
  })

  /** An attempt that is at work until it may end. */
  async function startHeld() {
    turn += 1
    const gate = new EventEmitter()
    const started = once(gate, 'start')
    const attempt = withIdempotency(db(), intent(), async () => {
      gate.emit('start')
      await once(gate, 'end')
      return { status: 200, body: { done: 1 } }
    })
    await started
    return { attempt, end: () => gate.emit('end') }
  }
  const doTwice = () => Promise.reject(new Error('done twice'))

  it('answers what is sent again while it is at work as soon as that is done', async () => {
    const { attempt, end } = await startHeld()
    const again = withIdempotency(db(), intent(), doTwice)
    setTimeout(end, 100)
    expect(await again).toEqual(await attempt)
  })

  it('rejects what is sent again where the first is at work for longer', async () => {
    const { attempt, end } = await startHeld()
    await expect(withIdempotency(db(), intent(), doTwice)).rejects.toMatchObject({
      code: 'conflict',
    })
    end()
    expect((await attempt).status).toBe(200)
  })

  it('rejects another payload and another call under the same key', async () => {
    const { perform } = counted()
    await withIdempotency(db(), intent(), perform)
    await expect(withIdempotency(db(), intent({ a: 2 }), perform)).rejects.toMatchObject({
      code: 'invalid',
    })
    await expect(
      withIdempotency(db(), { ...intent(), call: 'otherCall' }, perform),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  it("belongs to its owner: another's same key is another key", async () => {
    const { state, perform } = counted()
    await withIdempotency(db(), intent(), perform)
    await withIdempotency(db(), { ...intent(), owner: 'customer:1' }, perform)
    expect(state.done).toBe(2)
  })

  it('replays a rejection of the shop, but not a failure of the server', async () => {
    const refused = counted(412)
    await withIdempotency(db(), intent(), refused.perform)
    await withIdempotency(db(), intent(), refused.perform)
    expect(refused.state.done).toBe(1)
    const failed = counted(503)
    await withIdempotency(db(), intent(), failed.perform)
    await withIdempotency(db(), intent(), failed.perform)
    expect(failed.state.done).toBe(2)
  })

  it('is free again after the work threw', async () => {
    const { state, perform } = counted()
    const throws = async () => {
      throw new Error('broken')
    }
    await expect(withIdempotency(db(), intent(), throws)).rejects.toThrow('broken')
    await withIdempotency(db(), intent(), perform)
    expect(state.done).toBe(1)
  })

  it('replays the answer that the work stored, though it was never sent', async () => {
    const { state, perform } = counted()
    const crashes = async (keep: PersistResponse<unknown>) => {
      await db().transaction((tx) => keep(tx, { done: 'before the crash' }))
      throw new Error('the line is cut')
    }
    await expect(withIdempotency(db(), intent(), crashes)).rejects.toThrow('cut')
    await giveUp()
    const again = await withIdempotency(db(), intent(), perform)
    expect(again).toEqual({ status: 200, body: { done: 'before the crash' } })
    expect(state.done).toBe(0)
  })

  it('loses the answer that the work stored when its transaction rolls back', async () => {
    const { state, perform } = counted()
    const takenBack = (keep: PersistResponse<unknown>) =>
      db().transaction(async (tx) => {
        await keep(tx, { done: 'never' })
        throw new Error('taken back')
      })
    await expect(withIdempotency(db(), intent(), takenBack)).rejects.toThrow('taken back')
    expect((await withIdempotency(db(), intent(), perform)).body).toEqual({ done: 1 })
    expect(state.done).toBe(1)
  })

  it('is taken over from an attempt that was given up', async () => {
    const { perform } = counted()
    const slow = async (keep: PersistResponse<unknown>) => {
      await giveUp()
      await withIdempotency(db(), intent(), async (keepSooner) => {
        await db().transaction((tx) => keepSooner(tx, { done: 'by the second' }))
        return { status: 200, body: { done: 'by the second' } }
      })
      await db().transaction((tx) => keep(tx, { done: 'by the first' }))
      return { status: 200, body: {} }
    }
    await expect(withIdempotency(db(), intent(), slow)).rejects.toMatchObject({ code: 'conflict' })
    expect((await withIdempotency(db(), intent(), perform)).body).toEqual({ done: 'by the second' })
  })

  /** What a second attempt does with the key that a first, not dead but slow, still works under. */
  const takenOver = (first: () => Promise<Answer>, second: () => Promise<Answer>) => {
    turn += 1
    return withIdempotency(db(), intent(), async () => {
      await giveUp()
      await withIdempotency(db(), intent(), second)
      return first()
    })
  }
  const never = async () => {
    throw new Error('it was done before')
  }
  const sooner = async () => ({ status: 200, body: { done: 'by the second' } })

  it.each([
    ['an answer', async () => ({ status: 200, body: { done: 'by the first' } })],
    ['a refusal', async () => ({ status: 412, body: { error: 'by the first' } })],
    ['a failure', async () => ({ status: 503, body: {} })],
  ])('replays the second attempt, though the first ends late with %s', async (_, late) => {
    await takenOver(late, sooner)
    const third = await withIdempotency(db(), intent(), never)
    expect(third.body).toEqual({ done: 'by the second' })
  })

  it('replays the second attempt, though the first throws late', async () => {
    const throws = async () => {
      throw new Error('broken late')
    }
    await expect(takenOver(throws, sooner)).rejects.toThrow('broken late')
    const third = await withIdempotency(db(), intent(), never)
    expect(third.body).toEqual({ done: 'by the second' })
  })

  it.each([
    ['answers', async () => ({ status: 200, body: { done: 'by the first' } })],
    ['fails', async () => ({ status: 503, body: {} })],
  ])('stays with the second attempt while it runs, though the first %s', async (_, late) => {
    const { state, perform } = counted()
    let firstEnds = () => {}
    const firstEnded = new Promise<void>((resolve) => (firstEnds = resolve))
    let second: Promise<Answer> | undefined
    await withIdempotency(db(), intent(), async () => {
      await giveUp()
      let secondBegins = () => {}
      const secondBegan = new Promise<void>((resolve) => (secondBegins = resolve))
      second = withIdempotency(db(), intent(), async () => {
        secondBegins()
        await firstEnded
        return sooner()
      })
      await secondBegan
      return late()
    })
    await expect(withIdempotency(db(), intent(), perform)).rejects.toMatchObject({
      code: 'conflict',
    })
    firstEnds()
    await second
    expect((await withIdempotency(db(), intent(), perform)).body).toEqual({ done: 'by the second' })
    expect(state.done).toBe(0)
  })

  it('lets the first attempt store nothing while the second runs', async () => {
    turn += 1
    const slow = async (keep: PersistResponse<unknown>) => {
      await giveUp()
      await withIdempotency(db(), intent(), async (keepSooner) => {
        const late = db().transaction((tx) => keep(tx, { done: 'by the first' }))
        await expect(late).rejects.toMatchObject({ code: 'conflict' })
        await db().transaction((tx) => keepSooner(tx, { done: 'by the second' }))
        return sooner()
      })
      return { status: 409, body: {} }
    }
    await withIdempotency(db(), intent(), slow)
    const third = await withIdempotency(db(), intent(), never)
    expect(third.body).toEqual({ done: 'by the second' })
  })

  it('is rejected when it is too long', async () => {
    const { perform } = counted()
    const long = { ...intent(), key: 'k'.repeat(201) }
    await expect(withIdempotency(db(), long, perform)).rejects.toBeInstanceOf(DomainError)
  })

  it('is deleted after a day', async () => {
    const { state, perform } = counted()
    await withIdempotency(db(), intent(), perform)
    await db().execute(`update idempotency_keys set created_at = now() - interval '25 hours'`)
    await deleteOldKeys(db())
    await withIdempotency(db(), intent(), perform)
    expect(state.done).toBe(2)
  })
})
