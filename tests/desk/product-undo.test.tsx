// @in-a-window
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { DeskProductCard } from '@/components/desk/products/product-rows'
import { useProductUndo } from '@/components/desk/products/use-product-undo'
import { deskProductsQuery } from '@/lib/client/desk/products'
import {
  getDeskProducts,
  updateDeskProduct,
  type DeskProduct,
  type ListedDeskProduct,
} from '@/lib/contract/desk/products'
import { undoStockUpdate } from '@/lib/contract/desk/stock-updates'
import { HOUR_MS } from '@/lib/persian/durations'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'
import { renderToaster } from '../kit/toasts'

const api = fakeApi()

const variant = {
  ...{ id: 9, choices: {}, price: 10_000_000, sale: null, quantity: 5, reserved: 0 },
  ...{ sku: null, barcode: null, is_on: true, guarantee: '' },
}
const listed: ListedDeskProduct = {
  ...{
    id: 7,
    version: 3,
    slug: 'ماگ',
    title: 'ماگ لاجورد',
    status: 'published',
    sold: 0,
    percent: 0,
    recent_sales: [],
  },
  ...{ category: { id: 1, title: 'ماگ' }, brand: { id: 1, title: 'لاجورد' }, picture: null },
  ...{ price: 10_000_000, stock: 5, variants: [variant], updated_at: '2026-11-21T10:00:00.000Z' },
}
const saved: DeskProduct = {
  ...{ id: 7, version: 3, status: 'published', title: 'ماگ لاجورد', title_en: '', slug: 'ماگ' },
  ...{ category_id: 1, brand_id: 1, intro: '', description: '', guarantee: '', fields: [] },
  ...{ variants: [{ ...variant, cost: null }], pictures: [], publish_at: null },
}

function Products() {
  const { data } = useInfiniteQuery(deskProductsQuery({}))
  const { edits, undo, rememberBulk, notice } = useProductUndo()
  const tools = { edits, takeBack: undo, canPrice: true, canStock: true, openVariants: () => {} }
  const hrefOf = () => '/desk/products/7'
  useCommandKeys()
  return (
    <>
      <h1>کالاها</h1>
      {data?.pages
        .flatMap(({ products }) => products)
        .map((product) => (
          <DeskProductCard key={product.id} product={product} tools={{ ...tools, hrefOf }} />
        ))}
      {edits.failures[0] && <p role="alert">{edits.failures[0]}</p>}
      <button type="button" onClick={() => rememberBulk({ id: 4, text: 'قیمت ۲ تنوع تغییر کرد.' })}>
        گروهی
      </button>
      {notice}
    </>
  )
}

const bodies = () => api.requestsTo(updateDeskProduct).map(({ body }) => body)
const pressZ = (target: Element = document.body, init = {}) =>
  fireEvent.keyDown(target, { code: 'KeyZ', ...init })

beforeEach(() => {
  vi.restoreAllMocks()
  let stored = saved
  api.on(getDeskProducts, { data: { products: [listed], next: null } })
  api.on(updateDeskProduct, ({ body }) => {
    const [change] = updateDeskProduct.body?.parse(body).variants ?? []
    const { price = variant.price, quantity = variant.quantity } = change ?? {}
    const version = stored.version + 1
    stored = { ...saved, version, variants: [{ ...variant, cost: null, price, quantity }] }
    return { data: { product: stored } }
  })
  renderToaster()
  openGoods()
})

const openGoods = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <DeskMemberProvider member={deskMember()}>
        <Products />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )

async function typeInto(name: RegExp, value: string) {
  const cell = await screen.findByRole('textbox', { name })
  await userEvent.clear(cell)
  await userEvent.type(cell, `${value}{Enter}`)
  await screen.findByText(/ذخیره شد/)
  return cell
}

test('Z brings the price before the last back, with the version that its save made, and names it', async () => {
  const cell = await typeInto(/^قیمت/, '2000000')
  pressZ()
  expect(await screen.findByText('قیمت «ماگ لاجورد» برگشت.')).toBeVisible()
  expect(bodies()).toEqual([
    { version: 3, variants: [{ id: 9, price: 20_000_000 }] },
    { version: 4, variants: [{ id: 9, price: 10_000_000 }] },
  ])
  expect(cell).toHaveValue('۱,۰۰۰,۰۰۰')
  expect(screen.queryByText(/ذخیره شد/)).toBeNull()
  pressZ()
  expect(await screen.findByText('چیزی برای برگرداندن نیست.')).toBeVisible()
  expect(bodies()).toHaveLength(2)
})

test('a stock that goes back leaves what was sold meanwhile subtracted', async () => {
  await typeInto(/^موجودی/, '20')
  await userEvent.click(screen.getByRole('button', { name: 'برگرداندن' }))
  expect(await screen.findByText('موجودی «ماگ لاجورد» برگشت.')).toBeVisible()
  expect(bodies()[1]).toEqual({
    version: 4,
    variants: [{ id: 9, quantity: 5, quantity_read: 20 }],
  })
})

test('in a cell ⌘Z takes back the last save, and Z alone or over what is typed does not', async () => {
  const cell = await typeInto(/^قیمت/, '2000000')
  pressZ(cell)
  await userEvent.type(cell, '۳')
  pressZ(cell, { ctrlKey: true })
  await userEvent.type(cell, '{Escape}')
  expect(bodies()).toHaveLength(1)
  pressZ(cell, { ctrlKey: true })
  expect(await screen.findByText('قیمت «ماگ لاجورد» برگشت.')).toBeVisible()
})

test('what somebody else has changed meanwhile is a clash, as of any cell', async () => {
  await typeInto(/^قیمت/, '2000000')
  api.fails(updateDeskProduct, { status: 409, code: 'version_conflict', error: 'تغییر کرده است.' })
  pressZ()
  expect(await screen.findByRole('alert')).toHaveTextContent('همکار دیگری این کالا را تغییر داد')
  expect(screen.queryByText(/برگشت\.$/)).toBeNull()
})

test('Z takes back the newest first: a cell, and then the change of many before it', async () => {
  api.on(undoStockUpdate, { data: { restored: 2, skipped: 0 } })
  await userEvent.click(screen.getByRole('button', { name: 'گروهی' }))
  await typeInto(/^قیمت/, '2000000')
  pressZ()
  expect(await screen.findByText('قیمت ۲ تنوع تغییر کرد.')).toBeVisible()
  expect(api.requestsTo(undoStockUpdate)).toHaveLength(0)
  pressZ()
  expect(await screen.findByText('۲ تنوع به پیش از آن برگشت.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('قیمت ۲ تنوع تغییر کرد.')).toBeNull())
})

test('the undo of a bulk change is there again after the page was left, for an hour', async () => {
  api.on(undoStockUpdate, { data: { restored: 2, skipped: 0 } })
  await userEvent.click(screen.getByRole('button', { name: 'گروهی' }))
  cleanup()
  renderToaster()
  openGoods()
  expect(await screen.findByText('قیمت ۲ تنوع تغییر کرد.')).toBeVisible()
  pressZ()
  expect(await screen.findByText('۲ تنوع به پیش از آن برگشت.')).toBeVisible()
  expect(api.requestsTo(undoStockUpdate)[0]?.params).toMatchObject({ id: '4' })
  await waitFor(() => expect(screen.queryByText('قیمت ۲ تنوع تغییر کرد.')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: 'گروهی' }))
  cleanup()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS)
  openGoods()
  await screen.findByRole('textbox', { name: /^قیمت/ })
  expect(screen.queryByText('قیمت ۲ تنوع تغییر کرد.')).toBeNull()
})

test('one that a colleague took back first is offered no more', async () => {
  api.fails(undoStockUpdate, { status: 404, code: 'not_found', error: 'پیدا نشد.' })
  await userEvent.click(screen.getByRole('button', { name: 'گروهی' }))
  pressZ()
  await waitFor(() => expect(screen.queryByText('قیمت ۲ تنوع تغییر کرد.')).toBeNull())
})
