// @in-a-window
import { describe, expect, onTestFinished, test } from 'vitest'
import { CountBadge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { setCurrency } from '@/lib/persian/currency'
import { render, screen } from '../kit/rendering'

function read(): string {
  return document.body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

describe('Price', () => {
  test('is given in rials and shown in Toman with Persian digits and commas', () => {
    render(<Price rials={61_900_000} />)
    expect(read()).toBe('قیمت: ۶,۱۹۰,۰۰۰ تومان')
  })

  test('is in the unit that the page names', () => {
    Reflect.deleteProperty(globalThis, Symbol.for('vitrin.currency'))
    document.documentElement.dataset.currency = 'rial'
    onTestFinished(() => {
      delete document.documentElement.dataset.currency
      setCurrency('toman')
    })
    render(<Price rials={61_900_000} />)
    expect(read()).toBe('قیمت: ۶۱,۹۰۰,۰۰۰ ریال')
  })

  test('names the percent, the new price and the old one of a discount', () => {
    render(<Price rials={219_120_000} oldRials={249_000_000} percent={12} />)
    expect(read()).toContain('تخفیف ۱۲٪')
    expect(read()).toContain('قیمت با تخفیف: ۲۱,۹۱۲,۰۰۰ تومان')
    expect(read()).toContain('قیمت پیش از تخفیف: ۲۴,۹۰۰,۰۰۰ تومان')
    expect(screen.getByText('۲۴,۹۰۰,۰۰۰').closest('s')).not.toBeNull()
  })

  test('shows no old price that is not higher than the new one', () => {
    render(<Price rials={61_900_000} oldRials={61_900_000} percent={0} />)
    expect(read()).toBe('قیمت: ۶,۱۹۰,۰۰۰ تومان')
  })
})

describe('Rating', () => {
  test('has a name in words', () => {
    render(<Rating value={4.6} count={128} />)
    expect(screen.getByRole('img', { name: 'امتیاز ۴٫۶ از ۵ از ۱۲۸ دیدگاه' })).toBeVisible()
  })
})

describe('CountBadge', () => {
  test('is absent at zero and stops at ninety-nine', () => {
    const { container, rerender } = render(<CountBadge count={0} />)
    expect(container).toBeEmptyDOMElement()
    rerender(<CountBadge count={120} label="کالا" />)
    expect(read()).toBe('۹۹+ کالا')
  })
})
