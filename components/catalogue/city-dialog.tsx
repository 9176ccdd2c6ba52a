'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { CityField } from '@/components/form/city-field'
import { Button } from '@/components/ui/button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { ErrorState } from '@/components/ui/error-state'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { allCitiesQuery, citiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'
import { QueryProvider } from '@/lib/client/query-provider'
import { setCity, shopStore } from '@/stores/shop'

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

function CityForm({ onDone }: { onDone: () => void }) {
  const [currentCity] = useState(() => shopStore.get().city)
  const states = useQuery(statesQuery())
  const [chosenStateId, setChosenStateId] = useState<number | null>()
  const [cityId, setCityId] = useState(currentCity?.id ?? null)
  const stateId =
    chosenStateId === undefined
      ? (states.data?.find(({ name }) => name === currentCity?.state)?.id ?? null)
      : chosenStateId
  const allCities = useQuery(allCitiesQuery())
  const citiesOfState = useQuery(citiesQuery(allCities.isError ? stateId : null))
  const [isMissing, setIsMissing] = useState(false)

  if (states.isError) {
    return (
      <ErrorState
        text={getErrorMessage(states.error)}
        isBusy={states.isFetching}
        onRetry={() => void states.refetch()}
      />
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const city = (allCities.data ?? citiesOfState.data)?.find(({ id }) => id === cityId)
    const state = states.data?.find(({ id }) => id === stateId)
    setIsMissing(!city)
    if (!city || !state) return
    setCity({ id: city.id, name: city.name, state: state.name })
    onDone()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <CityField
        stateId={stateId}
        cityId={cityId}
        cityError={isMissing ? 'شهر خود را انتخاب کنید.' : undefined}
        onStateChange={setChosenStateId}
        onCityChange={(id) => {
          setCityId(id)
          setIsMissing(false)
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" className="flex-1">
          تأیید شهر
        </Button>
        {currentCity && (
          <Button
            variant="ghost"
            onClick={() => {
              setCity(null)
              onDone()
            }}
          >
            پاک کردن
          </Button>
        )}
      </div>
    </form>
  )
}
