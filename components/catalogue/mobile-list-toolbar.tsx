'use client'

import type { MouseEvent } from 'react'
import { CountBadge } from '@/components/ui/badge'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { countActiveFilters } from './active-filters'
import { FilterIcon, SortIcon } from '../ui/icons'
import { useList } from './list-provider'
import { getSortLabel } from './list-query'

const loadFilters = () => import('./filters/filter-sheet')
const loadSorts = () => import('./sort-sheet')
const FilterSheet = lazyComponent(loadFilters)
const SortSheet = lazyComponent(loadSorts)

const buttonClass =
  'flex h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-control border border-line bg-paper px-3 text-md font-semibold text-ink-900'

function openSheet(show: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    show()
  }
}

/** Links to the filter panel and the sort tabs; with script they open sheets. */
export function MobileListToolbar() {
  const { query } = useList()
  const filters = useLazyOpen({ closesWhenWide: true })
  const sorts = useLazyOpen({ closesWhenWide: true })
  const count = countActiveFilters(query)
  return (
    <div className="sticky top-0 z-sticky -mx-4 flex gap-2.5 bg-ground px-4 py-2 desk:-mx-6 desk:px-6 md:hidden">
      <a
        id="open-filters"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        className={buttonClass}
        {...preloadOnIntent(loadFilters)}
        onClick={openSheet(filters.show)}
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
        className={buttonClass}
        {...preloadOnIntent(loadSorts)}
        onClick={openSheet(sorts.show)}
      >
        <SortIcon size={18} className="shrink-0" />
        <span className="sr-only">مرتب‌سازی: </span>
        <span className="line-clamp-1">{getSortLabel(query)}</span>
      </a>
      {filters.isRendered && <FilterSheet {...filters.props} />}
      {sorts.isRendered && <SortSheet {...sorts.props} />}
    </div>
  )
}
