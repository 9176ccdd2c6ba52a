'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { SubmitButton } from '@/components/form/submit-button'
import { notify } from '@/components/ui/notify'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { StateCityFields } from '@/components/form/state-city-fields'
import { useApiForm } from '@/components/form/use-api-form'
import { accountKeys } from '@/lib/client/query-keys'
import { saveLegalProfile } from '@/lib/client/queries/account-mutations'
import { saveLegal, type Legal } from '@/lib/contract/account/legal'

type LegalFormProps = { legal: Legal | null; draft: string; onDone: () => void }

function toFormValues(legal: Legal | null) {
  return {
    company_name: legal?.company_name ?? '',
    national_id: legal?.national_id ?? '',
    economic_code: legal?.economic_code ?? '',
    registration_id: legal?.registration_id ?? '',
    phone: legal?.phone ?? '',
    ...(legal && { state_id: legal.state_id }),
    ...(legal?.city_id && { city_id: legal.city_id }),
  }
}

export default function LegalForm({ legal, draft, onDone }: LegalFormProps) {
  const client = useQueryClient()
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(saveLegal, {
    defaultValues: toFormValues(legal),
    draft,
    submit: async (body) => {
      form.reset(toFormValues(await saveLegalProfile(body)))
      void notify.success('اطلاعات شرکت ذخیره شد.')
      await client.invalidateQueries({ queryKey: accountKeys.legal() })
      onDone()
    },
  })
  const { register, setValue, setFocus, control, formState } = form
  useEffect(() => setFocus('company_name'), [setFocus])
  const [stateId, cityId] = useWatch({ control, name: ['state_id', 'city_id'] })
  const { errors } = formState
  const choose = (name: 'state_id' | 'city_id') => (id: number | null) => {
    // An empty choice is rejected by the rules of the call.
    setValue(name, id ?? 0, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="نام شرکت"
        autoComplete="organization"
        className="sm:col-span-2"
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <NumberField
        label="شناسهٔ ملی"
        error={errors.national_id?.message}
        {...register('national_id')}
      />
      <NumberField
        label="کد اقتصادی"
        error={errors.economic_code?.message}
        {...register('economic_code')}
      />
      <NumberField
        label="شمارهٔ ثبت"
        error={errors.registration_id?.message}
        {...register('registration_id')}
      />
      <NumberField
        label="تلفن ثابت"
        isPhone
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <StateCityFields
        stateId={stateId || null}
        cityId={cityId || null}
        onStateChange={choose('state_id')}
        onCityChange={choose('city_id')}
        stateError={errors.state_id?.message}
        cityError={errors.city_id?.message}
      />
      <SubmitButton
        isBusy={isBusy}
        waitsUntil={waitsUntil}
        className="justify-self-start sm:col-span-2"
      >
        ذخیره
      </SubmitButton>
    </form>
  )
}
