import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClassName, controlHeightClassName, Field, type FieldProps } from './field'
import { ChevronDownIcon } from './icons'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> &
  FieldProps & { options: readonly SelectOption[]; placeholder?: string }

/** The platform's own select: the best list a phone has, at no weight. */
export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, isOptional, id, className, ...rest } = props
  const { options, placeholder, ...select } = rest
  return (
    <Field {...{ label, hideLabel, hint, error, isOptional, id, className }}>
      {(control) => (
        <span className="relative block">
          <select
            className={cn(
              controlClassName,
              controlHeightClassName,
              'cursor-pointer appearance-none pe-10',
            )}
            {...select}
            {...control}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-500" />
        </span>
      )}
    </Field>
  )
}
