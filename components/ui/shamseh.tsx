import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cn } from './cn'

const STAR =
  'M20 1l5.6 5.6h7.8v7.8L39 20l-5.6 5.6v7.8h-7.8L20 39l-5.6-5.6H6.6v-7.8L1 20l5.6-5.6V6.6h7.8z'

/** The eight-pointed star. */
export function Shamseh({ size = 40, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path fill="currentColor" d={STAR} />
    </svg>
  )
}

/** The shop's mark: a basket in the star. */
export function LogoMark({ size = 38, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className={cn('shrink-0', className)}
    >
      <path fill="#0e7c7b" d={STAR} />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinejoin="round"
        d="M13 17h14l-1.2 10H14.2zM16.5 17a3.5 3.5 0 0 1 7 0"
      />
    </svg>
  )
}

const sizes = {
  sm: 'size-16 before:inset-[9px] before:rounded-[9px] after:inset-[9px] after:rounded-[9px]',
  md: 'size-[104px] before:inset-[15px] before:rounded-[14px] after:inset-[15px] after:rounded-[14px] phone:size-[78px] phone:before:inset-[11px] phone:before:rounded-[11px] phone:after:inset-[11px] phone:after:rounded-[11px]',
}

type MedallionProps = {
  /** A CSS colour for the ground; the brand's tint without one. */
  tint?: string
  size?: keyof typeof sizes
  className?: string
  children: ReactNode
}

/** Two rounded squares, one turned, behind a picture or an icon. */
export function Medallion({ tint, size = 'md', className, children }: MedallionProps) {
  const style: CSSProperties & { '--tint'?: string } = tint ? { '--tint': tint } : {}
  return (
    <span
      style={style}
      className={cn(
        'relative grid shrink-0 place-items-center text-brand-700',
        '[--disc:var(--tint,rgb(var(--surface-brand-100)))] before:absolute before:bg-[--disc]',
        'after:absolute after:rotate-45 after:bg-[--disc] dark:[--disc:color-mix(in_srgb,var(--tint,rgb(var(--surface-brand-400)))_22%,rgb(var(--surface-paper)))]',
        sizes[size],
        className,
      )}
    >
      <span className="relative z-10 grid place-items-center">{children}</span>
    </span>
  )
}
