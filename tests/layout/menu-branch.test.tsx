// @in-a-window
import { expect, test } from 'vitest'
import { RankedList } from '@/components/content/ranked-list'
import { CategoryTree } from '@/components/layout/category-tree'
import { MenuBestSellers } from '@/components/layout/menu-best-sellers'
import MenuBranch from '@/components/layout/menu-branch'
import { getCategoryGuides } from '@/lib/contract/blog'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getCategoryNeeds } from '@/lib/contract/catalogue/needs'
import { getPriceCounts, getProducts, productCard } from '@/lib/contract/catalogue/products'
import { fakeApi } from '../kit/fake-api'
import { render, screen, userEvent, waitFor, within } from '../kit/rendering'
import { phones } from '../search/sample-suggestions'

const api = fakeApi()

const tile = { description: '', picture: 'p', tint: '#fff', children: [] }
/** Asked for once by the page of these tests. */
const menu = [
  { id: 1, slug: 'موبایل', title: 'موبایل', ...tile },
  { id: 2, slug: 'کتاب', title: 'کتاب', ...tile },
  { id: 3, slug: 'ورزش', title: 'ورزش', ...tile },
]
const chargers = { id: 5, slug: 'شارژر', title: 'شارژر', ...tile }
const accessories = { id: 4, slug: 'لوازم-جانبی', title: 'لوازم جانبی', ...tile }
const deepMenu = menu.map((top) =>
  top.id === 1 ? { ...top, children: [{ ...accessories, children: [chargers] }] } : top,
)

test('the first branch asks for its goods together with the tree', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  api.on(getProductMenu, async () => {
    await answered
    return { data: deepMenu }
  })
  for (const call of [getProducts, getCategoryNeeds, getPriceCounts, getCategoryGuides])
    api.hangs(call)
  render(<MenuBranch slug="ورزش" />)
  await waitFor(() => expect(api.requestsTo(getProducts)).toHaveLength(1))
  expect(screen.queryByRole('link', { name: 'همهٔ کالاهای ورزش' })).toBeNull()
  answer()
  expect(await screen.findByRole('link', { name: 'همهٔ کالاهای ورزش' })).toBeVisible()
})

test('the best sellers of a branch have their frame until they come, and none where they do not', async () => {
  api.on(getProductMenu, { data: menu })
  for (const call of [getCategoryNeeds, getPriceCounts, getCategoryGuides]) api.disconnects(call)
  let lose = () => {}
  const lost = new Promise<void>((resolve) => (lose = resolve))
  api.on(getProducts, async () => {
    await lost
    throw Response.error()
  })
  render(<MenuBranch slug="کتاب" />)
  const bestSellers = await screen.findByRole('region', { name: 'پرفروش‌های کتاب' })
  expect(within(bestSellers).getByRole('status')).toHaveTextContent('در حال گرفتن پرفروش‌ترین‌ها')
  lose()
  await waitFor(() => expect(bestSellers).not.toBeInTheDocument())
})

test('a branch of the menu offers its needs and its prices, though its guide does not come', async () => {
  api.on(getProductMenu, { data: menu })
  api.on(getProducts, {
    data: {
      ...{ products: phones.data.products, total: 1, count: 2, current_page: 1 },
      ...{ corrected: null, missing: null, intent: null, is_minimum: false, is_understood: true },
      facets: {
        ...{ categories: [], brands: [], festivals: [], properties: [] },
        ...{ price: { min: 0, max: 0 }, available_count: 2, brands_total: 0, is_minimum: false },
      },
    },
  })
  api.on(getCategoryNeeds, {
    data: { needs: [{ label: 'گوشی اقتصادی', note: '', category: 'موبایل', picture: null }] },
  })
  const prices = [10_000_000, 20_000_000, 90_000_000]
  api.on(getPriceCounts, { data: { counts: prices.map((price) => ({ price, count: 5 })) } })
  api.disconnects(getCategoryGuides)
  render(<MenuBranch slug="موبایل" />)
  const byPrice = await screen.findByRole('region', { name: 'بر پایهٔ قیمت' })
  expect(within(byPrice).getAllByRole('link')).toHaveLength(3)
  const needs = screen.getByRole('region', { name: 'برای هر نیاز' })
  expect(within(needs).getByRole('link', { name: 'گوشی اقتصادی' })).toBeVisible()
  expect(screen.queryByText('راهنمای خرید')).toBeNull()
  const bestSellers = screen.getByRole('region', { name: 'پرفروش‌های موبایل' })
  expect(within(bestSellers).getByRole('link', { name: 'همهٔ پرفروش‌ها' })).toHaveAttribute(
    'href',
    '/product-category/موبایل?sort=best_selling',
  )
})

test('the tree of a phone shows all levels', async () => {
  api.on(getProductMenu, { data: deepMenu })
  render(<CategoryTree onLeave={() => {}} />)
  await userEvent.click(await screen.findByText('موبایل'))
  expect(screen.getByRole('link', { name: 'لوازم جانبی' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'شارژر' })).toHaveAttribute(
    'href',
    '/product-category/شارژر',
  )
})

test('ranked goods are named as on a card, to the end of a phrase', () => {
  const [card] = phones.data.products.map((one) => productCard.parse(one))
  if (!card) throw new Error('The sample has a good.')
  const title = 'گوشی موبایل پارسه مدل Mehr با دو سیم‌کارت و صفحهٔ ۶٫۷ اینچی'
  render(
    <MenuBestSellers node={{ slug: 'موبایل', title: 'موبایل' }} products={[{ ...card, title }]} />,
  )
  render(<RankedList products={[{ ...card, title }]} />)
  const names = screen.getAllByRole('heading', { name: /پارسه/ })
  expect(names.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'گوشی موبایل پارسه مدل Mehr',
    'گوشی موبایل پارسه مدل Mehr',
  ])
})
