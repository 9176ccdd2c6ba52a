// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AfterStart } from '@/components/layout/after-start'
import { act, render, screen } from '../ui/rendering'

vi.mock('@/components/layout/later', () => ({ Later: () => <p>آنچه دیرتر می‌آید</p> }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what a page can wait for, the question for a newer build too, comes a second after its start', async () => {
  await import('@/components/layout/later')
  render(<AfterStart />)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.queryByText('آنچه دیرتر می‌آید')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('آنچه دیرتر می‌آید')).toBeVisible()
})
