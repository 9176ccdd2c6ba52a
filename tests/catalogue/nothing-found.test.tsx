// @in-a-window
import { expect, test } from 'vitest'
import { NothingFound } from '@/components/catalogue/nothing-found'
import { searchScope } from '@/components/catalogue/list-scope'
import { render, screen } from '../kit/rendering'

const help = { relaxed: [], corrected: null, categories: [], brands: [], popular: [], best: [] }
const query = { page: 1, q: 'کفش ایمنی کارگری' }

test('offers the goods of the first noun where the whole search finds nothing', () => {
  const noun = { q: 'کفش', count: 12, is_minimum: false }
  render(<NothingFound scope={searchScope} query={query} help={{ ...help, noun }} />)
  expect(screen.getByRole('heading', { name: 'بخشی از جستجوی شما' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'کفش: ۱۲ کالا' })
  expect(link).toHaveAttribute('href', '/search?q=کفش')
})

test('offers no part of a search of which the shop has none', () => {
  render(<NothingFound scope={searchScope} query={query} help={{ ...help, noun: null }} />)
  expect(screen.queryByRole('heading', { name: 'بخشی از جستجوی شما' })).toBeNull()
})

test('says what to try next, and leaves what was sought to the heading of the page', () => {
  render(<NothingFound scope={searchScope} query={query} help={help} />)
  expect(screen.getByText('چیزی پیدا نشد')).toBeVisible()
  expect(screen.getByText(/املای کلمه‌ها را ببینید/)).toBeVisible()
  expect(screen.queryByText(/کفش ایمنی کارگری/)).toBeNull()
})
