import Link from '@/components/ui/link'
import type { MouseEvent, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

export type RowLinkProps = {
  id: string
  href: string
  active: boolean
  onChoose: () => void
  /** Keys that do something with the row beside choosing it. */
  keys?: string | undefined
  className?: string
  children: ReactNode
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}

/** A real link, so that it opens in a new tab too; the focus stays in the field. */
export function RowLink({ id, href, active, onChoose, keys, className, children }: RowLinkProps) {
  return (
    <Link
      id={id}
      href={href}
      prefetch={false}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={keys}
      tabIndex={-1}
      onClick={(event) => opensElsewhere(event) || onChoose()}
      className={cn(
        'flex min-h-11 scroll-my-14 items-center gap-3 rounded-control px-3 text-md hover:bg-ink-100',
        active && 'bg-ink-100 outline outline-2 -outline-offset-2 outline-ring',
        className,
      )}
    >
      {children}
    </Link>
  )
}
