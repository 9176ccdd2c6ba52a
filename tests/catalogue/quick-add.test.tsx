// @in-a-window
import { configure } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { cartSingleItem } from '@/lib/contract/cart'
import { getSetting } from '@/lib/contract/content/settings'
import { getProductInfo } from '@/lib/contract/product/product-info'
import { cartStore } from '@/stores/cart'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))

// A machine that does much else takes its time with what is loaded on use.
configure({ asyncUtilTimeout: 5_000 })

const shop = fakeApi()
const colour = (name: string, stock_id: number, price: number) => ({
  ...{ name, hex: '#112233', picture: `/media/${name}.webp` },
  ...{ stock_id, price, final_price: price },
})
const card = {
  ...{ id: 7, slug: 'ماگ-لاجورد', title: 'ماگ لاجورد', english_title: '', variant: null },
  brand: { id: 1, slug: 'لاجورد', title: 'لاجورد', english_title: '' },
  picture: { url: '/media/آبی.webp', width: 600, height: 600, alt: '' },
  ...{ status: 'published' as const, available: true, last_units: null, second_view: null },
  ...{ final_price: 1_000_000, price: 1_000_000, percent: 0, rate: null, rate_count: 0 },
  ...{ stock_id: 9, colours: [colour('آبی', 9, 1_000_000), colour('سبز', 10, 1_200_000)] },
}

const sent = z.object({ stock_id: z.int() })

test('a card shows, links to and adds the colour that is pressed, and counts it where it stands', async () => {
  shop.on(cartSingleItem, ({ body }) => ({
    info: {
      ...{ product_id: 7, stock_id: sent.parse(body).stock_id, slug: card.slug, title: card.title },
      ...{ parent_value: { رنگ: 'سبز' }, picture: null, quantity: 2 },
      ...{ price: 1_200_000, final_price: 1_200_000, guarantee: '' },
    },
  }))
  const user = userEvent.setup()
  render(
    <>
      <i data-cart-icon="" data-testid="bag" />
      <ProductCard card={toShownCard(card)} />
    </>,
  )
  const animate = vi.fn()
  Object.assign(screen.getByTestId('bag'), { animate })
  await user.click(screen.getByRole('button', { name: 'سبز' }))
  expect(screen.getByRole('button', { name: 'سبز' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/media/سبز.webp')
  const href = screen.getByRole('link', { name: card.title }).getAttribute('href') ?? ''
  expect(new URL(href, 'http://shop').searchParams.get('رنگ')).toBe('سبز')
  expect(screen.getByText('۱۲۰,۰۰۰')).toBeVisible()
  expect(await screen.findByText('فردا')).toHaveTextContent(/^ارسال فردا$/)

  await user.click(screen.getByRole('button', { name: /^افزودن به سبد/ }))
  const stepper = await screen.findByRole('group', { name: 'تعداد ماگ لاجورد' })
  expect(animate).toHaveBeenCalledExactlyOnceWith(expect.anything(), 260)
  const more = within(stepper).getByRole('button', { name: 'افزودن یک عدد' })
  await waitFor(() => expect(more).toHaveFocus())
  await user.click(more)
  await waitFor(() => expect(cartStore.get().lines).toMatchObject([{ stock_id: 10, quantity: 2 }]))
  await user.click(await within(stepper).findByRole('button', { name: 'کم کردن یک عدد' }))
  await user.click(await within(stepper).findByRole('button', { name: 'حذف' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^افزودن به سبد/ })).toHaveFocus())
  expect(cartStore.get().lines).toEqual([])
})

const setting = {
  ...{ name: 'ویترین', slogan: '', announcement: '', phone: '', email: '', hours: '' },
  ...{ address: '', seo_title: '', seo_description: '', product_count: 1 },
}

const size = (value: string) => ({ value, hex: null })
const stockOf = (id: number, colour: string, value: string, quantity = 3) => ({
  ...{ id, parent_value: { رنگ: colour, اندازه: value }, quantity },
  ...{ price: 1_000_000, final_price: 1_000_000 },
})
const info = {
  product: {
    ...{ id: 7, slug: card.slug, title: card.title, english_title: '', intro: '', description: '' },
    ...{ status: 'published' as const, guarantee: '', brand: card.brand, pictures: [] },
    ...{ category: { id: 1, slug: 'پوشاک', title: 'پوشاک' }, parents: [], rate: null },
    ...{ rate_count: 0, question_count: 0, updated_at: '2026-11-01T00:00:00.000Z' },
    ...{ on_sale_at: null, size_guide: null },
    properties: [
      {
        name: 'رنگ',
        values: [
          { value: 'آبی', hex: '#0000ff' },
          { value: 'سبز', hex: '#00ff00' },
        ],
      },
      { name: 'اندازه', values: [size('M'), size('L')] },
    ],
  },
  ...{ min_price: 1_000_000, festival: { percent: 0, title: null, ends_at: null }, fields: [] },
  stocks: [stockOf(11, 'آبی', 'M'), stockOf(12, 'آبی', 'L'), stockOf(13, 'سبز', 'L', 0)],
}

test('a good with something to choose asks for it where its card stands, and adds what was chosen', async () => {
  shop.on(getProductInfo, { data: { info } })
  shop.on(getSetting, { data: setting })
  shop.on(cartSingleItem, ({ body }) => ({
    info: {
      ...{ product_id: 7, stock_id: sent.parse(body).stock_id, slug: card.slug, title: card.title },
      ...{ parent_value: { رنگ: 'آبی', اندازه: 'L' }, picture: null, quantity: 2 },
      ...{ price: 1_000_000, final_price: 1_000_000, guarantee: '' },
    },
  }))
  const user = userEvent.setup()
  render(<ProductCard card={toShownCard({ ...card, stock_id: null, colours: [] })} />)
  const link = screen.getByRole('link', { name: 'انتخاب و خرید: ماگ لاجورد' })
  expect(link).toHaveAttribute('href', expect.stringContaining('/product/'))
  await user.click(link)
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب و خرید' }))
  await user.click(await sheet.findByRole('button', { name: 'افزودن به سبد' }))
  expect(sheet.getByRole('alert')).toHaveTextContent('اندازه را انتخاب کنید.')
  await user.click(sheet.getByRole('radio', { name: /^L/ }))
  await user.click(sheet.getByRole('radio', { name: /^سبز/ }))
  expect(sheet.getByRole('radio', { name: /^L/ }).closest('label')).toHaveTextContent('L ناموجود')
  expect(sheet.queryByRole('button', { name: 'افزودن به سبد' })).toBeNull()
  expect(await sheet.findByRole('button', { name: 'موجود شد خبرم کن' })).toBeEnabled()
  await user.click(sheet.getByRole('radio', { name: /^آبی/ }))
  await user.click(sheet.getByRole('button', { name: 'افزودن به سبد' }))
  await waitFor(() => expect(cartStore.get().lines).toMatchObject([{ stock_id: 12, quantity: 1 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the sheet of a good that is not yet on sale says its first day, and asks for a notice of it', async () => {
  const on_sale_at = '2026-12-03T10:00:00.000Z'
  const product = { ...info.product, status: 'coming_soon' as const, on_sale_at }
  const slug = 'ماگ-آینده'
  shop.on(getSetting, { data: setting })
  shop.on(getProductInfo, { data: { info: { ...info, product: { ...product, slug } } } })
  render(<ProductCard card={toShownCard({ ...card, slug, stock_id: null, colours: [] })} />)
  await userEvent.click(screen.getByRole('link', { name: 'انتخاب و خرید: ماگ لاجورد' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب و خرید' }))
  expect(await sheet.findByText('فروش از پنجشنبه ۱۲ آذر')).toBeVisible()
  expect(await sheet.findByRole('button', { name: 'آغاز فروش را خبرم کن' })).toBeEnabled()
  expect(sheet.queryByRole('button', { name: 'افزودن به سبد' })).toBeNull()
})

test('the sheet of a shop that can tell nobody has no bell', async () => {
  const slug = 'ماگ-رفته'
  const stocks = info.stocks.map((stock) => ({ ...stock, quantity: 0 }))
  shop.on(getSetting, { data: { ...setting, tells_when_back: false } })
  shop.on(getProductInfo, { data: { info: { ...info, stocks } } })
  render(<ProductCard card={toShownCard({ ...card, slug, stock_id: null, colours: [] })} />)
  await userEvent.click(screen.getByRole('link', { name: 'انتخاب و خرید: ماگ لاجورد' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب و خرید' }))
  expect(await sheet.findByText('ناموجود', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(sheet.queryByRole('button', { name: /خبرم کن/ })).toBeNull())
})
