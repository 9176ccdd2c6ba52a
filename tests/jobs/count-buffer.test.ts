import { afterEach, expect, test, vi } from 'vitest'
import { createCountBuffer } from '@/lib/server/jobs/count-buffer'

const store = vi.fn<(counts: ReadonlyMap<string, number>) => Promise<void>>()
const onError = vi.fn()
const open = (maxKeys = 10) => createCountBuffer({ store, everyMs: 3_600_000, maxKeys, onError })
const stored = () => store.mock.calls.map(([counts]) => Object.fromEntries(counts))

afterEach(() => vi.resetAllMocks())

test('stores what was counted once, and nothing where nothing was', async () => {
  const buffer = open()
  buffer.count('کفش')
  buffer.count('کفش')
  await buffer.flush()
  await buffer.stop()
  expect(stored()).toEqual([{ کفش: 2 }])
})

test('holds what could not be stored and adds what is counted meanwhile', async () => {
  const buffer = open()
  const away = new Error('the database is away')
  store.mockImplementationOnce(async () => {
    buffer.count('کفش')
    throw away
  })
  buffer.count('کفش')
  await expect(buffer.flush()).rejects.toBe(away)
  await buffer.stop()
  expect(stored()).toEqual([{ کفش: 1 }, { کفش: 2 }])
  expect(onError).not.toHaveBeenCalled()
})

test('waits, when it stops, for what is being stored', async () => {
  const buffer = open()
  let finishStoring = () => {}
  const storing = new Promise<void>((resolve) => (finishStoring = resolve))
  const done: string[] = []
  store.mockImplementationOnce(async () => {
    await storing
    done.push('stored')
  })
  buffer.count('کفش')
  void buffer.flush()
  const stopping = buffer.stop().then(() => done.push('stopped'))
  finishStoring()
  await stopping
  expect(done).toEqual(['stored', 'stopped'])
})

test('counts no further key than it may hold', async () => {
  const buffer = open(1)
  for (const key of ['کفش', 'کتاب', 'کفش']) buffer.count(key)
  await buffer.stop()
  expect(stored()).toEqual([{ کفش: 2 }])
})
