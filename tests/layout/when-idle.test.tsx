// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WhenIdle } from '@/components/layout/when-idle'
import { act, render } from '../kit/rendering'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const fetched = vi.fn(async () => Response.json({ id: 'another-build' }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks for a newer build a second after the start of the page, not before', async () => {
  await import('@/components/layout/idle-effects')
  render(<WhenIdle />)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(fetched).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(fetched).toHaveBeenCalledWith(
    expect.stringContaining('/builds/latest.json'),
    expect.anything(),
  )
})
