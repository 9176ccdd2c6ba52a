'use client'

import { useQuery } from '@tanstack/react-query'
import { Select } from '@/components/ui/select'
import { citiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'

/** A province and a city of it. */
export type RegionFieldProps = {
  stateId: number | null
  cityId: number | null
  onStateChange: (id: number | null) => void
  onCityChange: (id: number | null) => void
  stateError?: string | undefined
  cityError?: string | undefined
}

type StateCityFieldsProps = RegionFieldProps & {
  /** Offers «شهر دیگر», whose name is then written. */
  otherCity?: { isChosen: boolean; choose: (isChosen: boolean) => void }
}

const OTHER_CITY = 'other'

function toOptions(regions: { id: number; name: string }[] | undefined) {
  return (regions ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

export function StateCityFields(props: StateCityFieldsProps) {
  const { stateId, cityId, onStateChange, onCityChange, stateError, cityError, otherCity } = props
  const states = useQuery(statesQuery())
  const cities = useQuery(citiesQuery(stateId))
  const cityOptions = toOptions(cities.data)
  if (otherCity && (cities.data || cities.isError))
    cityOptions.push({ value: OTHER_CITY, label: 'شهر دیگر…' })
  return (
    <>
      <Select
        label="استان"
        placeholder={states.isPending ? 'در حال گرفتن استان‌ها…' : 'استان را انتخاب کنید'}
        options={toOptions(states.data)}
        value={stateId ?? ''}
        error={stateError ?? (states.isError ? 'استان‌ها نیامد؛ صفحه را تازه کنید.' : undefined)}
        onChange={(event) => {
          onStateChange(event.target.value ? Number(event.target.value) : null)
          onCityChange(null)
          otherCity?.choose(false)
        }}
      />
      <Select
        label="شهر"
        placeholder={
          stateId !== null && cities.isPending ? 'در حال گرفتن شهرها…' : 'شهر را انتخاب کنید'
        }
        disabled={stateId === null}
        options={cityOptions}
        value={otherCity?.isChosen ? OTHER_CITY : (cityId ?? '')}
        error={
          cityError ?? (cities.isError ? 'شهرها نیامد؛ دوباره استان را انتخاب کنید.' : undefined)
        }
        onChange={(event) => {
          const { value } = event.target
          otherCity?.choose(value === OTHER_CITY)
          onCityChange(value === '' || value === OTHER_CITY ? null : Number(value))
        }}
      />
    </>
  )
}
