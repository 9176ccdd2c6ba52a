// @in-a-window
import { expect, test } from 'vitest'
import { BrandColourField } from '@/components/desk/settings/brand-colour-field'
import { render, screen } from '../kit/rendering'

test('the colour of the shop is a row of its card like the others, its label beside its control', () => {
  const { container } = render(
    <BrandColourField value="#c2410c" error={undefined} onChange={() => {}} />,
  )
  const row = container.firstElementChild
  expect(row).toHaveClass('desk-row')
  expect(row?.firstElementChild).toHaveClass('desk-row-label')
  expect(screen.getByRole('textbox', { name: 'رنگ فروشگاه' })).toHaveValue('#c2410c')
  expect(screen.getByRole('group', { name: 'پیش‌نمایش رنگ' })).toBeVisible()
})
