// @in-a-window
import { expect, test } from 'vitest'
import { StaffPolicy } from '@/components/desk/staff/staff-policy'
import { render, screen, within } from '../kit/rendering'

const member = (id: number, name: string, own: object = {}) => ({
  ...{ id, name, is_active: true, has_second_factor: false, grace_ends_at: null },
  ...own,
})

test('who lacks the second factor is named with the end of their days, and who is out is not', () => {
  render(
    <StaffPolicy
      members={[
        member(1, 'سارا', { has_second_factor: true }),
        member(2, 'احمد', { grace_ends_at: '2026-11-10T10:00:00.000Z' }),
        member(3, 'نگار'),
        member(4, 'رضا', { is_active: false }),
      ]}
    />,
  )
  const lacking = within(screen.getByRole('list', { name: 'بی‌عامل دوم' })).getAllByRole('listitem')
  expect(lacking.map(({ textContent }) => textContent)).toEqual([
    'احمد · مهلت تا ۱۹ آبان ۱۴۰۵',
    'نگار · هنوز وارد نشده است',
  ])
  expect(screen.getByText(/۷ روز برای ساختن آن/)).toBeVisible()
})

test('where all have one it says so', () => {
  render(<StaffPolicy members={[member(1, 'سارا', { has_second_factor: true })]} />)
  expect(screen.getByText('همه دارند.')).toBeVisible()
})
