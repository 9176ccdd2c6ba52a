import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { Heading } from '@/lib/seo/rich-text'
import { TableOfContents } from './table-of-contents'

const MIN_HEADINGS = 3

type ReadingLayoutProps = {
  title: string
  headings: readonly Heading[]
  /** The name of the page and what is said of it. */
  head: ReactNode
  picture?: ReactNode
  children: ReactNode
}

/**
 * Running text beside the list of its parts, which begins where the page does and stays in the window;
 * on a narrow screen it is folded, between the name and the picture.
 */
export function ReadingLayout({ title, headings, head, picture, children }: ReadingLayoutProps) {
  const parts = headings.filter(({ level }) => level === 2)
  const hasContents = parts.length >= MIN_HEADINGS
  return (
    <div
      className={cn(
        'reading mx-auto max-w-[34rem]',
        hasContents && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14',
        // A picture may be wider than the lines of the text.
        hasContents && picture ? 'lg:max-w-[calc(var(--width-reading)+10rem)]' : 'lg:max-w-reading',
      )}
    >
      <header className="lg:col-start-2">{head}</header>
      {hasContents && (
        <>
          <nav
            aria-label={title}
            className="scrollbar-none sticky top-24 col-start-1 row-span-3 row-start-1 mt-6 hidden max-h-[calc(100vh-8rem)] self-start overflow-y-auto lg:block print:hidden"
          >
            <h2 className="mb-3 text-md font-extrabold">{title}</h2>
            <TableOfContents headings={parts} />
          </nav>
          <details className="group mb-7 rounded-card border border-line bg-ground lg:hidden print:hidden">
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
        </>
      )}
      {picture && <div className="lg:col-start-2">{picture}</div>}
      <div className="min-w-0 lg:col-start-2">{children}</div>
    </div>
  )
}
