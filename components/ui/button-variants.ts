import { cn } from './cn'

const variants = {
  primary:
    'bg-brand-600 text-white hover:bg-brand-700 active:bg-brand-800 dark:bg-brand-400 dark:text-ground dark:hover:bg-brand-500 dark:active:bg-brand-500',
  soft: 'bg-brand-200 text-brand-800 hover:bg-brand-300 active:bg-brand-300',
  ghost: 'border border-ink-300 text-ink-700 hover:bg-ink-100 active:bg-ink-200',
  danger: 'bg-pomegranate-600 text-white hover:bg-pomegranate-700 active:bg-pomegranate-700',
  saffron: 'deep bg-saffron-400 text-saffron-900 hover:bg-saffron-500 active:bg-saffron-500',
  link: 'text-brand-700 underline-offset-4 hover:underline',
}

const sizes = {
  sm: 'h-9 gap-1.5 px-3.5 text-sm finger:h-11',
  md: 'h-12 gap-2 px-5 text-base phone:h-11',
  lg: 'h-14 gap-2.5 px-7 text-lg phone:h-12',
}

export type ButtonVariants = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** As wide as what holds it. */
  isFullWidth?: boolean
}

type ButtonVariantOptions = ButtonVariants & {
  isDisabled?: boolean
  className?: string | undefined
}

export function buttonVariants({
  variant = 'primary',
  size = 'md',
  isFullWidth,
  isDisabled,
  className,
}: ButtonVariantOptions) {
  return cn(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-semibold',
    'transition-transform duration-150 active:scale-[0.98] forced-colors:border',
    isDisabled && 'pointer-events-none opacity-50',
    isFullWidth && 'w-full',
    sizes[size],
    variants[variant],
    className,
  )
}
