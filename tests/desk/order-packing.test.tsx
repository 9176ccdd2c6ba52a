// @in-a-window
import { expect, test } from 'vitest'
import { ParcelCard } from '@/components/desk/order-care'
import { OrderGoods } from '@/components/desk/order-goods'
import { packItem, rememberLabels } from '@/components/desk/packed-goods'
import { useParcelQuestion } from '@/components/desk/use-parcel-question'
import { getStaffOrder } from '@/lib/contract/desk/orders'
import type { OrderStatus } from '@/lib/contract/orders/order-status'
import { act, render, screen, userEvent, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const item = (id: number, title: string) => ({
  ...{ id, product_id: id, stock_id: id, slug: 'a', title, parent_value: { رنگ: 'آبی' } },
  ...{ picture: null, price: 1_000, final_price: 1_000, quantity: 1, reason: null },
})

const wholeOf = (status: OrderStatus) =>
  getStaffOrder.answer.parse({
    data: {
      ...wholeOrderOf({ id: 41, status }),
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

test('a parcel with goods that are not ticked asks once before it is closed', async () => {
  const moved: OrderStatus[] = []
  const whole = wholeOf('packaging')
  function Mover() {
    const { ask, question } = useParcelQuestion(whole, (to) => moved.push(to))
    return (
      <>
        <button onClick={() => ask('packaging')}>بسته‌بندی</button>
        <button onClick={() => ask('ready_for_send')}>آماده</button>
        {question}
      </>
    )
  }
  packItem(41, 1, true)
  packItem(41, 2, false)
  render(<Mover />)
  await userEvent.click(screen.getByRole('button', { name: 'بسته‌بندی' }))
  await userEvent.click(screen.getByRole('button', { name: 'آماده' }))
  const question = await screen.findByRole('dialog', { name: '۱ قلم در بسته نیست' })
  expect(within(question).getByRole('listitem')).toHaveTextContent('ماگ، آبی')
  expect(moved).toEqual(['packaging'])
  await userEvent.click(within(question).getByRole('button', { name: 'همه در بسته است' }))
  await userEvent.click(await screen.findByRole('button', { name: 'آماده' }))
  expect(moved).toEqual(['packaging', 'ready_for_send', 'ready_for_send'])
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
