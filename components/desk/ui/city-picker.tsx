'use client'

import { useState } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'

export type Province = { id: number; name: string; cities: { id: number; name: string }[] }

type CityPickerProps = {
  provinces: readonly Province[]
  everywhere: boolean
  cityIds: readonly number[]
  error: string | undefined
  onChange: (change: { everywhere?: boolean; city_ids?: number[] }) => void
}

type Zone = { key: string; title: string; ids: number[] }

/** What is chosen, a whole province as one. */
function listChosen(provinces: readonly Province[], cityIds: readonly number[]): Zone[] {
  return provinces.flatMap(({ id, name, cities }) => {
    const chosen = cities.filter((city) => cityIds.includes(city.id))
    return chosen.length === cities.length && chosen.length > 1
      ? [{ key: `province ${id}`, title: `همهٔ ${name}`, ids: chosen.map((city) => city.id) }]
      : chosen.map((city) => ({ key: `city ${city.id}`, title: city.name, ids: [city.id] }))
  })
}

/** A province that is called so with all its cities, else those of its cities that are. */
function findProvinces(provinces: readonly Province[], query: string) {
  const key = searchKey(query)
  return provinces.flatMap((province) => {
    if (searchKey(province.name).includes(key)) return [{ province, isWhole: true }]
    const cities = province.cities.filter(({ name }) => searchKey(name).includes(key))
    return cities.length > 0 ? [{ province: { ...province, cities }, isWhole: false }] : []
  })
}

/** The whole country, or cities by their province. */
export function CityPicker({ provinces, everywhere, cityIds, error, onChange }: CityPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-[12px] font-medium text-ink-700">کجا</legend>
      {[
        { isAll: true, title: 'همهٔ ایران' },
        {
          isAll: false,
          title: `شهرهای انتخابی${cityIds.length > 0 ? ` (${formatNumber(cityIds.length)})` : ''}`,
        },
      ].map(({ isAll, title }) => (
        <label key={title} className="flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="radio"
            name="zone"
            className="desk-check"
            checked={everywhere === isAll}
            onChange={() => onChange({ everywhere: isAll })}
          />
          {title}
        </label>
      ))}
      {error && (
        <p role="alert" className="text-late-ink mt-1 text-[12px]">
          {error}
        </p>
      )}
      {!everywhere && (
        <CityList
          provinces={provinces}
          cityIds={cityIds}
          onChange={(ids) => onChange({ city_ids: ids })}
        />
      )}
    </fieldset>
  )
}

type CityListProps = {
  provinces: readonly Province[]
  cityIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** Cities by their province, those that are chosen above them. */
export function CityList({ provinces, cityIds, onChange }: CityListProps) {
  const [query, setQuery] = useState('')
  const isSearching = query.trim() !== ''
  const toggle = (ids: readonly number[], isOn: boolean) =>
    onChange([...cityIds.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
  const chosen = listChosen(provinces, cityIds)
  const found = findProvinces(provinces, query)
  return (
    <>
      {chosen.length > 0 && (
        <ul
          aria-label="شهرهایی که انتخاب شده‌اند"
          className="mt-2 flex max-h-32 flex-wrap gap-1.5 overflow-y-auto"
        >
          {chosen.map(({ key, title, ids }) => (
            <li key={key}>
              <button
                type="button"
                className="bg-acting-bg border-acting-edge text-acting-ink inline-flex h-7 items-center gap-1.5 rounded-[7px] border px-2.5 text-[12px] font-medium phone:h-11"
                onClick={() => toggle(ids, false)}
              >
                {title}
                <CloseIcon size={14} />
                <span className="sr-only">برداشتن</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        type="search"
        className="desk-field mt-2"
        aria-label="یافتن شهر یا استان"
        placeholder="یافتن شهر یا استان…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          // Enter would save the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="border-hair mt-1.5 max-h-64 overflow-y-auto rounded-lg border">
        {found.map(({ province, isWhole }) => (
          <ProvinceCities
            // What was found stands open; the list itself is closed again afterwards.
            key={isSearching ? `found ${province.id}` : province.id}
            {...{ province, cityIds, isWhole, isOpen: isSearching }}
            onToggle={toggle}
          />
        ))}
        {found.length === 0 && <p className="text-note p-2.5">شهر یا استانی به این نام نیست.</p>}
      </div>
    </>
  )
}

type ProvinceCitiesProps = {
  province: Province
  cityIds: readonly number[]
  isOpen: boolean
  /** Whether all its cities are listed, and not those that were searched for alone. */
  isWhole: boolean
  onToggle: (ids: readonly number[], isOn: boolean) => void
}

function ProvinceCities({ province, cityIds, isOpen, isWhole, onToggle }: ProvinceCitiesProps) {
  const { name, cities } = province
  const ids = cities.map((city) => city.id)
  const chosen = ids.filter((city) => cityIds.includes(city)).length
  return (
    <details open={isOpen} className="border-hair border-b last:border-0">
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 px-2.5 phone:min-h-11">
        <span className="grow">{name}</span>
        {chosen > 0 && (
          <span className="desk-tag">
            {isWhole && chosen === ids.length ? 'همه' : formatNumber(chosen)}
          </span>
        )}
      </summary>
      <div className="grid grid-cols-2 gap-x-2 px-2.5 pb-2">
        {isWhole && (
          <label className="col-span-full flex min-h-8 items-center gap-2 font-medium phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={chosen === ids.length}
              onChange={(event) => onToggle(ids, event.target.checked)}
            />
            همهٔ شهرهای {name}
          </label>
        )}
        {cities.map((city) => (
          <label key={city.id} className="flex min-h-8 items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={cityIds.includes(city.id)}
              onChange={(event) => onToggle([city.id], event.target.checked)}
            />
            {city.name}
          </label>
        ))}
      </div>
    </details>
  )
}
