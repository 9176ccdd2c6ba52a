// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { OrderFilters } from '@/components/desk/orders/order-filters'
import { useListAddress } from '@/components/desk/ui/list-tools'
import { getQueryClient } from '@/lib/client/query-client'
import { orderWorkCalls } from '@/lib/contract/desk/order-work'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

const navigation = vi.hoisted(() => ({ search: '', replace: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/desk/orders',
  useSearchParams: () => new URLSearchParams(navigation.search),
  useRouter: () => ({ push: vi.fn(), replace: navigation.replace }),
}))

const api = fakeApi()

function List() {
  return <OrderFilters address={useListAddress()} hasSort={false} />
}

test('a filter takes several values, and the sum is asked for as a whole', async () => {
  navigation.search = 'tab=open&method=2'
  api.on(orderWorkCalls.getOrderChoices, {
    data: {
      methods: [
        { id: 2, title: 'پیک' },
        { id: 5, title: 'پیشتاز' },
      ],
      ...{ gateways: [], members: [], tags: [] },
    },
  })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: /^ارسال: پیک/ })).toBeVisible()
  const query = () =>
    new URL(String(navigation.replace.mock.lastCall?.[0]), 'http://a').searchParams
  await userEvent.click(screen.getByRole('button', { name: /^فیلتر/ }))
  expect(await screen.findByRole('button', { name: 'پیک' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'پیشتاز' }))
  expect(query().get('method')).toBe('2,5')
  await userEvent.type(screen.getByRole('textbox', { name: 'از مبلغ' }), '۲۵۰۰۰۰{Enter}')
  expect(query().get('total_from')).toBe('2500000')
  expect(screen.getByRole('textbox', { name: 'از روز' })).toBeVisible()
})
