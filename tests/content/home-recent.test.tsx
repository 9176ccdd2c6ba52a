// @in-a-window
import { afterEach, expect, test, vi } from 'vitest'
import { HomeRecent } from '@/components/content/home-recent'
import { listRefills, refillRules, selectListed } from '@/components/content/home-refills'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import { HISTORY_SCRIPT } from '@/lib/session/inline-scripts'
import { rememberProduct } from '@/stores/recent'
import { shopStore } from '@/stores/shop'
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

const refills = [
  { ids: [2, 7, 8], spares: [20, 21] },
  { ids: [9, 3, 10], spares: [30] },
]

/** Home, of which two blocks below show the second and the third good already. */
function renderHome() {
  render(
    <>
      <HomeRecent title="ادامهٔ گشت شما" refills={refills} />
      {refills.map(({ ids, spares }) => (
        <ul key={ids.join()} aria-label={`بخش ${ids.join()}`}>
          {[...ids, ...spares].map((id, nth) => (
            <li key={id} data-product={id} data-spare={nth >= ids.length || undefined}>
              {id}
            </li>
          ))}
        </ul>
      ))}
    </>,
  )
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

test('home has no row for one or two goods, which would be mostly empty', async () => {
  visit([7, 8])
  renderHome()
  expect(screen.queryByRole('region', { name: 'ادامهٔ گشت شما' })).not.toBeInTheDocument()
  act(() => rememberProduct(9))
  const section = await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  expect(within(section).getAllByRole('link')).toHaveLength(3)
})

test('the blocks below leave out what is listed above them, and are filled up', async () => {
  visit([1, 2, 3])
  renderHome()
  await screen.findByRole('region', { name: 'ادامهٔ گشت شما' })
  const hidden = (id: number) => getComputedStyle(screen.getByText(id, { selector: 'li' })).display
  expect([2, 3].map(hidden)).toEqual(['none', 'none'])
  expect([20, 30].map(hidden)).not.toContain('none')
})

test.each([
  ['no more than there are goods to fill it up', [2, 7, 8], [2, 7], [20, 21]],
  ['nothing that is not listed above', [5], [], []],
  ['and is not filled up with what is listed above', [2, 20], [2], [21]],
])('a block leaves out %s', (_, listed, gone, filled) => {
  const rules = refillRules([{ ids: [2, 7, 8], spares: [20, 21] }], listed)
  const idsOf = (pattern: RegExp) => [...rules.matchAll(pattern)].map(([, id]) => Number(id))
  expect(idsOf(/>\[data-product="(\d+)"\]\{display:none\}/g)).toEqual(gone)
  expect(idsOf(/li\[data-spare\]\[data-product="(\d+)"\]/g)).toEqual(filled)
})

test('a block of home has refills only where it has goods to fill up with', () => {
  const [card, spare] = [cardOf(1), cardOf(2)]
  const section = { ...{ kind: 'products' as const, title: '', href: '' }, products: [card] }
  expect(listRefills({ ...section, spares: [spare] })).toEqual([{ ids: [1], spares: [2] }])
  expect(listRefills({ ...section, spares: [] })).toEqual([])
})

test('a ranking keeps what was seen, which the list above it leaves out while it has enough others', () => {
  const products = [cardOf(1), cardOf(2)]
  const ranking = listRefills({ kind: 'ranking', title: '', href: '', products, categories: [] })
  expect(selectListed([2, 5, 1, 4, 6], ranking)).toEqual([5, 4, 6])
  expect(selectListed([2, 1, 4], ranking)).toEqual([2, 1, 4])
  expect(refillRules(ranking, [2, 1])).toBe('')
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
  [[], false],
  [[7, 8], false],
  [[7, 8, 9], true],
])('for who has seen %j the height is held before the first paint: %s', (recent, isHeld) => {
  localStorage.setItem('vitrin:shop', JSON.stringify({ data: { recent } }))
  const home = document.createElement('div')
  const script = home.appendChild(document.createElement('script'))
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(HISTORY_SCRIPT)()
  expect('history' in home.dataset).toBe(isHeld)
  vi.restoreAllMocks()
})
