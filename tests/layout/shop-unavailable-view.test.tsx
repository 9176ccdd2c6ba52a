// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopUnavailableView } from '@/components/layout/shop-unavailable-view'
import { act, render, screen } from '../kit/rendering'

describe('the page of a closed shop', () => {
  const requested: string[] = []
  const left = vi.fn<(how: string) => void>()
  let answer: () => Response

  beforeEach(() => {
    requested.length = 0
    left.mockReset()
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
      requested.push(`${method} ${url}`)
      return answer()
    })
    vi.spyOn(window.location, 'replace').mockImplementation((href) => left(`replace ${href}`))
    vi.spyOn(window.location, 'reload').mockImplementation(() => left('reload'))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  const isClosed = (retryAfter: string) => () =>
    new Response(null, { status: 503, headers: { 'retry-after': retryAfter } })
  const isOpen = () => new Response(null)

  test('leads home from its own path as soon as any backend answers', async () => {
    window.history.replaceState(null, '', '/503')
    answer = isClosed('2')
    render(<ShopUnavailableView />)
    await wait(10)
    answer = () => new Response(null, { status: 404 })
    await wait(9)
    expect(left).not.toHaveBeenCalled()
    await wait(1)
    expect(requested).toEqual(['HEAD /api/health', 'HEAD /api/health'])
    expect(left).toHaveBeenCalledExactlyOnceWith('replace /')
    expect(screen.getByRole('status')).toHaveTextContent('فروشگاه باز شد')
  })

  test('asks for the page in whose place it stands, when the shop wants to be asked again', async () => {
    window.history.replaceState(null, '', '/search?q=%D9%85%D8%A7%DA%AF')
    answer = isClosed('40')
    render(<ShopUnavailableView />)
    await wait(49)
    expect(requested).toEqual(['HEAD /search?q=%D9%85%D8%A7%DA%AF'])
    answer = isOpen
    await wait(1)
    expect(requested).toHaveLength(2)
    expect(left).toHaveBeenCalledExactlyOnceWith('reload')
  })

  test('asks every five minutes where it is told to wait for longer', async () => {
    window.history.replaceState(null, '', '/search')
    answer = isClosed('3000000')
    render(<ShopUnavailableView />)
    await wait(10 + 299)
    expect(requested).toHaveLength(1)
    await wait(1)
    expect(requested).toHaveLength(2)
  })
})
