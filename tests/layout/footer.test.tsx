// @in-a-window
import { expect, test } from 'vitest'
import { Footer } from '@/components/layout/footer'
import { render, screen, within } from '../kit/rendering'

const settings = {
  ...{ name: 'ویترین', slogan: 'کالای انتخاب‌شده', announcement: '', address: 'تهران' },
  ...{ phone: '۰۲۱۹۱۰۰۱۲۳۴', email: 'salam@vitrin.example', hours: 'هفت روز هفته' },
  ...{ seo_title: '', seo_description: '', product_count: 9 },
}
const columns = [
  { title: 'خرید', links: [{ title: 'روش‌های ارسال', href: '/page/shipping' }] },
  { title: 'همراه شما', links: [{ title: 'پرسش‌ها', href: '/page/پرسش' }] },
]
const social = [
  { title: 'اینستاگرام', href: 'https://example.com/a' },
  { title: 'گروه ما', href: 'https://t.me/vitrin' },
  { title: 'باشگاه', href: 'https://example.com/club' },
]

test('the footer has each of its links once, in the column that names them', () => {
  render(<Footer settings={settings} content={{ about: '', menu: [], columns, social: [] }} />)
  for (const { title, links } of columns) {
    const column = screen.getByRole('navigation', { name: title })
    expect(within(column).getAllByRole('link')).toHaveLength(links.length)
  }
  expect(screen.getByText(/^همهٔ حقوق/)).toHaveTextContent(
    'همهٔ حقوق برای ویترین محفوظ است. کالای انتخاب‌شده.',
  )
})

test('a network that is known has a drawing, and each keeps its name', () => {
  render(<Footer settings={settings} content={{ about: '', menu: [], columns: [], social }} />)
  const hasDrawing = (name: RegExp) =>
    screen.getByRole('link', { name }).querySelector('svg') !== null
  expect(hasDrawing(/^اینستاگرام/)).toBe(true)
  expect(hasDrawing(/^گروه ما/)).toBe(true)
  expect(hasDrawing(/^باشگاه/)).toBe(false)
  expect(screen.getByText('باشگاه')).not.toHaveClass('phone:sr-only')
})
