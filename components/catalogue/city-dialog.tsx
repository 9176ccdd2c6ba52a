'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CityField, cityLabel, LARGE_CITIES } from '@/components/form/city-field'
import { Button } from '@/components/ui/button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { allCitiesQuery, citiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'
import { QueryProvider } from '@/lib/client/query-provider'
import { setCity } from '@/stores/city'
import { shopStore } from '@/stores/shop'

type CityDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function CityDialog(props: CityDialogProps) {
  return (
    <ResponsiveDialog
      {...props}
      size="sm"
      title="شهر شما"
      description="زمان و هزینهٔ ارسال را برای این شهر نشان می‌دهیم."
    >
      <QueryProvider>
        <CityForm onDone={() => props.onOpenChange(false)} />
      </QueryProvider>
    </ResponsiveDialog>
  )
}

/** Whatever is chosen holds at once. */
function CityForm({ onDone }: { onDone: () => void }) {
  const [{ city: currentCity, isAddressCity }] = useState(shopStore.get)
  const states = useQuery(statesQuery())
  const [chosenStateId, setChosenStateId] = useState<number | null>()
  const stateId =
    chosenStateId === undefined
      ? (states.data?.find(({ name }) => name === currentCity?.state)?.id ?? null)
      : chosenStateId
  const allCities = useQuery(allCitiesQuery())
  const citiesOfState = useQuery(citiesQuery(allCities.isError ? stateId : null))

  if (states.isError) {
    return (
      <ErrorState
        text={getErrorMessage(states.error)}
        isBusy={states.isFetching}
        onRetry={() => void states.refetch()}
      />
    )
  }

  const stateOf = (city: { id: number; parent_id?: number }) =>
    states.data?.find(({ id }) => id === (city.parent_id ?? stateId))
  const byLabel = new Map(
    allCities.data?.map((city) => [cityLabel(city.name, stateOf(city)?.name ?? ''), city]),
  )
  const large = LARGE_CITIES.flatMap((label) => byLabel.get(label) ?? [])

  function choose(cityId: number | null): void {
    const city = (allCities.data ?? citiesOfState.data)?.find(({ id }) => id === cityId)
    const state = city && stateOf(city)
    if (!city || !state) return
    setCity({ id: city.id, name: city.name, state: state.name })
    onDone()
  }

  return (
    // As high on a phone as the field with its list below it.
    <div className="grid content-start gap-4 phone:min-h-[min(26rem,60svh)]">
      <CityField
        stateId={stateId}
        cityId={currentCity?.id ?? null}
        onStateChange={setChosenStateId}
        onCityChange={choose}
        opensBelow
      />
      {large.length > 0 && (
        <ul aria-label="شهرهای بزرگ" className="flex flex-wrap gap-2 sm:col-span-2">
          {large.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === currentCity?.id}
                onClick={() => choose(id)}
                className="min-h-11 rounded-full border border-line px-4 hover:border-brand-300 hover:text-brand-700 aria-pressed:border-brand-600 aria-pressed:bg-brand-50 aria-pressed:font-bold aria-pressed:text-brand-700"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* That of an address would be there again with the next page. */}
      {currentCity && !isAddressCity && (
        <Button
          variant="link"
          className="justify-self-start !px-0 sm:col-span-2"
          onClick={() => {
            setCity(null)
            onDone()
          }}
        >
          پاک کردن شهر
        </Button>
      )}
    </div>
  )
}
