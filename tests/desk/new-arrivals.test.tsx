// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { NewArrivals } from '@/components/desk/orders/new-arrivals'
import { takeArrival } from '@/lib/client/desk/arrivals'
import { staffOrderQuery } from '@/lib/client/desk/orders'
import { getQueryClient } from '@/lib/client/query-client'
import { act, render, screen } from '../kit/rendering'

const arrivalOf = (
  kind: 'order_paid' | 'order_confirmed' | 'ticket_written' | 'delivery_changed',
  order: number | null,
) => ({ kind, order_id: order, ticket_id: null }) as const

function List({ readAt, onShow }: { readAt: number; onShow: () => void }) {
  useCommandKeys()
  return <NewArrivals readAt={readAt} onShow={onShow} />
}

function show(readAt: number) {
  const onShow = vi.fn()
  const list = (at: number) => (
    <QueryClientProvider client={getQueryClient()}>
      <List readAt={at} onShow={onShow} />
    </QueryClientProvider>
  )
  const view = render(list(readAt))
  return { onShow, readAnew: (at: number) => view.rerender(list(at)) }
}

function arrive(...arrivals: ReturnType<typeof arrivalOf>[]) {
  act(() => {
    for (const arrival of arrivals) {
      takeArrival(getQueryClient(), arrival)
    }
  })
}

test('orders that came since the list was read wait in a line above it, each once', async () => {
  const { onShow, readAnew } = show(Date.now() - 1_000)
  arrive(
    arrivalOf('order_paid', 7),
    arrivalOf('order_paid', 8),
    arrivalOf('order_confirmed', 7),
    arrivalOf('ticket_written', null),
  )
  expect(await screen.findByRole('button', { name: /^۲ سفارش تازه · نمایش/ })).toBeVisible()
  fireEvent.keyDown(document.body, { code: 'Period' })
  expect(onShow).toHaveBeenCalledOnce()
  readAnew(Date.now() + 1_000)
  expect(screen.queryByRole('button')).toBeNull()
})

test('before the list is there nothing is new', () => {
  show(0)
  arrive(arrivalOf('order_paid', 7))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an order that its customer sends elsewhere is read anew where it is open, and is no new one', () => {
  show(Date.now() - 1_000)
  const client = getQueryClient()
  const [open, other] = [7, 8].map((id) => staffOrderQuery(id).queryKey)
  for (const queryKey of [open, other]) client.setQueryData(queryKey ?? [], {})
  arrive(arrivalOf('delivery_changed', 7))
  expect(client.getQueryState(open ?? [])?.isInvalidated).toBe(true)
  expect(client.getQueryState(other ?? [])?.isInvalidated).toBe(false)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
