'use client'

import { Fragment, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { subscribeToSeconds, getServerSecond, getCurrentSecond } from './seconds-clock'

const DAY = 24 * 3600
const BLANK = [null, null, null]
const UNITS = ['ساعت', 'دقیقه', 'ثانیه']

const sizes = {
  md: 'h-[38px] min-w-[38px] text-base phone:h-8 phone:min-w-8',
  sm: 'h-7 min-w-7 text-sm',
}

const tones = {
  paper: 'bg-paper text-pomegranate-600',
  brand: 'bg-brand-50 text-brand-800',
  soft: 'bg-pomegranate-50 text-pomegranate-600',
}

type CountdownProps = {
  /** The moment it ends, in ISO. */
  until: string
  label?: string
  onEnd?: () => void
  /** Stands in the same place after the end; without it nothing does. */
  ended?: ReactNode
  size?: keyof typeof sizes
  /** `paper` is for a coloured ground; on paper its boxes would be invisible. */
  tone?: keyof typeof tones
  /** Less than an hour has no hours, and two boxes alone would not tell what they count. */
  isBrief?: boolean
  className?: string
}

/** Drawn empty at the same size until the browser's clock is known, so nothing moves and nothing mismatches. */
export function Countdown(props: CountdownProps) {
  const { until, label = 'زمان باقی‌مانده', onEnd, ended = null, className } = props
  const { size = 'md', tone = 'soft', isBrief = false } = props
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const remaining = now === null ? null : Math.max(0, Math.ceil(Date.parse(until) / 1000) - now)
  const isOver = remaining === 0
  const tell = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])

  if (isOver) return ended
  const days = Math.floor((remaining ?? 0) / DAY)
  const clock = remaining === null ? null : splitDuration(remaining % DAY)
  const parts = clock ?? BLANK
  const from = isBrief && days === 0 && !parts[0] ? 1 : 0
  return (
    <span
      role="timer"
      aria-label={formatSpokenTime(label, days, clock)}
      className={cn('flex items-center gap-2', className)}
    >
      {days > 0 && (
        <span aria-hidden="true" className="whitespace-nowrap text-sm font-bold">
          {persianDigits(days)} روز و
        </span>
      )}
      <span
        dir={isBrief ? undefined : 'ltr'}
        aria-hidden="true"
        className="flex w-max items-center gap-1.5"
      >
        {parts.slice(from).map((part, index) => (
          <Fragment key={index}>
            <span
              className={cn(
                'grid place-items-center rounded-[9px] px-1 font-extrabold',
                sizes[size],
                tones[tone],
              )}
            >
              {part === null ? '\u00a0' : persianDigits(String(part).padStart(2, '0'))}
            </span>
            {isBrief && <span className="text-sm">{UNITS[from + index]}</span>}
          </Fragment>
        ))}
      </span>
    </span>
  )
}

function splitDuration(seconds: number): [number, number, number] {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
}

function formatSpokenTime(
  label: string,
  days: number,
  clock: [number, number, number] | null,
): string {
  if (clock === null) return label
  const [hours, minutes] = clock
  const parts = [
    days > 0 && `${persianDigits(days)} روز`,
    hours > 0 && `${persianDigits(hours)} ساعت`,
    minutes > 0 && `${persianDigits(minutes)} دقیقه`,
  ].filter(Boolean)
  return `${label}: ${parts.join(' و ') || 'کمتر از یک دقیقه'}`
}
