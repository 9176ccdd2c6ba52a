'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { CalendarIcon } from '@/components/ui/account-icons'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { persianDigits } from '@/lib/persian/digits'
import { parseJalaliDay, writeJalaliDay } from '@/lib/persian/jalali'

const DayPicker = lazyComponent(async () => ({
  default: (await import('./day-picker')).DayPicker,
}))

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  /** What the day is of, for who hears the button. */
  what: string
  /** As it is typed: ۱۴۰۵/۰۹/۰۳, or a part of it. */
  value: string
  onChange: (typed: string) => void
}

/** A Jalali day, typed or chosen from a month that its button opens. */
export function DayInput({ what, value, onChange, className, ...input }: DayInputProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <span className={cn('relative block', className)}>
      <input
        {...input}
        className="desk-field !pe-9 text-end phone:!pe-12"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(persianDigits(target.value))}
      />
      <button
        ref={button}
        type="button"
        className="text-note absolute inset-y-0 start-1 my-auto grid size-7 place-items-center rounded-md hover:text-ink-900 phone:start-0 phone:size-11"
        aria-label={`انتخاب ${what} از تقویم`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={() => void DayPicker.preload()}
      >
        <CalendarIcon size={16} />
      </button>
      {isOpen && (
        <DayPicker
          what={what}
          anchorRef={button}
          day={parseJalaliDay(value)}
          onClose={close}
          onPick={(day) => {
            onChange(writeJalaliDay(day))
            close()
          }}
          onLoadError={() => setIsOpen(false)}
        />
      )}
    </span>
  )
}
