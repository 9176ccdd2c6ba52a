// @in-a-window
import { expect, test } from 'vitest'
import { InvoicePaper } from '@/components/desk/orders/print-invoice'
import { orderPrintCalls } from '@/lib/contract/desk/order-prints'
import { render, screen, within } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

const amounts = { net: 9_300_000, discount: 0, taxable: 9_300_000, vat: 0, total: 9_300_000 }
const seller = {
  ...{ name: 'ویترین', address: 'تهران', phone: '', national_id: '', economic_code: '' },
  ...{ registration_id: '', postal_code: '' },
}

test('an invoice has the price of one, its unit, and where both sides sign', () => {
  const { order } = wholeOrderOf({ id: 41, status: 'paid' })
  const { data } = orderPrintCalls.getOrderPrints.answer.parse({
    data: {
      ...{ seller, vat_percent: 0 },
      orders: [
        {
          items: [
            {
              ...{ id: 1, title: 'ماگ', parent_value: {}, sku: null, quantity: 2, packed: 2 },
              ...{ price: 4_650_000, amounts },
            },
          ],
          ...{ order, address: null, legal: null, paid_at: null, refunded: 0, shipping: null },
          ...{ total: amounts, qr_svg: '' },
        },
      ],
    },
  })
  const [printed] = data.orders
  if (printed === undefined) throw new Error('The order is on no paper.')
  render(<InvoicePaper printed={printed} seller={data.seller} vatPercent={0} />)
  const [head, line, sum] = screen.getAllByRole('row')
  const cells = (row: HTMLElement | undefined, role: 'cell' | 'columnheader') =>
    row
      ? within(row)
          .getAllByRole(role)
          .map(({ textContent }) => textContent)
      : []
  expect(cells(head, 'columnheader').slice(3, 7)).toEqual([
    ...['تعداد', 'واحد', 'مبلغ واحد', 'مبلغ کل'],
  ])
  expect(cells(line, 'cell').slice(3, 7)).toEqual(['۲', 'عدد', '۴,۶۵۰,۰۰۰', '۹,۳۰۰,۰۰۰'])
  expect(cells(sum, 'cell')).toHaveLength(6)
  expect(screen.getByText('مهر و امضای فروشنده')).toBeVisible()
  expect(screen.getByText('امضای خریدار')).toBeVisible()
})
