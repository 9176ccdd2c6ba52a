// @in-a-window
import { describe, expect, test } from 'vitest'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { GAP, listPageNumbers, Pagination } from '@/components/ui/pagination'
import { Tabs } from '@/components/ui/tabs'
import { render, screen, userEvent } from '../kit/rendering'

const href = (page: number) => (page === 1 ? '/blog' : `/blog?page=${page}`)

describe('Pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 11, [1, 2, 3, GAP, 11]],
    [3, 11, [1, 2, 3, 4, GAP, 11]],
    [4, 11, [1, 2, 3, 4, 5, GAP, 11]],
    [6, 11, [1, GAP, 5, 6, 7, GAP, 11]],
    [11, 11, [1, GAP, 9, 10, 11]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('on page %i of %i shows %j', (page, total, shown) => {
    expect(listPageNumbers(page, total)).toEqual(shown)
  })

  test('consists of real links, with the current one marked', () => {
    render(<Pagination page={2} totalPages={11} href={href} />)
    expect(screen.getByRole('link', { name: 'صفحهٔ ۱' })).toHaveAttribute('href', '/blog')
    expect(screen.getByRole('link', { name: 'صفحهٔ ۱۱' })).toHaveAttribute('href', '/blog?page=11')
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('صفحهٔ ۲')
  })

  test('has links to the previous and the next page', () => {
    render(<Pagination page={2} totalPages={3} href={href} />)
    const previous = screen.getByRole('link', { name: 'صفحهٔ قبل' })
    const next = screen.getByRole('link', { name: 'صفحهٔ بعد' })
    expect(previous).toHaveAttribute('rel', 'prev')
    expect(next).toHaveAttribute('href', '/blog?page=3')
    expect(next).toHaveAttribute('rel', 'next')
  })

  test('has no link past its ends, and is absent for one page', () => {
    const { rerender } = render(<Pagination page={3} totalPages={3} href={href} />)
    expect(screen.queryByRole('link', { name: 'صفحهٔ بعد' })).toBeNull()
    rerender(<Pagination page={1} totalPages={1} href={href} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('Breadcrumb', () => {
  test('links to every step but the current page', () => {
    const items = [{ label: 'ویترین', href: '/' }, { label: 'هدفون و اسپیکر' }]
    render(<Breadcrumb items={items} />)
    expect(screen.getByRole('link', { name: 'ویترین' })).toHaveAttribute('href', '/')
    expect(screen.getByText('هدفون و اسپیکر')).toHaveAttribute('aria-current', 'page')
  })
})

describe('Tabs', () => {
  const tabs = [
    { id: 'about', label: 'معرفی', panel: 'صدایی روشن' },
    { id: 'comments', label: 'دیدگاه‌ها', count: 128, panel: 'از مجموع ۱۲۸ دیدگاه' },
    { id: 'questions', label: 'پرسش‌ها', panel: 'پرسش خریداران' },
  ]

  test('show one panel, named by its tab', () => {
    render(<Tabs label="دربارهٔ کالا" tabs={tabs} />)
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('معرفی')
    expect(screen.getByRole('tab', { name: 'دیدگاه‌ها (۱۲۸)' })).toBeVisible()
  })

  test('move with the arrow keys in reading order: left is next', async () => {
    render(<Tabs label="دربارهٔ کالا" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('دیدگاه‌ها (۱۲۸)')
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('پرسش‌ها')
  })

  test('go to the first and the last with Home and End, and to the panel with Tab', async () => {
    render(<Tabs label="دربارهٔ کالا" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'پرسش‌ها' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: 'معرفی' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})
