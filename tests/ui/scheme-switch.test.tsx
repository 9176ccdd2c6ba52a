// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { SchemeSwitch } from '@/components/ui/scheme-switch'
import { SCHEME_SCRIPT } from '@/lib/session/inline-scripts'
import { SCHEME_KEY } from '@/styles/chosen-scheme'
import { render, screen, userEvent } from '../kit/rendering'

const theme = () => document.documentElement.dataset.theme

afterEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
  document.head.innerHTML = ''
})

test('a chosen scheme is set at once and kept, and the automatic one is forgotten', async () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161d23">'
  const frame = () =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))
  render(<SchemeSwitch />)
  expect(screen.getByRole('radio', { name: 'خودکار' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'تیره' }))
  expect(theme()).toBe('dark')
  expect(frame()).toEqual(['#161d23', '#161d23'])
  expect(window.localStorage.getItem(SCHEME_KEY)).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'خودکار' }))
  expect(theme()).toBeUndefined()
  expect(frame()).toEqual(['#ffffff', '#161d23'])
  expect(window.localStorage.getItem(SCHEME_KEY)).toBeNull()
})

test('two switches on a page agree', async () => {
  render(
    <>
      <SchemeSwitch />
      <SchemeSwitch isOnDark />
    </>,
  )
  await userEvent.click(screen.getAllByRole('radio', { name: 'روشن' })[0] ?? document.body)
  for (const radio of screen.getAllByRole('radio', { name: 'روشن' })) expect(radio).toBeChecked()
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', undefined],
])('a stored «%s» is set before the page is drawn as %s', (stored, expected) => {
  window.localStorage.setItem(SCHEME_KEY, stored)
  // As the browser runs it: the text of a script in the head.
  window.eval(SCHEME_SCRIPT)
  expect(theme()).toBe(expected)
})
