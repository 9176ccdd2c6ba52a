// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ManualLineRow } from '@/components/desk/orders/manual-line'
import { getQueryClient } from '@/lib/client/query-client'
import { manualOrderCalls } from '@/lib/contract/desk/manual-orders'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const api = fakeApi()
const { findOrderGoods } = manualOrderCalls

const goods = (stock: number, colour: string, more: Record<string, string> = {}) => ({
  ...{ product_id: 7, stock_id: stock, title: 'کفش گام', parent_value: { رنگ: colour, ...more } },
  ...{ sku: null, picture: null, price: 900_000, final_price: 900_000, available: 4 },
  handling_days: 0,
})

function show(line: ReturnType<typeof goods>) {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <ManualLineRow
        line={{ ...line, quantity: 1 }}
        addedIds={[line.stock_id]}
        quantityError={undefined}
        priceError={undefined}
        onChange={vi.fn()}
        onRemove={vi.fn()}
      />
    </QueryClientProvider>,
  )
}

test('colours that could not be read can be asked for again', async () => {
  api.fails(findOrderGoods, { status: 500, code: 'internal_error', error: 'نشد.' })
  show(goods(1, 'آبی'))
  expect(await screen.findByText(/تنوع‌های دیگر این کالا نیامد/)).toBeVisible()
  api.on(findOrderGoods, { data: { goods: [goods(1, 'آبی'), goods(2, 'قرمز')] } })
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('option', { name: 'رنگ: قرمز' })).toBeEnabled()
})

test('a colour that comes in another size alone says in which', async () => {
  const variants = [
    goods(1, 'آبی', { سایز: '42' }),
    goods(2, 'قرمز', { سایز: '40' }),
    goods(3, 'سبز', { سایز: '42' }),
  ]
  api.on(findOrderGoods, { data: { goods: variants } })
  show(goods(1, 'آبی', { سایز: '42' }))
  expect(await screen.findByRole('option', { name: 'رنگ: قرمز (سایز ۴۰)' })).toBeEnabled()
  expect(screen.getByRole('option', { name: 'رنگ: سبز' })).toBeEnabled()
})
