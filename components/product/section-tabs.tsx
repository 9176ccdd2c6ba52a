import { persianDigits } from '@/lib/persian/digits'
import { ActiveSection } from './active-section'

export type SectionLink = { id: string; title: string; count?: number }

export function SectionTabs({ sections }: { sections: readonly SectionLink[] }) {
  return (
    <nav
      aria-label="بخش‌های این کالا"
      className="under-header z-sticky mt-8 border-b border-line bg-ground print:hidden"
    >
      <ul className="fades-aside scrollbar-none flex gap-6 overflow-x-auto">
        {sections.map(({ id, title, count }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex h-12 items-center border-b-[3px] border-transparent font-semibold text-ink-500 hover:text-brand-700 focus-visible:-outline-offset-2 aria-[current]:border-brand-600 aria-[current]:text-brand-700"
            >
              {title}
              {count ? ` (${persianDigits(count)})` : ''}
            </a>
          </li>
        ))}
      </ul>
      <ActiveSection />
    </nav>
  )
}
