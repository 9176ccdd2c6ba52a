// @in-a-window
import { afterEach, expect, test } from 'vitest'
import { HomeRecent } from '@/components/content/home-recent'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import { paths } from '@/lib/paths'
import { rememberProduct, shopStore } from '@/stores/shop'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()

function cardOf(id: number) {
  return {
    ...{ id, slug: `کالا-${id}`, title: `کالای ${id}`, english_title: '' },
    brand: { id: 1, slug: 'لاجورد', title: 'لاجورد', english_title: '' },
    ...{ picture: null, second_view: null, status: 'published' as const, available: true },
    ...{ price: 1000, final_price: 1000, percent: 0, last_units: null, rate: null, rate_count: 0 },
    ...{ colours: [], stock_id: null, variant: null },
  }
}

function visit(ids: number[]) {
  api.on(getProductCards, () => ({ data: { products: ids.map(cardOf) } }))
  act(() => ids.forEach(rememberProduct))
}

/** Home, which shows the second good already. */
function renderHome() {
  render(
    <main>
      <a href={`${paths.product('کالا-2')}?رنگ=آبی`}>کالای ۲</a>
      <HomeRecent title="ادامهٔ گشت شما" />
    </main>,
  )
}

afterEach(() => act(() => shopStore.set(() => ({ recent: [] }))))

test('home goes on with what was seen last until that is cleared, though it shows one of only three elsewhere', async () => {
  visit([1, 2, 3])
  renderHome()
  const section = await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  const names = within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['کالای 1', 'کالای 2', 'کالای 3'])
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن: ادامهٔ گشت شما' }))
  await waitFor(() => expect(section).not.toBeInTheDocument())
  expect(shopStore.get().recent).toEqual([])
})

test('home does not go on with fewer than three goods', async () => {
  visit([1, 2])
  renderHome()
  expect(screen.queryByRole('region')).toBeNull()
})

test('home leaves out what it shows elsewhere while enough else was seen', async () => {
  visit([1, 2, 3, 4])
  renderHome()
  const section = await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  const links = within(section).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['کالای 1', 'کالای 3', 'کالای 4'])
})

test('the height that the page held before its first paint is given up once the list holds its own', async () => {
  visit([1, 2, 3])
  const page = document.body
  page.dataset.history = ''
  renderHome()
  expect(page).not.toHaveAttribute('data-history')
  await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
})
