import type { ComponentProps } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'

const tones = {
  brand: 'bg-brand-50 text-brand-700',
  saffron: 'bg-saffron-100 text-saffron-800',
  pomegranate: 'bg-pomegranate-50 text-pomegranate-600',
  success: 'bg-success-50 text-success-600',
  neutral: 'bg-ink-100 text-ink-700',
  solid: 'bg-pomegranate-500 text-white',
}

export type BadgeTone = keyof typeof tones

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone }

export function Badge({ tone = 'brand', className, ...rest }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-lg px-2 text-xs font-semibold leading-6',
        tones[tone],
        className,
      )}
      {...rest}
    />
  )
}

export function formatBadgeCount(count: number): string {
  return count > 99 ? '۹۹+' : persianDigits(count)
}

type CountBadgeProps = {
  count: number
  label?: string
  /** What is late or owed. */
  isUrgent?: boolean
  className?: string
}

/** A small number on the corner of an icon; nothing at zero. */
export function CountBadge({ count, label, isUrgent, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={cn(
        'min-w-[18px] rounded-full px-1 text-center text-2xs font-bold leading-[18px] text-white',
        isUrgent ? 'bg-pomegranate-500' : 'bg-ink-900 dark:bg-white dark:text-black',
        className,
      )}
    >
      <bdi>{formatBadgeCount(count)}</bdi>
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
