import type { ComponentProps, ReactNode } from 'react'
import Link from '@/components/ui/link'
import { buttonVariants, type ButtonVariants } from './button-variants'
import { cn } from './cn'

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-5 animate-spin rounded-full border-2 border-current border-t-transparent',
        className,
      )}
    />
  )
}

type ButtonExtras = ButtonVariants & { icon?: ReactNode; iconEnd?: ReactNode }

export type ButtonProps = ComponentProps<'button'> &
  ButtonExtras & {
    busy?: boolean
    /** Looks disabled but keeps the focus. */
    idle?: boolean
  }

/** While busy it keeps the focus and its width, and does nothing when pressed. */
export function Button(props: ButtonProps) {
  const { variant, size, full, busy = false, icon, iconEnd, className, children, ...rest } = props
  const { type = 'button', onClick, disabled = false, idle = false, ...button } = rest
  const isInert = busy || idle
  return (
    <button
      {...button}
      type={isInert ? 'button' : type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
      className={buttonVariants({ variant, size, full, isDisabled: disabled || idle, className })}
    >
      <span className={cn('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {busy && <Spinner className="absolute" />}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonExtras

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, full, icon, iconEnd, className, children, ...rest } = props
  return (
    <Link className={buttonVariants({ variant, size, full, className })} {...rest}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  )
}
