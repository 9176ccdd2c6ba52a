'use client'

import { useEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { formatDateTime } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import {
  JALALI_MONTHS,
  shiftMonth,
  toJalali,
  WEEKDAYS,
  weeksOfMonth,
  type JalaliMonth,
} from '@/lib/persian/jalali'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { FestivalBars } from './festival-bars'
import { barsOf } from './festival-weeks'
import { KeyHint } from '../ui/key-hint'
import { useFestivalDrag } from './use-festival-drag'
import { WiderScreenNote } from '../ui/wider-screen-note'

const FRIDAY_AT = 6
type FestivalCalendarProps = {
  festivals: readonly DeskFestival[]
  holidays: readonly string[]
  currentId: number | null
  onOpen: (id: number) => void
  /** Moved here and not saved yet. */
  isMoved: (id: number) => boolean
  /** By how many days it begins and ends later. */
  onMove: (festival: DeskFestival, days: { start: number; end: number }) => void
}

/** A month of the Jalali calendar, with the festivals as bars over their days. */
export function FestivalCalendar(props: FestivalCalendarProps) {
  const { festivals, holidays, currentId, onOpen, isMoved, onMove } = props
  const [today] = useState(() => toTehranTime(new Date()).day)
  const [shown, setShown] = useState<JalaliMonth>(() => toJalali(today))
  const group = 'تقویم'
  const back: DeskCommand = {
    ...{ id: 'this-month', title: 'این ماه', group, keys: 'KeyT' },
    run: () => setShown(toJalali(today)),
  }
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const barRef = useRef<HTMLButtonElement>(null)
  const [openWeeks, setOpenWeeks] = useState<readonly string[]>([])
  const [now] = useState(() => new Date().toISOString())
  const drag = useFestivalDrag(festivals, onMove)
  const focused = festivals.find(({ id }) => id === focusedId)
  const move = (id: string, title: string, keys: string, days: { start: number; end: number }) => ({
    ...{ id: `festival-${id}`, title, group, keys, isKeyOnly: true },
    run: () => focused && onMove(focused, days),
  })
  // Days run from right to left, so the key at the left is later.
  const moves: DeskCommand[] = [
    move('later', 'جشنواره یک روز دیرتر', 'ArrowLeft', { start: 1, end: 1 }),
    move('sooner', 'جشنواره یک روز زودتر', 'ArrowRight', { start: -1, end: -1 }),
    move('longer', 'جشنواره یک روز بلندتر', 'Shift+ArrowLeft', { start: 0, end: 1 }),
    move('shorter', 'جشنواره یک روز کوتاه‌تر', 'Shift+ArrowRight', { start: 0, end: -1 }),
  ]
  useCommands(focused ? [back, ...moves] : [back])
  const movedTimes = festivals.map(({ id, starts_at: from, ends_at: to }) => id + from + to).join()
  // A bar that moved to another week is another element.
  useEffect(() => {
    if (document.activeElement === document.body) barRef.current?.focus()
  }, [movedTimes])
  const byStart = festivals.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
  return (
    <section aria-label="تقویم جشنواره‌ها" className="flex min-h-0 flex-1 flex-col">
      <div className="hidden shrink-0 px-3.5 pt-3 phone:block">
        <WiderScreenNote text="جشنواره‌ها را روی صفحهٔ پهن‌تر روز به روز می‌بینید." />
      </div>
      <div className="flex shrink-0 items-center gap-2 border-b border-line px-3.5 py-2">
        <DeskButton aria-label="ماه پیش" onClick={() => setShown(shiftMonth(shown, -1))}>
          <ChevronStartIcon size={16} />
        </DeskButton>
        <h2 aria-live="polite" className="min-w-28 text-center text-[14px] font-bold">
          {JALALI_MONTHS[shown.month - 1]} {persianDigits(shown.year)}
        </h2>
        <DeskButton aria-label="ماه بعد" onClick={() => setShown(shiftMonth(shown, 1))}>
          <ChevronEndIcon size={16} />
        </DeskButton>
        <DeskButton variant="plain" onClick={back.run}>
          این ماه
          <KeyHint keys="KeyT" />
        </DeskButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="bg-sunk text-note grid grid-cols-7 border-b border-line" aria-hidden="true">
          {WEEKDAYS.map((name, at) => (
            <span
              key={name}
              className={cn(
                'truncate px-2 py-1.5 text-[12px]',
                at === FRIDAY_AT && 'text-late-ink',
              )}
            >
              <span className="phone:hidden">{name}</span>
              <span className="hidden phone:inline">{name[0]}</span>
            </span>
          ))}
        </div>
        {weeksOfMonth(shown).map((week) => {
          const lanes = barsOf(week, byStart)
          return (
            <div
              key={week[0]}
              className="relative min-h-[116px] border-b border-line phone:min-h-20"
            >
              <div className="absolute inset-0 grid grid-cols-7">
                {week.map((day, at) => {
                  const { month, day: number } = toJalali(day)
                  const isOff = at === FRIDAY_AT || holidays.includes(day)
                  return (
                    <span
                      key={day}
                      data-day={day}
                      className={cn(
                        'border-hair border-s px-2 py-1.5 text-[12px] first:border-s-0',
                        month !== shown.month && 'bg-sunk text-note',
                        isOff && month === shown.month && 'text-late-ink',
                      )}
                    >
                      <time
                        dateTime={day}
                        aria-current={day === today ? 'date' : undefined}
                        className={cn(
                          'inline-grid size-6 place-items-center rounded-full',
                          day === today && 'bg-acting font-bold text-paper',
                        )}
                      >
                        {persianDigits(number)}
                      </time>
                    </span>
                  )
                })}
              </div>
              <FestivalBars
                lanes={lanes}
                isOpen={openWeeks.includes(week[0] ?? '')}
                onShowAll={() => setOpenWeeks([...openWeeks, week[0] ?? ''])}
                now={now}
                {...{ currentId, focusedId, barRef, isMoved, onOpen }}
                onFocus={setFocusedId}
                onGrab={drag.grab}
              />
            </div>
          )
        })}
      </div>
      <p role="status" className="bg-acting-bg text-acting-ink px-4 py-1.5 empty:hidden">
        {focused && isMoved(focused.id) && (
          <>
            <MixedText>{focused.title}</MixedText> از {formatDateTime(focused.starts_at)} تا{' '}
            {formatDateTime(focused.ends_at)} می‌شود. با ↵ باز و ذخیره کنید.
          </>
        )}
      </p>
    </section>
  )
}
