import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { CheckIcon } from './icons'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hideLabel?: boolean
  /** Beside the label, at the far end: a count of goods. */
  end?: ReactNode
  error?: string
}

export function Checkbox({ label, hideLabel, end, error, className, ...input }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 text-md text-ink-700 has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
        className,
      )}
    >
      <span className="relative grid size-[22px] shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[7px] border-[1.5px] border-edge bg-paper checked:border-brand-600 checked:bg-brand-600 hover:border-brand-600 aria-[invalid]:border-pomegranate-600"
          {...input}
        />
        <CheckIcon
          size={16}
          strokeWidth={3}
          className="pointer-events-none relative scale-50 text-white opacity-0 transition duration-150 peer-checked:scale-100 peer-checked:opacity-100"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {error && <span className="block text-sm text-pomegranate-600">{error}</span>}
      </span>{' '}
      {end && <span className="ms-auto text-xs text-ink-500">{end}</span>}
    </label>
  )
}
