// @in-a-window
import { expect, test } from 'vitest'
import { CustomerFigures } from '@/components/desk/customers/customer-figures'
import { CustomerOrders } from '@/components/desk/customers/customer-history'
import { CustomerWho } from '@/components/desk/customers/customer-who'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { getDeskCustomer } from '@/lib/contract/desk/customers'
import { deskMember } from '../kit/desk-member'
import { render, screen, userEvent } from '../kit/rendering'

const AT = '2026-11-03T10:00:00.000Z'
const customerOf = (own: object) =>
  getDeskCustomer.answer.parse({
    data: {
      customer: {
        ...{ id: 4, name: 'مریم', mobile: null, joined_at: AT, orders: 8, spent: 12_000_000 },
        ...{ last_order_at: AT, blocked_at: null, erased_at: null, version: 1, returns: 2 },
        ...{ email: null, block_reason: '', balance: 500_000, addresses: [], notes: [] },
        ...{ sessions: [], recent_orders: [], wallet: [], tickets: [], reviews: [] },
        ...own,
      },
    },
  }).data.customer

test('a customer is told in five figures, with the share of orders that came back', () => {
  render(<CustomerFigures customer={customerOf({})} />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['سفارش', 'خرید', 'مرجوعی', 'آخرین خرید', 'کیف پول'])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual([
    '۸',
    '۱,۲۰۰,۰۰۰ تومان',
    '۲ بار · ۲۵٪ سفارش‌ها',
    '۱۲ آبان ۱۴۰۵',
    '۵۰,۰۰۰ تومان',
  ])
})

test('what was bought is less what went back, which stands beside it', () => {
  render(<CustomerFigures customer={customerOf({ spent: 9_670_000, refunded: 8_690_000 })} />)
  const [, bought] = screen.getAllByRole('definition')
  expect(bought).toHaveTextContent('۹۶۷,۰۰۰ تومان جدا از ۸۶۹,۰۰۰ تومان که برگشته')
})

test('of a few orders no share is given', () => {
  render(<CustomerFigures customer={customerOf({ orders: 2, returns: 1 })} />)
  expect(screen.getByText('۱ بار')).toBeVisible()
})

test('five orders stand above the wallet and the notes, and the others behind a button', async () => {
  const orders = Array.from({ length: 7 }, (_, at) => ({
    ...{ id: at + 1, code: `VT-${at + 1}`, type: 'sales', status: 'paid', total: 1_000 },
    created_at: AT,
  }))
  render(
    <DeskMemberProvider member={deskMember({ permissions: ['orders.read'] })}>
      <CustomerOrders customer={customerOf({ recent_orders: orders })} />
    </DeskMemberProvider>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'همهٔ ۷ تا' }))
  expect(screen.getAllByRole('link')).toHaveLength(7)
})

test('an address of a customer is whole, with its plaque and unit', () => {
  const address = {
    ...{ id: 1, state_id: 1, city_id: 1, state: 'گیلان', city: 'رشت', detail: 'نبش کوچهٔ یاس' },
    ...{ plate: '87', unit: '4', postal_code: '1345678900', is_default: true },
    ...{ receiver_name: 'مریم', receiver_mobile: '09120000101', location: null },
  }
  const customer = customerOf({ addresses: [address] })
  render(<CustomerWho customer={customer} onLogOut={null} isLoggingOut={false} />)
  expect(screen.getByText(/نبش کوچهٔ یاس، پلاک ۸۷، واحد ۴/)).toBeVisible()
})
