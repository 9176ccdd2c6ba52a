import type { ReactNode } from 'react'
import { persianDigits } from '@/lib/persian/digits'

export type ProductSection = { id: string; title: string; count?: number; content: ReactNode }

/** One long page that can be read and searched without a click; the row above only jumps. */
export function ProductSections({ sections }: { sections: readonly ProductSection[] }) {
  return (
    <>
      <nav aria-label="بخش‌های این کالا" className="mt-8 border-b border-line">
        <ul className="scrollbar-none flex gap-6 overflow-x-auto">
          {sections.map(({ id, title, count }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="flex h-12 items-center border-b-[3px] border-transparent font-semibold text-ink-500 hover:border-brand-600 hover:text-brand-700 focus-visible:-outline-offset-2"
              >
                {title}
                {count ? ` (${persianDigits(count)})` : ''}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-32 pt-8">
          <h2 id={`${id}-title`} className="mb-4 text-xl font-extrabold">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </>
  )
}
