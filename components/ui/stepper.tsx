'use client'

import { useState, type KeyboardEvent } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { MinusIcon, PlusIcon } from './icons'
import { TrashIcon } from './page-icons'
import { Spinner } from './button'

type StepperProps = {
  value: number
  onValueChange: (value: number) => void
  max: number
  min?: number
  /** What is counted, said with every button: «تعداد هدفون بی‌سیم». */
  label: string
  /** More than `max` was requested. */
  onLimit?: () => void
  /** With it, the minus at the lowest value becomes a bin. */
  onRemove?: () => void
  isBusy?: boolean
  /** The limit is not known yet, so none is announced. */
  isLimitUnknown?: boolean
  disabled?: boolean
  className?: string
}

/** A key held down must not go on from the lowest value to removing the line. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

export function Stepper(props: StepperProps) {
  const { value, onValueChange, max, min = 1, label, onRemove, className } = props
  const { isBusy, isLimitUnknown, disabled } = props
  const [announcement, setAnnouncement] = useState('')
  const canRemove = value <= min && onRemove !== undefined

  function change(next: number): void {
    if (next > max && !isLimitUnknown) props.onLimit?.()
    const capped = Math.min(Math.max(next, min), max)
    const limit = capped === max && !isLimitUnknown ? `، حداکثر موجودی` : ''
    setAnnouncement(`${label}: ${persianDigits(capped)}${limit}`)
    if (capped !== value) onValueChange(capped)
  }

  return (
    <div
      role="group"
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={cn(
        'inline-flex h-12 items-center rounded-control border border-ink-300 bg-paper text-brand-700',
        className,
      )}
    >
      <IconButton
        label="افزودن یک عدد"
        size="sm"
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
        className="text-brand-700 aria-disabled:opacity-40"
      >
        <PlusIcon />
      </IconButton>
      <span className="relative grid min-w-9 place-items-center text-center font-bold leading-5">
        <span className={cn(isBusy && 'opacity-0')}>{persianDigits(value)}</span>
        {isBusy && <Spinner className="absolute" />}
        {value >= max && !isBusy && !isLimitUnknown && (
          <span className="text-2xs font-normal leading-3 text-ink-500">حداکثر</span>
        )}
      </span>
      {canRemove ? (
        <IconButton
          label="حذف"
          size="sm"
          disabled={disabled}
          onClick={onRemove}
          onKeyDown={ignoreRepeat}
          className="text-ink-500 hover:text-pomegranate-600"
        >
          <TrashIcon />
        </IconButton>
      ) : (
        <IconButton
          label="کم کردن یک عدد"
          size="sm"
          disabled={disabled || value <= min}
          onClick={() => change(value - 1)}
          className="text-brand-700"
        >
          <MinusIcon />
        </IconButton>
      )}
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
