import Link from '@/components/ui/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './button-look'
import { cn } from './cn'
import { Spinner } from './spinner'

type Extras = ButtonLook & { icon?: ReactNode; iconEnd?: ReactNode }

export type ButtonProps = ComponentProps<'button'> &
  Extras & {
    busy?: boolean
    /** Has nothing to do now: looks disabled, and keeps the focus that it has. */
    idle?: boolean
  }

/** While busy it keeps the focus and its width, and does nothing when pressed. */
export function Button(props: ButtonProps) {
  const { variant, size, full, busy = false, icon, iconEnd, className, children, ...rest } = props
  const { type = 'button', onClick, disabled = false, idle = false, ...button } = rest
  const still = busy || idle
  return (
    <button
      {...button}
      type={still ? 'button' : type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={still || undefined}
      onClick={still ? undefined : onClick}
      className={buttonLook({ variant, size, full, off: disabled || idle, className })}
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

export type ButtonLinkProps = ComponentProps<typeof Link> & Extras

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, full, icon, iconEnd, className, children, ...rest } = props
  return (
    <Link className={buttonLook({ variant, size, full, className })} {...rest}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  )
}
