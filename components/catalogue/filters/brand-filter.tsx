'use client'

import { SearchIcon } from '@/components/ui/icons'
import { TextField } from '@/components/ui/text-field'
import { searchKey } from '@/lib/persian/text'
import { toggled, withBrands } from '../choices'
import { useKeptText } from '../kept-state'
import { FilterGroup } from './filter-group'
import type { FiltersProps } from './filters-props'
import type { Option } from './option'
import { OptionList } from './option-list'

const FEWEST_SEARCHED = 9

export function BrandFilter({ id, facets, query, onChange }: FiltersProps) {
  const [text, setText] = useKeptText(`${id}-brand-search`)
  const { brands: chosen = [] } = query
  const key = searchKey(text)
  const found = facets.brands.filter(
    ({ title, english_title }) =>
      searchKey(title).includes(key) || searchKey(english_title).includes(key),
  )
  if (facets.brands.length === 0) return null
  const options = found.map(({ slug, title, count }): Option => ({
    value: slug,
    label: title,
    count,
    checked: chosen.includes(slug),
    onToggle: () => onChange(withBrands(query, toggled(chosen, slug))),
  }))
  return (
    <FilterGroup title="برند">
      {facets.brands.length >= FEWEST_SEARCHED && (
        <TextField
          id={`${id}-brand-search`}
          label="جستجوی برند"
          hideLabel
          type="search"
          placeholder="جستجوی برند"
          icon={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mb-1.5"
          inputClassName="!h-11 [&::-webkit-search-cancel-button]:hidden"
        />
      )}
      <OptionList id={`${id}-brand`} name="brands" options={options} />
      {options.length === 0 && (
        <p role="status" className="py-2 text-sm text-ink-500">
          برندی با این نام در این فهرست نیست.
        </p>
      )}
    </FilterGroup>
  )
}
