import type { ComponentProps } from 'react'

export type IconProps = ComponentProps<'svg'> & { size?: number }

/** A stroked 24-unit drawing, hidden from assistive technology; costs a server component no JavaScript. */
export function Icon({ size = 20, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  )
}
