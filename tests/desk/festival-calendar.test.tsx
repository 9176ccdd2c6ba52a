// @in-a-window
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useCommandKeys } from '@/components/desk/ui/desk-commands'
import { shiftFestival } from '@/components/desk/discounts/discounts-view'
import { FestivalBars } from '@/components/desk/discounts/festival-bars'
import { FestivalCalendar } from '@/components/desk/discounts/festival-calendar'
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
  expect(bar()).toHaveAccessibleName(/هنوز ذخیره نشده$/)
  press('ArrowLeft', { shiftKey: true })
  expect(moved.at(-1)).toMatchObject({ starts_at: at(1), ends_at: at(3) })
  press('ArrowRight')
  expect(moved.at(-1)).toMatchObject({ starts_at: at(0), ends_at: at(2) })
})

test('a festival that would end before it begins stays, and arrows are of nothing without a bar', async () => {
  expect(shiftFestival(FESTIVAL, { start: 0, end: -1 })).toEqual(FESTIVAL)
  moved.length = 0
  render(<Calendar />)
  act(() =>
    screen
      .getAllByRole('button', { name: /شب یلدا/ })
      .at(-1)
      ?.focus(),
  )
  await userEvent.tab()
  press('ArrowLeft')
  expect(moved).toEqual([])
})

test('the end of a bar is dragged to another day, and the start is left where it is', () => {
  moved.length = 0
  const { container } = render(<Calendar />)
  const handle = container.querySelector('[data-edge="end"]')
  const day = container.querySelector(`[data-day="${addDays(today, 2)}"]`)
  document.elementsFromPoint = () => (day ? [day] : [])
  if (handle) fireEvent.pointerDown(handle, { button: 0 })
  fireEvent.pointerMove(window, { clientX: 10, clientY: 10 })
  expect(moved.at(-1)).toMatchObject({ starts_at: at(0), ends_at: at(2) })
  fireEvent.pointerUp(window)
  moved.length = 0
  fireEvent.pointerMove(window, { clientX: 20, clientY: 10 })
  expect(moved).toEqual([])
})

const bar = (id: number, own: object) => ({
  ...{
    festival: { ...FESTIVAL, id, title: `جشن ${id}` },
    from: 0,
    to: 6,
    begins: true,
    ends: true,
  },
  ...own,
})
const barsOf = (lanes: ReturnType<typeof bar>[][]) => (
  <FestivalBars
    {...{ lanes, isOpen: false, currentId: null, focusedId: null }}
    {...{ now: at(-1), barRef: { current: null }, isMoved: () => false }}
    {...{ onShowAll: () => {}, onOpen: () => {}, onFocus: () => {}, onGrab: () => {} }}
  />
)

test('a bar has its name in every week that it runs in, and its end where it ends', () => {
  render(barsOf([[bar(1, { ends: false })], [bar(2, { begins: false })]]))
  const [first, last] = screen.getAllByRole('button')
  expect(first).toHaveTextContent('جشن 1')
  expect(last).toHaveTextContent(/^جشن 2 تا/)
  expect(last).toHaveAccessibleName(/^جشن 2 .*، آینده/)
})

test('what finds no lane is counted over its own days', () => {
  const full = [1, 2, 3].map((id) => [bar(id, {})])
  render(barsOf([...full, [bar(4, { from: 1, to: 2 })], [bar(5, { from: 5, to: 6 })]]))
  const counted = screen.getAllByRole('button', { name: 'و ۱ جشنوارهٔ دیگر' })
  expect(counted.map(({ style }) => style.gridColumn)).toEqual(['2 / 4', '6 / 8'])
})

test('a fourth bar is shown rather than counted, and two festivals have stripes of their own', () => {
  render(barsOf([1, 2, 3, 4].map((id) => [bar(id, {})])))
  const bars = screen.getAllByRole('button')
  expect(bars).toHaveLength(4)
  const stripes = bars.map(({ className }) => /border-s-[a-z]+/.exec(className)?.[0])
  expect(new Set(stripes).size).toBe(4)
})
