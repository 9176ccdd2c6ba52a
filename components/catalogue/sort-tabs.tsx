import Link from 'next/link'
import { listHref, SORT_TABS, type ListQuery, type SortTab } from './list-query'

type SortTabsProps = { path: string; query: ListQuery; chosen: SortTab | null }

export function SortTabs({ path, query, chosen }: SortTabsProps) {
  return (
    <nav aria-label="مرتب‌سازی کالاها" className="min-w-0">
      <ul className="scrollbar-none -mx-4 flex items-center gap-1 overflow-x-auto px-4 desk:mx-0 desk:px-0">
        <li aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500 phone:hidden">
          مرتب‌سازی:
        </li>
        {SORT_TABS.map(({ sort, label }) => (
          <li key={sort} className="shrink-0">
            <Link
              href={listHref(path, { ...query, sort, page: 1 })}
              rel="nofollow"
              scroll={false}
              prefetch={false}
              aria-current={sort === chosen ? 'true' : undefined}
              className="flex h-11 items-center rounded-full px-3.5 text-sm text-ink-700 hover:bg-ink-100 focus-visible:-outline-offset-2 aria-[current]:bg-brand-50 aria-[current]:font-bold aria-[current]:text-brand-700"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
