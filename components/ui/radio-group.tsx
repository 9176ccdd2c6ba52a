import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldError } from './field'

type RadioGroupProps = {
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: string
  className?: string
  /** How the radios are laid out. */
  listClassName?: string
  children: ReactNode
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, hint, error, className, listClassName, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      className={cn('min-w-0', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-md font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-xs text-ink-500">
          {hint}
        </p>
      )}
      <div className={listClassName ?? 'grid gap-1'}>{children}</div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

const dot =
  'size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-edge bg-paper checked:border-[6px] checked:border-brand-600 hover:border-brand-600'

export function Radio({ label, description, className, ...input }: RadioProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 text-md text-ink-700 has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
        className,
      )}
    >
      <input type="radio" className={dot} {...input} />
      <span className="min-w-0">
        {label}
        {description && <span className="block text-xs text-ink-500">{description}</span>}
      </span>
    </label>
  )
}

type RadioCardProps = RadioProps & { end?: ReactNode }

/** A radio as large as what it chooses: an address, a slot, a way to pay. */
export function RadioCard({ label, description, end, className, ...input }: RadioCardProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex cursor-pointer items-start gap-3.5 rounded-[14px] border-[1.5px] border-line bg-paper p-4 text-md hover:border-brand-300',
        'has-[:checked]:border-brand-600 has-[:checked]:bg-brand-50',
        'has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
        className,
      )}
    >
      <input
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-text` : undefined}
        className={cn(dot, 'mt-1')}
        {...input}
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-semibold text-ink-900">
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className="block text-sm text-ink-500">
            {description}
          </span>
        )}
      </span>
      {end && <span className="shrink-0 text-sm text-ink-700">{end}</span>}
    </label>
  )
}
