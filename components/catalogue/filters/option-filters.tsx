'use client'

import type { CountedBrand, Facets } from '@/lib/contract/catalogue/products'
import { SearchIcon } from '@/components/ui/icons'
import { lazyComponent } from '@/components/ui/lazy-component'
import { TextField } from '@/components/ui/text-field'
import { formatNumber } from '@/lib/persian/money'
import { isShadeOf } from '@/lib/persian/colour-names'
import { searchKey } from '@/lib/persian/text'
import { toggleValue, withProperty, withBrands, withoutFilters } from '../active-filters'
import { toProductFilters } from '../list-scope'
import { PROPERTY_PREFIX, joinValues } from '../list-query'
import { FilterGroup, type FilterProps } from './filter-group'
import {
  type FilterOption,
  isUnavailable,
  OptionList,
  type OptionListProps,
  toId,
} from './option-list'
import { useRememberedText } from '../list-memory'

type PropertyFilterProps = FilterProps & { property: Facets['properties'][number] }

export function PropertyFilter({
  id,
  scope,
  facets,
  property,
  query,
  onChange,
}: PropertyFilterProps) {
  const { name, values } = property
  const selected = query.properties?.[name] ?? []
  const headOf = new Map(
    values.flatMap(({ value, family }) =>
      family ? family.values.slice(1).map((shade) => [shade, value] as const) : [],
    ),
  )
  /** A shade is part of its family, but where an address chose it alone. */
  const isShown = (value: string): boolean => {
    const head = headOf.get(value)
    return head === undefined || (selected.includes(value) && !selected.includes(head))
  }
  const options = values
    .filter(({ value }) => isShown(value))
    .map(({ value, hex, ...own }): FilterOption => {
      const { values: all, count } = own.family ?? { values: [value], count: own.count }
      const checked = selected.includes(value)
      // Those of its shades too that this list has none of.
      const others = selected.filter(
        (one) => !all.includes(one) && !(own.family && isShadeOf(one, value)),
      )
      return {
        value: joinValues(all),
        label: value,
        isMinimum: facets.is_minimum,
        ...{ count, hex, checked },
        onToggle: () => onChange(withProperty(query, name, checked ? others : [...others, ...all])),
      }
    })
  // Of one that is dead as a whole, nothing can be learnt or chosen.
  if (options.every(isUnavailable)) return null
  const listProps = {
    id: `${id}-${toId(name)}`,
    name: PROPERTY_PREFIX + name,
    options,
    path: scope.path,
    isWhole: query.allOptions,
  }
  return (
    <FilterGroup title={name}>
      <OptionList {...listProps} />
    </FilterGroup>
  )
}

const MIN_SEARCHABLE = 9

/** Only a list of very many brands asks for those that it does not offer at once. */
const FoundBrands = lazyComponent(() => import('./found-brands'))

export function BrandFilter({ id, scope, facets, query, onChange }: FilterProps) {
  const [text, setText] = useRememberedText(`${id}-brand-search`)
  const { brands: selected = [] } = query
  const key = searchKey(text)
  if (facets.brands.length === 0) return null
  const toOption = ({ slug, title, count }: CountedBrand): FilterOption => ({
    value: slug,
    label: title,
    count,
    isMinimum: facets.is_minimum,
    checked: selected.includes(slug),
    onToggle: () => onChange(withBrands(query, toggleValue(selected, slug))),
  })
  const options = facets.brands
    .filter(({ title, english_title }) =>
      [title, english_title].some((name) => searchKey(name).includes(key)),
    )
    .map(toOption)
  const isWhole = facets.brands_total <= facets.brands.length
  const listProps = {
    id: `${id}-brand`,
    name: 'brands',
    path: scope.path,
    isWhole: query.allOptions,
  }
  const offered = <BrandOptions {...listProps} options={options} />
  return (
    <FilterGroup title="برند">
      {facets.brands.length >= MIN_SEARCHABLE && (
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
      {isWhole || key === '' ? (
        offered
      ) : (
        <FoundBrands
          filters={toProductFilters(scope, query)}
          name={key}
          fallback={offered}
          isFallbackEnough
        >
          {(found) => <BrandOptions {...listProps} options={found.map(toOption)} />}
        </FoundBrands>
      )}
      {!isWhole && key === '' && (
        <p className="pt-1 text-sm text-ink-500">
          {formatNumber(facets.brands_total)} برند؛ باقی را با نامشان پیدا کنید.
        </p>
      )}
    </FilterGroup>
  )
}

function BrandOptions(props: OptionListProps) {
  return (
    <>
      <OptionList {...props} />
      {props.options.length === 0 && (
        <p role="status" className="py-2 text-sm text-ink-500">
          برندی با این نام در این فهرست نیست.
        </p>
      )}
    </>
  )
}

/** One at a time: a product belongs to one festival. */
export function FestivalFilter({ id, scope, facets, query, onChange }: FilterProps) {
  if (facets.festivals.length === 0) return null
  const options = facets.festivals.map(({ slug, title, count }): FilterOption => {
    const checked = query.festival === slug
    const next = checked ? withoutFilters(query, 'festival') : { ...query, festival: slug, page: 1 }
    const counted = { count, isMinimum: facets.is_minimum }
    return { value: slug, label: title, ...counted, checked, onToggle: () => onChange(next) }
  })
  return (
    <FilterGroup title="جشنواره">
      <OptionList
        {...{ options, path: scope.path, isWhole: query.allOptions }}
        id={`${id}-festival`}
        name="festival"
      />
    </FilterGroup>
  )
}
