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
    isBusy?: boolean
    /** Looks disabled but keeps the focus. */
    isIdle?: boolean
  }

/** While busy it keeps the focus and its width, and does nothing when pressed. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isFullWidth,
    isBusy = false,
    icon,
    iconEnd,
    className,
    children,
    ...rest
  } = props
  const { type = 'button', onClick, disabled = false, isIdle = false, ...button } = rest
  const isInert = isBusy || isIdle
  return (
    <button
      {...button}
      type={isInert ? 'button' : type}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
      className={buttonVariants({
        variant,
        size,
        isFullWidth,
        isDisabled: disabled || isIdle,
        className,
      })}
    >
      <span className={cn('inline-flex items-center gap-[inherit]', isBusy && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {isBusy && <Spinner className="absolute" />}
    </button>
  )
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonExtras

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isFullWidth, icon, iconEnd, className, children, ...rest } = props
  return (
    <Link className={buttonVariants({ variant, size, isFullWidth, className })} {...rest}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  )
}
