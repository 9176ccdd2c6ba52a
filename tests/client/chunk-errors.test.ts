// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onChunkError, watchChunkErrors } from '@/lib/client/chunk-errors'

const reload = vi.fn()
const assign = vi.fn()
let stop = () => {}
let isShopThere = true

/** What the browser tells when a file of the page does not come. */
async function lose(tag: 'script' | 'link' | 'img', address: string): Promise<void> {
  const part = document.createElement(tag)
  if (part instanceof HTMLLinkElement) Object.assign(part, { rel: 'stylesheet' })
  Object.defineProperty(part, tag === 'link' ? 'href' : 'src', { value: address })
  document.body.append(part)
  part.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  sessionStorage.clear()
  isShopThere = true
  window.history.replaceState(null, '', '/product/a')
  vi.stubGlobal('fetch', async () => {
    if (!isShopThere) throw new TypeError('Failed to fetch')
    return Response.json({ id: 'b' })
  })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  stop = watchChunkErrors()
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('reloads the page once for a lost chunk, and again only after ten seconds', async () => {
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  await lose('link', 'http://shop.example/_next/static/chunks/b.css')
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(9_000)
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offers a reload where the page was reloaded a moment ago', async () => {
  const offer = vi.fn()
  const end = onChunkError(offer)
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(offer).not.toHaveBeenCalled()
  await lose('script', 'http://shop.example/_next/static/chunks/b.js')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(offer).toHaveBeenCalledTimes(1)
  end()
})

function press(tag: 'a' | 'button', attributes: Record<string, string> = {}, init = {}): void {
  const pressed = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) pressed.setAttribute(name, value)
  document.body.append(pressed)
  pressed.addEventListener('click', (event) => event.preventDefault())
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

const NEXT_PAGE = { href: '/product/b?color=red#top' }

test('goes on to the page whose link was pressed when that page is what lacks the chunk', async () => {
  press('a', NEXT_PAGE)
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(NEXT_PAGE.href, location.href).href)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the link was opened in another tab', () => press('a', NEXT_PAGE, { ctrlKey: true })],
  ['the link belongs to another window', () => press('a', { ...NEXT_PAGE, target: '_blank' })],
  ['the link leaves the shop', () => press('a', { href: 'https://bank.example/' })],
  ['something else was pressed since', () => (press('a', NEXT_PAGE), press('button'))],
  [
    'the shopper has gone back since',
    () => {
      press('a', NEXT_PAGE)
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
  ],
  [
    'its page was reached',
    () => {
      press('a', NEXT_PAGE)
      window.history.replaceState(null, '', NEXT_PAGE.href.replace('#top', ''))
    },
  ],
])('reloads the page that is open where %s', async (_, leave) => {
  leave()
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

test('reloads nothing while the browser is offline', async () => {
  isShopThere = false
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(reload).not.toHaveBeenCalled()
})

test('reloads nothing for a lost picture', async () => {
  await lose('img', 'http://shop.example/_next/static/media/a.webp')
  expect(reload).not.toHaveBeenCalled()
})

test('offers a reload during payment and does not force it', async () => {
  const offer = vi.fn()
  const end = onChunkError(offer)
  window.history.replaceState(null, '', '/checkout')
  await lose('script', 'http://shop.example/_next/static/chunks/a.js')
  expect(reload).not.toHaveBeenCalled()
  expect(offer).toHaveBeenCalledTimes(1)
  end()
})
