'use client'

import { useQuery } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { useState } from 'react'
import { Face } from '@/components/social/face'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/api/account'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { EditIcon } from './account-icons'

const EditProfileDialog = latePart(() => import('./edit-profile-dialog'))

export function AccountOwner() {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery())
  const [dialog, setDialog] = useState({ needed: false, open: false })
  return (
    <div className="relative flex min-h-16 items-center gap-3 desk:min-h-[12.5rem] desk:flex-col desk:justify-start desk:gap-2 desk:pt-2 desk:text-center">
      <Face image={data?.profile.image ?? null} size={56} early className="desk:!size-20" />
      <div className="min-w-0 flex-1 desk:w-full desk:flex-none">
        {data ? (
          <>
            <p className="truncate font-bold" dir="auto">
              {data.profile.name || 'عضو ویترین'}
            </p>
            <p className="text-sm text-ink-500">
              <bdi dir="ltr">{persianDigits(data.user.mobile)}</bdi>
            </p>
          </>
        ) : isError ? (
          <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
            نام شما نیامد؛ تلاش دوباره
          </Button>
        ) : (
          <span className="grid gap-2 desk:justify-items-center">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-24" />
          </span>
        )}
      </div>
      {data && (
        <IconButton
          label="ویرایش نمایه"
          size="sm"
          className="desk:!absolute desk:end-0 desk:top-0"
          onClick={() => setDialog({ needed: true, open: true })}
        >
          <EditIcon size={18} />
        </IconButton>
      )}
      {data && (
        <Link
          href={paths.account.wallet}
          prefetch={false}
          className="mt-1 flex min-h-11 w-full items-center justify-center rounded-control bg-brand-50 px-3 text-sm font-semibold text-brand-700 hover:bg-brand-100 phone:hidden"
        >
          کیف پول: {formatToman(data.wallet_balance)} {TOMAN}
        </Link>
      )}
      {dialog.needed && data && (
        <EditProfileDialog
          profile={data.profile}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ needed: true, open })}
          onLost={() => setDialog({ needed: false, open: false })}
        />
      )}
    </div>
  )
}
