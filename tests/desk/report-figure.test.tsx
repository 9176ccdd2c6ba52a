// @in-a-window
import { expect, test } from 'vitest'
import { ReportFigure } from '@/components/desk/reports/report-figure'
import { compareSpans } from '@/components/desk/reports/span-comparison'
import { render, screen } from '../kit/rendering'

test.each([
  [110, 100, '۱۰٪ بیشتر از بازهٔ پیش'],
  [60, 100, '۴۰٪ کمتر از بازهٔ پیش'],
  [100, 100, 'برابر بازهٔ پیش'],
  [1_352, 100, '۱۴ برابر بازهٔ پیش'],
  [10, 0, 'در بازهٔ پیش صفر بود'],
  [0, 0, 'برابر بازهٔ پیش'],
])('%i beside %i is told as %s', (now, before, words) => {
  expect(compareSpans({ now, before, hasBefore: true })?.text).toBe(words)
})

test('a few orders before are nothing to compare with', () => {
  render(<ReportFigure title="سفارش" now={13} before={1} hasBefore={false} />)
  expect(screen.queryByText(/بازهٔ پیش/)).toBeNull()
})
