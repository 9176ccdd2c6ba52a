import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { controlClassName, controlHeightClassName, Field, type FieldProps } from './field'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldProps & {
    /** An icon before the text. */
    icon?: ReactNode
    /** A unit or a small button after it. */
    end?: ReactNode
    inputClassName?: string
  }

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, isOptional, id, className, ...rest } = props
  const { icon, end, inputClassName, ...input } = rest
  const isLtr = input.dir === 'ltr'
  return (
    <Field {...{ label, hideLabel, hint, error, isOptional, id, className }}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 grid place-items-center text-ink-500">
              {icon}
            </span>
          )}
          <input
            type="text"
            className={cn(
              controlClassName,
              controlHeightClassName,
              icon && (isLtr ? 'pe-11' : 'ps-11'),
              end && (isLtr ? 'ps-16' : 'pe-16'),
              inputClassName,
            )}
            {...input}
            {...control}
          />
          {end && (
            <span className="absolute inset-y-0 end-1.5 grid place-items-center px-2 text-sm text-ink-500">
              {end}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
