// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WhenIdle } from '@/components/layout/when-idle'
import { act, render, screen } from '../kit/rendering'

vi.mock('@/components/layout/idle-effects', () => ({ IdleEffects: () => <p>آنچه دیرتر می‌آید</p> }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what a page can wait for, the question for a newer build too, comes a second after its start', async () => {
  await import('@/components/layout/idle-effects')
  render(<WhenIdle />)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.queryByText('آنچه دیرتر می‌آید')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('آنچه دیرتر می‌آید')).toBeVisible()
})
