'use client'

import type { MouseEvent } from 'react'
import { CountBadge } from '@/components/ui/badge'
import { latePart } from '@/components/ui/late-part'
import { onIntent, useOpensLate } from '@/components/layout/opens-late'
import { choiceCount } from './choices'
import { FilterIcon, SortIcon } from './list-icons'
import { useListRoom } from './list-room'
import { sortLabel } from './sorts'

const loadFilters = () => import('./filters/filter-sheet')
const loadSorts = () => import('./sort-sheet')
const FilterSheet = latePart(loadFilters)
const SortSheet = latePart(loadSorts)

const button =
  'flex h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-control border border-line bg-paper px-3 text-md font-semibold text-ink-900'

function opening(show: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    show()
  }
}

/** Links to the panel and the tabs, which open in sheets where there is script. */
export function PhoneBar() {
  const { query } = useListRoom()
  const filters = useOpensLate()
  const sorts = useOpensLate()
  const count = choiceCount(query)
  return (
    <div className="sticky top-0 z-sticky -mx-4 flex gap-2.5 bg-ground px-4 py-2 desk:-mx-6 desk:px-6 md:hidden">
      <a
        id="open-filters"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        className={button}
        {...onIntent(loadFilters)}
        onClick={opening(filters.show)}
      >
        <FilterIcon size={18} />
        فیلترها
        <CountBadge count={count} label="فیلتر" />
      </a>
      <a
        id="open-sorts"
        href="#sorts"
        role="button"
        aria-haspopup="dialog"
        className={button}
        {...onIntent(loadSorts)}
        onClick={opening(sorts.show)}
      >
        <SortIcon size={18} className="shrink-0" />
        <span className="sr-only">مرتب‌سازی: </span>
        <span className="line-clamp-1">{sortLabel(query)}</span>
      </a>
      {filters.needed && (
        <FilterSheet open={filters.open} onOpenChange={filters.setOpen} onLost={filters.forget} />
      )}
      {sorts.needed && (
        <SortSheet open={sorts.open} onOpenChange={sorts.setOpen} onLost={sorts.forget} />
      )}
    </div>
  )
}
