import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { useLoginStep } from './use-login-step'

type LoginStepFormProps = {
  send: () => Promise<void>
  /** On the button that goes on. */
  action?: string
  /** In place of that button, where it stands among others. */
  foot?: (isBusy: boolean) => ReactNode
  /** Below the button. */
  after?: ReactNode
  children: (step: ReturnType<typeof useLoginStep>) => ReactNode
}

/** One step of a login, or of what guards it: its fields, what was wrong with them, and the way on. */
export function LoginStepForm({ send, action, foot, after, children }: LoginStepFormProps) {
  const step = useLoginStep()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void step.run(send)
      }}
    >
      {children(step)}
      {foot?.(step.isBusy) ?? (
        <DeskButton variant="primary" type="submit" isBusy={step.isBusy} className="h-11">
          {action}
        </DeskButton>
      )}
      {after}
    </form>
  )
}

type LoginFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onValueChange: (value: string) => void
}

/** As high as a finger wants it, at the desk as well: it is the only thing on its page. */
export function LoginField(props: LoginFieldProps) {
  const { label, hint, error, value, onValueChange, className, ...input } = props
  return (
    <DeskField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={cn('desk-field h-11', className)}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </DeskField>
  )
}

export const MOBILE_INPUT = { dir: 'ltr', inputMode: 'tel' } as const
export const CODE_INPUT = { dir: 'ltr', autoComplete: 'one-time-code' } as const
