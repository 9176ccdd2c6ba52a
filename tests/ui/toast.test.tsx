// @in-a-window
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/notify'
import { Toaster } from '@/components/ui/toaster'
import { act, render, screen } from '../kit/rendering'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  act(() => toast.remove())
  vi.useRealTimers()
})

describe('toasts', () => {
  test('are announced in a region that was there before them', async () => {
    const { container } = render(<Toaster />)
    const region = container.querySelector('[aria-live="polite"]')
    await act(() => notify.success('کالا به سبد خرید افزوده شد.'))
    expect(region).toContainElement(await screen.findByText('کالا به سبد خرید افزوده شد.'))
  })

  test('stand at the top', () => {
    const { container } = render(<Toaster />)
    const { className } = container.querySelector('[aria-live]') ?? {}
    expect(className).toMatch(/(^| )fixed .*top-\[/)
  })

  test('are five at most: the oldest makes room', async () => {
    render(<Toaster />)
    for (const which of ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش']) {
      await act(() => notify.info(`پیام ${which}`))
    }
    await screen.findByText('پیام شش')
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.queryByText('پیام یک')).toBeNull()
  })

  test('do not show the same text twice at once', async () => {
    render(<Toaster />)
    await act(() => notify.error('این کالا پیش‌تر به سبد افزوده شده است.'))
    await act(() => notify.error('این کالا پیش‌تر به سبد افزوده شده است.'))
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  test('show once when five calls fail alike at once', async () => {
    render(<Toaster />)
    const failed = 'ارتباط با فروشگاه برقرار نشد؛ اینترنت خود را بررسی کنید.'
    await act(() => Promise.all(Array.from({ length: 5 }, () => notify.error(failed))))
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  test('lead to where what was done can be seen', async () => {
    render(<Toaster />)
    const link = { title: 'دیدن', href: '/desk/inbox?item=2' }
    await act(() => notify.success('پاسخ فرستاده شد.', link))
    expect(await screen.findByRole('link', { name: 'دیدن' })).toHaveAttribute('href', link.href)
  })

  test('last three seconds', async () => {
    await import('@/components/ui/toast-stack')
    vi.useFakeTimers()
    render(<Toaster />)
    await act(() => notify.info('نسخهٔ تازه آماده است.'))
    await act(() => vi.advanceTimersByTimeAsync(2_990))
    expect(screen.getByRole('listitem')).not.toHaveClass('opacity-0')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByRole('listitem')).toHaveClass('opacity-0')
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})
