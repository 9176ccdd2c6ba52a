import type { ComponentProps } from 'react'
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
