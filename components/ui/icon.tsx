import type { ComponentProps } from 'react'
import { cn } from './cn'

export type IconProps = ComponentProps<'svg'> & { size?: number }

/** A stroked 24-unit drawing, hidden from assistive technology; costs a server component no JavaScript. */
export function Icon({ size = 20, className, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cn('icon', className)}
      {...rest}
    />
  )
}
