// @in-a-window
import { expect, test, vi } from 'vitest'
import OrderReceipt from '@/components/payments/order-receipt'
import { QueryProvider } from '@/lib/client/query-provider'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getOrder } from '@/lib/contract/orders/order'
import { fakeApi } from '../kit/fake-api'
import { render, screen } from '../kit/rendering'
import { wholeOrderOf } from '../orders/whole-order'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/payment-result',
}))

const api = fakeApi()

test('a receipt opens with its hours and its promise unbroken, and a city named once', async () => {
  const delivery = { day: '2026-11-26', from: '17:00', to: '21:00' }
  const address = {
    receiver_name: 'سارا',
    state: 'تهران',
    city: 'تهران',
    detail: 'زند',
    plate: '۱',
  }
  api.hangs(getProducts)
  api.on(getOrder, { data: wholeOrderOf({ status: 'paid', delivery }, { address }) })
  render(
    <QueryProvider>
      <OrderReceipt orderId={7} fallback={null} />
    </QueryProvider>,
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toContain('۱۷\u00a0تا\u00a0۲۱ دم\u00a0در\u00a0هستیم.')
  expect(screen.getByText('تهران، زند، پلاک ۱')).toBeVisible()
})
