import Link from '@/components/ui/link'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const variants = {
  plain: 'text-ink-700 hover:bg-ink-100 active:bg-ink-200',
  soft: 'bg-brand-200 text-brand-800 hover:bg-brand-300 active:bg-brand-300',
  outline: 'border border-ink-300 bg-paper text-ink-700 hover:bg-ink-100 active:bg-ink-200',
  glass: 'deep bg-black/40 text-white hover:bg-black/60 active:bg-black/70',
}

const sizes = { md: 'size-12 phone:size-11', sm: 'size-11', xs: 'size-8' }

type IconButtonVariants = {
  label: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

export function iconButtonVariants(
  { variant = 'plain', size = 'md' }: Partial<IconButtonVariants>,
  className?: string,
) {
  return cn(
    'inline-grid shrink-0 place-items-center rounded-control',
    'transition-transform duration-150 active:scale-95 forced-colors:border',
    'disabled:pointer-events-none disabled:opacity-40',
    sizes[size],
    variants[variant],
    className,
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonVariants

export function IconButton({ label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={iconButtonVariants({ variant, size }, className)}
      {...rest}
    />
  )
}

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'aria-label'> & IconButtonVariants

export function IconLink({ label, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      title={label}
      className={iconButtonVariants({ variant, size }, className)}
      {...rest}
    />
  )
}
