import type { ReactNode } from 'react'
import Link from '@/components/ui/link'
import { persianDigits } from '@/lib/persian/digits'
import { cn } from './cn'
import { ChevronEndIcon, ChevronStartIcon } from './icons'

export const GAP = 'gap'

/** The first, the last and the neighbours of the current page; a gap never hides a single number. */
export function listPageNumbers(current: number, total: number): (number | typeof GAP)[] {
  const shown = new Set([1, total, current - 1, current, current + 1])
  if (current <= 3) [2, 3].forEach((page) => shown.add(page))
  if (current >= total - 2) [total - 1, total - 2].forEach((page) => shown.add(page))
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const step = page - (pages[index - 1] ?? 0)
    if (step === 2) return [page - 1, page]
    return step > 2 ? [GAP, page] : [page]
  })
}

type PaginationProps = {
  page: number
  totalPages: number
  href: (page: number) => string
  label?: string
  className?: string
}

const boxClassName =
  'grid h-11 min-w-11 place-items-center rounded-control px-1 text-md tiny:min-w-9'
const linkClassName = cn(boxClassName, 'text-ink-700 hover:bg-ink-100 active:bg-ink-200')

export function Pagination(props: PaginationProps) {
  const { page, totalPages, href, label = 'صفحه‌بندی', className } = props
  if (totalPages <= 1) return null
  const entries = listPageNumbers(page, totalPages)
  const isCrowded = entries.filter((entry) => entry === GAP).length === 2
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center desk:gap-2">
        <PageStep to={page - 1} rel="prev" of={props} name="صفحهٔ قبل">
          <ChevronStartIcon />
        </PageStep>
        {entries.map((entry, index) => (
          <li
            key={entry === GAP ? `gap-${index}` : entry}
            className={cn(isCrowded && isAdjacent(entry, page) && 'phone:hidden')}
          >
            {entry === GAP ? (
              <span aria-hidden="true" className={cn(boxClassName, 'min-w-6 text-ink-500')}>
                …
              </span>
            ) : (
              <Link
                href={href(entry)}
                aria-label={`صفحهٔ ${persianDigits(entry)}`}
                aria-current={entry === page ? 'page' : undefined}
                className={
                  entry === page
                    ? cn(boxClassName, 'bg-brand-600 font-bold text-white')
                    : linkClassName
                }
              >
                {persianDigits(entry)}
              </Link>
            )}
          </li>
        ))}
        <PageStep to={page + 1} rel="next" of={props} name="صفحهٔ بعد">
          <ChevronEndIcon />
        </PageStep>
      </ul>
    </nav>
  )
}

function isAdjacent(entry: number | typeof GAP, page: number): boolean {
  return entry !== GAP && Math.abs(entry - page) === 1
}

type PageStepProps = {
  to: number
  rel: 'prev' | 'next'
  of: PaginationProps
  name: string
  children: ReactNode
}

function PageStep({ to, rel, of, name, children }: PageStepProps) {
  const exists = to >= 1 && to <= of.totalPages
  return (
    <li>
      {exists ? (
        <Link href={of.href(to)} rel={rel} aria-label={name} className={linkClassName}>
          {children}
        </Link>
      ) : (
        <span aria-hidden="true" className={cn(boxClassName, 'text-ink-300')}>
          {children}
        </span>
      )}
    </li>
  )
}
