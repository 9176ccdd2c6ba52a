// @in-a-window
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Countdown } from '@/components/ui/countdown'
import { act, render, screen } from '../kit/rendering'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

function pass(seconds: number) {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}

describe('Countdown', () => {
  test('shows hours, minutes and seconds in the last day and goes down each second', () => {
    render(<Countdown until="2026-11-21T12:05:07Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('۲ ساعت۵ دقیقه۷ ثانیه')
    pass(8)
    expect(screen.getByRole('timer')).toHaveTextContent('۲ ساعت۴ دقیقه۵۹ ثانیه')
  })

  test('can stand in a sentence', () => {
    const complaint = vi.spyOn(console, 'error')
    render(
      <p>
        مهلت پرداخت <Countdown until="2026-11-21T12:05:07Z" />
      </p>,
    )
    expect(complaint).not.toHaveBeenCalled()
  })

  test('leaves out the hours when there are none, and names its units', () => {
    render(<Countdown isBrief until="2026-11-21T11:00:01Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('۱ ساعت۰ دقیقه۱ ثانیه')
    pass(2)
    expect(screen.getByRole('timer')).toHaveTextContent(/^۵۹ دقیقه۵۹ ثانیه$/)
  })

  test('is announced in hours and minutes, not at every second', () => {
    render(<Countdown until="2026-11-21T12:05:07Z" />)
    expect(screen.getByRole('timer')).toHaveAccessibleName('زمان باقی‌مانده: ۲ ساعت و ۵ دقیقه')
  })

  test('counts days, hours and minutes, and seconds only in the last day', () => {
    render(<Countdown until="2026-11-24T14:00:00Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent(/^۳ روز۴ ساعت۰ دقیقه$/)
  })

  test('calls back once at the end and shows what replaces it', () => {
    const onEnd = vi.fn()
    render(<Countdown until="2026-11-21T10:00:02Z" onEnd={onEnd} ended="پیشنهاد پایان یافت" />)
    pass(5)
    expect(screen.getByText('پیشنهاد پایان یافت')).toBeVisible()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('shows no time on the server, where a page may be cached for hours', () => {
    expect(renderToString(<Countdown until="2026-11-21T12:05:07Z" />)).not.toMatch(/[۰-۹]/)
  })
})
