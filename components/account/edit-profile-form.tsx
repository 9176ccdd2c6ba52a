'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { SubmitButton } from '@/components/form/submit-button'
import { notify } from '@/components/ui/notify'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { JalaliField } from '@/components/form/jalali-field'
import { useApiForm } from '@/components/form/use-api-form'
import { accountKeys } from '@/lib/client/query-keys'
import { updateCustomer } from '@/lib/client/queries/account-mutations'
import { updateUser } from '@/lib/contract/account/edit-profile'
import type { Customer } from '@/lib/contract/auth/customer'
import { PublicProfileFields } from './public-profile-fields'

function toFormValues(user: Customer) {
  return {
    name: user.name,
    bio: user.bio,
    first_name: user.first_name,
    last_name: user.last_name,
    national_code: user.national_code ?? '',
    email: user.email ?? '',
    birth_date: user.birth_date ?? '',
    bank_card: user.bank_card ?? '',
  }
}

export default function EditProfileForm({ user }: { user: Customer }) {
  const client = useQueryClient()
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(updateUser, {
    defaultValues: toFormValues(user),
    draft: 'edit-account',
    sendsChangesOnly: true,
    submit: async (body) => {
      form.reset(toFormValues(await updateCustomer(body)))
      void notify.success('اطلاعات شما ذخیره شد.')
      await client.invalidateQueries({ queryKey: accountKeys.all })
    },
  })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-lg font-extrabold">آنچه دیگران می‌بینند</legend>
        <PublicProfileFields {...{ register, errors }} bio={user.bio} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-4 text-lg font-extrabold">تنها برای فاکتور و تماس</legend>
        <TextField
          label="نام"
          isOptional
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="نام خانوادگی"
          isOptional
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
        <NumberField
          label="کد ملی"
          isOptional
          error={errors.national_code?.message}
          {...register('national_code')}
        />
        <TextField
          label="ایمیل"
          isOptional
          type="email"
          dir="ltr"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          name="birth_date"
          control={control}
          render={({ field, fieldState }) => (
            <JalaliField
              legend="تاریخ تولد"
              value={field.value ?? ''}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <NumberField
          label="شمارهٔ کارت بانکی"
          isOptional
          hint="اگر پول سفارشی به کارت برگردد، فروشگاه به همین کارت واریز می‌کند. پول کالای مرجوعی به کیف پول می‌رود. به دیگران نشان داده نمی‌شود."
          autoComplete="off"
          error={errors.bank_card?.message}
          {...register('bank_card')}
        />
      </fieldset>
      <SubmitButton
        isBusy={isBusy}
        waitsUntil={waitsUntil}
        isIdle={!isDirty}
        className="justify-self-start"
      >
        ذخیرهٔ تغییرها
      </SubmitButton>
    </form>
  )
}
