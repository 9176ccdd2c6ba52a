'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { citiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'
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

function toOptions(regions: readonly { id: number; name: string }[] | undefined) {
  return (regions ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}

function CityForm({ onDone }: { onDone: () => void }) {
  const [currentCity] = useState(() => shopStore.get().city)
  const states = useQuery(statesQuery())
  const [requestedStateId, setRequestedStateId] = useState<number | null>(null)
  const stateId =
    requestedStateId ?? states.data?.find(({ name }) => name === currentCity?.state)?.id ?? null
  const cities = useQuery(citiesQuery(stateId))
  const [cityId, setCityId] = useState(currentCity ? String(currentCity.id) : '')
  const [isMissing, setIsMissing] = useState(false)

  const failedQuery = [states, cities].find(({ isError }) => isError)
  if (failedQuery) {
    return (
      <ErrorState
        text={getErrorMessage(failedQuery.error)}
        isBusy={failedQuery.isFetching}
        onRetry={() => void failedQuery.refetch()}
      />
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const city = cities.data?.find(({ id }) => String(id) === cityId)
    const state = states.data?.find(({ id }) => id === stateId)
    setIsMissing(!city)
    if (!city || !state) return
    setCity({ id: city.id, name: city.name, state: state.name })
    onDone()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Select
        label="استان"
        placeholder={states.data ? 'انتخاب کنید' : 'در حال دریافت…'}
        options={toOptions(states.data)}
        value={stateId === null ? '' : String(stateId)}
        disabled={!states.data}
        onChange={(event) => {
          setRequestedStateId(Number(event.target.value) || null)
          setCityId('')
        }}
      />
      <Select
        label="شهر"
        placeholder={stateId === null || cities.data ? 'انتخاب کنید' : 'در حال دریافت…'}
        options={toOptions(cities.data)}
        value={cityId}
        disabled={!cities.data}
        error={isMissing ? 'شهر خود را انتخاب کنید.' : undefined}
        onChange={(event) => {
          setCityId(event.target.value)
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
