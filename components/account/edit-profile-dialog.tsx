'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { useCallForm } from '@/components/form/use-call-form'
import { accountKeys } from '@/lib/api/account'
import { keepCustomer } from '@/lib/api/account-changes'
import { publicProfile } from '@/lib/contract/edit-profile'
import { PublicFields } from './edit-profile-fields'
import { ProfilePicture } from './profile-picture'

type Profile = { name: string; bio: string; image: string | null }
type EditProfileDialogProps = {
  profile: Profile
  open: boolean
  onOpenChange: (open: boolean) => void
}

const FORM = 'edit-profile'

export default function EditProfileDialog({ profile, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="ویرایش نمایه" size="md">
      <ProfilePicture image={profile.image} />
      <EditForm profile={profile} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

function EditForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const client = useQueryClient()
  const { form, onSubmit, busy } = useCallForm({
    schema: publicProfile,
    values: { name: profile.name, bio: profile.bio },
    draft: FORM,
    changesOnly: true,
    submit: async (body) => {
      await keepCustomer(body)
      await client.invalidateQueries({ queryKey: accountKeys.all })
      void notify.success('نمایهٔ شما ذخیره شد.')
      onSaved()
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <PublicFields register={form.register} errors={form.formState.errors} bio={profile.bio} />
      <Button type="submit" busy={busy} className="justify-self-start">
        ذخیره
      </Button>
    </form>
  )
}
