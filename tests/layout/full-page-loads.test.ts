// @in-a-window
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isBusy, watchTyping } from '@/lib/client/page-activity'
import { forceFullPageLoads } from '@/components/layout/new-version-notice'

let stops: (() => void)[] = []

/** The target a link has in the moment in which the router would look at it. */
function targetWhenPressed(html: string): string {
  document.body.insertAdjacentHTML('beforeend', html)
  const link = document.body.querySelector('a')
  if (!link) throw new Error('nothing was drawn')
  let seen = ''
  link.addEventListener('click', (event) => {
    seen = link.target
    event.preventDefault()
  })
  link.click()
  return seen
}

function typed(html: string): HTMLElement {
  document.body.innerHTML = html
  const field = document.body.querySelector<HTMLElement>('input, textarea')
  if (!field) throw new Error('nothing was drawn')
  field.focus()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

beforeEach(() => {
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/product/a')
  stops = [watchTyping(), forceFullPageLoads()]
})
afterEach(() => stops.forEach((stop) => stop()))

describe('when a newer build is known', () => {
  test('a link of the shop loads its page whole, for this press only', () => {
    vi.useFakeTimers()
    expect(targetWhenPressed('<a href="/blog">مجله</a>')).toBe('_top')
    vi.runAllTimers()
    expect(document.querySelector('a')?.hasAttribute('target')).toBe(false)
    vi.useRealTimers()
  })

  test('a link to another site stays as it is', () => {
    expect(targetWhenPressed('<a href="https://elsewhere.example/">نماد</a>')).toBe('')
    document.body.innerHTML = ''
    expect(targetWhenPressed('<a href="/page/terms" target="_blank">شرایط</a>')).toBe('_blank')
  })

  test.each(['/checkout', '/checkout?step=pay', '/payment?order=1', '/payment-result?order=1'])(
    'nothing changes on %s',
    (path) => {
      window.history.replaceState(null, '', path)
      expect(isBusy()).toBe(true)
      expect(targetWhenPressed('<a href="/blog">مجله</a>')).toBe('')
    },
  )

  test('a link stays as it is while a field holds typed text', () => {
    typed('<textarea>سلام</textarea>').blur()
    expect(targetWhenPressed('<a href="/blog">مجله</a>')).toBe('')
  })
})

describe('isBusy', () => {
  test('is true until the typed text is gone', () => {
    const field = typed('<textarea>سلام</textarea>')
    expect(isBusy()).toBe(true)
    field.remove()
    expect(isBusy()).toBe(false)
  })

  test('is false for a ticked checkbox and for a finished search', () => {
    typed('<input type="checkbox" checked value="1">')
    expect(isBusy()).toBe(false)
    const search = typed('<input type="search" value="قوری">')
    expect(isBusy()).toBe(true)
    search.blur()
    expect(isBusy()).toBe(false)
  })
})
