import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'

type Public = { name?: string | undefined; bio?: string | undefined }

export const LONGEST_BIO = 300

/** What others see: on the edit page and in the dialog. */
export function PublicFields({ form }: { form: UseFormReturn<Public, unknown, Public> }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="نام نمایشی"
        hint="با این نام در ویترین دیده می‌شوید."
        autoComplete="nickname"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Textarea
        label="دربارهٔ من"
        optional
        rows={3}
        maxLength={LONGEST_BIO}
        defaultValue={form.getValues('bio') ?? ''}
        error={errors.bio?.message}
        {...form.register('bio')}
      />
    </>
  )
}
