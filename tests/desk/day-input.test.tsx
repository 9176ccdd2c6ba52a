// @in-a-window
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayInput } from '@/components/desk/ui/day-input'
import { parseJalaliDay, weeksOfMonth, writeJalaliDay } from '@/lib/persian/jalali'
import { render, screen, userEvent, waitFor } from '../kit/rendering'

function Field({ first }: { first: string }) {
  const [day, setDay] = useState(first)
  return <DayInput aria-label="آغاز، روز" what="آغاز" value={day} onChange={setDay} />
}

const dayNamed = (name: string) => screen.findByRole('button', { name })
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'انتخاب آغاز از تقویم' }))
  return screen.findByRole('dialog', { name: 'تقویم آغاز' })
}

test('reads Persian and Latin days with either sign between, and no day that the year lacks', () => {
  expect(parseJalaliDay('۱۴۰۵/۹/۳')).toBe('2026-11-24')
  expect(parseJalaliDay(' 1405-09-03 ')).toBe('2026-11-24')
  expect(writeJalaliDay('2026-11-24')).toBe('۱۴۰۵/۰۹/۰۳')
  for (const text of ['', '۱۴۰۵/۱۳/۱', '۱۴۰۵/۱۲/۳۰', '۱۴۰۵/۹', '2026/11/24']) {
    expect(parseJalaliDay(text), text).toBeNull()
  }
})

test('weeks of a month begin on Saturday and hold all of its days', () => {
  const weeks = weeksOfMonth({ year: 1405, month: 9 })
  expect(weeks.every((week) => new Date(`${week[0]}T00:00:00Z`).getUTCDay() === 6)).toBe(true)
  expect(weeks.flat()).toContain('2026-11-22')
  expect(weeks.flat()).toContain('2026-12-21')
})

test('a day is still typed, in Persian digits', async () => {
  render(<Field first="" />)
  await userEvent.type(screen.getByRole('textbox'), '1405/9/3')
  expect(screen.getByRole('textbox')).toHaveValue('۱۴۰۵/۹/۳')
})

test('the month opens at the day that is written, and what is chosen is written in its place', async () => {
  render(<Field first="۱۴۰۵/۰۹/۰۳" />)
  await openCalendar()
  expect(screen.getByText('آذر ۱۴۰۵')).toBeVisible()
  await waitFor(async () => expect(await dayNamed('سه‌شنبه ۳ آذر ۱۴۰۵')).toHaveFocus())
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('۳')
  await userEvent.click(await dayNamed('یکشنبه ۸ آذر ۱۴۰۵'))
  expect(screen.getByRole('textbox')).toHaveValue('۱۴۰۵/۰۹/۰۸')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'انتخاب آغاز از تقویم' })).toHaveFocus()
})

test('arrows move by days and weeks, page keys by months, and escape leaves all as it was', async () => {
  render(<Field first="۱۴۰۵/۰۹/۰۳" />)
  await openCalendar()
  await waitFor(async () => expect(await dayNamed('سه‌شنبه ۳ آذر ۱۴۰۵')).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(await dayNamed('چهارشنبه ۴ آذر ۱۴۰۵')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(await dayNamed('سه‌شنبه ۱۰ آذر ۱۴۰۵')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(await dayNamed('شنبه ۷ آذر ۱۴۰۵')).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  expect(await dayNamed('دوشنبه ۷ دی ۱۴۰۵')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  expect(screen.getByText('دی ۱۴۰۴')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveValue('۱۴۰۵/۰۹/۰۳')
})
