// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/desk-member'
import { ManualOrderView } from '@/components/desk/manual-order-view'
import { getQueryClient } from '@/lib/client/query-client'
import { getCities, getStates } from '@/lib/contract/content/settings'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { manualOrderCalls } from '@/lib/contract/desk/manual-orders'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders/new',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const api = fakeApi()
const { findOrderGoods, addManualOrder } = manualOrderCalls

const goods = (stock: number, colour: string, available = 4) => ({
  ...{ product_id: 7, stock_id: stock, title: 'کفش گام', parent_value: { رنگ: colour } },
  ...{ sku: `GAM-${stock}`, picture: null, price: 900_000, final_price: 900_000, available },
})

beforeEach(() => {
  api.on(getStates, { data: [] })
  api.on(getCities, { data: [] })
  api.on(getShippingMethods, { data: { methods: [] } })
  api.on(findOrderGoods, { data: { goods: [goods(1, 'آبی'), goods(2, 'قرمز')] } })
})

function openForm() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <ManualOrderView />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  return screen.getByRole('combobox', { name: 'جستجوی کالا' })
}

test('Enter in the search for goods adds what the arrows stand on, and registers no order', async () => {
  const field = openForm()
  await userEvent.type(field, 'گام')
  expect(await screen.findByRole('option', { name: /آبی/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: /قرمز/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'تعداد کفش گام، قرمز' })).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  expect(api.requestsTo(addManualOrder)).toHaveLength(0)
})

test('Enter in another field registers no order either', async () => {
  openForm()
  await userEvent.type(screen.getByRole('textbox', { name: 'موبایل' }), '12{Enter}')
  expect(api.requestsTo(addManualOrder)).toHaveLength(0)
  expect(screen.queryByText(/درست نیست/)).toBeNull()
})

test('a code that is scanned is added when its answer comes, and what is sold out never', async () => {
  api.on(findOrderGoods, ({ query }) => ({
    data: { goods: query.get('q') === 'GAM-1' ? [goods(1, 'آبی')] : [goods(3, 'سبز', 0)] },
  }))
  const field = openForm()
  await userEvent.type(field, 'GAM-1{Enter}')
  expect(await screen.findByRole('textbox', { name: 'تعداد کفش گام، آبی' })).toBeVisible()
  await userEvent.type(field, 'سبز')
  expect(await screen.findByRole('option', { name: /موجود نیست/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('textbox', { name: 'تعداد کفش گام، سبز' })).toBeNull()
})

test.each([0, undefined])('an order whose way of shipping is %s asks for it by name', (chosen) => {
  const read = addManualOrder.body?.safeParse({ shipping_method_id: chosen })
  const texts = read?.error?.issues.flatMap(({ path, message }) =>
    path[0] === 'shipping_method_id' ? [message] : [],
  )
  expect(texts).toEqual(['روش ارسال را انتخاب کنید.'])
})
