// @vitest-environment happy-dom
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

describe('a countdown', () => {
  test('shows hours, minutes and seconds and goes down each second', () => {
    render(<Countdown until="2026-11-21T12:05:07Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('۰۲۰۵۰۷')
    pass(8)
    expect(screen.getByRole('timer')).toHaveTextContent('۰۲۰۴۵۹')
  })

  test('may stand in a sentence', () => {
    const complaint = vi.spyOn(console, 'error')
    render(
      <p>
        مهلت پرداخت <Countdown until="2026-11-21T12:05:07Z" />
      </p>,
    )
    expect(complaint).not.toHaveBeenCalled()
  })

  test('leaves the hours out where it is wished and there are none, and names its units', () => {
    render(<Countdown brief until="2026-11-21T11:00:01Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('۰۱ساعت۰۰دقیقه۰۱ثانیه')
    pass(2)
    expect(screen.getByRole('timer')).toHaveTextContent(/^۵۹دقیقه۵۹ثانیه$/)
  })

  test('is told in hours and minutes, so that it does not chatter', () => {
    render(<Countdown until="2026-11-21T12:05:07Z" />)
    expect(screen.getByRole('timer')).toHaveAccessibleName('زمان باقی‌مانده: ۲ ساعت و ۵ دقیقه')
  })

  test('counts days where there are any', () => {
    render(<Countdown until="2026-11-24T14:00:00Z" />)
    expect(screen.getByRole('timer')).toHaveTextContent('۳ روز و۰۴۰۰۰۰')
  })

  test('calls once at the end and leaves its place to what stands there', () => {
    const onEnd = vi.fn()
    render(<Countdown until="2026-11-21T10:00:02Z" onEnd={onEnd} ended="پیشنهاد پایان یافت" />)
    pass(5)
    expect(screen.getByText('پیشنهاد پایان یافت')).toBeVisible()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('knows no time on the server, where a page may have been kept for hours', () => {
    expect(renderToString(<Countdown until="2026-11-21T12:05:07Z" />)).not.toMatch(/[۰-۹]/)
  })
})
