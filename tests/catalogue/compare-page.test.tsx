// @in-a-window
import { beforeEach, expect, test, vi } from 'vitest'
import { ComparePage } from '@/components/catalogue/compare/compare-page'
import { CompareTableRow } from '@/components/catalogue/compare/compare-table-row'
import { productCard } from '@/lib/contract/catalogue/products'
import { setCompared } from '@/stores/comparison'
import { shopStore } from '@/stores/shop'
import { render, screen, within } from '../kit/rendering'

const replaced = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/compare',
  useRouter: () => ({ replace: replaced }),
}))

const nothing = { products: [], comparison_group: null, suggestions: [], starts: [] }

const mug = (id: number) =>
  productCard.parse({
    ...{ id, slug: `ماگ-${id}`, title: `ماگ ${id}`, english_title: '', status: 'published' },
    brand: { id: 1, slug: 'lajvard', title: 'لاجورد', english_title: 'Lajvard' },
    ...{ picture: null, available: true, price: 1000, final_price: 1000, percent: 0 },
    ...{ last_units: null, rate: null, rate_count: 0, colours: [], stock_id: 9 },
  })

beforeEach(() => {
  shopStore.reset()
  replaced.mockReset()
})

test('an address without goods opens those that were chosen in this browser', () => {
  setCompared([7, 9, 12], 3)
  render(<ComparePage {...nothing} requested={null} />)
  expect(replaced).toHaveBeenCalledExactlyOnceWith('/compare?ids=7,9,12')
})

test('it stays where nothing was chosen, and says what to do', () => {
  render(<ComparePage {...nothing} requested={null} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('کالایی برای مقایسه نیست')
  expect(replaced).not.toHaveBeenCalled()
})

const startOf = (at: number, title: string) => ({
  category: { id: at, slug: title, title },
  ids: [1, 2, 3].map((nth) => at * 10 + nth),
})

test('with nothing chosen three best sellers are one press from each other, under the name of what they are', () => {
  const suggestions = [11, 12, 13, 14].map(mug)
  const starts = [startOf(1, 'ماگ'), startOf(2, 'گوشی موبایل')]
  render(<ComparePage {...nothing} {...{ suggestions, starts }} requested={null} />)
  expect(screen.getByRole('heading', { name: 'پرفروش‌های ماگ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'مقایسهٔ ۳ کالای اول' })).toHaveAttribute(
    'href',
    '/compare?ids=11,12,13',
  )
})

test('with nothing chosen one button leads on, and none to all categories', () => {
  const starts = [startOf(1, 'ماگ'), startOf(2, 'گوشی موبایل')]
  const suggestions = [11, 12, 13].map(mug)
  render(<ComparePage {...nothing} {...{ suggestions, starts }} requested={null} />)
  expect(screen.queryByRole('link', { name: 'دیدن کالاها' })).toBeNull()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['پرفروش‌های ماگ', '۳ پرفروش دسته‌ای دیگر کنار هم'])
})

test('without best sellers of one category all categories are where to begin', () => {
  render(<ComparePage {...nothing} requested={null} />)
  expect(screen.getByRole('link', { name: 'دیدن کالاها' })).toBeVisible()
})

const compared = (card: ReturnType<typeof mug>) => ({
  ...{ card, guarantee: '', properties: [], fields: [] },
})

test('the product that is advised is called so above its picture, with the reason beside all', () => {
  const rated = { ...mug(1), rate: 4.6, rate_count: 9, price: 5000, final_price: 5000 }
  const products = [compared(rated), compared({ ...mug(2), rate: 4, rate_count: 5 })]
  render(<ComparePage {...nothing} products={products} requested="1,2" />)
  const [first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveTextContent(/^پیشنهاد ما/)
  expect(second).not.toHaveTextContent('پیشنهاد ما')
  expect(screen.getAllByText(/با بیشترین امتیاز \(۴٫۶\)/)[0]).toBeVisible()
})

test('where no row is alike, no switch hides any, and it is said that all differ', () => {
  const fieldsOf = (value: string) => [{ section: '', name: 'گنجایش', value, highlighted: false }]
  const pairs = (second: string) => [
    { ...compared(mug(1)), fields: fieldsOf('۳۰۰ میلی‌لیتر'), guarantee: 'گارانتی ۱۸ ماهه' },
    { ...compared(mug(2)), fields: fieldsOf(second) },
  ]
  const { rerender } = render(
    <ComparePage {...nothing} products={pairs('۲۵۰ میلی‌لیتر')} requested="1,2" />,
  )
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText('همهٔ ویژگی‌ها فرق دارند')).toBeVisible()
  rerender(<ComparePage {...nothing} products={pairs('۳۰۰ میلی‌لیتر')} requested="1,2" />)
  expect(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' })).toBeChecked()
  expect(screen.queryByText('همهٔ ویژگی‌ها فرق دارند')).toBeNull()
})

test('no row tells the brand, which stands in the names', () => {
  const other = { ...mug(2), brand: { ...mug(2).brand, title: 'شعله' } }
  const products = [compared(mug(1)), compared(other)]
  render(<ComparePage {...nothing} products={products} requested="1,2" />)
  expect(screen.queryByRole('rowheader', { name: 'برند' })).toBeNull()
})

test('of what is bought over a comparison only the advised one has the filled button', () => {
  const rated = { ...mug(1), rate: 4.6, rate_count: 9, price: 5000, final_price: 5000 }
  const products = [compared(rated), compared({ ...mug(2), rate: 4, rate_count: 5 })]
  const { container } = render(<ComparePage {...nothing} products={products} requested="1,2" />)
  const classesIn = (part: string) =>
    [...container.querySelectorAll(`${part} button`)]
      .filter(({ textContent }) => textContent.startsWith('افزودن'))
      .map(({ className }) => className)
  const [first, second] = classesIn('[data-buy-heads]')
  expect(first).not.toBe(second)
  expect([first, second]).toEqual(classesIn('thead'))
})

test('a number stands on the line of its unit, but where both are longer than a narrow column', () => {
  const cells = ['۱۲۸ گیگابایت، ۲۵۶ گیگابایت', '۴۷۰۰ میلی‌آمپرساعت'].map((text) => ({
    ...{ text, measured: null, share: null, isBest: false },
  }))
  render(
    <table>
      <tbody>
        <CompareTableRow row={{ name: 'حافظه', cells }} />
      </tbody>
    </table>,
  )
  const [memory, battery] = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(memory).toBe('۱۲۸\u00a0گیگابایت، ۲۵۶\u00a0گیگابایت')
  expect(battery).toBe('۴۷۰۰ میلی‌آمپرساعت')
})

test('what is bought over a comparison has words on its buttons', () => {
  const { container } = render(
    <ComparePage {...nothing} products={[compared(mug(1)), compared(mug(2))]} requested="1,2" />,
  )
  const bar = container.querySelector('[data-buy-heads]')
  const words = [...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
  expect(words).toEqual(['افزودن به سبد', 'افزودن به سبد'])
})

test('other categories whose best sellers fill a table are one press away, too', () => {
  const starts = [startOf(1, 'ماگ'), startOf(2, 'گوشی موبایل'), startOf(3, 'لپ‌تاپ')]
  render(<ComparePage {...nothing} starts={starts} requested={null} />)
  expect(screen.getByRole('link', { name: 'گوشی موبایل' })).toHaveAttribute(
    'href',
    '/compare?ids=21,22,23',
  )
  expect(screen.getByRole('link', { name: 'لپ‌تاپ' })).toHaveAttribute(
    'href',
    '/compare?ids=31,32,33',
  )
})

test('what a comparison can start with stands in one row, with none alone under the others', () => {
  const suggestions = [11, 12, 13, 14, 15].map(mug)
  render(<ComparePage {...nothing} suggestions={suggestions} requested={null} />)
  const cards = within(screen.getByRole('region', { name: 'از پرفروش‌ها شروع کنید' })).getByRole(
    'list',
  )
  expect(cards).toHaveClass('flex', 'overflow-x-auto')
})

test('the comparison whose last product was removed stays empty', () => {
  setCompared([7], 3)
  render(<ComparePage {...nothing} requested="" />)
  expect(replaced).not.toHaveBeenCalled()
  expect(shopStore.get().compare).toEqual([])
})

test('goods that are gone are not opened again and again', () => {
  setCompared([7], 3)
  render(<ComparePage {...nothing} requested="999" />)
  expect(replaced).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: /^مقایسهٔ پیشین شما/ })).toBeVisible()
})

test('a value that is sold out says so for everyone, and is not struck', () => {
  const options = [
    { value: '۲۵۶ گیگابایت', isSoldOut: false },
    { value: '۵۱۲ گیگابایت', isSoldOut: true },
  ]
  const cell = { text: '۲۵۶ گیگابایت، ۵۱۲ گیگابایت', options, measured: '۲۵۶ گیگابایت' }
  const row = { name: 'حافظه', cells: [{ ...cell, share: 1, isBest: true }] }
  render(
    <table>
      <tbody>
        <CompareTableRow row={row} />
      </tbody>
    </table>,
  )
  expect(screen.getByRole('cell')).toHaveTextContent(
    '۲۵۶ گیگابایت، ۵۱۲ گیگابایت (ناموجود) (بهترین)',
  )
  const value = screen.getByText('۵۱۲ گیگابایت (ناموجود)')
  expect(value.closest('.sr-only')).toBeNull()
  expect(screen.getByRole('cell').querySelector('s')).toBeNull()
})

test('on a phone a button in words leads to what else can be compared', () => {
  const products = [compared(mug(1)), compared(mug(2))]
  const { rerender } = render(
    <ComparePage {...nothing} suggestions={[mug(3)]} products={products} requested="1,2" />,
  )
  const link = screen.getByRole('link', { name: 'افزودن کالا' })
  expect(link).toHaveAttribute('href', '#more-to-compare')
  expect(link).toHaveTextContent('افزودن کالا')
  rerender(<ComparePage {...nothing} products={products} requested="1,2" />)
  expect(screen.queryByRole('link', { name: 'افزودن کالا' })).toBeNull()
})
