// @in-a-window
import { expect, test } from 'vitest'
import { TrustLines } from '@/components/content/home-sections'
import { render, screen } from '../kit/rendering'

test('a promise of the shop breaks within no span of numbers', () => {
  render(
    <TrustLines
      lines={[{ title: 'پشتیبانی هرروزه', text: 'هفت روز هفته، از ۸ تا ۲۲', icon: 'phone' }]}
    />,
  )
  expect(screen.getByText(/هفت روز هفته/).textContent).toMatch(/از\u00a0۸\u00a0تا\u00a0۲۲$/)
})
