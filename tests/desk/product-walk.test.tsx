// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { DeskTable } from '@/components/desk/ui/desk-table'
import { WalkLinks } from '@/components/desk/ui/list-walk'
import { useProductParent, useProductWalk } from '@/components/desk/products/product-list'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { deskProductsQuery } from '@/lib/client/desk/products'
import { getQueryClient } from '@/lib/client/query-client'
import { getDeskProducts, type ListedDeskProduct } from '@/lib/contract/desk/products'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, waitFor } from '../kit/rendering'

const navigation = vi.hoisted(() => ({ path: '', search: '', push: vi.fn() }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => navigation.path,
  useSearchParams: () => new URLSearchParams(navigation.search),
  useRouter: () => ({ push: navigation.push, replace: vi.fn() }),
}))

const api = fakeApi()
const LOW = 'tab=low&brand=2'

const product = (id: number): ListedDeskProduct => ({
  ...{ id, version: 1, slug: `mag-${id}`, title: `ماگ ${id}`, status: 'published', sold: 0 },
  ...{ percent: 0, recent_sales: [], picture: null, price: null, stock: 0, variants: [] },
  ...{ category: { id: 1, title: 'ماگ' }, brand: { id: 2, title: 'لاجورد' } },
  updated_at: '2026-11-21T10:00:00.000Z',
})

beforeEach(() => {
  navigation.push.mockClear()
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  api.on(getDeskProducts, ({ query }) =>
    query.get('before') === null
      ? { data: { products: [1, 2, 3].map(product), next: 3 } }
      : { data: { products: [4, 5].map(product), next: null } },
  )
})

afterEach(() => void vi.restoreAllMocks())

function Editor({ id }: { id: number }) {
  const { walk } = useProductWalk(id)
  const { href, title } = useProductParent()
  useCommandKeys()
  return (
    <>
      <a href={href}>{title}</a>
      {walk && <WalkLinks walk={walk} one="کالای" many="کالاهای" />}
    </>
  )
}

function List({ ids }: { ids: number[] }) {
  useCommandKeys()
  return (
    <DeskTable
      label="کالاها"
      rows={ids.map((id) => ({ id }))}
      columns={[{ id: 'name', header: 'نام', cell: ({ id }) => `ماگ ${id}` }]}
      getId={({ id }) => id}
      getName={({ id }) => `ماگ ${id}`}
      getHref={({ id }) => deskPaths.productOfList(id, LOW)}
    />
  )
}

function open(page: ReactNode, path: string, search: string) {
  cleanup()
  Object.assign(navigation, { path, search })
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>{page}</DeskMemberProvider>
    </QueryClientProvider>,
  )
}
const openProduct = (id: number, list = LOW) =>
  open(<Editor id={id} />, deskPaths.product(id), new URLSearchParams({ list }).toString())
const openList = (ids: number[]) => open(<List ids={ids} />, deskPaths.products, LOW)
const press = (code: string) => fireEvent.keyDown(document.body, { code })

test('a product knows its neighbours in the list that it was opened from, and J and K go there', async () => {
  openProduct(2)
  expect(await screen.findByText('۲ از بیش از ۳')).toBeVisible()
  expect(screen.getByRole('link', { name: 'کالاها' })).toHaveAttribute(
    'href',
    `${deskPaths.products}?${LOW}`,
  )
  const sent = Object.fromEntries(api.requestsTo(getDeskProducts)[0]?.query ?? [])
  expect(sent).toMatchObject({ stock: 'low', brand: '2' })
  press('KeyJ')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(3, LOW))
  press('KeyK')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(1, LOW))
})

test('the walk goes on over what the list had read', async () => {
  openProduct(3)
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'کالای بعد' })).toHaveAttribute(
      'href',
      deskPaths.productOfList(4, LOW),
    ),
  )
  expect(screen.getByText('۳ از ۵')).toBeVisible()
})

test('what is mended drops out of the list and not out of the walk', async () => {
  await getQueryClient().prefetchInfiniteQuery(deskProductsQuery({ stock: 'low', brand: '2' }))
  api.on(getDeskProducts, { data: { products: [product(3)], next: null } })
  openProduct(1)
  await screen.findByText('۱ از بیش از ۳')
  await getQueryClient().invalidateQueries({ queryKey: ['desk', 'products'] })
  openProduct(2)
  expect(await screen.findByRole('link', { name: 'کالای بعد' })).toHaveAttribute(
    'href',
    deskPaths.productOfList(3, LOW),
  )
})

test('a product of the ledger leads back to the ledger as it was, and has no neighbours', async () => {
  const search = new URLSearchParams({ ledger: 'reason=sale&tab=7' }).toString()
  open(<Editor id={2} />, deskPaths.product(2), search)
  expect(screen.getByRole('link', { name: 'گردش موجودی' })).toHaveAttribute(
    'href',
    `${deskPaths.stock}?reason=sale&tab=7`,
  )
  expect(api.requestsTo(getDeskProducts)).toEqual([])
})

test('a list is found again at the row that was left, and at the next where that one is gone', () => {
  openList([1, 2, 3, 4])
  // Once it was seen again it begins anew.
  openList([1, 2, 3, 4])
  press('Enter')
  expect(navigation.push).not.toHaveBeenCalled()
  press('KeyJ')
  press('KeyJ')
  press('Enter')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(2, LOW))
  openList([1, 2, 3, 4])
  press('Enter')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(2, LOW))
  openList([1, 3, 4])
  press('Enter')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(3, LOW))
  // Another list has a row of its own.
  open(<List ids={[7, 8]} />, deskPaths.products, 'tab=gone')
  navigation.push.mockClear()
  press('Enter')
  expect(navigation.push).not.toHaveBeenCalled()
})

test('who went on to the next product finds that one when coming back, and the scroll as it was', async () => {
  openList([1, 2, 3])
  press('KeyJ')
  const scroller = screen.getByRole('table').parentElement
  if (!scroller) throw new Error('A table scrolls.')
  scroller.scrollTop = 80
  press('Enter')
  openProduct(3)
  await screen.findByText('۳ از ۵')
  const scrollTo = vi.fn()
  Object.defineProperty(HTMLElement.prototype, 'scrollTo', { value: scrollTo, configurable: true })
  openList([1, 2, 3])
  press('Enter')
  expect(navigation.push).toHaveBeenLastCalledWith(deskPaths.productOfList(3, LOW))
  expect(scrollTo.mock.calls[0]?.[0]).toMatchObject({ top: 80 })
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo')
})
