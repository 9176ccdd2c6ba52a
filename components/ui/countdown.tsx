'use client'

import { useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/persian/durations'
import { cn } from './cn'
import { subscribeToSeconds, getServerSecond, getCurrentSecond } from './seconds-clock'

const sizes = { md: 'text-xl phone:text-lg', sm: 'text-base' }

const tones = {
  /** On a coloured ground, in its own colour of text. */
  bare: '',
  brand: 'text-brand-800',
  soft: 'text-pomegranate-600',
}

type CountdownProps = {
  /** The moment it ends, in ISO. */
  until: string
  label?: string
  onEnd?: () => void
  /** Stands in the same place after the end; without it nothing does. */
  ended?: ReactNode
  size?: keyof typeof sizes
  tone?: keyof typeof tones
  /** In a line of text: each unit beside its number. */
  isBrief?: boolean
  /** In small text: the two greatest units alone, «۲ روز و ۲۳ ساعت مانده». */
  isSentence?: boolean
  /** Says in a sentence when it ends while that is days off; dates weigh too much for who has none. */
  formatFarEnd?: (until: string, now: number) => string
  className?: string
}

/** Hours are counted of the last days alone: who reads «۵۹ روز و ۲۳ ساعت» is hurried for nothing. */
const URGENT_SECONDS = 3 * DAY_SECONDS

/** Drawn empty at the same size until the browser's clock is known, so nothing moves and nothing mismatches. */
export function Countdown(props: CountdownProps) {
  const { until, label = 'زمان باقی‌مانده', onEnd, ended = null, className } = props
  const { size = 'md', tone = 'soft', isBrief = false, isSentence = false, formatFarEnd } = props
  const now = useSyncExternalStore(subscribeToSeconds, getCurrentSecond, getServerSecond)
  const remaining = now === null ? null : Math.max(0, Math.ceil(Date.parse(until) / 1000) - now)
  const isOver = remaining === 0
  const tell = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])

  if (isOver) return ended
  if (formatFarEnd && now !== null && remaining !== null && remaining > URGENT_SECONDS)
    return (
      <span className={cn('text-ink-500', className)}>
        <span className="sr-only">{label}: </span>
        تا {formatFarEnd(until, now * 1000)}
      </span>
    )
  if (isSentence)
    return (
      <span role="timer" aria-label={formatSpokenTime(label, remaining)} className={className}>
        <span aria-hidden="true" className={cn('tabular-nums', remaining === null && 'invisible')}>
          {formatRemaining(remaining ?? 0)}
        </span>
      </span>
    )
  return (
    <span
      role="timer"
      aria-label={formatSpokenTime(label, remaining)}
      className={cn(
        'inline-flex',
        isBrief ? 'items-baseline gap-1.5' : 'gap-4',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {splitDuration(remaining ?? 0).map(({ unit, value }) => (
        <span
          key={unit}
          aria-hidden="true"
          className={cn(
            isBrief ? 'whitespace-nowrap' : 'grid min-w-7 justify-items-center',
            remaining === null && 'invisible',
          )}
        >
          <b className="font-extrabold tabular-nums leading-tight">
            {remaining === null ? '\u00a0' : persianDigits(value)}
          </b>{' '}
          <small className="text-xs leading-tight">{unit}</small>
        </span>
      ))}
    </span>
  )
}

/** Days, hours and minutes; seconds only in the last day. Units that have run out are left out. */
function splitDuration(seconds: number): { unit: string; value: number }[] {
  const days = Math.floor(seconds / DAY_SECONDS)
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS)
  const minutes = Math.floor(seconds / 60) % 60
  return [
    ...(days > 0 ? [{ unit: 'روز', value: days }] : []),
    ...(seconds >= HOUR_SECONDS ? [{ unit: 'ساعت', value: hours }] : []),
    { unit: 'دقیقه', value: minutes },
    ...(days === 0 ? [{ unit: 'ثانیه', value: seconds % 60 }] : []),
  ]
}

function formatRemaining(seconds: number): string {
  const parts = splitDuration(seconds)
    .slice(0, 2)
    .map(({ unit, value }) => `${persianDigits(value)} ${unit}`)
  return `${parts.join(' و ')} مانده`
}

function formatSpokenTime(label: string, remaining: number | null): string {
  if (remaining === null) return label
  const parts = splitDuration(remaining)
    .filter(({ unit, value }) => value > 0 && unit !== 'ثانیه')
    .map(({ unit, value }) => `${persianDigits(value)} ${unit}`)
  return `${label}: ${parts.join(' و ') || 'کمتر از یک دقیقه'}`
}
