import { useId } from 'react'
import { cn } from './cn'

/** A faint line pattern of linked stars behind a hero or a footer; its parent is `relative`. */
export function Girih({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
      className={cn('pointer-events-none absolute inset-0 text-white opacity-[0.13]', className)}
    >
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.2">
            <path d="M48 8l11.7 11.7h16.6v16.6L88 48 76.3 59.7v16.6H59.7L48 88 36.3 76.3H19.7V59.7L8 48l11.7-11.7V19.7h16.6z" />
            <path d="M48 26l6.4 6.4h9.2v9.2L70 48l-6.4 6.4v9.2h-9.2L48 70l-6.4-6.4h-9.2v-9.2L26 48l6.4-6.4v-9.2h9.2z" />
            <path d="M0 48h8M88 48h8M48 0v8M48 88v8M0 0l19.7 19.7M96 0 76.3 19.7M0 96l19.7-19.7M96 96 76.3 76.3" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
