// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConnectionLostView, resolveReturnPath } from '@/components/layout/connection-lost-view'
import { act, render, screen } from '../kit/rendering'

const origin = 'https://shop.example'

describe('resolveReturnPath', () => {
  test.each([
    ['/connection-lost', '?next=%2Fcheckout%3Fstep%3Dpayment', '', '/checkout?step=payment'],
    ['/product/mug', '?رنگ=سبز', '', '/product/mug?رنگ=سبز'],
    ['/connection-lost', '', `${origin}/Cart?a=1`, '/Cart?a=1'],
    ['/connection-lost', '', '', null],
    ['/connection-lost', '', 'https://other.example/x', null],
    ['/connection-lost', '?next=https://evil.example', '', null],
    ['/connection-lost', '?next=//evil.example', `${origin}/connection-lost`, null],
  ])('on %s%s after %s gives %s', (pathname, search, referrer, expected) => {
    expect(resolveReturnPath({ pathname, search, origin, referrer })).toBe(expected)
  })
})

describe('ConnectionLostView', () => {
  let line = false
  const went = vi.fn<(href: string | URL) => void>()

  beforeEach(() => {
    line = false
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async () => {
      if (line) return new Response(null, { status: 503 })
      throw new TypeError('Failed to fetch')
    })
    vi.spyOn(window.location, 'replace').mockImplementation(went)
    went.mockReset()
    window.history.replaceState(null, '', '/connection-lost?next=%2FCart')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

  test('says by itself that the connection is back, and returns to the page before', async () => {
    render(<ConnectionLostView />)
    await wait(0)
    expect(screen.getByRole('heading')).toHaveTextContent('اتصال اینترنت قطع است')
    line = true
    await wait(5_000)
    expect(screen.getByRole('status')).toHaveTextContent('خط برگشت.')
    expect(went).not.toHaveBeenCalled()
    await wait(1_500)
    expect(went).toHaveBeenCalledExactlyOnceWith('/Cart')
  })

  test('stays when it is opened with a connection', async () => {
    line = true
    render(<ConnectionLostView />)
    await wait(20_000)
    expect(screen.getByRole('heading')).toHaveTextContent('اتصال برقرار است')
    expect(went).not.toHaveBeenCalled()
  })
})
