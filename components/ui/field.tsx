import { useId, type ReactNode } from 'react'
import { cn } from './cn'
import { AlertIcon } from './icons'

/** The box every text control is drawn in. */
export const controlClassName = [
  'block w-full min-w-0 rounded-control border border-edge bg-paper px-3.5 text-base text-ink-900 phone:text-[16px]',
  'placeholder:text-ink-500 hover:border-ink-500',
  'focus-visible:border-brand-600 focus-visible:outline-offset-0',
  'aria-[invalid]:border-pomegranate-600',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-ink-100 disabled:text-ink-500',
].join(' ')

export const controlHeightClassName = 'h-12 phone:h-11'

/** What a control takes from its field. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Writes «اختیاری» beside the label. */
  isOptional?: boolean
  id?: string
  className?: string
}

type FieldWrapperProps = FieldProps & { children: (control: FieldControl) => ReactNode }

export function Field(props: FieldWrapperProps) {
  const { label, hideLabel, hint, error, isOptional, id, className, children } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean)
  return (
    <div className={cn('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-md font-semibold text-ink-900'}
      >
        {label}
        {isOptional && <span className="font-normal text-ink-500"> (اختیاری)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="mt-1 text-xs text-ink-500">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} text={error} />
    </div>
  )
}

/** Stays in the page while empty, so that an error is announced when it appears. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm text-pomegranate-600">
      {text && (
        <span className="mt-1 flex items-start gap-1.5">
          <AlertIcon size={16} className="mt-[3px] shrink-0" />
          <span>{text}</span>
        </span>
      )}
    </p>
  )
}
