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

test('what begins as it is searched for stands before what has it somewhere', async () => {
  render(
    <CityPicker
      provinces={[
        { id: 2, name: 'آذربایجان شرقی', cities: [{ id: 21, name: 'عجب‌شیر' }] },
        {
          ...{ id: 1, name: 'فارس' },
          cities: [
            { id: 12, name: 'ششده و نوشین' },
            { id: 11, name: 'شیراز' },
          ],
        },
      ]}
      everywhere={false}
      cityIds={[]}
      error={undefined}
      onChange={() => undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب شهر یا استان' }))
  await userEvent.type(await screen.findByRole('searchbox'), 'شی')
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'شیراز',
    'ششده و نوشین',
    'عجب‌شیر',
  ])
})

test('what is chosen stands as chips, a whole province as one, and the rest behind one button', async () => {
  render(<Picker />)
  const chosen = () =>
    within(screen.getByRole('list', { name: 'شهرهایی که انتخاب شده‌اند' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(chosen()).toEqual(['شیرازبرداشتن'])
  expect(screen.queryByRole('searchbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'شهر یا استان دیگر' }))
  const field = await screen.findByRole('searchbox', { name: 'یافتن شهر یا استان' })
  // Closed, the provinces are all that is listed, and one of them is chosen in part.
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: 'همهٔ شهرهای فارس' })).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('button', { name: 'شهرهای فارس' }))
  expect(screen.getByRole('checkbox', { name: 'شیراز' })).toBeChecked()
  await userEvent.type(field, 'كاشان')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'کاشان' }))
  await userEvent.clear(field)
  await userEvent.type(field, 'فارس')
  await userEvent.click(screen.getByRole('checkbox', { name: 'همهٔ شهرهای فارس' }))
  await userEvent.keyboard('{Escape}')
  expect(chosen()).toEqual(['همهٔ فارسبرداشتن', 'کاشانبرداشتن'])
  await userEvent.click(screen.getByRole('button', { name: /همهٔ فارس/ }))
  expect(chosen()).toEqual(['کاشانبرداشتن'])
  expect(screen.getByRole('button', { name: 'شهر یا استان دیگر' })).toHaveFocus()
})
