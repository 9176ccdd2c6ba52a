// @in-a-window
import { afterEach, expect, test, vi } from 'vitest'
import { HomeRecent } from '@/components/content/home-recent'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import { HISTORY_SCRIPT } from '@/lib/session/inline-scripts'
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
  api.on(getProductCards, ({ query }) => {
    const requested = query.get('ids') ?? ''
    return { data: { products: requested.split(',').map((id) => cardOf(Number(id))) } }
  })
  act(() => ids.forEach(rememberProduct))
}

/** Home, which shows the second good already. */
function renderHome() {
  render(<HomeRecent title="ادامهٔ گشت شما" shown={[2, 7]} />)
}

afterEach(() => act(() => shopStore.set(() => ({ recent: [] }))))

test('home goes on with what was seen last until that is cleared', async () => {
  visit([1, 4, 3])
  renderHome()
  const section = await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  const names = within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['کالای 3', 'کالای 4', 'کالای 1'])
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن: ادامهٔ گشت شما' }))
  await waitFor(() => expect(section).not.toBeInTheDocument())
  expect(shopStore.get().recent).toEqual([])
})

test('home does not go on with a single good that it does not show elsewhere', async () => {
  visit([7, 1, 2])
  renderHome()
  expect(screen.queryByRole('region')).toBeNull()
})

test('home leaves out what it shows elsewhere', async () => {
  visit([1, 2, 3, 4])
  renderHome()
  const section = await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  const links = within(section).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['کالای 4', 'کالای 3', 'کالای 1'])
})

test('the height that the page held before its first paint is given up once the list holds its own', async () => {
  visit([1, 2, 3])
  const page = document.body
  page.dataset.history = ''
  renderHome()
  expect(page).not.toHaveAttribute('data-history')
  await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
})

test.each([
  [[1, 2, 7], false],
  [[1, 2, 3], true],
])('for who has seen %j the height is held before the first paint: %s', (recent, isHeld) => {
  localStorage.setItem('vitrin:shop', JSON.stringify({ data: { recent } }))
  const home = document.createElement('div')
  home.dataset.shown = '2 7'
  const script = home.appendChild(document.createElement('script'))
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(HISTORY_SCRIPT)()
  expect('history' in home.dataset).toBe(isHeld)
  vi.restoreAllMocks()
})
