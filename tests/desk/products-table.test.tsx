// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { ProductsView } from '@/components/desk/products/products-view'
import { getDeskProductCounts, getDeskProducts } from '@/lib/contract/desk/products'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { salesSettingsCalls } from '@/lib/contract/desk/sales-settings'
import { getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { PERMISSIONS } from '@/lib/domain/staff'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent } from '../kit/rendering'

let query = ''
vi.mock('next/navigation', () => ({
  usePathname: () => '/desk/products',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(query),
}))

const api = fakeApi()

const variant = (id: number) => ({
  ...{ id, choices: {}, price: 10_000_000, sale: null, quantity: 5, reserved: 0 },
  ...{ sku: null, barcode: null, is_on: true, guarantee: '' },
})
const product = (id: number, variants = [variant(id * 10)]): ListedDeskProduct => ({
  ...{ id, version: 1, slug: `mag-${id}`, title: `ماگ ${id}`, status: 'published', sold: 0 },
  ...{ percent: 0, recent_sales: [], picture: null, price: 10_000_000, stock: 5, variants },
  ...{ category: { id: 1, title: 'ماگ' }, brand: { id: 1, title: 'لاجورد' } },
  updated_at: '2026-11-21T10:00:00.000Z',
})
const several = product(2, [variant(20), { ...variant(21), choices: { رنگ: 'آبی' } }])

let unmount = () => {}

const press = (code: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, ...init })

function Keys() {
  useCommandKeys()
  return <ProductsView />
}

afterEach(() => void vi.restoreAllMocks())

beforeEach(async () => {
  query = ''
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(true)
  // Only rows in view are drawn.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  api.on(getDeskProducts, ({ query: sent }) =>
    sent.get('before') === null
      ? { data: { products: [product(1), several], next: 2 } }
      : { data: { products: [product(3)], next: null } },
  )
  const none = { published: 3, coming_soon: 0, hidden: 0, removed: 0, low: 0, gone: 0 }
  api.on(getDeskProductCounts, ({ query: sent }) => ({
    data: {
      counts: {
        ...{ ...none, all: sent.get('q') === null ? 3 : 2, without_picture: 0, without_field: 0 },
        ...{ in_festival: 0, on_sale: 0, discounted: 0 },
      },
    },
  }))
  api.on(getDeskTaxonomy, { data: { categories: [], brands: [] } })
  api.on(salesSettingsCalls.getStockBounds, { data: { low: 3 } })
  ;({ unmount } = await renderTable())
})

async function renderTable() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <QueryClientProvider client={client}>
      <DeskMemberProvider member={deskMember({ permissions: [...PERMISSIONS] })}>
        <Keys />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('checkbox', { name: 'انتخاب ماگ 1' })
  return view
}

test('all that are listed are chosen first, and then all that match', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }))
  expect(screen.getByText('۲ انتخاب')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /انتخاب هر ۳ کالا/ }))
  expect(await screen.findByText('۳ انتخاب')).toBeVisible()
  expect(screen.queryByRole('button', { name: /انتخاب هر/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'انتخاب ماگ 1' }))
  expect(screen.getByText('۲ انتخاب')).toBeVisible()
})

test('the head and the tabs say how many a search left', async () => {
  expect(screen.getByText('۳ کالا')).toBeVisible()
  unmount()
  query = 'q=ماگ'
  await renderTable()
  expect(await screen.findByText('۲ کالا از ۳')).toBeVisible()
  expect(screen.getByRole('link', { name: /^همه ۲/ })).toBeVisible()
})

test('⌘A chooses all that match, those that are not listed among them', async () => {
  press('KeyA', { ctrlKey: true })
  expect(await screen.findByText('۳ انتخاب')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن انتخاب' }))
  expect(screen.queryByText(/^[۰-۹]+ انتخاب$/)).toBeNull()
})

test('P and S go to the cells of the current row, and to the variants where it has several', async () => {
  press('KeyJ')
  press('KeyP')
  expect(screen.getByRole('textbox', { name: /^قیمت ماگ 1/ })).toHaveFocus()
  press('Escape', { key: 'Escape' })
  press('KeyS')
  expect(screen.getByRole('textbox', { name: 'موجودی ماگ 1' })).toHaveFocus()
  press('Escape', { key: 'Escape' })
  press('KeyJ')
  press('KeyS')
  expect(await screen.findByRole('dialog', { name: 'ماگ 2' })).toBeVisible()
})

test('with rows chosen P is of all of them', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }))
  press('KeyP')
  expect(await screen.findByRole('dialog', { name: /تغییر قیمت ۲ کالا/ })).toBeVisible()
})

test('P that is pressed while all are being chosen waits for all of them', async () => {
  press('KeyA', { ctrlKey: true })
  press('KeyP')
  expect(await screen.findByRole('dialog', { name: /تغییر قیمت ۳ کالا/ })).toBeVisible()
})
