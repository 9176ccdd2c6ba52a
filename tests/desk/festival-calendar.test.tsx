// @in-a-window
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useCommandKeys } from '@/components/desk/desk-commands'
import { shiftFestival } from '@/components/desk/discounts-view'
import { FestivalCalendar } from '@/components/desk/festival-calendar'
import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { act, render, screen, userEvent } from '../kit/rendering'

const { day: today } = toTehranTime()
const at = (days: number) => `${addDays(today, days)}T08:30:00.000Z`
const FESTIVAL: DeskFestival = {
  ...{ id: 5, slug: 'yalda', title: 'شب یلدا', goods: 12, sold_out: 0, most_percent: 20 },
  ...{ starts_at: at(0), ends_at: at(1), version: 3 },
}

const moved: DeskFestival[] = []

function Calendar() {
  const [festival, setFestival] = useState(FESTIVAL)
  useCommandKeys()
  return (
    <FestivalCalendar
      festivals={[festival]}
      holidays={[]}
      currentId={null}
      onOpen={() => {}}
      isMoved={() => festival.starts_at !== FESTIVAL.starts_at}
      onMove={(one, days) => {
        const next = { ...one, ...shiftFestival(one, days) }
        moved.push(next)
        setFestival(next)
      }}
    />
  )
}

const press = (code: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, ...init })

test('arrows move a festival by a day, stretch it with shift, and say that nothing is saved', () => {
  render(<Calendar />)
  press('ArrowLeft')
  expect(moved).toEqual([])
  const bar = () => screen.getAllByRole('button', { name: /شب یلدا/ })[0]
  act(() => bar()?.focus())
  press('ArrowLeft')
  expect(moved.at(-1)).toMatchObject({ starts_at: at(1), ends_at: at(2) })
  expect(screen.getByRole('status')).toHaveTextContent(/شب یلدا.*با ↵ باز و ذخیره کنید/)
  expect(bar()).toHaveTextContent('هنوز ذخیره نشده')
  press('ArrowLeft', { shiftKey: true })
  expect(moved.at(-1)).toMatchObject({ starts_at: at(1), ends_at: at(3) })
  press('ArrowRight')
  expect(moved.at(-1)).toMatchObject({ starts_at: at(0), ends_at: at(2) })
})

test('a festival that would end before it begins stays, and arrows are of nothing without a bar', async () => {
  expect(shiftFestival(FESTIVAL, { start: 0, end: -1 })).toEqual(FESTIVAL)
  moved.length = 0
  render(<Calendar />)
  act(() => screen.getAllByRole('button', { name: /شب یلدا/ })[0]?.focus())
  await userEvent.tab()
  press('ArrowLeft')
  expect(moved).toEqual([])
})
