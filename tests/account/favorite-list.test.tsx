// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { FavoriteList } from '@/components/account/favorite-list'
import { QueryProvider } from '@/lib/client/query-provider'
import { getFavoriteIds, getFavorites } from '@/lib/contract/account/favorites'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile/favorites',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const card = {
  ...{ id: 7, slug: 'ماگ-لاجورد', title: 'ماگ لاجورد', english_title: '', picture: null },
  ...{
    brand: { id: 1, slug: 'لاجورد', title: 'لاجورد', english_title: '' },
    status: 'published' as const,
  },
  ...{ available: true, final_price: 1_000_000, price: 1_000_000, percent: 0, last_units: null },
  ...{ second_view: null, rate: null, rate_count: 0, colours: [], stock_id: 9, variant: null },
}

beforeEach(() => api.on(getFavoriteIds, { data: { product: [7], blog: [], post: [] } }))

test('the list of favourites has no gap between its headings, and its button is named as it is seen', async () => {
  api.on(getFavorites, { data: { products: [card], total: 1, count: 1, current_page: 1 } })
  render(
    <QueryProvider>
      <FavoriteList />
    </QueryProvider>,
  )
  const button = await screen.findByRole('button', { name: /^افزودن به سبد/ })
  expect(button).toHaveAccessibleName('افزودن به سبد: ماگ لاجورد')
  expect(button).toHaveTextContent('افزودن به سبد')
  const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(ranks).toEqual(['H1', 'H2', 'H3'])
  // Liked on another device.
  const heart = screen.getByRole('button', { name: 'علاقه‌مندی به ماگ لاجورد' })
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
})

test('a favourite with something to choose asks for it in a sheet, as its card does elsewhere', async () => {
  const products = [{ ...card, stock_id: null }]
  api.on(getFavorites, { data: { products, total: 1, count: 1, current_page: 1 } })
  render(
    <QueryProvider>
      <FavoriteList />
    </QueryProvider>,
  )
  const link = await screen.findByRole('link', { name: 'انتخاب و خرید: ماگ لاجورد' })
  expect(link).toHaveTextContent('انتخاب و خرید')
  api.hangs(getProductInfo)
  await userEvent.click(link)
  expect(await screen.findByRole('dialog', { name: 'انتخاب و خرید' })).toBeVisible()
})
