'use client'

import { useQuery } from '@tanstack/react-query'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { profileQuery } from '@/lib/api/account'
import { Asked } from './asked'
import { Devices } from './devices'
import { PageHead, Panel } from './page-head'

const PasswordForm = latePart(() => import('./password-form'), 'فرم رمز')

export function PasswordPage() {
  const query = useQuery(profileQuery())
  const set = query.data?.user.has_password
  return (
    <>
      <PageHead title="رمز و دستگاه‌ها" />
      <div className="grid gap-4">
        <Asked query={query} skeleton={<Skeleton className="h-[360px] rounded-panel" />}>
          {({ user }) => (
            <Panel title={set ? 'عوض کردن رمز' : 'گذاشتن رمز'}>
              <PasswordForm
                key={String(set)}
                mobile={user.mobile}
                isSet={user.has_password}
                waiting={<Skeleton className="h-72" />}
              />
            </Panel>
          )}
        </Asked>
        <Devices />
      </div>
    </>
  )
}
