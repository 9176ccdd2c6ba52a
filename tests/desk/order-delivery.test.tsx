// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ParcelCard } from '@/components/desk/orders/order-care'
import { OrderDelivery } from '@/components/desk/orders/order-delivery'
import { rememberLabels } from '@/components/desk/orders/packed-goods'
import { getQueryClient } from '@/lib/client/query-client'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import type { Permission } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const api = fakeApi()
const { correctOrderAddress } = orderWorkCalls

const ADDRESS = {
  ...{ receiver_name: 'مینا راد', receiver_mobile: '09121234567', state: 'فارس', city: 'شیراز' },
  ...{ postal_code: '7134567890', detail: 'خیابان سعدی، کوچهٔ یاس', plate: '12', unit: '' },
}

const wholeOf = (status: OrderStatus, corrected: string | null = null) =>
  getStaffOrder.answer.parse({
    data: {
      ...{ ...wholeOrderOf({ id: 52, status }), address: ADDRESS, items: [] },
      customer: { id: 1, name: 'مریم', mobile: null },
      delivery_changes: corrected
        ? [{ id: 1, what: 'address', by: 'staff', staff_name: 'سارا مرادی', at: corrected }]
        : [],
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
    },
  }).data

function openCard(status: OrderStatus, permissions: Permission[] = ['orders.create']) {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember({ permissions })}>
        <OrderDelivery whole={wholeOf(status)} />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}
const editButton = () => screen.queryByRole('button', { name: /ویرایش نشانی/ })

test('the plate that was missing is added to an order, and what was read goes with it', async () => {
  api.on(correctOrderAddress, { data: { ok: true } })
  openCard('packaging')
  await userEvent.click(screen.getByRole('button', { name: /ویرایش نشانی/ }))
  expect(screen.getByText(/شهر عوض نمی‌شود/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /واحد/ }), '۷')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo(correctOrderAddress)[0]?.body).toMatchObject({
    ...{ plate: '12', unit: '۷', seen: { plate: '12', unit: '' } },
  })
})

test('a complaint stands beside its field, and what was typed stays', async () => {
  api.fails(correctOrderAddress, { status: 422, errors: { plate: ['این پلاک درست نیست.'] } })
  openCard('paid')
  await userEvent.click(screen.getByRole('button', { name: /ویرایش نشانی/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'پلاک' }), 'ب')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  expect(await screen.findByText('این پلاک درست نیست.')).toBeVisible()
})

test('nothing is offered once it is ready to send, or to who places no orders', () => {
  openCard('ready_for_send')
  expect(editButton()).toBeNull()
  openCard('paid', ['orders.advance'])
  expect(editButton()).toBeNull()
})

test('a label that was printed before its address was corrected is marked as stale', () => {
  rememberLabels([52], Date.parse('2026-11-03T10:00:00.000Z'))
  const { rerender } = render(<ParcelCard whole={wholeOf('packaging')} />)
  expect(screen.getByText(/برچسب چاپ شد/)).toBeVisible()
  rerender(<ParcelCard whole={wholeOf('packaging', '2026-11-03T11:00:00.000Z')} />)
  expect(screen.getByText(/نشانی یا زمان پیشین را دارد/)).toBeVisible()
  rerender(<ParcelCard whole={wholeOf('packaging', '2026-11-03T09:00:00.000Z')} />)
  expect(screen.getByText(/برچسب چاپ شد/)).toBeVisible()
})
