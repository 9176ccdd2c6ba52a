// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { BulkPriceDialog, BulkStockDialog } from '@/components/desk/products/bulk-stock-dialogs'
import { getQueryClient } from '@/lib/client/query-client'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { setStocks } from '@/lib/contract/desk/stock-updates'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

const api = fakeApi()

const listed = (id: number): ListedDeskProduct => ({
  ...{ id, version: 1, slug: `mag-${id}`, title: `ماگ ${id}`, status: 'published', sold: 0 },
  ...{ percent: 0, recent_sales: [], picture: null, price: 10_000_000, stock: 20 },
  ...{ category: { id: 1, title: 'ماگ' }, brand: { id: 1, title: 'لاجورد' } },
  variants: [
    {
      ...{
        id: id * 10,
        choices: { رنگ: 'آبی' },
        price: 10_000_000,
        sale: null,
        quantity: 20,
        reserved: 0,
      },
      ...{ sku: null, barcode: null, is_on: true, guarantee: '' },
    },
  ],
  updated_at: '2026-11-21T10:00:00.000Z',
})
const GOODS = [listed(1), listed(2)]
const onDone = vi.fn()

beforeEach(() => {
  onDone.mockClear()
  api.on(setStocks, { data: { update_id: 4, changed: 2, unchanged: 0, left_out: 0 } })
})

function show(Shown: typeof BulkStockDialog, products = GOODS) {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Shown products={products} onClose={() => {}} onDone={onDone} />
    </QueryClientProvider>,
  )
}

async function sentBy(button: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  return api.requestsTo(setStocks)[0]?.body
}

test('what is added is sent as a difference, and not reckoned from the list', async () => {
  show(BulkStockDialog)
  await userEvent.click(screen.getByRole('button', { name: 'بیفزا' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'چند عدد' }), '10')
  expect(await sentBy(/^تغییر ۲ موجودی/)).toMatchObject({
    changes: [
      { stock_id: 10, quantity_by: 10 },
      { stock_id: 20, quantity_by: 10 },
    ],
  })
})

test('what is counted and what is priced say what they were read from', async () => {
  show(BulkStockDialog)
  await userEvent.type(screen.getByRole('textbox', { name: 'چند عدد' }), '12')
  // What tells it from the others stands on a line of its own, as the name may be cut.
  expect(screen.getAllByText('آبی')).toHaveLength(2)
  expect(await sentBy(/^تغییر ۲ موجودی/)).toMatchObject({
    changes: [{ stock_id: 10, quantity: 12, quantity_read: 20 }, { stock_id: 20 }],
  })
})

test('what moved meanwhile is left out, and the notice says how many', async () => {
  api.on(setStocks, { data: { update_id: 4, changed: 1, unchanged: 0, left_out: 1 } })
  show(BulkPriceDialog)
  await userEvent.type(screen.getByRole('textbox', { name: 'چقدر' }), '10')
  expect(await sentBy(/^تغییر ۲ قیمت/)).toMatchObject({
    changes: [{ stock_id: 10, price: 11_000_000, price_read: 10_000_000 }, { stock_id: 20 }],
  })
  expect(onDone).toHaveBeenCalledWith({
    id: 4,
    text: 'قیمت ۱ از ۲ تنوع تغییر کرد؛ ۱ تنوع در این میان تغییر کرده یا فروش رفته بود و همان ماند.',
  })
})

test('the change of every variant is seen before it is made', async () => {
  show(
    BulkPriceDialog,
    Array.from({ length: 8 }, (_, at) => listed(at + 1)),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'چقدر' }), '10')
  const preview = screen.getByRole('group', { name: 'پیش‌نمایش تغییرها' })
  expect(within(preview).getAllByRole('row')).toHaveLength(8)
  expect(preview).toHaveAttribute('tabindex', '0')
})
