'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronEndIcon, ChevronStartIcon } from '@/components/ui/icons'
import { addDays, toTehranTime } from '@/lib/persian/days'
import { persianDigits } from '@/lib/persian/digits'
import {
  daysInMonth,
  fromJalali,
  JALALI_MONTHS,
  shiftMonth,
  toJalali,
  WEEKDAYS,
  weeksOfMonth,
} from '@/lib/persian/jalali'
import { DeskButton } from './desk-button'

type DayPickerProps = {
  what: string
  anchorRef: RefObject<HTMLElement | null>
  /** `2026-11-24`; null where none is chosen. */
  day: string | null
  onPick: (day: string) => void
  onClose: () => void
}

const MARGIN = 8
const YEAR = 12
const FRIDAY_AT = 6

/** Below its button or above it, whole within the window. */
function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, right } = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const isBelow = bottom + height + MARGIN < window.innerHeight || top < height + MARGIN
  const y = isBelow ? bottom + 4 : top - height - 4
  box.style.top = `${Math.max(MARGIN, Math.min(y, window.innerHeight - height - MARGIN))}px`
  box.style.left = `${Math.max(MARGIN, Math.min(right - width, window.innerWidth - width - MARGIN))}px`
}

/** The same day of another month, or its last. */
function moveByMonths(isoDay: string, by: number): string {
  const { day, ...month } = toJalali(isoDay)
  const next = shiftMonth(month, by)
  const last = daysInMonth(next.year, next.month)
  return fromJalali({ ...next, day: Math.min(day, last) }) ?? isoDay
}

/** In the table the later day stands to the left. */
function moveByKey({ key, shiftKey }: KeyboardEvent, day: string, at: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, 1)
    case 'ArrowRight':
      return addDays(day, -1)
    case 'ArrowDown':
      return addDays(day, WEEKDAYS.length)
    case 'ArrowUp':
      return addDays(day, -WEEKDAYS.length)
    case 'Home':
      return addDays(day, -at)
    case 'End':
      return addDays(day, WEEKDAYS.length - 1 - at)
    case 'PageDown':
      return moveByMonths(day, shiftKey ? YEAR : 1)
    case 'PageUp':
      return moveByMonths(day, shiftKey ? -YEAR : -1)
    default:
      return null
  }
}

/** A Jalali month to choose a day from, by the pointer or the keys of a calendar. */
export function DayPicker({ what, anchorRef, day, onPick, onClose }: DayPickerProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const today = toTehranTime().day
  const [focused, setFocused] = useState(day ?? today)
  /** Where the focus goes with it: not while a month is turned by its buttons. */
  const followsFocus = useRef(true)
  const { year, month } = toJalali(focused)

  useEffect(() => {
    const { current } = box
    if (!current || !anchorRef.current) return
    // In the top layer neither a scrolling bar nor a dialog cuts it off.
    if ('showPopover' in current) current.showPopover()
    placeBeside(current, anchorRef.current)
  }, [anchorRef])
  useEffect(() => {
    if (!followsFocus.current) return
    box.current?.querySelector<HTMLElement>('[data-focused]')?.focus()
  }, [focused])
  useEffect(() => {
    const handlePointer = ({ target }: PointerEvent) => {
      const isOwn =
        target instanceof Node &&
        (box.current?.contains(target) || anchorRef.current?.contains(target))
      if (!isOwn) onClose()
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [anchorRef, onClose])

  const turn = (by: number) => {
    followsFocus.current = false
    setFocused(moveByMonths(focused, by))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // The keys of the page behind it do nothing meanwhile.
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={`تقویم ${what}`}
      className="shadow-float fixed inset-auto m-0 w-[268px] rounded-xl border border-line bg-paper p-2.5 text-ink-900 phone:w-[332px]"
      onKeyDown={handleKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !box.current?.contains(relatedTarget)) onClose()
      }}
    >
      <div className="mb-1.5 flex items-center gap-1">
        <DeskButton variant="plain" aria-label="ماه پیش" onClick={() => turn(-1)}>
          <ChevronStartIcon size={16} />
        </DeskButton>
        <p id={id} aria-live="polite" className="flex-1 text-center font-bold">
          {JALALI_MONTHS[month - 1]} {persianDigits(year)}
        </p>
        <DeskButton variant="plain" aria-label="ماه بعد" onClick={() => turn(1)}>
          <ChevronEndIcon size={16} />
        </DeskButton>
      </div>
      <table role="grid" aria-labelledby={id} className="w-full border-collapse text-center">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="text-note h-7 text-[11px] font-medium"
              >
                {name.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth({ year, month }).map((week) => (
            <tr key={week[0]}>
              {week.map((one, at) => {
                const own = toJalali(one)
                if (own.month !== month) return <td key={one} />
                return (
                  <td key={one} role="gridcell" aria-selected={one === day} className="p-px">
                    <button
                      type="button"
                      tabIndex={one === focused ? 0 : -1}
                      data-focused={one === focused || undefined}
                      aria-label={`${WEEKDAYS[at]} ${persianDigits(own.day)} ${JALALI_MONTHS[month - 1]} ${persianDigits(year)}`}
                      aria-current={one === today ? 'date' : undefined}
                      className={cn(
                        'grid h-8 w-full place-items-center rounded-md phone:h-11',
                        one === day ? 'bg-brand-600 font-bold text-white' : 'hover:bg-hover',
                        one !== day && at === FRIDAY_AT && 'text-late-ink',
                        one === today && one !== day && 'border border-acting font-semibold',
                      )}
                      onClick={() => onPick(one)}
                      onKeyDown={(event) => {
                        const next = moveByKey(event, one, at)
                        if (next === null) return
                        event.preventDefault()
                        followsFocus.current = true
                        setFocused(next)
                      }}
                    >
                      {persianDigits(own.day)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-hair mt-1.5 flex items-center justify-between border-t pt-1.5">
        <DeskButton variant="plain" onClick={() => onPick(today)}>
          امروز
        </DeskButton>
        <DeskButton variant="plain" onClick={onClose}>
          بستن
        </DeskButton>
      </div>
    </div>
  )
}
