'use client'

import type { PointerEvent, RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import type { DeskFestival } from '@/lib/contract/desk/discounts'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { JALALI_MONTHS, toJalali } from '@/lib/persian/jalali'
import { daysOf, hiddenStretches, type Bar } from './festival-weeks'
import type { FestivalEdge } from './use-festival-drag'

/** Bars of a week that are drawn; more are counted where they are, in a row as high as one more bar. */
const LANES = 3

/** A tint of its own for each festival, by which it is followed from week to week. */
const TINTS = [
  { look: 'bg-acting-bg text-acting-ink border-s-acting', edge: 'border-e-acting' },
  { look: 'bg-soon-bg text-soon-ink border-s-soon', edge: 'border-e-soon' },
  { look: 'bg-done-bg text-done-ink border-s-done', edge: 'border-e-done' },
  { look: 'bg-lilac-bg text-lilac-ink border-s-lilac', edge: 'border-e-lilac' },
] as const
const OVER = 'bg-hover text-ink-700'

const tintOf = (id: number) => TINTS[id % TINTS.length] ?? TINTS[0]

function stateOf({ starts_at: start, ends_at: end }: DeskFestival, now: string) {
  if (now < start) return 'آینده'
  return now < end ? 'برپا' : 'پایان‌یافته'
}

/** As «تا ۸ آذر». */
function endOf(festival: DeskFestival): string {
  const { month, day } = toJalali(daysOf(festival).to)
  return `تا ${persianDigits(day)} ${JALALI_MONTHS[month - 1]}`
}

type FestivalBarsProps = {
  lanes: readonly Bar[][]
  /** All of the week is shown, however much that is. */
  isOpen: boolean
  onShowAll: () => void
  now: string
  currentId: number | null
  focusedId: number | null
  barRef: RefObject<HTMLButtonElement | null>
  isMoved: (id: number) => boolean
  onOpen: (id: number) => void
  onFocus: (id: number | null) => void
  onGrab: (id: number, edge: FestivalEdge) => void
}

/** The festivals of one week over its days. */
export function FestivalBars(props: FestivalBarsProps) {
  const { lanes, isOpen, onShowAll, now, currentId, focusedId, barRef } = props
  const { isMoved, onOpen, onFocus, onGrab } = props
  // The row that would count a single lane shows it.
  const most = lanes.length === LANES + 1 ? lanes.length : LANES
  const shown = isOpen ? lanes : lanes.slice(0, most)
  return (
    // Days lie under it, and are reached by the pointer beside the bars.
    <div className="pointer-events-none relative grid gap-1 pb-2 pt-9">
      {shown.map((bars, lane) => (
        <div key={lane} className="grid grid-cols-7">
          {bars.map(({ festival, from, to, begins, ends }) => {
            const { id, title, goods, most_percent: percent } = festival
            const state = stateOf(festival, now)
            const { look, edge } = tintOf(id)
            const terms = `تا ${persianDigits(percent)}٪ · ${persianDigits(goods)} کالا`
            return (
              <div
                key={id}
                style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: 1 }}
                className="pointer-events-auto relative mx-0.5 min-w-0"
              >
                <button
                  type="button"
                  aria-pressed={id === currentId}
                  title={title}
                  aria-label={`${title}${goods > 0 ? ` ${terms}` : ''}، ${state}، از ${formatDateTime(festival.starts_at)} تا ${formatDateTime(festival.ends_at)}${isMoved(id) ? '، هنوز ذخیره نشده' : ''}`}
                  className={cn(
                    'block h-6 w-full truncate px-2 text-start text-[12px] font-semibold',
                    'border-s-[3px]',
                    look,
                    state === 'پایان‌یافته' && OVER,
                    begins && 'rounded-s-md',
                    ends && ['rounded-e-md border-e-[3px]', edge],
                    isMoved(id) && 'border-y-acting border-y border-dashed',
                    id === currentId && 'outline-acting outline outline-[1.5px]',
                  )}
                  ref={id === focusedId && begins ? barRef : undefined}
                  onFocus={() => onFocus(id)}
                  onBlur={() => onFocus(null)}
                  onClick={() => onOpen(id)}
                >
                  <MixedText>{title}</MixedText>{' '}
                  <span className="font-normal">
                    {begins ? goods > 0 && terms : ends && endOf(festival)}
                    {isMoved(id) && ' · هنوز ذخیره نشده'}
                  </span>
                </button>
                {begins && <Handle edge="start" onGrab={() => onGrab(id, 'start')} />}
                {ends && <Handle edge="end" onGrab={() => onGrab(id, 'end')} />}
              </div>
            )
          })}
        </div>
      ))}
      {!isOpen && lanes.length > most && (
        <div className="grid grid-cols-7">
          {hiddenStretches(lanes.slice(most)).map(({ from, to, count }) => (
            <button
              key={from}
              type="button"
              style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: 1 }}
              className="text-note pointer-events-auto mx-0.5 h-6 truncate rounded-md px-2 text-start text-[12px] hover:underline"
              onClick={onShowAll}
            >
              و {persianDigits(count)} جشنوارهٔ دیگر
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type HandleProps = { edge: FestivalEdge; onGrab: () => void }

/** For the pointer alone: by keys it is ⇧ and an arrow, or the fields of the panel. */
function Handle({ edge, onGrab }: HandleProps) {
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onGrab()
  }
  return (
    <span
      aria-hidden="true"
      data-edge={edge}
      className={cn(
        'absolute inset-y-0 w-2.5 cursor-ew-resize touch-none phone:hidden',
        edge === 'start' ? 'start-0' : 'end-0',
      )}
      onPointerDown={handleDown}
    />
  )
}
