// @in-a-window
import { beforeEach, expect, test } from 'vitest'
import PriceDropList from '@/components/content/home-price-drop-list'
import { getPriceDrops } from '@/lib/contract/account/favorites'
import { fakeApi } from '../kit/fake-api'
import { render, screen, within } from '../kit/rendering'

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

beforeEach(() => document.body.replaceChildren())

test('a favourite that alone became cheaper is one line under its heading', async () => {
  api.on(getPriceDrops, { data: { drops: [dropOf(1)] } })
  render(<PriceDropList title="علاقه‌مندی‌هایتان ارزان شد" />)
  expect(await screen.findByRole('link', { name: 'کالای 1' })).toBeVisible()
  expect(screen.getByText(/از روزی که پسندیدید ۲۰۰,۰۰۰ تومان ارزان‌تر/)).toBeVisible()
  const strip = screen.getByRole('region', { name: 'علاقه‌مندی‌هایتان ارزان شد' })
  expect(within(strip).getByRole('heading', { level: 2 })).toBeVisible()
  expect(within(strip).queryByRole('list')).toBeNull()
})

test('several have their section', async () => {
  api.on(getPriceDrops, { data: { drops: [dropOf(1), dropOf(2)] } })
  render(<PriceDropList title="علاقه‌مندی‌هایتان ارزان شد" />)
  expect(await screen.findByRole('heading', { name: 'علاقه‌مندی‌هایتان ارزان شد' })).toBeVisible()
  expect(screen.getAllByText(/ارزان‌تر/)).toHaveLength(2)
})
