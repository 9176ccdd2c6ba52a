'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { profileQuery } from '@/lib/client/queries/account'
import type { Customer } from '@/lib/contract/auth/customer'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { groupByFour } from '@/lib/persian/identity'
import { paths } from '@/lib/paths'
import { OwnPostsPanel, OwnPostsSkeleton } from '@/components/social/own-posts-panel'
import { EditIcon } from '@/components/ui/account-icons'
import { QueryBoundary } from '../form/query-boundary'
import { Panel } from '../ui/panel'
import { PageHead } from './page-head'

const NOT_SET = <span className="font-normal text-ink-500">ثبت نشده</span>
const LOADING_MARK = '…'

function renderLtr(text: string | null): ReactNode {
  return text ? <bdi dir="ltr">{persianDigits(text)}</bdi> : NOT_SET
}

const rows: { label: string; of: (user: Customer) => ReactNode }[] = [
  { label: 'نام نمایشی', of: ({ name }) => name || NOT_SET },
  {
    label: 'نام و نام خانوادگی',
    of: (user) => [user.first_name, user.last_name].filter(Boolean).join(' ') || NOT_SET,
  },
  { label: 'موبایل', of: ({ mobile }) => renderLtr(mobile) },
  { label: 'ایمیل', of: ({ email }) => (email ? <bdi dir="ltr">{email}</bdi> : NOT_SET) },
  { label: 'کد ملی', of: (user) => renderLtr(user.national_code) },
  { label: 'تاریخ تولد', of: (user) => (user.birth_date ? formatDate(user.birth_date) : NOT_SET) },
  {
    label: 'کارت بانکی',
    of: (user) => renderLtr(user.bank_card && groupByFour(user.bank_card)),
  },
  { label: 'رمز عبور', of: (user) => (user.has_password ? 'دارید' : 'ندارید') },
]

const skeleton = (
  <div aria-hidden>
    <CustomerDetails user={null} />
    <OwnPostsSkeleton />
  </div>
)

export function AccountInfoPage() {
  const query = useQuery(profileQuery())
  return (
    <>
      <PageHead
        title="اطلاعات حساب"
        action={
          <ButtonLink
            href={paths.account.edit}
            prefetch={false}
            variant="soft"
            size="sm"
            icon={<EditIcon size={16} />}
          >
            ویرایش
          </ButtonLink>
        }
      />
      <QueryBoundary query={query} skeleton={skeleton}>
        {({ user }) => (
          <>
            <CustomerDetails user={user} />
            <OwnPostsPanel userId={user.id} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** Without a customer it is a skeleton of the same height. */
function CustomerDetails({ user }: { user: Customer | null }) {
  return (
    <Panel>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(({ label, of }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 sm:block"
          >
            <dt className="text-sm text-ink-500">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere] sm:mt-0.5">
              {user ? of(user) : LOADING_MARK}
            </dd>
          </div>
        ))}
        <div className="py-3 sm:col-span-2">
          <dt className="text-sm text-ink-500">دربارهٔ من</dt>
          <dd className="mt-0.5 max-w-text whitespace-pre-line text-start [overflow-wrap:anywhere]">
            <bdi>{user ? user.bio || NOT_SET : LOADING_MARK}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
