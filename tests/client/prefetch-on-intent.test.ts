// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from '@/components/layout/idle-effects'
import { mockConnection } from './connection'

const prefetch = vi.fn<(href: string) => void>()
let stop = () => {}

function link(attributes: string): Element {
  document.body.innerHTML = `<a ${attributes}><span>قوری</span></a>`
  const inner = document.querySelector('span')
  if (!inner) throw new Error('nothing was drawn')
  return inner
}

function turn(name: string, on: Element): void {
  on.dispatchEvent(new Event(name, { bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockClear()
  window.history.replaceState(null, '', '/product-category')
  stop = prefetchOnIntent(prefetch)
})
afterEach(() => {
  stop()
  mockConnection(null)
  vi.useRealTimers()
})

describe('prefetching a page', () => {
  test.each(['pointerover', 'touchstart', 'focusin'])('starts 100 ms after %s', (name) => {
    turn(name, link('href="/product/%D9%82?a=1"'))
    vi.advanceTimersByTime(99)
    expect(prefetch).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(prefetch.mock.calls).toEqual([['/product/%D9%82?a=1']])
  })

  test('does not start when the pointer only passes over the link', () => {
    const over = link('href="/product/a"')
    turn('pointerover', over)
    vi.advanceTimersByTime(50)
    turn('pointerout', over)
    vi.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('does not start for a finger that scrolls', () => {
    const under = link('href="/product/a"')
    turn('touchstart', under)
    turn('touchmove', under)
    vi.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('starts once, for the last of several links', () => {
    turn('pointerover', link('href="/product/a"'))
    turn('pointerover', link('href="/product/b"'))
    vi.advanceTimersByTime(500)
    expect(prefetch.mock.calls).toEqual([['/product/b']])
  })

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'does not start on the connection %o',
    (connection) => {
      mockConnection(connection)
      turn('pointerover', link('href="/product/a"'))
      vi.advanceTimersByTime(500)
      expect(prefetch).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['another site', 'href="https://elsewhere.example/a"'],
    ['another window', 'href="/product/a" target="_blank"'],
    ['the page itself', 'href="/product-category#goods"'],
    ['a customer’s page', 'href="/profile/orders"'],
    ['a choice of a list', 'href="/product-category?brand=a" rel="nofollow"'],
    ['a call', 'href="/api/logout"'],
    ['a file', 'href="/blog/feed.xml"'],
    ['a download', 'href="/media/a" download'],
  ])('does not start for %s', (_, attributes) => {
    turn('pointerover', link(attributes))
    vi.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('starts for another list in an order of its own, which crawlers are kept from', () => {
    window.history.replaceState(null, '', '/')
    turn('pointerover', link('href="/product-category?sort=newest" rel="nofollow"'))
    vi.advanceTimersByTime(100)
    expect(prefetch.mock.calls).toEqual([['/product-category?sort=newest']])
  })
})
