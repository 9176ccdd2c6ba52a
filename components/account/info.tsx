'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { profileQuery } from '@/lib/api/account'
import type { Customer } from '@/lib/contract/profile'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { OwnPosts, PostsSkeleton } from '@/components/social/own-posts-panel'
import { EditIcon } from './account-icons'
import { Asked } from './asked'
import { PageHead, Panel } from './page-head'

const NOTHING = <span className="font-normal text-ink-500">ثبت نشده</span>
const WAITING = '…'

function grouped(card: string): string {
  return card.replace(/(\d{4})(?=\d)/g, '$1 ')
}

function ltr(text: string | null): ReactNode {
  return text ? <bdi dir="ltr">{persianDigits(text)}</bdi> : NOTHING
}

const rows: { label: string; of: (user: Customer) => ReactNode }[] = [
  { label: 'نام نمایشی', of: ({ name }) => name || NOTHING },
  {
    label: 'نام و نام خانوادگی',
    of: (user) => [user.first_name, user.last_name].filter(Boolean).join(' ') || NOTHING,
  },
  { label: 'موبایل', of: ({ mobile }) => ltr(mobile) },
  { label: 'ایمیل', of: ({ email }) => (email ? <bdi dir="ltr">{email}</bdi> : NOTHING) },
  { label: 'کد ملی', of: (user) => ltr(user.national_code) },
  { label: 'تاریخ تولد', of: (user) => (user.birth_date ? formatDate(user.birth_date) : NOTHING) },
  { label: 'کارت بانکی', of: (user) => ltr(user.bank_card && grouped(user.bank_card)) },
  { label: 'رمز عبور', of: (user) => (user.has_password ? 'دارید' : 'ندارید') },
]

const skeleton = (
  <div aria-hidden>
    <Known user={null} />
    <PostsSkeleton />
  </div>
)

export function AccountInfo() {
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
      <Asked query={query} skeleton={skeleton}>
        {({ user }) => (
          <>
            <Known user={user} />
            <OwnPosts userId={user.id} />
          </>
        )}
      </Asked>
    </>
  )
}

/** Of nobody it has the height that the answer will take. */
function Known({ user }: { user: Customer | null }) {
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
              {user ? of(user) : WAITING}
            </dd>
          </div>
        ))}
        <div className="py-3 sm:col-span-2">
          <dt className="text-sm text-ink-500">دربارهٔ من</dt>
          <dd className="mt-0.5 whitespace-pre-line text-start [overflow-wrap:anywhere]">
            <bdi>{user ? user.bio || NOTHING : WAITING}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
