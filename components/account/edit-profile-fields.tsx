import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'

type PublicName = 'name' | 'bio'
type PublicFieldsProps = {
  register: (name: PublicName) => UseFormRegisterReturn
  errors: Partial<Record<PublicName, FieldError>>
  bio: string
}

const LONGEST_BIO = 300

/** What others see: on the edit page and in the dialog. */
export function PublicFields({ register, errors, bio }: PublicFieldsProps) {
  return (
    <>
      <TextField
        label="نام نمایشی"
        hint="با این نام در ویترین دیده می‌شوید."
        autoComplete="nickname"
        dir="auto"
        error={errors.name?.message}
        {...register('name')}
      />
      <Textarea
        label="دربارهٔ من"
        optional
        rows={3}
        maxLength={LONGEST_BIO}
        defaultValue={bio}
        error={errors.bio?.message}
        {...register('bio')}
      />
    </>
  )
}
