// @in-a-window
import { expect, test } from 'vitest'
import { IntentNote } from '@/components/search/intent-note'
import { SearchScopes } from '@/components/search/search-scopes'
import { facets } from '../catalogue/sample-facets'
import { render, screen, within } from '../kit/rendering'

const list = {
  facets: { ...facets, properties: [{ name: 'اندازه', values: [] }] },
  count: 12,
}
const nothing = { q: 'کفش', words: [], unmet: null }

test('says which size is not in stock, what is shown, and where a size is chosen', () => {
  const intent = { ...nothing, unmet: { label: 'سایز ۶۰', name: 'اندازه' } }
  const { container } = render(<IntentNote {...{ intent, list }} query={{ page: 1, q: 'کفش' }} />)
  expect(container).toHaveTextContent(
    '«سایز ۶۰» را اکنون موجود نداریم؛ این‌ها همهٔ نتیجه‌های «کفش» است. «اندازه» را در فیلترها انتخاب کنید.',
  )
})

test('points to no filter that the list does not have', () => {
  const intent = { ...nothing, unmet: { label: 'رم ۹۹ گیگابایت', name: 'رم' } }
  const { container } = render(
    <IntentNote {...{ intent, list }} query={{ page: 1, q: 'لپ تاپ' }} />,
  )
  expect(container).not.toHaveTextContent('فیلترها')
})

test('says that a word of judgement was dropped, and offers orders instead', () => {
  const intent = { ...nothing, q: 'گوشی', words: ['بهترین'] }
  render(<IntentNote {...{ intent, list }} query={{ page: 1, q: 'گوشی' }} />)
  expect(screen.getByText(/«بهترین» را کنار گذاشتیم/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'تازه‌ترین' })).toHaveAttribute(
    'href',
    '/search?q=گوشی&sort=newest',
  )
})

test('says in which order a cheap thing was looked for, until another is chosen', () => {
  const intent = { ...nothing, q: 'گوشی', words: ['ارزان'], sort: 'cheapest' as const }
  const query = { page: 1, q: 'گوشی', sort: 'cheapest' as const }
  const { container, rerender } = render(<IntentNote {...{ intent, list, query }} />)
  expect(container).toHaveTextContent('برای «ارزان» کالاها از ارزان‌ترین چیده شده است.')
  rerender(<IntentNote {...{ intent, list }} query={{ ...query, sort: 'newest' }} />)
  expect(container).not.toHaveTextContent('ارزان')
})

test('is silent where all of a search is among its filters', () => {
  const { container } = render(<IntentNote intent={nothing} {...{ list }} query={{ page: 1 }} />)
  expect(container).toBeEmptyDOMElement()
})

const scopes = [
  { id: 1, slug: 'گوشی-موبایل', title: 'گوشی موبایل', count: 11 },
  { id: 2, slug: 'قاب', title: 'قاب و محافظ', count: 6 },
]

test('offers the same search in each category that its goods are of, and back in all of them', () => {
  const query = { page: 3, q: 'گوشی', sort: 'newest', category: 'قاب' } as const
  render(<SearchScopes {...{ query, scopes }} />)
  const links = within(screen.getByRole('navigation', { name: 'جستجو در دسته‌ها' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['همهٔ دسته‌ها', '/search?q=گوشی&sort=newest'],
    ['گوشی موبایل ۱۱', '/search?q=گوشی&category=گوشی-موبایل&sort=newest'],
    ['قاب و محافظ ۶', '/search?q=گوشی&category=قاب&sort=newest'],
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('قاب و محافظ')
})

test('offers no categories where the goods of a search are all of one', () => {
  const query = { page: 1, q: 'گوشی' }
  const { container } = render(<SearchScopes {...{ query, scopes: scopes.slice(1) }} />)
  expect(container).toBeEmptyDOMElement()
})
