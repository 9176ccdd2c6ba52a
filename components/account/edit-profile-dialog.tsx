'use client'

import { useQueryClient } from '@tanstack/react-query'
import { SubmitButton } from '@/components/form/submit-button'
import { Dialog } from '@/components/ui/modal'
import { notify } from '@/components/ui/notify'
import { useApiForm } from '@/components/form/use-api-form'
import { accountKeys } from '@/lib/client/query-keys'
import { updateCustomer } from '@/lib/client/queries/account-mutations'
import { publicProfile } from '@/lib/contract/account/edit-profile'
import { PublicProfileFields } from './public-profile-fields'
import { ProfilePictureField } from './profile-picture-field'

type Profile = { name: string; bio: string; image: string | null }
type EditProfileDialogProps = {
  profile: Profile
  open: boolean
  onOpenChange: (open: boolean) => void
}

const DRAFT_NAME = 'edit-profile'

export default function EditProfileDialog({ profile, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="ویرایش نمایه" size="md">
      <ProfilePictureField image={profile.image} />
      <PublicProfileForm profile={profile} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PublicProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const client = useQueryClient()
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(
    { body: publicProfile },
    {
      defaultValues: { name: profile.name, bio: profile.bio },
      draft: DRAFT_NAME,
      sendsChangesOnly: true,
      submit: async (body) => {
        await updateCustomer(body)
        await client.invalidateQueries({ queryKey: accountKeys.all })
        void notify.success('نمایهٔ شما ذخیره شد.')
        onSaved()
      },
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <PublicProfileFields
        register={form.register}
        errors={form.formState.errors}
        bio={profile.bio}
      />
      <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil} className="justify-self-start">
        ذخیره
      </SubmitButton>
    </form>
  )
}
