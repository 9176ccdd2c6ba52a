'use client'

import { Switch } from '@/components/ui/switch'
import { formatNumber } from '@/lib/persian/money'
import { without } from '../choices'
import { isOpenIn } from '../list-place'
import { BrandFilter } from './brand-filter'
import { CategoryFilter } from './category-filter'
import { FestivalFilter } from './festival-filter'
import type { FiltersProps } from './filters-props'
import { PriceFilter } from './price-filter'
import { PropertyFilter } from './property-filter'

export function FilterGroups(props: FiltersProps) {
  const { id, place, facets, query, onChange } = props
  const available = query.available === true
  return (
    <>
      <Switch
        id={`${id}-available`}
        name="available"
        value="1"
        label="فقط کالاهای موجود"
        hint={`${formatNumber(facets.available_count)} کالا`}
        checked={available}
        disabled={facets.available_count === 0 && !available}
        onChange={() =>
          onChange(available ? without(query, 'available') : { ...query, available: true, page: 1 })
        }
        className="py-3"
      />
      <div className="border-t border-line pt-3">
        <CategoryFilter {...props} />
        {isOpenIn(place, 'festival') && <FestivalFilter {...props} />}
        <PriceFilter {...props} />
        {isOpenIn(place, 'brands') && <BrandFilter {...props} />}
        {facets.properties.map((property) => (
          <PropertyFilter key={property.name} {...props} property={property} />
        ))}
      </div>
    </>
  )
}
