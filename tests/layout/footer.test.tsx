// @in-a-window
import { expect, test } from 'vitest'
import { Footer } from '@/components/layout/footer'
import { render, screen } from '../kit/rendering'

const settings = {
  name: 'ویترین',
  slogan: 'چیزهای خوب',
  phone: '۰۲۱-۹۱۰۰۱۲۳۴',
  email: 'salam@vitrin.example',
  hours: 'هفت روز هفته',
  address: 'تهران',
  announcement: '',
  seo_title: '',
  seo_description: '',
  product_count: 1,
}
const content = {
  about: '',
  menu: [],
  columns: [],
  social: [
    { title: 'اینستاگرام', href: 'https://example.com/a' },
    { title: 'گروه ما', href: 'https://t.me/vitrin' },
    { title: 'باشگاه', href: 'https://example.com/club' },
  ],
}

test('a network that is known has a drawing, and each keeps its name', () => {
  render(<Footer settings={settings} content={content} />)
  const hasDrawing = (name: RegExp) =>
    screen.getByRole('link', { name }).querySelector('svg') !== null
  expect(hasDrawing(/^اینستاگرام/)).toBe(true)
  expect(hasDrawing(/^گروه ما/)).toBe(true)
  expect(hasDrawing(/^باشگاه/)).toBe(false)
  expect(screen.getByText('باشگاه')).not.toHaveClass('phone:sr-only')
})
