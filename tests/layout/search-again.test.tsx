// @in-a-window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchAgainButton } from '@/components/layout/header'
import IdleEffects from '@/components/layout/idle-effects'
import { SearchField } from '@/components/search/search-field'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
  useRouter: () => ({}),
}))

// What waits until a page is alive asks for the newest build.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'this-build' }))
})
afterEach(() => vi.unstubAllGlobals())

test('while the header is away a button leads to its search, and the page stays where it is', async () => {
  render(
    <>
      <header>
        <SearchField id="header-search" />
      </header>
      <SearchAgainButton />
      <IdleEffects />
    </>,
  )
  const field = screen.getByRole('searchbox')
  const focus = vi.spyOn(field, 'focus')
  const [, again] = screen.getAllByRole('button', { name: 'جستجو' })
  if (!again) throw new Error('There is no second button.')
  await userEvent.click(again)
  expect(field).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})
