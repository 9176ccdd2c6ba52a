// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BulkOrders } from '@/components/desk/orders/bulk-orders'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { OrderTags } from '@/components/desk/orders/order-tags'
import { TagsDialog } from '@/components/desk/orders/tags-dialog'
import { getQueryClient } from '@/lib/client/query-client'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import type { ListedDeskOrder } from '@/lib/contract/desk/orders'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/orders',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

const { getOrderChoices, tagOrders } = orderWorkCalls
const api = fakeApi()
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  const tags = [
    { title: 'هدیه', count: 12 },
    { title: 'تماس گرفته شود', count: 3 },
  ]
  api.on(getOrderChoices, { data: { methods: [], gateways: [], members: [], tags } })
  api.on(tagOrders, { data: { ok: true } })
})

async function open(orders: { id: number; tags: string[] }[]) {
  renderToaster()
  render(
    <QueryClientProvider client={getQueryClient()}>
      <TagsDialog orders={orders} onClose={onClose} />
    </QueryClientProvider>,
  )
  const field = await screen.findByRole('combobox', { name: 'افزودن نشان' })
  await screen.findAllByRole('option')
  await waitFor(() => expect(field).toHaveFocus())
  return field
}
const sent = () => api.requestsTo(tagOrders).map(({ body }) => body)
const chips = () =>
  within(screen.getByRole('list', { name: 'نشان‌ها' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the keys alone find a tag, make another, take one off and save', async () => {
  const field = await open([{ id: 7, tags: ['فوری'] }])
  await userEvent.keyboard('هديه{Enter}')
  expect(chips()).toEqual(['فوری', 'هدیه'])
  expect(field).toHaveValue('')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('تماس گرفته شود')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Backspace}')
  expect(chips()).toEqual(['فوری', 'هدیه'])
  await userEvent.keyboard('شکستنی')
  expect(screen.getByRole('option', { name: /نشان تازه/ })).toHaveTextContent('شکستنی')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن «فوری»' }))
  expect(field).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('«فوری» برداشته شد.')
  expect(sent()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent()).toEqual([{ orders: [7], add: ['هدیه', 'شکستنی'], remove: ['فوری'] }])
})

test('what is written goes before what only has it inside, and after what begins so', async () => {
  await open([{ id: 7, tags: [] }])
  await userEvent.keyboard('گرفته{Enter}')
  expect(chips()).toEqual(['گرفته'])
  await userEvent.keyboard('هد{Enter}')
  expect(chips()).toEqual(['گرفته', 'هدیه'])
})

test('of many orders a tag says how many have it, and is put on the others or taken off all', async () => {
  await open([
    { id: 7, tags: ['هدیه'] },
    { id: 8, tags: ['تماس گرفته شود'] },
  ])
  expect(screen.getByRole('dialog', { name: 'نشان‌های ۲ سفارش' })).toBeVisible()
  expect(chips()).toEqual(['هدیه۱ از ۲', 'تماس گرفته شود۱ از ۲'])
  await userEvent.click(screen.getByRole('option', { name: /هدیه/ }))
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن «تماس گرفته شود»' }))
  expect(chips()).toEqual(['هدیه'])
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await waitFor(() =>
    expect(sent()).toEqual([{ orders: [7, 8], add: ['هدیه'], remove: ['تماس گرفته شود'] }]),
  )
})

test('what is written and not added yet is saved, too', async () => {
  await open([{ id: 7, tags: [] }])
  await userEvent.keyboard('شکستنی')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await waitFor(() => expect(sent()).toEqual([{ orders: [7], add: ['شکستنی'], remove: [] }]))
})

test('it does not close over what is not saved without a question', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  onTestFinished(() => void vi.unstubAllGlobals())
  await open([{ id: 7, tags: [] }])
  await userEvent.keyboard('هدیه{Enter}{Escape}')
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(chips()).toEqual(['هدیه'])
  expect(onClose).not.toHaveBeenCalled()
})

test('a sixth is refused under the field, before anything is sent', async () => {
  const field = await open([{ id: 7, tags: ['یک', 'دو', 'سه', 'چهار', 'پنج'] }])
  await userEvent.keyboard('شش{Enter}')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/هر سفارش تا ۵ نشان می‌گیرد/)
  await userEvent.clear(field)
  await userEvent.keyboard('!{Enter}')
  expect(field).toHaveAccessibleDescription(/حرف یا رقم/)
  expect(chips()).toHaveLength(5)
  expect(sent()).toEqual([])
})

test('nothing changed sends nothing, and what the shop refuses stands under the field', async () => {
  const field = await open([{ id: 7, tags: ['فوری'] }])
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(sent()).toEqual([])
  const errors = { add: ['از سفارش ۷ ابتدا یکی را بردارید.'] }
  api.fails(tagOrders, { status: 422, error: 'نادرست', code: 'validation_failed', errors })
  await userEvent.keyboard('هدیه{Enter}{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/از سفارش ۷ ابتدا یکی/))
  expect(chips()).toEqual(['فوری', 'هدیه'])
})

test('a row shows as many as it has space for, and reads out the others', () => {
  const { rerender } = render(<OrderTags tags={['هدیه', 'فوری', 'شکستنی', 'تماس']} most={2} />)
  expect(chips()).toEqual(['هدیه', 'فوری', '۲+شکستنی، تماس'])
  rerender(<OrderTags tags={[]} most={2} />)
  expect(screen.queryByRole('list')).toBeNull()
})

test('L opens it for the chosen orders', async () => {
  const AT = '2026-11-20T08:00:00.000Z'
  const orderOf = (id: number): ListedDeskOrder => ({
    ...{ id, code: `VT-${id}`, type: 'sales', is_exchange: false, status: 'paid' },
    ...{ next: 'processing', customer_id: id, customer_name: 'مینا', city: 'تهران' },
    ...{
      pieces: 1,
      pictures: [],
      total: 1_000_000,
      cash_on_delivery: false,
      refunded: 'none',
      tags: [],
    },
    ...{ shipping_method: 'پست', delivery_day: null, gateways: [], assignee: null },
    ...{ since: AT, due_at: null, created_at: AT },
  })
  function Bulk() {
    useCommandKeys()
    return <BulkOrders orders={[orderOf(7), orderOf(8)]} onAdvance={vi.fn()} />
  }
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Bulk />
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { code: 'KeyL' })
  expect(await screen.findByRole('dialog', { name: 'نشان‌های ۲ سفارش' })).toBeVisible()
})
