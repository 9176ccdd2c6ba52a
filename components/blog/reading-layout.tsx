import type { ReactNode } from 'react'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { Heading } from '@/lib/seo/rich-text'
import { TableOfContents } from './table-of-contents'

const MIN_HEADINGS = 3
/** As wide as the table of contents and the text together. */
export const READING_WIDTH = 'mx-auto max-w-[34rem] lg:max-w-reading'

type ReadingLayoutProps = { title: string; headings: readonly Heading[]; children: ReactNode }

/** Running text beside the list of its parts; above it, folded, on a narrow screen. */
export function ReadingLayout({ title, headings, children }: ReadingLayoutProps) {
  const parts = headings.filter(({ level }) => level === 2)
  if (parts.length < MIN_HEADINGS)
    return <div className={`reading ${READING_WIDTH}`}>{children}</div>
  return (
    <div className="reading mx-auto lg:grid lg:max-w-reading lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
      <nav
        aria-label={title}
        className="scrollbar-none sticky top-28 hidden max-h-[calc(100vh-9rem)] self-start overflow-y-auto lg:block print:hidden"
      >
        <h2 className="mb-3 text-md font-extrabold">{title}</h2>
        <TableOfContents headings={parts} />
      </nav>
      <details className="group mx-auto mb-7 max-w-[34rem] rounded-card border border-line bg-ground lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 font-semibold hover:text-brand-700">
          {title}
          <ChevronDownIcon className="shrink-0 text-ink-500 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <ol className="px-4 pb-4">
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center text-md text-ink-700">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className="mx-auto w-full min-w-0 max-w-[34rem] lg:max-w-none">{children}</div>
    </div>
  )
}
