// @in-a-window
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskQuery, NotFoundState, RowsSkeleton } from '@/components/desk/ui/desk-states'
import { getQueryClient } from '@/lib/client/query-client'
import { render, screen } from '../kit/rendering'

const read = vi.fn<() => Promise<string>>()

function List() {
  useCommandKeys()
  const query = useQuery({ queryKey: ['list'], queryFn: () => read(), retry: false })
  return (
    <DeskQuery query={query} what="فهرست سفارش‌ها">
      {(data) => <p>{data}</p>}
    </DeskQuery>
  )
}

test('a list that did not come is asked for again by its key', async () => {
  read.mockRejectedValueOnce(new Error('no answer')).mockResolvedValueOnce('سه سفارش')
  render(
    <QueryClientProvider client={getQueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'فهرست سفارش‌ها نیامد' })).toBeVisible()
  fireEvent.keyDown(document.body, { code: 'KeyR' })
  expect(await screen.findByText('سه سفارش')).toBeVisible()
})

test('a skeleton has the height of its rows and is not drawn at once', () => {
  render(<RowsSkeleton rows={2} rowHeight={44} />)
  const skeleton = screen.getByRole('status')
  expect(skeleton).toHaveClass('[animation-delay:200ms]')
  const rows = [...skeleton.querySelectorAll<HTMLElement>('[aria-hidden]')]
  expect(rows.map(({ style }) => style.height)).toEqual(['44px', '44px'])
})

test('what is not there leads to its list and to the search', () => {
  render(
    <NotFoundState
      title="این سفارش نیست"
      text="شاید جابه‌جا شده باشد."
      list={{ href: '/desk/orders', title: 'سفارش‌ها' }}
    />,
  )
  expect(screen.getByRole('link', { name: 'سفارش‌ها' })).toHaveAttribute('href', '/desk/orders')
  expect(screen.getByRole('button', { name: /^جستجو/ })).toBeVisible()
})
