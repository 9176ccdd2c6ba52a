'use client'

import Link from '@/components/ui/link'
import type { ReactNode } from 'react'
import { ChevronStartIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { ChoiceLink } from '../choice-link'
import { without } from '../choices'
import { categoryHref, isOpenIn } from '../list-place'
import { listHref } from '../list-query'
import { FilterGroup } from './filter-group'
import type { FiltersProps } from './filters-props'

const row = 'flex min-h-10 w-full items-center gap-1.5 rounded-control text-md phone:min-h-11'

export function CategoryFilter(props: FiltersProps) {
  const { facets, query } = props
  const { category } = query
  if (facets.categories.length === 0 && category === undefined) return null
  return (
    <FilterGroup title="دسته">
      <ul>
        {category !== undefined && (
          <li>
            <Choice {...props} slug={undefined}>
              <ChevronStartIcon size={16} />
              همهٔ دسته‌ها
            </Choice>
          </li>
        )}
        {facets.categories.map(({ slug, title, count }) => (
          <li key={slug}>
            {count === 0 ? (
              <span aria-disabled="true" className={`${row} text-ink-500 opacity-50`}>
                {title}
                <Count count={0} />
              </span>
            ) : (
              <Choice {...props} slug={slug}>
                {title}
                <Count count={count} />
              </Choice>
            )}
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className="ms-auto text-xs text-ink-500">
      {formatNumber(count)}
      <span className="sr-only"> کالا</span>
    </span>
  )
}

type ChoiceProps = FiltersProps & { slug: string | undefined; children: ReactNode }

function Choice({ id, place, query, onChange, slug, children }: ChoiceProps) {
  const look = `${row} text-ink-700 hover:text-brand-700 aria-[current]:font-bold aria-[current]:text-brand-700`
  if (!isOpenIn(place, 'category')) {
    return (
      <Link href={categoryHref(place, query, slug)} prefetch={false} className={look}>
        {children}
      </Link>
    )
  }
  const next =
    slug === undefined ? without(query, 'category') : { ...query, page: 1, category: slug }
  return (
    <ChoiceLink
      id={`${id}-category-${encodeURIComponent(slug ?? '')}`}
      href={listHref(place.path, next)}
      onChoose={() => onChange(next)}
      aria-current={slug !== undefined && slug === query.category ? 'true' : undefined}
      className={look}
    >
      {children}
    </ChoiceLink>
  )
}
