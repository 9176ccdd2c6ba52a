'use client'

import { without } from '../choices'
import { FilterGroup } from './filter-group'
import type { FiltersProps } from './filters-props'
import type { Option } from './option'
import { OptionList } from './option-list'

/** One at a time: a product belongs to one festival. */
export function FestivalFilter({ id, facets, query, onChange }: FiltersProps) {
  if (facets.festivals.length === 0) return null
  const options = facets.festivals.map(({ slug, title, count }): Option => {
    const checked = query.festival === slug
    const next = checked ? without(query, 'festival') : { ...query, festival: slug, page: 1 }
    return { value: slug, label: title, count, checked, onToggle: () => onChange(next) }
  })
  return (
    <FilterGroup title="جشنواره">
      <OptionList id={`${id}-festival`} name="festival" options={options} />
    </FilterGroup>
  )
}
