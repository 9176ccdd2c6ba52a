'use client'

import type { Ref } from 'react'
import { cn } from './cn'
import { extractDigits, rewriteKeepingCaret } from './digit-input'
import { Field, type FieldProps } from './field'
import { persianDigits } from '@/lib/persian/digits'

type CodeFieldProps = FieldProps & {
  ref?: Ref<HTMLInputElement>
  value: string
  onValueChange: (code: string) => void
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void
  length?: number
  disabled?: boolean
  autoFocus?: boolean
  name?: string
}

/** One real input, so that paste, autofill and screen readers work; the boxes are only drawn. */
export function CodeField(props: CodeFieldProps) {
  const {
    ref,
    value,
    onValueChange,
    onComplete,
    length = 6,
    disabled,
    autoFocus,
    name,
    ...field
  } = props
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block max-w-sm" dir="ltr">
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            name={name}
            autoFocus={autoFocus}
            disabled={disabled}
            value={value}
            className="peer absolute inset-0 z-10 w-full cursor-text opacity-0 disabled:cursor-not-allowed"
            onChange={(event) => {
              const code = extractDigits(event.target.value).slice(0, length)
              rewriteKeepingCaret(event.target, code)
              onValueChange(code)
              if (code.length === length && code !== value) onComplete?.(code)
            }}
          />
          <span
            aria-hidden="true"
            className="grid auto-cols-fr grid-flow-col gap-2 peer-disabled:opacity-50 peer-focus:[&>[data-current]]:border-brand-600 peer-focus:[&>[data-current]]:outline peer-focus:[&>[data-current]]:outline-2 peer-focus:[&>[data-current]]:outline-ring peer-aria-[invalid]:[&>span]:border-pomegranate-600"
          >
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-current={index === Math.min(value.length, length - 1) ? '' : undefined}
                className={cn(
                  'grid h-14 place-items-center rounded-control border bg-paper text-2xl font-bold phone:h-12',
                  value.length > index ? 'border-brand-600' : 'border-edge',
                )}
              >
                {persianDigits(value.charAt(index))}
              </span>
            ))}
          </span>
        </span>
      )}
    </Field>
  )
}
