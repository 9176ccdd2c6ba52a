import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'

type PublicFieldName = 'name' | 'bio'
type PublicProfileFieldsProps = {
  register: (name: PublicFieldName) => UseFormRegisterReturn
  errors: Partial<Record<PublicFieldName, FieldError>>
  bio: string
}

const MAX_BIO_LENGTH = 300

export function PublicProfileFields({ register, errors, bio }: PublicProfileFieldsProps) {
  return (
    <>
      <TextField
        label="نام نمایشی"
        hint="با این نام در فروشگاه دیده می‌شوید."
        autoComplete="nickname"
        dir="auto"
        error={errors.name?.message}
        {...register('name')}
      />
      <Textarea
        label="دربارهٔ من"
        isOptional
        rows={3}
        maxLength={MAX_BIO_LENGTH}
        defaultValue={bio}
        error={errors.bio?.message}
        {...register('bio')}
      />
    </>
  )
}
