'use client'

import { formatNumber } from '@/lib/persian/money'

export type Province = { id: number; name: string; cities: { id: number; name: string }[] }

type CityPickerProps = {
  provinces: readonly Province[]
  everywhere: boolean
  cityIds: readonly number[]
  error: string | undefined
  onChange: (change: { everywhere?: boolean; city_ids?: number[] }) => void
}

/** The whole country, or cities by their province. */
export function CityPicker({ provinces, everywhere, cityIds, error, onChange }: CityPickerProps) {
  const toggle = (ids: readonly number[], isOn: boolean) =>
    onChange({
      city_ids: [...cityIds.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])],
    })
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
        <div className="border-hair mt-1 max-h-64 overflow-y-auto rounded-lg border">
          {provinces.map(({ id, name, cities }) => {
            const ids = cities.map((city) => city.id)
            const chosen = ids.filter((city) => cityIds.includes(city)).length
            return (
              <details key={id} className="border-hair border-b last:border-0">
                <summary className="flex min-h-9 cursor-pointer items-center gap-2 px-2.5 phone:min-h-11">
                  <span className="grow">{name}</span>
                  {chosen > 0 && (
                    <span className="desk-tag">
                      {chosen === ids.length ? 'همه' : formatNumber(chosen)}
                    </span>
                  )}
                </summary>
                <div className="grid grid-cols-2 gap-x-2 px-2.5 pb-2">
                  <label className="col-span-full flex min-h-8 items-center gap-2 font-medium phone:min-h-11">
                    <input
                      type="checkbox"
                      className="desk-check"
                      checked={chosen === ids.length}
                      onChange={(event) => toggle(ids, event.target.checked)}
                    />
                    همهٔ شهرهای {name}
                  </label>
                  {cities.map((city) => (
                    <label key={city.id} className="flex min-h-8 items-center gap-2 phone:min-h-11">
                      <input
                        type="checkbox"
                        className="desk-check"
                        checked={cityIds.includes(city.id)}
                        onChange={(event) => toggle([city.id], event.target.checked)}
                      />
                      {city.name}
                    </label>
                  ))}
                </div>
              </details>
            )
          })}
        </div>
      )}
    </fieldset>
  )
}
