'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { QueryProvider } from '@/lib/client/query-provider'
import { paths } from '@/lib/paths'
import Link from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/client/queries/account'
import type { CallAnswer } from '@/lib/contract/call'
import type { getProfile } from '@/lib/contract/account/profile'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { profileStore } from '@/stores/profile'
import { LogOutButton } from '@/components/auth/log-out-button'
import { AccountNav } from './account-nav'
import { EditIcon } from '@/components/ui/account-icons'

const EditProfileDialog = lazyComponent(() => import('./edit-profile-dialog'))

/** What another tab saves of the customer is shown here at once. */
function useStoredProfile(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      profileStore.subscribe(() => {
        const { queryKey } = profileQuery()
        const known = client.getQueryData(queryKey)
        const { id, name, bio, image } = profileStore.get()
        if (known?.profile.id !== id) return
        const user = { ...known.user, name, bio }
        const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
        const profile = { id, name, bio, image }
        client.setQueryData(queryKey, { ...known, user, profile }, { updatedAt })
      }),
    [client],
  )
}

/** As the post does, else as strangers see them. */
function nameOf({ profile, user }: CallAnswer<typeof getProfile>['data']): string {
  return `${user.first_name} ${user.last_name}`.trim() || profile.name || 'عضو فروشگاه'
}

function AccountSummary({ isHome }: { isHome: boolean }) {
  useStoredProfile()
  const { data, isError, isFetching, refetch } = useQuery(profileQuery())
  const dialog = useLazyOpen()
  return (
    <div
      className={cn(
        'relative flex min-h-16 items-center gap-3 md:flex-col md:justify-start md:gap-2 md:pt-2 md:text-center phone:flex-wrap',
        isHome ? 'md:min-h-[9rem]' : 'desk:hidden md:flex md:min-h-[12.5rem]',
      )}
    >
      <Avatar image={data?.profile.image ?? null} size={56} isPriority className="md:!size-20" />
      <div className="min-w-0 flex-1 md:w-full md:flex-none">
        {data ? (
          <>
            <p className="line-clamp-2 font-bold [overflow-wrap:anywhere]" dir="auto">
              {nameOf(data)}
            </p>
            <p className="text-sm text-ink-500">
              <bdi dir="ltr">{persianDigits(data.user.mobile)}</bdi>
            </p>
          </>
        ) : isError ? (
          <Button variant="link" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            نام شما نیامد؛ تلاش دوباره
          </Button>
        ) : (
          <span className="grid gap-2 md:justify-items-center">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-24" />
          </span>
        )}
      </div>
      {data && (
        <IconButton
          label="ویرایش نمایه"
          size="sm"
          className="md:!absolute md:end-0 md:top-0"
          onClick={dialog.show}
        >
          <EditIcon size={18} />
        </IconButton>
      )}
      {!isError && (
        <Link
          href={paths.account.wallet}
          prefetch={false}
          // On a desktop the overview has the balance among its own links.
          className={cn(
            'flex min-h-11 items-center justify-center rounded-control border border-ink-300 px-4 text-sm font-semibold text-brand-700 hover:bg-ink-100 md:mt-1 md:w-full phone:mt-1 phone:w-full',
            isHome && 'desk:hidden',
          )}
        >
          کیف پول: {data ? formatAmount(data.wallet_balance) : '…'} {currencyName()}
        </Link>
      )}
      {isHome && (
        <LogOutButton className="hidden !w-auto shrink-0 px-3 text-sm desk:flex md:hidden" />
      )}
      {dialog.isRendered && data && <EditProfileDialog profile={data.profile} {...dialog.props} />}
    </div>
  )
}

export function AccountFrame({ children }: { children: ReactNode }) {
  const isHome = usePathname() === paths.account.home
  return (
    <QueryProvider>
      <div
        data-account
        className="wrap grid grid-cols-[minmax(0,1fr)] content-start items-start gap-5 py-4 desk:py-6 md:grid-cols-[var(--width-side)_minmax(0,1fr)] md:gap-6 phone:min-h-[100svh]"
      >
        <aside
          className={cn(
            'panel p-4 md:sticky md:top-[calc(var(--stuck-header)+1.25rem)]',
            isHome ? 'desk:py-3 md:py-4' : 'desk:px-4 desk:py-1 md:p-4 phone:hidden',
          )}
        >
          <AccountSummary isHome={isHome} />
          <AccountNav
            label="بخش‌های حساب کاربری"
            className={cn(
              'border-line md:mt-3 md:border-t md:pt-3 phone:hidden',
              isHome && 'mt-2 border-t pt-2',
            )}
          />
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </QueryProvider>
  )
}
