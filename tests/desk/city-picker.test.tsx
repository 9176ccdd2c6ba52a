// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CityPicker, type Province } from '@/components/desk/ui/city-picker'
import { render, screen, userEvent, within } from '../kit/rendering'

const provinces: Province[] = [
  {
    ...{ id: 1, name: 'فارس' },
    cities: [
      { id: 11, name: 'شیراز' },
      { id: 12, name: 'مرودشت' },
    ],
  },
  { id: 2, name: 'اصفهان', cities: [{ id: 21, name: 'کاشان' }] },
]

function Picker() {
  const [zone, setZone] = useState({ everywhere: false, city_ids: [11] })
  return (
    <CityPicker
      provinces={provinces}
      everywhere={zone.everywhere}
      cityIds={zone.city_ids}
      error={undefined}
      onChange={(change) => setZone({ ...zone, ...change })}
    />
  )
}

test('cities are found by their names, and what is chosen stands above them, a whole province as one', async () => {
  render(<Picker />)
  const chosen = () =>
    within(screen.getByRole('list', { name: 'شهرهایی که انتخاب شده‌اند' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(chosen()).toEqual(['شیرازبرداشتن'])
  const field = screen.getByRole('searchbox', { name: 'یافتن شهر یا استان' })
  await userEvent.type(field, 'كاشان')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'کاشان' }))
  await userEvent.clear(field)
  await userEvent.type(field, 'فارس')
  await userEvent.click(screen.getByRole('checkbox', { name: 'همهٔ شهرهای فارس' }))
  expect(chosen()).toEqual(['همهٔ فارسبرداشتن', 'کاشانبرداشتن'])
  await userEvent.click(screen.getByRole('button', { name: /همهٔ فارس/ }))
  expect(chosen()).toEqual(['کاشانبرداشتن'])
})
