// @in-a-window
import { expect, test } from 'vitest'
import { NothingFound } from '@/components/catalogue/nothing-found'
import type { ListQuery } from '@/components/catalogue/list-query'
import { categoryScope, searchScope, type ListScope } from '@/components/catalogue/list-scope'
import { partialMatch, productCard } from '@/lib/contract/catalogue/products'
import { render, screen, within } from '../kit/rendering'

const help = { relaxed: [], corrected: null, categories: [], brands: [], popular: [], best: [] }
const query = { page: 1, q: 'کفش ایمنی کارگری' }

const shoe = (id: number) =>
  productCard.parse({
    ...{ id, slug: `کفش-${id}`, title: `کفش ${id}`, english_title: '', status: 'published' },
    brand: { id: 1, slug: 'gam', title: 'گام', english_title: 'Gam' },
    ...{ picture: null, available: true, price: 1000, final_price: 1000, percent: 0 },
    ...{ last_units: null, rate: null, rate_count: 0, colours: [], stock_id: 9 },
  })

const part = (q: string, without: string[], ids: number[] = []) =>
  partialMatch.parse({ q, without, count: 12, is_minimum: false, products: ids.map(shoe) })

test('offers what fewer words find where the whole search finds nothing, under the same filters', () => {
  const parts = [part('کفش', ['ایمنی', 'کارگری'])]
  const filtered = { ...query, price_max: 90_000 }
  render(<NothingFound scope={searchScope} query={filtered} {...{ help, parts }} />)
  expect(screen.getByText('کالایی با همهٔ این کلمه‌ها نداریم')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'با کلمه‌های کمتر' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'کفش ۱۲ کالا' })
  expect(link).toHaveAttribute('href', '/search?q=کفش&price_max=90000')
})

test('shows goods of fewer words under the words that they have and lack, none of them twice', () => {
  const parts = [part('کفش', ['ایمنی', 'کارگری'], [1, 2]), part('ایمنی', ['کفش'], [2, 3, 4, 5])]
  render(<NothingFound scope={searchScope} query={query} {...{ help, parts }} />)
  expect(screen.getByText(/^کالایی با همهٔ این کلمه‌ها نداریم؛/)).toBeVisible()
  const all = screen.getByRole('region', { name: 'کالاهایی با بخشی از این کلمه‌ها' })
  const groups = within(all).getAllByRole('region')
  expect(groups.map((group) => within(group).getAllByRole('article').length)).toEqual([3, 2])
  const [, heads] = within(all)
    .getAllByRole('heading', { level: 2 })
    .filter(({ textContent }) => textContent.startsWith('با «'))
  expect(heads).toHaveTextContent('با «کفش» بدون «ایمنی» و «کارگری»')
  expect(within(all).getByRole('link', { name: 'دیدن هر ۱۲ کالا با «کفش»' })).toHaveAttribute(
    'href',
    '/search?q=کفش',
  )
})

test('says of goods of fewer words nothing that they lack, where that is not known', () => {
  const parts = [part('کفش', [], [1])]
  render(<NothingFound scope={searchScope} query={query} {...{ help, parts }} />)
  const group = screen.getByRole('region', { name: 'با «کفش»' })
  expect(within(group).getByRole('heading', { level: 2 }).textContent).toBe('با «کفش»')
})

test('offers no part of a search of which the shop has none', () => {
  render(<NothingFound scope={searchScope} query={query} help={help} />)
  expect(screen.queryByRole('heading', { name: 'با کلمه‌های کمتر' })).toBeNull()
})

test('names the category that its best sellers are of, where it is not the whole shop', () => {
  const missing = { kind: 'goods', name: 'یخچال', category: null } as const
  const best = { best: [shoe(1)], bestOf: 'خانه و آشپزخانه' }
  render(
    <NothingFound scope={searchScope} query={query} help={{ ...help, ...best }} {...{ missing }} />,
  )
  expect(screen.getByRole('heading', { name: 'پرفروش‌های خانه و آشپزخانه' })).toBeVisible()
})

test('says what to try next, and leaves what was sought to the heading of the page', () => {
  render(<NothingFound scope={searchScope} query={query} help={help} />)
  expect(screen.getByText('چیزی پیدا نشد')).toBeVisible()
  expect(screen.getByText(/املای کلمه‌ها را بررسی کنید/)).toBeVisible()
  expect(screen.queryByText(/کفش ایمنی کارگری/)).toBeNull()
})

test('says what the cheapest costs and shows what is dearer where nothing is as cheap as was wanted', () => {
  const dearer = [{ ...shoe(1), final_price: 21_900_000 }, shoe(2)]
  const limited = { page: 1, q: 'گوشی', price_max: 10_000_000 }
  render(<NothingFound scope={searchScope} query={limited} {...{ help, dearer }} />)
  expect(
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === 'ارزان‌ترین گوشی ما ۲,۱۹۰,۰۰۰ تومان است.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'با قیمتی بالاتر' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test.each<[string, ListScope, Partial<ListQuery>]>([
  ['a brand', searchScope, { brands: ['nikan'] }],
  ['a lower limit', searchScope, { price_min: 5_000_000 }],
  ['a category', searchScope, { category: 'گوشی-موبایل' }],
  ['a property', searchScope, { properties: { رنگ: ['مشکی'] } }],
  ['a festival', searchScope, { festival: 'شگفت-انگیز' }],
  ['the page of a category', categoryScope('گوشی-موبایل'), {}],
])('calls nothing the cheapest of the shop that was looked for within %s', (_, scope, narrowed) => {
  const dearer = [{ ...shoe(1), final_price: 21_900_000 }, shoe(2)]
  const limited = { page: 1, q: 'گوشی', price_max: 10_000_000, ...narrowed }
  render(<NothingFound query={limited} {...{ scope, help, dearer }} />)
  expect(screen.queryByText(/ارزان‌ترین/)).toBeNull()
  expect(screen.getByText(/^یکی از فیلترها را بردارید/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'با قیمتی بالاتر' })).toBeVisible()
})

test('calls the cheapest so in whatever order, and of what is in stock', () => {
  const query = {
    page: 1,
    q: 'گوشی',
    price_max: 10_000_000,
    available: true,
    sort: 'cheapest',
  } as const
  render(<NothingFound scope={searchScope} query={query} {...{ help }} dearer={[shoe(1)]} />)
  expect(screen.getByText(/ارزان‌ترین/)).toBeVisible()
})
