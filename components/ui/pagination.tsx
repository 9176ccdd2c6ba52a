import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { ChevronEndIcon, ChevronStartIcon } from './icons'
import { GAP, pageNumbers } from './page-numbers'

type PaginationProps = {
  page: number
  totalPages: number
  href: (page: number) => string
  label?: string
  className?: string
}

const box = 'grid h-11 min-w-11 place-items-center rounded-control px-1 text-md phone:min-w-9'
const link = cn(box, 'text-ink-700 hover:bg-ink-100 active:bg-ink-200')

export function Pagination(props: PaginationProps) {
  const { page, totalPages, href, label = 'صفحه‌بندی', className } = props
  if (totalPages <= 1) return null
  const entries = pageNumbers(page, totalPages)
  const crowded = entries.filter((entry) => entry === GAP).length === 2
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center desk:gap-2">
        <Step to={page - 1} rel="prev" of={props} name="صفحهٔ قبل">
          <ChevronStartIcon />
        </Step>
        {entries.map((entry, at) => (
          <li
            key={entry === GAP ? `gap-${at}` : entry}
            className={cn(crowded && beside(entry, page) && 'phone:hidden')}
          >
            {entry === GAP ? (
              <span aria-hidden="true" className={cn(box, 'min-w-6 text-ink-500')}>
                …
              </span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={`صفحهٔ ${persianDigits(entry)}`}
                aria-current={entry === page ? 'page' : undefined}
                className={entry === page ? cn(box, 'bg-brand-600 font-bold text-white') : link}
              >
                {persianDigits(entry)}
              </Link>
            )}
          </li>
        ))}
        <Step to={page + 1} rel="next" of={props} name="صفحهٔ بعد">
          <ChevronEndIcon />
        </Step>
      </ul>
    </nav>
  )
}

function beside(entry: number | typeof GAP, page: number): boolean {
  return entry !== GAP && Math.abs(entry - page) === 1
}

type StepProps = {
  to: number
  rel: 'prev' | 'next'
  of: PaginationProps
  name: string
  children: ReactNode
}

function Step({ to, rel, of, name, children }: StepProps) {
  const exists = to >= 1 && to <= of.totalPages
  return (
    <li>
      {exists ? (
        <Link href={of.href(to)} rel={rel} aria-label={name} className={link}>
          {children}
        </Link>
      ) : (
        <span aria-hidden="true" className={cn(box, 'text-ink-300')}>
          {children}
        </span>
      )}
    </li>
  )
}
