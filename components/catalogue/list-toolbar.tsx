'use client'

import type { MouseEvent } from 'react'
import { setListView, useShop, type ListView } from '@/stores/shop'
import { CountBadge } from '@/components/ui/badge'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { CloseIcon, GridIcon } from '@/components/ui/icons'
import { RowsIcon, FilterIcon, SortIcon } from '@/components/ui/list-icons'
import { describeProductCount } from './count-text'
import { ListLink, useList, PRODUCT_COUNT_ID } from './list-provider'
import { getDefaultSort, listSortOptions, getSortLabel } from './list-query'
import {
  listActiveFilters,
  listTextFilter,
  clearFilters,
  countActiveFilters,
} from './active-filters'

/** On wide screens; without script a phone shows them when their button targets them. */
export function SortTabs() {
  const { query } = useList()
  const selected = query.sort ?? getDefaultSort(query)
  return (
    <nav id="sorts" aria-label="مرتب‌سازی کالاها" className="hidden min-w-0 target:block md:block">
      <ul className="fades-aside scrollbar-none -my-1 flex items-center gap-0.5 overflow-x-auto py-1 phone:flex-wrap">
        <li aria-hidden="true" className="shrink-0 pe-2 text-sm text-ink-500">
          مرتب‌سازی:
        </li>
        {listSortOptions(query).map(({ sort, label }) => (
          <li key={sort} className="shrink-0">
            <ListLink
              id={`sort-${sort}`}
              to={{ ...query, sort, page: 1 }}
              aria-current={sort === selected ? 'true' : undefined}
              className="sort-link"
            >
              {label}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Also gets the focus when the control that had it is gone; a phone shows it with the heading. */
export function ProductCount() {
  const { count, isMinimum } = useList()
  return (
    <p
      id={PRODUCT_COUNT_ID}
      tabIndex={-1}
      className="sr-only rounded-control text-sm text-ink-500 md:not-sr-only md:!ms-auto"
    >
      {describeProductCount(count, isMinimum)}
    </p>
  )
}

const VIEW_OPTIONS: { view: ListView; label: string; Icon: typeof GridIcon }[] = [
  { view: 'grid', label: 'نمایش شبکه‌ای', Icon: GridIcon },
  { view: 'list', label: 'نمایش فهرستی', Icon: RowsIcon },
]

export function ViewSwitch() {
  const selected = useShop(({ listView }) => listView)
  return (
    <div
      role="group"
      aria-label="شیوهٔ نمایش"
      className="hidden rounded-control bg-ink-100 p-1 md:flex"
    >
      {VIEW_OPTIONS.map(({ view, label, Icon }) => (
        <button
          key={view}
          data-shows={view}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={view === selected}
          suppressHydrationWarning
          onClick={() => setListView(view)}
          className="grid h-9 w-10 place-items-center rounded-[9px] text-ink-500 hover:text-brand-700 aria-pressed:bg-paper aria-pressed:text-brand-700 aria-pressed:shadow-card"
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  )
}

/** One button for both: pressed, it shows rows. */
function RowsToggle() {
  const selected = useShop(({ listView }) => listView)
  return (
    <button
      data-shows="list"
      type="button"
      aria-label="نمایش فهرستی"
      aria-pressed={selected === 'list'}
      suppressHydrationWarning
      onClick={() => setListView(selected === 'list' ? 'grid' : 'list')}
      className="grid size-11 shrink-0 place-items-center rounded-control bg-ink-100 text-ink-700 aria-pressed:bg-brand-100 aria-pressed:text-brand-800"
    >
      <RowsIcon size={18} />
    </button>
  )
}

/** Each chip links to the list without that filter; on a phone they scroll in a row. */
export function ActiveFilterList({ categoryTitle }: { categoryTitle?: string | undefined }) {
  const { facets, query, scope } = useList()
  const chosen = listActiveFilters(query, facets, categoryTitle)
  const filters = [...listTextFilter(scope, query, chosen), ...chosen]
  if (filters.length === 0) return null
  return (
    <ul
      aria-label="فیلترهای انتخاب‌شده"
      className="fades-aside scrollbar-none -mx-4 flex items-center gap-2 overflow-x-auto whitespace-nowrap px-4 py-1 desk:-mx-6 desk:px-6 md:mx-0 md:mt-2 md:flex-wrap md:px-0 phone:gap-1.5"
    >
      {filters.map(({ key, label, without }) => (
        <li key={key} className="shrink-0">
          <ListLink
            id={`chip-${encodeURIComponent(key)}`}
            to={without}
            className="inline-flex h-9 items-center gap-2 rounded-full bg-brand-50 pe-2.5 ps-3.5 text-sm text-brand-800 hover:bg-brand-100 active:bg-brand-200 finger:h-11"
          >
            <span className="sr-only">حذف </span>
            {label}
            <CloseIcon size={15} />
          </ListLink>
        </li>
      ))}
      <li className="shrink-0">
        <ListLink
          id="chip-clear"
          to={clearFilters(query, scope)}
          className="flex h-9 items-center rounded-full px-3 text-sm text-brand-700 hover:bg-brand-50 phone:px-1.5 finger:h-11"
        >
          پاک کردن همه
        </ListLink>
      </li>
    </ul>
  )
}

const loadFilters = () => import('./filters/filter-sheet')
const loadSorts = () => import('./sort-sheet')
const FilterSheet = lazyComponent(loadFilters)
const SortSheet = lazyComponent(loadSorts)

const buttonClass =
  'flex h-11 shrink-0 grow items-center justify-center gap-2 whitespace-nowrap desk:basis-0 rounded-control border border-ink-300 bg-paper px-3 text-md font-semibold text-ink-900'

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
    <div className="under-header z-sticky -mx-4 flex gap-2 bg-ground px-4 py-2 desk:-mx-6 desk:px-6 md:hidden">
      <div className="fades-aside scrollbar-none relative -my-1 flex min-w-0 flex-1 gap-2 overflow-x-auto py-1">
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
          فیلترها <CountBadge count={count} label="فیلتر" />
        </a>{' '}
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
          {getSortLabel(query)}
        </a>
      </div>
      <RowsToggle />
      {filters.isRendered && <FilterSheet {...filters.props} />}
      {sorts.isRendered && <SortSheet {...sorts.props} />}
    </div>
  )
}
