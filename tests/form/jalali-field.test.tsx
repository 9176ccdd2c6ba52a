// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { JalaliField } from '@/components/form/jalali-field'
import { birthDate } from '@/lib/contract/person-fields'
import { render, screen, userEvent } from '../kit/rendering'

const WRONG = 'تاریخ تولد درست نیست.'

/** The field under the very rules of the account's form. */
function Birthday({ draft }: { draft?: string }) {
  const [value, setValue] = useState('')
  const read = birthDate.safeParse(value)
  return (
    <>
      <JalaliField
        legend="تاریخ تولد"
        value={value}
        onValueChange={setValue}
        error={read.error?.issues[0]?.message}
      />
      <output>{read.success ? (read.data ?? 'هیچ') : 'نادرست'}</output>
      <button onClick={() => setValue(draft ?? '')}>آوردن پیش‌نویس</button>
    </>
  )
}

const pick = (part: string, name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: part }), name)

test('a day, a month and a year are one date, and clearing them is none', async () => {
  render(<Birthday />)
  await pick('روز', '۳۰')
  await pick('ماه', 'اسفند')
  await pick('سال', '۱۳۷۵')
  expect(screen.getByRole('status')).toHaveTextContent('1997-03-20')
  for (const part of ['روز', 'ماه', 'سال']) await pick(part, part)
  expect(screen.getByRole('status')).toHaveTextContent('هیچ')
})

test('a date that is chosen by half is rejected', async () => {
  render(<Birthday />)
  await pick('روز', '۱')
  await pick('ماه', 'مهر')
  expect(screen.getByRole('status')).toHaveTextContent('نادرست')
  const year = screen.getByRole('combobox', { name: 'سال' })
  expect(year).toBeInvalid()
  expect(year).toHaveAccessibleDescription(WRONG)
  expect(screen.getByRole('combobox', { name: 'ماه' })).toHaveDisplayValue('مهر')
})

test('a date that is set from outside is shown', async () => {
  render(<Birthday draft="1990-03-21" />)
  await pick('روز', '۵')
  await userEvent.click(screen.getByRole('button', { name: 'آوردن پیش‌نویس' }))
  expect(screen.getByRole('combobox', { name: 'روز' })).toHaveDisplayValue('۱')
  expect(screen.getByRole('combobox', { name: 'ماه' })).toHaveDisplayValue('فروردین')
  expect(screen.getByRole('combobox', { name: 'سال' })).toHaveDisplayValue('۱۳۶۹')
})
