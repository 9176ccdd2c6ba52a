// @in-a-window
import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  keepPreviousData,
} from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PagedList, usePagedQuery } from '@/components/account/paged-list'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

type Page = { names: string[]; count: number; total: number }

/** Two names a page. */
function namesQuery(names: string[]) {
  return (page: number) =>
    queryOptions({
      queryKey: ['names', page],
      placeholderData: keepPreviousData,
      queryFn: (): Page => ({
        names: names.slice(page * 2 - 2, page * 2),
        count: names.length,
        total: Math.ceil(names.length / 2),
      }),
    })
}

function List({ names }: { names: string[] }) {
  return (
    <PagedList pages={usePagedQuery(namesQuery(names))} skeleton="…" empty={<p>چیزی نیست</p>}>
      {(page) => page.names.map((name) => <p key={name}>{name}</p>)}
    </PagedList>
  )
}

function show(names: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <List names={names} />
    </QueryClientProvider>,
  )
  return client
}

test('turning a page shows the next one, from its top', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  show(['قوری', 'سماور', 'استکان'])
  await userEvent.click(await screen.findByRole('button', { name: 'بعدی' }))
  expect(await screen.findByText('استکان')).toBeInTheDocument()
  expect(screen.getByText('صفحهٔ ۲ از ۲')).toBeInTheDocument()
  expect(scroll).toHaveBeenCalledOnce()
})

test('the page before is shown after the last item of a page is removed', async () => {
  const names = ['قوری', 'سماور', 'استکان']
  const client = show(names)
  await userEvent.click(await screen.findByRole('button', { name: 'بعدی' }))
  await screen.findByText('استکان')
  names.pop()
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  expect(screen.getByText('سماور')).toBeInTheDocument()
})

test('an empty list says so', async () => {
  show([])
  expect(await screen.findByText('چیزی نیست')).toBeInTheDocument()
})
