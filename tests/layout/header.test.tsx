// @in-a-window
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BottomBar } from '@/components/layout/bottom-bar'
import { CartLink, FavoritesLink } from '@/components/layout/header-links'
import { MegaMenu } from '@/components/layout/mega-menu'
import { SearchField } from '@/components/search/search-field'
import { getCategoryGuides } from '@/lib/contract/blog'
import { getProductMenu, type CategoryNode } from '@/lib/contract/catalogue/categories'
import { getCategoryNeeds } from '@/lib/contract/catalogue/needs'
import { getPriceCounts, getProducts, type ProductCard } from '@/lib/contract/catalogue/products'
import { cartStore } from '@/stores/cart'
import { markFavorite } from '@/stores/favorites'
import { resetUser } from '@/stores/reset'
import { userStore } from '@/stores/user'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { facets as sampleFacets } from '../catalogue/sample-facets'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
}))

const api = fakeApi()

function node(id: number, title: string, children: CategoryNode[] = []): CategoryNode {
  return { id, title, slug: title, picture: 'phone', tint: '', description: '', children }
}

const tops = [
  node(1, 'موبایل', [node(3, 'گوشی')]),
  node(2, 'خانه', [node(4, 'آشپزخانه', [node(5, 'قابلمه')])]),
]

function cardOf(id: number, title: string): ProductCard {
  return {
    ...{ id, slug: title, title, english_title: '', picture: null, second_view: null },
    brand: { id: 7, slug: 'nikan', title: 'نیکان', english_title: 'Nikan' },
    ...{ status: 'published', available: true, price: 10_000, final_price: 10_000, percent: 0 },
    ...{ last_units: null, rate: null, rate_count: 0, colours: [], stock_id: id, variant: null },
  }
}

beforeEach(() => {
  localStorage.clear()
  api.on(getProductMenu, { data: tops })
  api.fails(getProducts, { status: 500, error: 'نیامد.' })
  api.on(getCategoryNeeds, { data: { needs: [] } })
  api.on(getPriceCounts, { data: { counts: [] } })
  api.on(getCategoryGuides, { data: { articles: [] } })
})

function menu() {
  render(
    <>
      <MegaMenu tops={tops} />
      <a href="/blog">مجله</a>
    </>,
  )
  return screen.getByRole('button', { name: 'دسته‌بندی‌ها' })
}

describe('the mega menu', () => {
  test('opens on a press and closes on the next', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    expect(screen.queryByRole('link', { name: 'موبایل' })).not.toBeInTheDocument()
    await user.click(trigger)
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'موبایل' })).toBeVisible()
    await user.click(trigger)
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens under the pointer and closes when it leaves', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    await user.hover(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
    await user.unhover(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  })

  test('moves with the arrow keys along the top level, into a branch and back', async () => {
    const user = userEvent.setup()
    await user.click(menu())
    await user.tab()
    expect(screen.getByRole('link', { name: 'موبایل' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'خانه' })).toHaveFocus()
    await screen.findByRole('link', { name: 'قابلمه' })
    await user.keyboard('{ArrowLeft}{ArrowDown}')
    expect(screen.getByRole('link', { name: 'آشپزخانه' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{End}')
    expect(screen.getByRole('link', { name: 'خانه' })).toHaveFocus()
  })

  test('is passed by with Tab, and opens with Enter', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    await user.tab()
    expect(trigger).toHaveFocus()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await user.tab()
    expect(trigger).not.toHaveFocus()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    act(() => trigger.focus())
    await user.keyboard('{Enter}')
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
  })

  test('opens with the down arrow on its button and moves the focus in', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    act(() => trigger.focus())
    await user.keyboard('{ArrowDown}')
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'موبایل' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(trigger).toHaveFocus()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('loads the subcategories when it is first opened, and again after a failure', async () => {
    vi.resetModules()
    const { MegaMenu: FreshMenu } = await import('@/components/layout/mega-menu')
    api.disconnects(getProductMenu)
    const user = userEvent.setup()
    render(<FreshMenu tops={tops} />)
    expect(api.requestCount).toBe(0)
    await user.click(screen.getByRole('button', { name: 'دسته‌بندی‌ها' }))
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
    api.on(getProductMenu, { data: tops })
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'گوشی' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'آشپزخانه' })).not.toBeInTheDocument()
    expect(api.requestsTo(getProductMenu)).toHaveLength(2)
  })

  test('shows the brands of the branch that is pointed at, and what sells best there', async () => {
    const brand = { id: 7, slug: 'nikan', title: 'نیکان', english_title: 'Nikan', count: 3 }
    const brands = [brand, { ...brand, id: 8, slug: 'parseh', english_title: 'Parseh' }]
    const products = ['یک', 'دو', 'سه', 'چهار', 'پنج'].map((title, index) =>
      cardOf(index + 1, title),
    )
    const facets = { ...sampleFacets, brands }
    const paged = { total: 1, count: 4, is_minimum: false, is_understood: true, current_page: 1 }
    api.on(getProducts, {
      data: { products, facets, corrected: null, missing: null, intent: null, ...paged },
    })
    const user = userEvent.setup()
    await user.click(menu())
    await user.hover(screen.getByRole('link', { name: 'خانه' }))
    const best = await screen.findByRole('region', { name: 'پرفروش‌های خانه' })
    await waitFor(() => expect(within(best).getAllByRole('listitem')).toHaveLength(4))
    const wall = screen.getByRole('region', { name: 'برندهای خانه' })
    expect(within(wall).getAllByRole('link')).toHaveLength(2)
    // The branch that the menu opens with may have had its time too.
    const bodies = api.requestsTo(getProducts).map(({ body }) => body)
    const ofHome = expect.objectContaining({ category: 'خانه' })
    expect(bodies.filter((body) => ofHome.asymmetricMatch(body))).toHaveLength(1)
  })

  test('closes with Escape and returns the focus', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    await user.click(trigger)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(trigger).toHaveFocus()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the focus moves on', async () => {
    const user = userEvent.setup()
    const trigger = menu()
    await user.click(trigger)
    screen.getByRole('link', { name: 'مجله' }).focus()
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  })
})

describe('the cart link in the header', () => {
  beforeEach(() => act(() => cartStore.reset()))

  test('shows no badge for an empty cart', () => {
    render(<CartLink />)
    expect(screen.getByRole('link', { name: 'سبد خرید' })).toHaveAttribute('href', '/Cart')
  })

  test('says how many units the cart holds', async () => {
    const snapshot = { slug: 'ماگ', title: 'ماگ', parent_value: {}, picture: null }
    const untold = { seen_price: null, lowered_from: null }
    const line = { product_id: 1, stock_id: 2, quantity: 3, snapshot, ...untold }
    cartStore.set(() => ({ lines: [line] }))
    render(<CartLink />)
    expect(await screen.findByRole('link', { name: 'سبد خرید، ۳ کالا' })).toHaveTextContent('۳')
  })
})

test.each([
  [3, '۳'],
  [120, '۹۹+'],
])(
  'the name of every link to a cart of %i holds the words and the number that are seen',
  async (quantity, shown) => {
    const snapshot = { slug: 'ماگ', title: 'ماگ', parent_value: {}, picture: null }
    const untold = { seen_price: null, lowered_from: null }
    cartStore.set(() => ({
      lines: [{ product_id: 1, stock_id: 2, quantity, snapshot, ...untold }],
    }))
    render(
      <>
        <CartLink />
        <BottomBar />
      </>,
    )
    const [above, below] = await screen.findAllByRole('link', { name: /^سبد خرید.* کالا$/ })
    expect(above).toHaveAccessibleName(`سبد خرید، ${shown} کالا`)
    expect(below).toHaveAccessibleName(`سبد خرید ${shown} کالا`)
    expect(below).toHaveTextContent(`سبد خرید ${shown} کالا`)
    act(() => cartStore.reset())
  },
)

test('the label of the account in the bottom bar is short enough for its neighbour, its name whole', () => {
  render(<BottomBar />)
  const link = screen.getByRole('link', { name: 'حساب کاربری' })
  expect(within(link).getByText('کاربری')).toHaveClass('sr-only')
})

describe('the favourites link in the header', () => {
  test('counts the favourites of the customer, and none after the logout', () => {
    act(() => {
      userStore.set(() => ({ id: 1, token: 'token', isUser: true }))
      markFavorite({ kind: 'product', id: 7 }, true)
      markFavorite({ kind: 'blog', id: 8 }, true)
    })
    render(<FavoritesLink />)
    const full = { name: 'علاقه‌مندی‌ها، ۱ کالا' }
    expect(screen.getByRole('link', full)).toHaveAttribute('href', '/profile/favorites')
    act(() => resetUser())
    expect(screen.getByRole('link', { name: 'علاقه‌مندی‌ها' })).toHaveTextContent('')
  })
})

test('search is a form that works without a script', () => {
  render(<SearchField id="q" productCount={12400} />)
  const field = screen.getByRole('searchbox', { name: 'جستجوی کالا' })
  expect(field).toHaveAttribute('name', 'q')
  expect(field).toHaveAttribute('placeholder', 'جستجو در ۱۲,۴۰۰ کالا')
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search')
})
