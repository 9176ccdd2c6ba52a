import type { ComponentProps } from 'react'
import { cn } from './cn'

export type IconProps = ComponentProps<'svg'> & { size?: number }

type IconLook = Pick<IconProps, 'fill' | 'stroke' | 'strokeWidth'> & {
  /** Has a direction, which turns with the direction of the text. */
  isMirrored?: boolean
}

const USUAL_SIZE = 20

/** A stroked 24-unit drawing, hidden from assistive technology; costs a server component no JavaScript. */
export function createIcon(path: string, { isMirrored, ...look }: IconLook = {}) {
  return function Icon({ size = USUAL_SIZE, className, ...rest }: IconProps) {
    // Grows with the text beside it; the usual one is the stylesheet's.
    const length = size === USUAL_SIZE ? undefined : `${size / 16}rem`
    return (
      <svg
        width={length}
        height={length}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={cn('icon', isMirrored && 'rtl:-scale-x-100', className)}
        {...look}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}
