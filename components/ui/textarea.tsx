'use client'

import { useState, type ComponentProps } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { controlClassName, Field, type FieldProps } from './field'

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldProps

/** With a `maxLength` it counts what is written. */
export function Textarea(props: TextareaProps) {
  const { label, hideLabel, hint, error, isOptional, id, className, ...rest } = props
  const { onChange, maxLength, rows = 4, ...textarea } = rest
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typed : String(rest.value).length
  const count = maxLength && `${persianDigits(length)} از ${persianDigits(maxLength)} حرف`
  const help = count ? (
    <span className="flex justify-between gap-3">
      <span>{hint}</span>
      <span className="shrink-0">{count}</span>
    </span>
  ) : (
    hint
  )
  return (
    <Field {...{ label, hideLabel, error, isOptional, id, className }} hint={help}>
      {(control) => (
        <textarea
          dir={length > 0 ? 'auto' : undefined}
          rows={rows}
          maxLength={maxLength}
          className={cn(controlClassName, 'py-2.5 leading-7')}
          onChange={(event) => {
            setTyped(event.target.value.length)
            onChange?.(event)
          }}
          {...textarea}
          {...control}
        />
      )}
    </Field>
  )
}
