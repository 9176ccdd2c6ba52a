import Link from 'next/link'
import { RemovableChip } from '@/components/ui/chip'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { listHref, type ListQuery } from './list-query'

type ChosenFiltersProps = {
  path: string
  query: ListQuery
  /** Brands of the list, by slug. */
  brandTitles: ReadonlyMap<string, string>
}

type Chosen = { label: string; without: Partial<ListQuery> }

export function ChosenFilters({ path, query, brandTitles }: ChosenFiltersProps) {
  const chosen = chosenOf(query, brandTitles)
  if (chosen.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chosen.map(({ label, without }) => (
        <RemovableChip
          key={label}
          label={label}
          href={listHref(path, { ...query, ...without, page: 1 })}
        />
      ))}
      <Link
        href={listHref(path, query.sort ? { sort: query.sort } : {})}
        scroll={false}
        className="flex h-9 items-center rounded-full px-3 text-sm text-pomegranate-600 hover:bg-pomegranate-50 phone:h-11"
      >
        پاک کردن همه
      </Link>
    </div>
  )
}

function chosenOf(query: ListQuery, titles: ReadonlyMap<string, string>): Chosen[] {
  const { brands = [], price_min, price_max } = query
  const chosen: Chosen[] = brands.map((brand) => ({
    label: titles.get(brand) ?? brand,
    without: { brands: brands.filter((other) => other !== brand) },
  }))
  if (query.q) chosen.push({ label: `«${query.q}»`, without: { q: undefined } })
  if (query.festival) chosen.push({ label: 'کالاهای جشنواره', without: { festival: undefined } })
  if (query.available) chosen.push({ label: 'فقط موجود', without: { available: undefined } })
  if (price_min !== undefined) {
    const label = `از ${formatToman(price_min)} ${TOMAN}`
    chosen.push({ label, without: { price_min: undefined } })
  }
  if (price_max !== undefined) {
    const label = `تا ${formatToman(price_max)} ${TOMAN}`
    chosen.push({ label, without: { price_max: undefined } })
  }
  return chosen
}
