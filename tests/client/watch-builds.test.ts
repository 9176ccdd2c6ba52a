// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@/lib/persian/durations'
import { watchBuilds } from '@/lib/client/watch-builds'
import { mockConnection } from './connection'

const onNewer = vi.fn()
const warn = vi.fn()
const requestedPaths: string[] = []
let stop = () => {}
let shop = { latest: 'a', served: ['a'], fails: false }

function answer(path: string): Response {
  requestedPaths.push(path)
  if (shop.fails) throw new TypeError('Failed to fetch')
  if (path.startsWith('/builds/latest.json'))
    return Response.json({ id: shop.latest, timestamp: 1 })
  const id = /^\/builds\/meta\/(.*)\.json$/.exec(path)?.[1] ?? ''
  return shop.served.includes(id)
    ? Response.json({ id, timestamp: 1 })
    : Response.json({ error: '' }, { status: 404 })
}

function begin(): Promise<unknown> {
  stop = watchBuilds(onNewer, 'a')
  return vi.advanceTimersByTimeAsync(1)
}

async function returnToTab(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  requestedPaths.length = 0
  shop = { latest: 'a', served: ['a'], fails: false }
  vi.stubGlobal('fetch', async (path: string) => answer(path))
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  stop()
  mockConnection(null)
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('checks at once, every five minutes and on return to the tab, past every cache', async () => {
  await begin()
  expect(requestedPaths).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(requestedPaths).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  await returnToTab()
  expect(requestedPaths).toHaveLength(3)
  expect(requestedPaths.every((path) => /^\/builds\/latest\.json\?\d{13}$/.test(path))).toBe(true)
  expect(new Set(requestedPaths).size).toBe(3)
  expect(onNewer).not.toHaveBeenCalled()
})

test('does not check at each of several quick returns to the tab', async () => {
  await begin()
  for (let turn = 0; turn < 5; turn += 1) await returnToTab()
  expect(requestedPaths).toHaveLength(1)
})

test('does not check from a hidden tab or while offline', async () => {
  await begin()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requestedPaths).toHaveLength(1)
  seen.mockRestore()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await returnToTab()
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(requestedPaths).toHaveLength(1)
  line.mockRestore()
  await returnToTab()
  expect(requestedPaths).toHaveLength(2)
})

test('skips the first check on the slowest connection', async () => {
  mockConnection({ effectiveType: 'slow-2g' })
  await begin()
  expect(requestedPaths).toEqual([])
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(requestedPaths).toHaveLength(1)
})

test('reports a newer build once and stops checking', async () => {
  await begin()
  shop = { latest: 'b', served: ['b'], fails: false }
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(requestedPaths.at(-1)).toBe('/builds/meta/b.json')
  const count = requestedPaths.length
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect(onNewer).toHaveBeenCalledTimes(1)
  expect(requestedPaths).toHaveLength(count)
})

test('reports nothing while some instances still serve the old build', async () => {
  shop = { latest: 'b', served: ['a'], fails: false }
  await begin()
  expect(requestedPaths.at(-1)).toBe('/builds/meta/b.json')
  expect(onNewer).not.toHaveBeenCalled()
  shop.served = ['b']
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(onNewer).toHaveBeenCalledTimes(1)
})

test('only logs a manifest that cannot be read', async () => {
  shop.fails = true
  await begin()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(onNewer).not.toHaveBeenCalled()
  shop.fails = false
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(requestedPaths).toHaveLength(2)
})
