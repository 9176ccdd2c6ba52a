'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import Link from '@/components/ui/link'
import { ChevronStartIcon } from '@/components/ui/icons'
import { Switch } from '@/components/ui/switch'
import { describeProductCount, formatFacetCount } from '../count-text'
import { useList, ActionLink } from '../list-provider'
import { withoutFilters } from '../active-filters'
import { categoryHref, isFacetOpen } from '../list-scope'
import { listHref } from '../list-query'
import { FilterGroup, type FilterProps } from './filter-group'
import { BrandFilter, FestivalFilter, PropertyFilter } from './option-filters'
import { PriceFilter } from './price-filter'

function CategoryFilter(props: FilterProps) {
  const { facets, query } = props
  const { category } = query
  if (facets.categories.length === 0 && category === undefined) return null
  return (
    <FilterGroup title="دسته">
      <ul>
        {category !== undefined && (
          <li>
            <CategoryOption {...props} slug={undefined}>
              <ChevronStartIcon size={16} />
              همهٔ دسته‌ها
            </CategoryOption>
          </li>
        )}
        {facets.categories.map(({ slug, title, count }) => (
          <li key={slug}>
            {count === 0 && !facets.is_minimum ? (
              <span aria-disabled="true" className="filter-row text-ink-500 opacity-50">
                {`${title} `}
                <ProductCountLabel count={0} isMinimum={false} />
              </span>
            ) : (
              <CategoryOption {...props} slug={slug}>
                {`${title} `}
                <ProductCountLabel count={count} isMinimum={facets.is_minimum} />
              </CategoryOption>
            )}
          </li>
        ))}
      </ul>
    </FilterGroup>
  )
}

function ProductCountLabel({ count, isMinimum }: { count: number; isMinimum: boolean }) {
  return (
    <span className="filter-count">
      {formatFacetCount(count, isMinimum)}
      {(count > 0 || !isMinimum) && <span className="sr-only"> کالا</span>}
    </span>
  )
}

type CategoryOptionProps = FilterProps & { slug: string | undefined; children: ReactNode }

function CategoryOption({ id, scope, query, onChange, slug, children }: CategoryOptionProps) {
  if (!isFacetOpen(scope, 'category')) {
    return (
      <Link href={categoryHref(scope, query, slug)} prefetch={false} className="filter-row">
        {children}
      </Link>
    )
  }
  const next =
    slug === undefined ? withoutFilters(query, 'category') : { ...query, page: 1, category: slug }
  return (
    <ActionLink
      id={`${id}-category-${encodeURIComponent(slug ?? '')}`}
      href={listHref(scope.path, next)}
      onSelect={() => onChange(next)}
      aria-current={slug !== undefined && slug === query.category ? 'true' : undefined}
      className="filter-row"
    >
      {children}
    </ActionLink>
  )
}

export function FilterGroups(props: FilterProps) {
  const { id, scope, facets, query, onChange } = props
  const isAvailableOnly = query.available === true
  return (
    <>
      <Switch
        id={`${id}-available`}
        name="available"
        value="1"
        label="فقط کالاهای موجود"
        hint={describeProductCount(facets.available_count, facets.is_minimum)}
        checked={isAvailableOnly}
        disabled={facets.available_count === 0 && !facets.is_minimum && !isAvailableOnly}
        onChange={() =>
          onChange(
            isAvailableOnly
              ? withoutFilters(query, 'available')
              : { ...query, available: true, page: 1 },
          )
        }
        className="border-b border-line py-3"
      />
      <div className="pt-3">
        <CategoryFilter {...props} />
        {isFacetOpen(scope, 'festival') && <FestivalFilter {...props} />}
        <PriceFilter {...props} />
        {isFacetOpen(scope, 'brands') && <BrandFilter {...props} />}
        {facets.properties.map((property) => (
          <PropertyFilter key={property.name} {...props} property={property} />
        ))}
      </div>
    </>
  )
}

/** Beside the list on wide screens; without script it is a plain form. */
export function FilterPanel() {
  const { scope, facets, histogram, query, navigate } = useList()
  const { q, sort, category } = query
  return (
    <aside id="filters" aria-label="فیلترها" className="hidden target:block md:block md:self-start">
      <form action={scope.path} onSubmit={(event) => event.preventDefault()}>
        {q && <input type="hidden" name="q" value={q} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        {category && <input type="hidden" name="category" value={category} />}
        <FilterGroups {...{ scope, facets, histogram, query }} id="f" onChange={navigate} />
        <noscript>
          <div className="pb-4">
            <Button type="submit" isFullWidth>
              اعمال فیلترها
            </Button>
          </div>
        </noscript>
      </form>
    </aside>
  )
}
