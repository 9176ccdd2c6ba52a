// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import PriceDropList from '@/components/content/home-price-drop-list'
import { listShown } from '@/components/content/home-refills'
import { getQueryClient } from '@/lib/client/query-client'
import { getPriceDrops } from '@/lib/contract/account/favorites'
import { rememberProduct } from '@/stores/recent'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, waitFor, within } from '../kit/rendering'

const api = fakeApi()

const dropOf = (id: number) => ({
  former_price: 12_000_000,
  product: {
    ...{ id, slug: `کالا-${id}`, title: `کالای ${id}`, english_title: '' },
    brand: { id: 1, slug: 'لاجورد', title: 'لاجورد', english_title: '' },
    ...{ picture: null, second_view: null, status: 'published' as const, available: true },
    ...{ price: 10_000_000, final_price: 10_000_000, percent: 0, last_units: null, rate: null },
    ...{ rate_count: 0, colours: [], stock_id: null, variant: null },
  },
})

const page = { title: 'علاقه‌مندی‌هایتان ارزان شد', shown: [], refills: [] }

beforeEach(() => document.body.replaceChildren())

test('a favourite that alone became cheaper is one line under its heading', async () => {
  api.on(getPriceDrops, { data: { drops: [dropOf(1)] } })
  render(<PriceDropList {...page} />)
  expect(await screen.findByRole('link', { name: 'کالای 1' })).toBeVisible()
  expect(screen.getByText(/از روزی که پسندیدید ۲۰۰,۰۰۰ تومان ارزان‌تر/)).toBeVisible()
  const strip = screen.getByRole('region', { name: 'علاقه‌مندی‌هایتان ارزان شد' })
  expect(within(strip).getByRole('heading', { level: 2 })).toBeVisible()
  expect(within(strip).queryByRole('list')).toBeNull()
})

test('several have their section', async () => {
  api.on(getPriceDrops, { data: { drops: [dropOf(1), dropOf(2)] } })
  render(<PriceDropList {...page} />)
  expect(await screen.findByRole('heading', { name: 'علاقه‌مندی‌هایتان ارزان شد' })).toBeVisible()
  expect(screen.getAllByText(/ارزان‌تر/)).toHaveLength(2)
})

test('no good stands twice on home: a favourite that it shows already, or among the goods seen last, is left out', async () => {
  act(() => [7, 8, 9].forEach(rememberProduct))
  api.on(getPriceDrops, { data: { drops: [1, 2, 3, 9, 20, 4, 5, 6].map(dropOf) } })
  render(<PriceDropList {...page} shown={[1, 3]} refills={[{ ids: [3], spares: [20] }]} />)
  const names = await screen.findAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'کالای 2',
    'کالای 4',
    'کالای 5',
    'کالای 6',
  ])
})

test('favourites of which all stand on home already have no section of their own', async () => {
  api.on(getPriceDrops, { data: { drops: [dropOf(1)] } })
  const { container } = render(<PriceDropList {...page} shown={[1]} />)
  await waitFor(() => expect(api.requestsTo(getPriceDrops)).toHaveLength(1))
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(container).toBeEmptyDOMElement()
})

test('home names every good of its sections once, for what is not shown again', () => {
  const { product: one } = dropOf(1)
  const tile = { id: 2, slug: 'کالا-2', title: 'کالای 2', picture: null, percent: 10 }
  const category = { id: 1, slug: 'خانه', title: 'خانه' }
  const groups = [{ category, percent: 10, products: [tile], spares: [] }]
  const products = { kind: 'products' as const, title: '', href: '', products: [one], spares: [] }
  expect(listShown(products)).toEqual([1])
  expect(listShown({ kind: 'deal_groups', href: '', groups })).toEqual([2])
  expect(listShown({ kind: 'trust', lines: [] })).toEqual([])
})
