// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { pause } from '@/lib/api/pause'
import { failureOf } from './failed'

test('a pause ends by itself', async () => {
  vi.useFakeTimers()
  const over = vi.fn()
  void pause(3).then(over)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('whoever asked and is gone is sent nothing more, and told nothing', async () => {
  const asking = new AbortController()
  const waiting = failureOf(pause(60, asking.signal))
  asking.abort()
  expect(await waiting).toMatchObject({ kind: 'canceled', message: '' })
  expect(await failureOf(pause(60, AbortSignal.abort()))).toMatchObject({ kind: 'canceled' })
})

test('leaving the page ends it, so that nothing is sent from a page that is only kept', async () => {
  const waiting = failureOf(pause(60))
  window.dispatchEvent(new Event('pagehide'))
  expect(await waiting).toMatchObject({ kind: 'canceled', message: '' })
})
