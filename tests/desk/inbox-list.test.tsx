// @in-a-window
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { InboxAddress } from '@/components/desk/inbox/inbox-address'
import { InboxList, type NextQueue } from '@/components/desk/inbox/inbox-list'
import { render, screen, userEvent } from '../kit/rendering'

const address = (item: string | null): InboxAddress => ({
  ...{ queue: 'tickets', state: '', q: '', isMine: false, page: 1, item },
  ...{ hrefOf: () => '/desk/inbox', queueHref: () => '/desk/inbox' },
  ...{ replace: vi.fn(), filter: vi.fn() },
})

type QueueProps = { keys: string[]; item?: string; next?: NextQueue }

function Queue({ keys, item, next }: QueueProps) {
  const query = useQuery({ queryKey: ['tickets'], queryFn: () => 'read', initialData: 'read' })
  return (
    <InboxList
      {...{ query, address: address(item ?? null), next: next ?? null, pages: 1 }}
      what="فهرست تیکت‌ها"
      emptyTitle="تیکتی منتظر پاسخ نیست"
      entries={keys.map((key) => ({
        ...{ key, title: `تیکت ${key}`, who: 'مریم', at: '2026-11-20T10:00:00Z' },
      }))}
    >
      {(key, openNext) => (
        <>
          <h2>گفتگوی {key}</h2>
          <button type="button" onClick={openNext}>
            انجام شد
          </button>
        </>
      )}
    </InboxList>
  )
}

function show(props: QueueProps) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const whole = (shown: QueueProps) => (
    <QueryClientProvider client={client}>
      <Queue {...shown} />
    </QueryClientProvider>
  )
  const { rerender } = render(whole(props))
  return (shown: QueueProps) => rerender(whole(shown))
}

test('the first of a list is open from the start, and stays when another comes before it', () => {
  const showAgain = show({ keys: ['الف', 'ب'] })
  expect(screen.getByRole('heading', { name: 'گفتگوی الف' })).toBeVisible()
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('تیکت الف')
  showAgain({ keys: ['پ', 'الف', 'ب'] })
  expect(screen.getByRole('heading', { name: 'گفتگوی الف' })).toBeVisible()
})

test('what the address names is open rather than the first', () => {
  show({ keys: ['الف', 'ب'], item: 'ب' })
  expect(screen.getByRole('heading', { name: 'گفتگوی ب' })).toBeVisible()
})

test('a queue whose last is done names the next one that has work', async () => {
  const next = { title: 'پرسش‌ها', count: 3, href: '/desk/inbox?queue=questions' }
  const showAgain = show({ keys: ['الف'], next })
  await userEvent.click(screen.getByRole('button', { name: 'انجام شد' }))
  showAgain({ keys: [], next })
  expect(screen.getByText('کار بعدی در صف «پرسش‌ها» است.')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'پرسش‌ها · ۳ مورد' })) {
    expect(link).toHaveAttribute('href', next.href)
  }
})

test('on a phone nothing is open until it is chosen', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  )
  show({ keys: ['الف'] })
  expect(screen.queryByRole('heading', { name: 'گفتگوی الف' })).toBeNull()
})

test('where list and thread do not fit beside each other the open one stands alone', () => {
  show({ keys: ['الف'], item: 'الف' })
  expect(screen.getByRole('region', { name: 'فهرست تیکت‌ها' })).toHaveClass('hidden', 'md:flex')
  expect(screen.getByRole('heading', { name: 'گفتگوی الف' }).parentElement).not.toHaveClass(
    'hidden',
  )
})
