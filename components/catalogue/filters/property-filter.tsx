'use client'

import type { Facets } from '@/lib/contract/products'
import { toggled, withProperty } from '../choices'
import { PROPERTY } from '../list-query'
import { escapedValue } from '../listed-values'
import { FilterGroup } from './filter-group'
import type { FiltersProps } from './filters-props'
import type { Option } from './option'
import { OptionList } from './option-list'
import { Swatches } from './swatches'

type PropertyFilterProps = FiltersProps & { property: Facets['properties'][number] }

export function PropertyFilter({ id, property, query, onChange }: PropertyFilterProps) {
  const { name, values } = property
  const chosen = query.properties?.[name] ?? []
  const options = values.map(({ value, hex, count }): Option => ({
    value: escapedValue(value),
    label: value,
    count,
    hex,
    checked: chosen.includes(value),
    onToggle: () => onChange(withProperty(query, name, toggled(chosen, value))),
  }))
  const parts = { id: `${id}-${encodeURIComponent(name)}`, name: PROPERTY + name, options }
  const coloured = values.length > 0 && values.every(({ hex }) => hex !== null)
  return (
    <FilterGroup title={name} note={coloured ? chosen.join('، ') : undefined}>
      {coloured ? <Swatches {...parts} /> : <OptionList {...parts} />}
    </FilterGroup>
  )
}
