// @in-a-window
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BulkProductDialog, planChange } from '@/components/desk/products/bulk-product-dialog'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { DeskMemberProvider } from '@/components/desk/ui/desk-member'
import { useProductUndo } from '@/components/desk/products/use-product-undo'
import { getQueryClient } from '@/lib/client/query-client'
import {
  updateDeskProduct,
  type DeskProduct,
  type ListedDeskProduct,
} from '@/lib/contract/desk/products'
import { getDeskTaxonomy } from '@/lib/contract/desk/taxonomy'
import { deskMember } from '../kit/desk-member'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

const api = fakeApi()

const listed = (id: number, status: ListedDeskProduct['status']): ListedDeskProduct => ({
  ...{ id, version: 3, slug: `mag-${id}`, title: `ماگ ${id}`, status, sold: 0, percent: 0 },
  ...{ recent_sales: [], picture: null, price: null, stock: 0, variants: [] },
  ...{ category: { id: 1, title: 'ماگ' }, brand: { id: 1, title: 'لاجورد' } },
  updated_at: '2026-11-21T10:00:00.000Z',
})
const saved = (id: number, version: number): DeskProduct => ({
  ...{ id, version, status: 'published', title: `ماگ ${id}`, title_en: '', slug: `mag-${id}` },
  ...{ category_id: 1, brand_id: 1, intro: '', description: '', guarantee: '', fields: [] },
  ...{ variants: [], pictures: [], publish_at: null },
})
const GOODS = [listed(1, 'hidden'), listed(2, 'published'), listed(3, 'hidden')]

function Products() {
  const { rememberBulk, notice } = useProductUndo()
  useCommandKeys()
  return (
    <>
      <BulkProductDialog field="status" products={GOODS} onClose={() => {}} onDone={rememberBulk} />
      {notice}
    </>
  )
}

const bodies = () =>
  api.requestsTo(updateDeskProduct).map(({ params, body }) => ({ id: params.id, body }))

beforeEach(() => {
  api.on(getDeskTaxonomy, { data: { categories: [], brands: [] } })
  api.on(updateDeskProduct, ({ params, body }) => {
    const { version } = updateDeskProduct.body?.parse(body) ?? { version: 0 }
    return { data: { product: saved(Number(params.id), version + 1) } }
  })
})

function openDialog() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <DeskMemberProvider member={deskMember()}>
        <Products />
      </DeskMemberProvider>
    </QueryClientProvider>,
  )
}

test('a change is planned for those alone that are not so already, with what brings them back', () => {
  const chosen = { status: 'published', category: 9, brand: 1 } as const
  expect(planChange(GOODS, 'status', chosen)).toMatchObject([
    { id: 1, version: 3, change: { status: 'published' }, former: { status: 'hidden' } },
    { id: 3 },
  ])
  expect(planChange(GOODS, 'category', chosen)[0]).toMatchObject({
    ...{ change: { category_id: 9 }, former: { category_id: 1 } },
  })
  expect(planChange(GOODS, 'brand', chosen)).toEqual([])
  expect(planChange(GOODS, 'category', { ...chosen, category: null })).toEqual([])
})

test('drafts are published together, and Z makes drafts of the same ones again', async () => {
  openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'تغییر ۲ کالا' }))
  expect(await screen.findByText('انتشار ۲ از ۲ کالا تغییر کرد.')).toBeInTheDocument()
  expect(bodies()).toEqual([
    { id: '1', body: { status: 'published', version: 3 } },
    { id: '3', body: { status: 'published', version: 3 } },
  ])
  document.querySelectorAll('[role="dialog"]').forEach((dialog) => dialog.remove())
  fireEvent.keyDown(document.body, { code: 'KeyZ' })
  await waitFor(() => expect(bodies()).toHaveLength(4))
  expect(bodies().slice(2)).toEqual([
    { id: '1', body: { status: 'hidden', version: 4 } },
    { id: '3', body: { status: 'hidden', version: 4 } },
  ])
})

test('one that the shop refuses stays as it was, is named with its reason, and stops no other', async () => {
  api.on(updateDeskProduct, ({ params, body }) => {
    if (params.id === '1') {
      const errors = { fields: ['ویژگی «جنس» نوشته نشده است.'] }
      throw Response.json({ error: 'نادرست است.', code: 'invalid', errors }, { status: 422 })
    }
    const { version } = updateDeskProduct.body?.parse(body) ?? { version: 0 }
    return { data: { product: saved(Number(params.id), version + 1) } }
  })
  openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'تغییر ۲ کالا' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('۱ کالا همان که بود ماند:')
  expect(screen.getByText('ویژگی «جنس» نوشته نشده است.')).toBeVisible()
  expect(screen.getByText('انتشار ۱ از ۲ کالا تغییر کرد.')).toBeInTheDocument()
})
