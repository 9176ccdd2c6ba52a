import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

const variants = {
  outline: '',
  primary: 'desk-button-primary',
  danger: 'desk-button-danger',
  plain: 'desk-button-plain',
}

type DeskButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  /** Keeps the focus and its width, and does nothing when pressed. */
  isBusy?: boolean
}

export function DeskButton({
  variant = 'outline',
  isBusy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: DeskButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={cn('desk-button', variants[variant], className)}
    >
      {isBusy && (
        <span
          aria-hidden="true"
          className="size-3 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      {children}
    </button>
  )
}
