import type { ReactNode } from 'react'
import { cn } from './cn'
import { ChevronDownIcon } from './icons'

type AccordionProps = {
  title: ReactNode
  /** Items that share a name close one another. */
  name?: string
  open?: boolean
  className?: string
  children: ReactNode
}

export function AccordionItem({ title, name, open, className, children }: AccordionProps) {
  return (
    <details name={name} open={open} className={cn('group border-b border-line', className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-2 text-base font-semibold hover:text-brand-700">
        {title}
        <ChevronDownIcon className="shrink-0 text-ink-500 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-md text-ink-700">{children}</div>
    </details>
  )
}
