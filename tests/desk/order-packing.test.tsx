// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HeldMovesProvider, useHeldMoves } from '@/components/desk/ui/held-moves-provider'
import { ParcelCard } from '@/components/desk/orders/order-care'
import { OrderGoods } from '@/components/desk/orders/order-goods'
import { listToPack, packItem, rememberLabels } from '@/components/desk/orders/packed-goods'
import { useAdvanceOrders, useParcelQuestion } from '@/components/desk/orders/use-parcel-question'
import {
  advanceOrders,
  getStaffOrder,
  type ListedDeskOrder,
  type StaffOrder,
} from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { fakeApi } from '../kit/fake-api'
import { act, render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const item = (id: number, title: string) => ({
  ...{ id, product_id: id, stock_id: id, slug: 'a', title, parent_value: { رنگ: 'آبی' } },
  ...{ picture: null, price: 1_000, final_price: 1_000, quantity: 1, reason: null },
})

vi.mock('next/navigation', () => ({ usePathname: () => '/desk/orders' }))

const wholeOf = (status: OrderStatus, id = 41) =>
  getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ id, status }),
      items: [item(1, 'کتاب'), item(2, 'ماگ')],
      picking: [
        { order_item_id: 1, sku: 'KT-1', units: 1 },
        { order_item_id: 2, sku: null, units: 1 },
      ],
      customer: { id: 1, name: 'مریم', mobile: null },
      ...{ next: null, allowed: [], due_at: null, assignee: null, notes: [], refundable: null },
    },
  }).data

test('goods are ticked as they go into the parcel, and stay so when the order is opened again', async () => {
  const { rerender } = render(<OrderGoods whole={wholeOf('packaging')} />)
  expect(screen.getByText('KT-1')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('۰ از ۲ قلم در بسته است')
  await userEvent.click(screen.getByRole('checkbox', { name: 'در بسته: کتاب، آبی' }))
  expect(screen.getByRole('status')).toHaveTextContent('۱ از ۲ قلم در بسته است')
  rerender(<OrderGoods key="again" whole={wholeOf('packaging')} />)
  expect(screen.getByRole('checkbox', { name: 'در بسته: کتاب، آبی' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'در بسته: ماگ، آبی' })).not.toBeChecked()
})

const READY: ListedDeskOrder = {
  ...{ id: 41, code: 'VT-41', type: 'sales', is_exchange: false, status: 'packaging' },
  ...{ next: 'ready_for_send', customer_id: 1, customer_name: 'مریم', city: 'تهران' },
  ...{ pieces: 2, pictures: [], total: 1_000_000, cash_on_delivery: false, refunded: 'none' },
  ...{ shipping_method: null, delivery_day: null, gateways: [], assignee: null, tags: [] },
  ...{ since: '2026-11-03T10:00:00.000Z', due_at: null, created_at: '2026-11-03T10:00:00.000Z' },
}
const orderOf = (id: number) => ({ ...READY, id, code: `VT-${id}` })
const tick = (whole: StaffOrder, ticks: [number, boolean][]) =>
  act(() => ticks.forEach(([id, isPacked]) => packItem(whole, id, isPacked)))

describe('what is not in the parcel', () => {
  let moved: OrderStatus[] = []
  function Mover() {
    const { ask, question } = useParcelQuestion()
    const move = (to: OrderStatus) =>
      ask([{ id: 41, code: 'VT-41', to, items: listToPack(wholeOf('packaging')) }], () =>
        moved.push(to),
      )
    return (
      <>
        <button onClick={() => move('packaging')}>بسته‌بندی</button>
        <button onClick={() => move('ready_for_send')}>آماده</button>
        {question}
      </>
    )
  }
  beforeEach(() => {
    moved = []
  })

  test('is asked once, before a parcel that was begun is closed', async () => {
    tick(wholeOf('packaging'), [
      [1, true],
      [2, false],
    ])
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'بسته‌بندی' }))
    await userEvent.click(screen.getByRole('button', { name: 'آماده' }))
    const question = await screen.findByRole('dialog', { name: '۱ قلم در بسته نیست' })
    expect(within(question).getByText('ماگ، آبی')).toBeVisible()
    expect(within(question).queryByText('کتاب، آبی')).toBeNull()
    expect(within(question).queryByRole('button', { name: /^بدون/ })).toBeNull()
    expect(moved).toEqual(['packaging'])
    await userEvent.click(within(question).getByRole('button', { name: 'همه در بسته است' }))
    await userEvent.click(await screen.findByRole('button', { name: 'آماده' }))
    expect(moved).toEqual(['packaging', 'ready_for_send', 'ready_for_send'])
  })

  test('is asked of nobody who ticks nothing', async () => {
    tick(wholeOf('packaging'), [
      [1, false],
      [2, false],
    ])
    render(<Mover />)
    await userEvent.click(screen.getByRole('button', { name: 'آماده' }))
    expect(moved).toEqual(['ready_for_send'])
  })
})

describe('orders of a list', () => {
  const api = fakeApi()
  const cleared = vi.fn()
  function List({ ids }: { ids: number[] }) {
    const { run, question } = useAdvanceOrders()
    const { flush } = useHeldMoves()
    return (
      <>
        <button onClick={() => run(ids.map(orderOf), cleared)}>گام بعد</button>
        <button onClick={() => void flush()}>بفرست</button>
        {question}
      </>
    )
  }
  const sentIds = () =>
    api
      .requestsTo(advanceOrders)
      .flatMap(({ body }) => advanceOrders.body?.parse(body).orders.map(({ id }) => id) ?? [])
  const open = async (ids: number[]) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <HeldMovesProvider>
          <List ids={ids} />
        </HeldMovesProvider>
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'گام بعد' }))
  }
  const send = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'بفرست' }))
    await waitFor(() => expect(api.requestsTo(advanceOrders)).toHaveLength(1))
  }
  beforeEach(() => {
    cleared.mockClear()
    api.on(advanceOrders, ({ body }) => ({
      data: {
        advanced: advanceOrders.body?.parse(body).orders.map(({ id }) => id) ?? [],
        refused: [],
      },
    }))
    for (const id of [41, 42])
      tick(wholeOf('packaging', id), [
        [1, true],
        [2, false],
      ])
    tick(wholeOf('packaging', 43), [
      [1, true],
      [2, true],
    ])
    tick(wholeOf('packaging', 44), [
      [1, false],
      [2, false],
    ])
  })

  test('one whose parcel was begun asks as its own page does', async () => {
    await open([41])
    const question = await screen.findByRole('dialog', { name: '۱ قلم در بسته نیست' })
    expect(within(question).getByText('ماگ، آبی')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'انصراف' }))
    expect(cleared).not.toHaveBeenCalled()
  })

  test('several are named in one question, and go with all that is said to be packed', async () => {
    await open([41, 42, 43, 44])
    const question = await screen.findByRole('dialog', { name: 'بستهٔ ۲ سفارش کامل نیست' })
    expect(within(question).getByText('VT-۴۱')).toBeVisible()
    expect(within(question).getByText('VT-۴۲')).toBeVisible()
    expect(within(question).queryByText('VT-۴۳')).toBeNull()
    await userEvent.click(within(question).getByRole('button', { name: 'همه در بسته است' }))
    expect(cleared).toHaveBeenCalledOnce()
    await send()
    expect(sentIds()).toEqual([41, 42, 43, 44])
    await userEvent.click(screen.getByRole('button', { name: 'گام بعد' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('those whose parcel is not whole can be left out', async () => {
    await open([41, 42, 43, 44])
    await userEvent.click(await screen.findByRole('button', { name: 'بدون این سفارش‌ها' }))
    await send()
    expect(sentIds()).toEqual([43, 44])
  })
})

test('an order that is over has nothing to tick', () => {
  render(<OrderGoods whole={wholeOf('delivery')} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the unit of the amounts is said once, in the heading', () => {
  render(<OrderGoods whole={wholeOf('packaging')} />)
  expect(screen.getAllByText(/تومان/)).toHaveLength(1)
  expect(screen.getByText('۲ قلم · مبلغ‌ها به تومان')).toBeVisible()
})

test('a parcel says whether its label was printed here', () => {
  render(<ParcelCard whole={wholeOf('packaging')} />)
  expect(screen.getByText('برچسب روی این دستگاه چاپ نشده')).toBeVisible()
  act(() => rememberLabels([41], Date.parse('2026-11-03T10:00:00.000Z')))
  expect(screen.getByText('برچسب چاپ شد، ۱۲ آبان ۱۴۰۵، ۱۳:۳۰')).toBeVisible()
})
