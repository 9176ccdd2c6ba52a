// @in-a-window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCommandKeys, useCommands } from '@/components/desk/ui/desk-commands'
import { changedBody, draftOf, type ProductDraft } from '@/components/desk/products/product-draft'
import { ProductFields } from '@/components/desk/products/product-fields'
import { findWrongSection, ProductTabs } from '@/components/desk/products/product-sections'
import { listSeoChecks } from '@/components/desk/products/product-seo'
import { VariantSheet } from '@/components/desk/products/variant-sheet'
import { getCategoryFields } from '@/lib/contract/desk/category-fields'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, within } from '../kit/rendering'

const api = fakeApi()

const variantOf = (id: number, choices: Record<string, string>) => ({
  ...{ id, choices, price: 10_000_000, sale: null, quantity: 5, reserved: 0 },
  ...{ sku: null, barcode: null, cost: null, is_on: true, guarantee: '' },
})
const saved: DeskProduct = {
  ...{ id: 7, version: 3, status: 'published', title: 'ماگ لاجورد', title_en: '', slug: 'ماگ' },
  ...{ category_id: 1, brand_id: 1, intro: '', description: '', guarantee: '', fields: [] },
  variants: [variantOf(1, { رنگ: 'آبی' }), variantOf(2, { رنگ: 'سرخ' })],
  ...{ pictures: [], publish_at: null },
}

beforeEach(() => {
  api.on(getCategoryFields, {
    data: {
      fields: [
        {
          ...{ name: 'جنس', section: '', highlighted: false, products: 3, values: ['سرامیک'] },
          ...{ is_required: true, from_parent: false },
        },
        {
          ...{ name: 'گنجایش', section: '', highlighted: false, products: 2, values: [] },
          ...{ is_required: false, from_parent: false },
        },
      ],
      options: [{ name: 'رنگ', values: ['آبی', 'سرخ', 'سفید'] }],
      inputs: {},
      hexes: { آبی: '#2b6cf0' },
    },
  })
})

function Sheet({ product, error }: { product: DeskProduct | null; error?: string }) {
  const [draft, setDraft] = useState<ProductDraft>(() => ({ ...draftOf(product), category_id: 1 }))
  return (
    <>
      <VariantSheet
        draft={draft}
        onUpdate={(update) => setDraft(update)}
        canPrice
        canStock
        canSeeCosts
        error={error}
      />
      {product && <output>{JSON.stringify(changedBody(draft, product))}</output>}
    </>
  )
}
const show = (product: DeskProduct | null, error?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sheet product={product} {...(error !== undefined && { error })} />
    </QueryClientProvider>,
  )
const head = (name: RegExp) => screen.queryByRole('columnheader', { name })

test('columns that no variant uses wait behind their buttons, and open by them', async () => {
  show(saved)
  expect(head(/^قیمت/)).toBeVisible()
  for (const name of [/^فروش ویژه/, /^بهای خرید/, /^گارانتی/]) expect(head(name)).toBeNull()
  const button = screen.getByRole('button', { name: /بهای خرید/ })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button)
  expect(head(/^بهای خرید/)).toBeVisible()
})

test('a column that some variant uses stands open, and a price below the cost is said', () => {
  const [first, ...others] = saved.variants
  if (!first) throw new Error('It has two.')
  show({ ...saved, variants: [{ ...first, cost: 16_000_000 }, ...others] })
  expect(head(/^بهای خرید/)).toBeVisible()
  expect(screen.getByText('ارزان‌تر از بهای خرید: آبی')).toBeVisible()
  expect(head(/^فروش ویژه/)).toBeNull()
})

test('a variant is taken out of sale and given its own guarantee, and only that is sent', async () => {
  show(saved)
  await userEvent.click(screen.getByRole('switch', { name: 'فروش آبی' }))
  await userEvent.click(screen.getByRole('button', { name: /گارانتی/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'گارانتی سرخ' }), 'بی‌گارانتی')
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    variants: [
      { id: 1, is_on: false },
      { id: 2, guarantee: 'بی‌گارانتی' },
    ],
  })
})

test('a new product asks for values, offers those of its category and sets a price for all rows', async () => {
  show(null)
  await userEvent.click(await screen.findByRole('button', { name: 'رنگ' }))
  expect(screen.getByText('مقدارها را بنویسید')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  const usual = await screen.findByRole('group', { name: 'مقدارهای همیشگی رنگ' })
  for (const name of ['آبی', 'سفید']) {
    await userEvent.click(within(usual).getByRole('button', { name }))
  }
  expect(within(usual).queryByRole('button', { name: 'آبی' })).toBeNull()
  const price = screen.getByRole('textbox', { name: 'همهٔ ردیف‌ها، قیمت' })
  await userEvent.type(price, '250000{Enter}')
  for (const name of ['قیمت آبی', 'قیمت سفید']) {
    expect(screen.getByRole('textbox', { name })).toHaveValue('۲۵۰,۰۰۰')
  }
})

test('what the category requires is marked, and the tab counts what of it is empty', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductTabs missing={2} lacks={[]} pictures={0} variants={12} hasHistory />
      <ProductFields
        categoryId={1}
        categoryTitle="ماگ"
        fields={[]}
        onChange={() => undefined}
        error={undefined}
      />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('۱ ویژگی لازم خالی است')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^جنس/ })).toBeRequired()
  expect(screen.getByRole('combobox', { name: /^گنجایش/ })).not.toBeRequired()
  const tabs = screen.getByRole('navigation', { name: 'بخش‌های کالا' })
  expect(within(tabs).getByRole('link', { name: 'ویژگی‌ها ۲ کم' })).toBeVisible()
  expect(within(tabs).getByRole('link', { name: 'تاریخچه' })).toBeVisible()
  const current = () => within(tabs).getByRole('link', { current: 'location' })
  expect(current()).toHaveTextContent('پایه')
  // Near the end of the page it may stand below another; it is where one is until one scrolls on.
  await userEvent.click(within(tabs).getByRole('link', { name: 'سئو' }))
  expect(current()).toHaveTextContent('سئو')
  fireEvent.wheel(tabs)
  expect(current()).toHaveTextContent('پایه')
})

test('a refusal leads to the first section that it is about', () => {
  const wrong = new Set(['slug', 'fields'])
  expect(findWrongSection((name) => wrong.has(name))).toBe('fields')
  expect(findWrongSection(() => undefined)).toBeUndefined()
})

test('the checks for search engines say what is still short', () => {
  const unmet = listSeoChecks({ ...draftOf(saved), title: 'م'.repeat(61) })
  expect(unmet.map(({ isMet }) => isMet)).toEqual([false, false, false])
  const whole = listSeoChecks({ ...draftOf(saved), intro: 'معرفی '.repeat(20) })
  expect(whole.map(({ isMet }) => isMet)).toEqual([true, true, false])
})

function SavedSheet({ onSave }: { onSave: (draft: ProductDraft) => void }) {
  const [draft, setDraft] = useState<ProductDraft>(() => ({ ...draftOf(null), category_id: 1 }))
  useCommandKeys()
  useCommands([
    { id: 'save', title: 'ذخیره', group: 'کالا', keys: 'Mod+KeyS', run: () => onSave(draft) },
  ])
  return (
    <VariantSheet
      draft={draft}
      onUpdate={(update) => setDraft(update)}
      canPrice
      canStock
      canSeeCosts
      error={undefined}
    />
  )
}

test('a value is spelt as goods of the category have it, and none stands twice', async () => {
  api.on(getCategoryFields, {
    data: {
      ...{ fields: [], inputs: {}, hexes: {} },
      options: [{ name: 'اندازه', values: ['۴۱', '۴۲', 'XL2'] }],
    },
  })
  show(null)
  await userEvent.click(await screen.findByRole('button', { name: 'اندازه' }))
  const usual = await screen.findByRole('group', { name: 'مقدارهای همیشگی اندازه' })
  const value = screen.getByRole('textbox', { name: 'مقدار تازهٔ اندازه' })
  await userEvent.type(value, '42، ٤٢، xl2، 43، X5{Enter}')
  await userEvent.type(value, '۴۲{Enter}')
  const given = screen.getAllByRole('button', { name: /^برداشتن ./ })
  expect(given.map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['برداشتن ۴۲', 'برداشتن XL2', 'برداشتن ۴۳', 'برداشتن X5', 'برداشتن اندازه'],
  ])
  expect(within(usual).getAllByRole('button')).toHaveLength(1)
})

test('the key of saving takes what is being typed first, and the focus stays', async () => {
  const onSave = vi.fn<(draft: ProductDraft) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SavedSheet onSave={onSave} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'رنگ' }))
  const value = screen.getByRole('textbox', { name: 'مقدار تازهٔ رنگ' })
  await userEvent.type(value, 'آبی')
  await userEvent.keyboard('{Control>}[KeyS]{/Control}')
  expect(onSave.mock.lastCall?.[0].options).toEqual([{ name: 'رنگ', values: ['آبی'] }])
  expect(value).toHaveFocus()
})

test('a cell that is typed in is a change at once, and its column stays when it is cleared', async () => {
  const [first, ...others] = saved.variants
  if (!first) throw new Error('It has two.')
  const sale = { price: 9_000_000, from: '2026-01-01T00:00:00.000Z', until: null }
  show({ ...saved, variants: [{ ...first, sale }, ...others] })
  const changed = (): unknown => JSON.parse(screen.getByRole('status').textContent)
  const price = screen.getByRole('textbox', { name: 'قیمت سرخ' })
  await userEvent.type(price, '12')
  expect(changed()).toEqual({ variants: [{ id: 2, price: 120 }] })
  await userEvent.keyboard('{Escape}')
  expect(changed()).toEqual({})
  const salePrice = screen.getByRole('textbox', { name: 'فروش ویژهٔ آبی' })
  await userEvent.clear(salePrice)
  await userEvent.type(salePrice, '800000')
  expect(changed()).toEqual({ variants: [{ id: 1, sale: { ...sale, price: 8_000_000 } }] })
})

test('a sale that is refused as no cheaper than its price is marked and has the focus', async () => {
  const [first, second] = saved.variants
  if (!first || !second) throw new Error('It has two.')
  const sale = { from: '2026-01-01T00:00:00.000Z', until: null }
  const variants = [
    { ...first, sale: { ...sale, price: 9_000_000 } },
    { ...second, sale: { ...sale, price: 11_000_000 } },
  ]
  const complaint = 'قیمت فروش ویژه باید کمتر از قیمت باشد.'
  show({ ...saved, variants }, complaint)
  const wrong = screen.getByRole('textbox', { name: 'فروش ویژهٔ سرخ' })
  expect(screen.getByRole('textbox', { name: 'فروش ویژهٔ آبی' })).toBeValid()
  expect(wrong).toBeInvalid()
  expect(wrong).toHaveAttribute('title', complaint)
  expect(wrong).toHaveFocus()
  await userEvent.clear(wrong)
  await userEvent.type(wrong, '900000')
  expect(wrong).toBeValid()
})

test('whether a variant is sold stays in view however many columns are open', async () => {
  show(saved)
  await userEvent.click(screen.getByRole('button', { name: /فروش ویژه/ }))
  expect(screen.getByRole('switch', { name: 'فروش آبی' }).closest('td')).toHaveClass('sticky')
  expect(screen.getByRole('columnheader', { name: 'فروش' })).toHaveClass('sticky')
})
