import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hideLabel?: boolean
  /** Beside the label, at the far end: a count of goods. */
  end?: ReactNode
  error?: string
}

/** A list of filters has dozens, so its looks are in the stylesheet and not in each. */
export function Checkbox({ label, hideLabel, end, error, className, ...input }: CheckboxProps) {
  return (
    <label className={cn('check', className)}>
      <input
        type="checkbox"
        aria-invalid={error ? true : undefined}
        className="check-box"
        {...input}
      />
      <span className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {error && <span className="block text-sm text-pomegranate-600">{error}</span>}
      </span>{' '}
      {end && <span className="filter-count">{end}</span>}
    </label>
  )
}
