// @in-a-window
import { expect, test } from 'vitest'
import { CartLineName } from '@/components/cart/cart-line-label'
import { render, screen } from '../kit/rendering'
import { infoOf, lineOf } from './cart-info'

test('a number and its unit stay on one line in the name of a line and of its variant', () => {
  const snapshot = {
    ...{ slug: 'گوشی', title: 'گوشی موبایل با صفحهٔ ۶٫۷ اینچ', picture: null },
    parent_value: { حافظه: '۱۲۸ گیگابایت' },
  }
  const line = { product_id: 1, stock_id: 2, quantity: 1, snapshot }
  render(<CartLineName line={{ ...line, seen_price: null, lowered_from: null }} info={null} />)
  expect(screen.getByRole('link').textContent).toContain('۶٫۷\u00a0اینچ')
  expect(screen.getByText(/^حافظه/).textContent).toContain('۱۲۸\u00a0گیگابایت')
})

test('what makes a parcel wait says so, and nothing else does', () => {
  const info = infoOf(2, 1)
  const { rerender } = render(<CartLineName line={lineOf(2, 1)} info={info} />)
  expect(screen.queryByText(/آماده‌سازی/)).toBeNull()
  rerender(<CartLineName line={lineOf(2, 1)} info={{ ...info, handling_days: 5 }} />)
  expect(screen.getByText('۵ روز کاری برای آماده‌سازی')).toBeVisible()
})
