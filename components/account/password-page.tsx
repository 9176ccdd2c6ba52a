'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLogOut } from '@/components/auth/log-out-button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery, devicesQuery } from '@/lib/client/queries/account'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { logOutDevice, logOutOtherDevices } from '@/lib/client/queries/auth'
import type { LoggedInDevice } from '@/lib/contract/auth'
import { formatDateTime } from '@/lib/persian/dates'
import { QueryBoundary } from '../form/query-boundary'
import { Panel } from '../ui/panel'
import { PageHead } from './page-head'
import { DeviceIcon } from '@/components/ui/account-icons'
import { useAccountMutation } from './use-account-mutation'

const ConfirmDialog = lazyComponent(() => import('../ui/confirm-dialog'))

function DeviceList() {
  const query = useQuery(devicesQuery())
  const [isConfirming, setConfirming] = useState(false)
  const listRef = useRef<HTMLUListElement>(null)
  const focusList = () => listRef.current?.focus()
  const logOutOthers = useAccountMutation({
    mutationFn: logOutOtherDevices,
    successMessage: 'دستگاه‌های دیگر از حساب بیرون رفتند.',
    onSuccess: () => {
      focusList()
      setConfirming(false)
    },
  })
  return (
    <Panel title="دستگاه‌هایی که وارد شده‌اند">
      <QueryBoundary query={query} skeleton={<Skeleton className="h-48" />}>
        {(devices) => (
          <>
            <ul
              ref={listRef}
              tabIndex={-1}
              aria-label="دستگاه‌ها"
              className="divide-y divide-line outline-none"
            >
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} onGone={focusList} />
              ))}
            </ul>
            {devices.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                className="mt-4 text-pomegranate-600"
                onClick={() => setConfirming(true)}
              >
                خروج همهٔ دستگاه‌های دیگر
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          onLoadError={() => setConfirming(false)}
          title="دستگاه‌های دیگر بیرون بروند؟"
          text="جز همین دستگاه، همه باید دوباره با کد یا رمز وارد شوند."
          action="خروج همه"
          isBusy={logOutOthers.isPending}
          onConfirm={() => logOutOthers.mutate()}
        />
      )}
    </Panel>
  )
}

type DeviceRowProps = { device: LoggedInDevice; onGone: () => void }

function DeviceRow({ device, onGone }: DeviceRowProps) {
  const { id, device: name, current, last_seen_at: lastSeenAt } = device
  const { isLeaving, logOut } = useLogOut()
  const logOutOther = useAccountMutation({
    mutationFn: () => logOutDevice(id),
    successMessage: `«${name}» از حساب بیرون رفت.`,
    onSuccess: onGone,
  })
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-ink-100 text-ink-700">
        <DeviceIcon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {current && <Badge tone="success">همین دستگاه</Badge>}
        </p>
        <p className="text-sm text-ink-500">
          آخرین بازدید: <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        isBusy={isLeaving || logOutOther.isPending}
        aria-label={current ? 'خروج از همین دستگاه' : `خروج از ${name}`}
        onClick={() => (current ? void logOut() : logOutOther.mutate())}
      >
        خروج
      </Button>
    </li>
  )
}

const PasswordForm = lazyComponent(() => import('./password-form'), 'فرم رمز')

export function PasswordPage() {
  const query = useQuery(profileQuery())
  const isSet = query.data?.user.has_password
  return (
    <>
      <PageHead title="رمز و دستگاه‌ها" />
      <div className="grid gap-4">
        <QueryBoundary query={query} skeleton={<Skeleton className="h-[360px] rounded-panel" />}>
          {({ user }) => (
            <Panel title={isSet ? 'تغییر رمز عبور' : 'تعیین رمز عبور'}>
              <PasswordForm
                key={String(isSet)}
                mobile={user.mobile}
                isSet={user.has_password}
                fallback={<Skeleton className="h-72" />}
              />
            </Panel>
          )}
        </QueryBoundary>
        <DeviceList />
      </div>
    </>
  )
}
