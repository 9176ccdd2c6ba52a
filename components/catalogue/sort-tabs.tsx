'use client'

import { ListLink } from './list-link'
import { useListRoom } from './list-room'
import { defaultSort, sortTabs } from './sorts'

/** On wide screens; without script a phone shows it under its button. */
export function SortTabs() {
  const { query } = useListRoom()
  const chosen = query.sort ?? defaultSort(query)
  return (
    <nav id="sorts" aria-label="مرتب‌سازی کالاها" className="hidden min-w-0 target:block md:block">
      <ul className="fades-aside scrollbar-none -my-1 flex items-center gap-0.5 overflow-x-auto py-1 phone:flex-wrap">
        <li aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500">
          مرتب‌سازی:
        </li>
        {sortTabs(query).map(({ sort, label }) => (
          <li key={sort} className="shrink-0">
            <ListLink
              id={`sort-${sort}`}
              to={{ ...query, sort, page: 1 }}
              aria-current={sort === chosen ? 'true' : undefined}
              className="flex h-11 items-center rounded-full px-3 text-sm text-ink-700 hover:bg-ink-100 focus-visible:-outline-offset-2 aria-[current]:bg-brand-50 aria-[current]:font-bold aria-[current]:text-brand-700"
            >
              {label}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
