// @in-a-window
import { expect, test } from 'vitest'
import { Footer } from '@/components/layout/footer'
import { render, screen, within } from '../kit/rendering'

const settings = {
  ...{ name: 'ویترین', slogan: 'کالای انتخاب‌شده', announcement: '', address: 'تهران' },
  ...{ phone: '۰۲۱۹۱۰۰۱۲۳۴', email: 'salam@vitrin.example', hours: '' },
  ...{ seo_title: '', seo_description: '', product_count: 9 },
}
const columns = [
  { title: 'خرید', links: [{ title: 'روش‌های ارسال', href: '/page/shipping' }] },
  { title: 'همراه شما', links: [{ title: 'پرسش‌ها', href: '/page/پرسش' }] },
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
