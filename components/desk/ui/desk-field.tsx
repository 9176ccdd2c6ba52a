import { useId, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { FieldError, type FieldControl } from '@/components/ui/field'

type DeskFieldProps = {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, and what is said about it, in the desk's measures. */
export function DeskField(props: DeskFieldProps) {
  const { label, hideLabel, hint, error, isOptional, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cn('desk-row min-w-0', className)}>
      <label
        htmlFor={id}
        className={
          hideLabel ? 'sr-only' : 'desk-row-label mb-1 block text-[12px] font-medium text-ink-700'
        }
      >
        {label}
        {isOptional && <span className="text-note font-normal"> (اختیاری)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-note mt-1 text-[12px]">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
