'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import dynamic from 'next/dynamic'
import { IconButton } from '@/components/ui/icon-button'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { EditIcon } from './account-icons'
import { Avatar } from './avatar'

const EditProfileDialog = dynamic(() =>
  import('./edit-profile-dialog').then((loaded) => loaded.EditProfileDialog),
)

export function AccountOwner() {
  const { data } = useQuery(profileQuery())
  const [dialog, setDialog] = useState({ needed: false, open: false })
  return (
    <div className="flex min-h-16 items-center gap-3">
      <Avatar image={data?.profile.image ?? null} />
      <div className="min-w-0 flex-1">
        {data ? (
          <>
            <p className="truncate font-bold" dir="auto">
              {data.profile.name || 'عضو ویترین'}
            </p>
            <p className="text-sm text-ink-500">
              <bdi dir="ltr">{persianDigits(data.user.mobile)}</bdi>
            </p>
          </>
        ) : (
          <span className="grid gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-24" />
          </span>
        )}
      </div>
      {data && (
        <IconButton
          label="ویرایش نمایه"
          size="sm"
          onClick={() => setDialog({ needed: true, open: true })}
        >
          <EditIcon size={18} />
        </IconButton>
      )}
      {dialog.needed && data && (
        <EditProfileDialog
          profile={data.profile}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ needed: true, open })}
        />
      )}
    </div>
  )
}
