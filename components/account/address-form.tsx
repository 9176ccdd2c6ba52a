'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CityField } from '@/components/form/city-field'
import { SubmitButton } from '@/components/form/submit-button'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { useApiForm } from '@/components/form/use-api-form'
import { accountKeys } from '@/lib/client/query-keys'
import { profileQuery } from '@/lib/client/queries/account'
import { allCitiesQuery } from '@/lib/client/queries/states-and-cities'
import { saveAddress } from '@/lib/client/queries/account-mutations'
import { editAddress, type Address } from '@/lib/contract/account/addresses'
import { shopStore } from '@/stores/shop'
import { DeliveryInputs } from './delivery-inputs'

type AddressFormProps = {
  /** Absent for a new one. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  /** The only one is the default, and needs no name to be told from others. */
  isFirst?: boolean
  submitLabel?: string
  /** Puts the button where the page has its own. */
  renderSubmit?: (button: ReactNode) => ReactNode
  /** For a button that stands outside of the form, in the place of its own. */
  outerButton?: {
    formId: string
    onBusyChange: (isBusy: boolean) => void
    onWait: (waitsUntil: number | null) => void
  }
}

type Receiver = Pick<Address, 'receiver_name' | 'receiver_mobile'>
type Region = Pick<Address, 'state_id' | 'city_id'>
/** What is known of a new one. */
type Known = { receiver: Receiver | undefined; region: Region | undefined }

function toFormValues(address: Address | undefined, { receiver, region }: Known) {
  return {
    ...(address && { id: address.id, state_id: address.state_id }),
    ...(!address && region && { state_id: region.state_id }),
    title: address?.title ?? '',
    receiver_name: (address ?? receiver)?.receiver_name ?? '',
    receiver_mobile: (address ?? receiver)?.receiver_mobile ?? '',
    city_id: (address ?? region)?.city_id ?? null,
    other_city: address && address.city_id === null ? address.city : '',
    postal_code: address?.postal_code ?? '',
    detail: address?.detail ?? '',
    plate: address?.plate ?? '',
    unit: address?.unit ?? '',
    is_default: address?.is_default ?? false,
  }
}

/**
 * A new address is mostly one's own: name, mobile and city are filled in, and can be another's. The city is that
 * for which the header says its days, as it is when the form opens: a later one changes nothing that is typed.
 * Pending only for a new address, the fields of which wait for it.
 */
export function useKnownOfNew(address: Address | undefined): Known & { isPending: boolean } {
  const isNew = address === undefined
  const [city] = useState(() => (isNew ? shopStore.get().city : null))
  const profile = useQuery({ ...profileQuery(), enabled: isNew })
  const cities = useQuery({ ...allCitiesQuery(), enabled: city !== null })
  const user = isNew ? profile.data?.user : undefined
  const found = city && cities.data?.find(({ id }) => id === city.id)
  return {
    receiver: user && {
      receiver_name: [user.first_name, user.last_name].join(' ').trim(),
      receiver_mobile: user.mobile,
    },
    region: found ? { state_id: found.parent_id, city_id: found.id } : undefined,
    isPending: (isNew && profile.isPending) || (city !== null && cities.isPending),
  }
}

export default function AddressForm(props: AddressFormProps) {
  const { isPending, ...known } = useKnownOfNew(props.address)
  if (isPending) return <Skeleton className="h-96" />
  return <AddressFields {...props} known={known} />
}

function AddressFields({
  address,
  known,
  onSaved,
  isFirst,
  submitLabel = 'ذخیرهٔ نشانی',
  renderSubmit,
  outerButton,
}: AddressFormProps & { known: Known }) {
  const client = useQueryClient()
  const [isByHand, setIsByHand] = useState(address !== undefined && address.city_id === null)
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(editAddress, {
    defaultValues: toFormValues(address, known),
    draft: `address-${address?.id ?? 'new'}`,
    ...(outerButton && { onBusyChange: outerButton.onBusyChange, onWait: outerButton.onWait }),
    submit: async (body) => {
      const saved = await saveAddress(body)
      await Promise.all([
        client.invalidateQueries({ queryKey: accountKeys.addresses() }),
        client.invalidateQueries({ queryKey: accountKeys.profile() }),
      ])
      onSaved(saved)
    },
  })
  const { register, setValue, control, formState } = form
  const [stateId, cityId] = useWatch({ control, name: ['state_id', 'city_id'] })
  const { errors, isSubmitted: shouldValidate } = formState
  const submitButton = (
    <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil} isFullWidth={renderSubmit !== undefined}>
      {submitLabel}
    </SubmitButton>
  )
  return (
    <form
      id={outerButton?.formId}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 sm:grid-cols-2"
    >
      <CityField
        stateId={stateId || null}
        cityId={cityId ?? null}
        stateError={errors.state_id?.message}
        cityError={errors.city_id?.message}
        onStateChange={(id) => setValue('state_id', id ?? 0, { shouldDirty: true, shouldValidate })}
        onCityChange={(id) => setValue('city_id', id, { shouldDirty: true, shouldValidate })}
        byHand={{
          isChosen: isByHand,
          choose: (next) => {
            setIsByHand(next)
            if (!next) setValue('other_city', '', { shouldDirty: true })
          },
        }}
      />
      {isByHand && (
        <TextField
          label="نام شهر یا روستا"
          className="sm:col-span-2"
          error={errors.other_city?.message}
          {...register('other_city', { deps: ['city_id'] })}
        />
      )}
      <DeliveryInputs field={(name) => ({ ...register(name), error: errors[name]?.message })} />
      {!isFirst && (
        <TextField
          label="نام این نشانی"
          isOptional
          hint="مانند خانه یا محل کار"
          error={errors.title?.message}
          {...register('title')}
        />
      )}
      {!isFirst && !address?.is_default && (
        <Checkbox
          label="نشانی پیش‌فرض من باشد"
          className="self-center"
          {...register('is_default')}
        />
      )}
      {!outerButton && (
        <div className="sm:col-span-2">{renderSubmit?.(submitButton) ?? submitButton}</div>
      )}
    </form>
  )
}
