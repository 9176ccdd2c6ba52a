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

function grouped(card: string): string {
  return card.replace(/(\d{4})(?=\d)/g, '$1 ')
}

type Row = { label: string; value: ReactNode }

function rowsOf(user: Customer): Row[] {
  const ltr = (text: string | null) => (text ? <bdi dir="ltr">{persianDigits(text)}</bdi> : NOTHING)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return [
    { label: 'نام نمایشی', value: user.name || NOTHING },
    { label: 'نام و نام خانوادگی', value: name || NOTHING },
    { label: 'موبایل', value: ltr(user.mobile) },
    { label: 'ایمیل', value: user.email ? <bdi dir="ltr">{user.email}</bdi> : NOTHING },
    { label: 'کد ملی', value: ltr(user.national_code) },
    { label: 'تاریخ تولد', value: user.birth_date ? formatDate(user.birth_date) : NOTHING },
    { label: 'کارت بانکی', value: ltr(user.bank_card && grouped(user.bank_card)) },
    { label: 'رمز عبور', value: user.has_password ? 'دارید' : 'ندارید' },
  ]
}

const nobody: Customer = {
  id: 1,
  mobile: '',
  name: '',
  bio: '',
  first_name: '',
  last_name: '',
  national_code: null,
  email: null,
  birth_date: null,
  bank_card: null,
  has_password: false,
}
const unknown = rowsOf(nobody).map(({ label }) => ({ label, value: '…' }))
const skeleton = (
  <div aria-hidden>
    <Known rows={unknown} bio="…" />
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
            <Known rows={rowsOf(user)} bio={user.bio || NOTHING} />
            <OwnPosts userId={user.id} />
          </>
        )}
      </Asked>
    </>
  )
}

function Known({ rows, bio }: { rows: Row[]; bio: ReactNode }) {
  return (
    <Panel>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 sm:block"
          >
            <dt className="text-sm text-ink-500">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere] sm:mt-0.5">{value}</dd>
          </div>
        ))}
        <div className="py-3 sm:col-span-2">
          <dt className="text-sm text-ink-500">دربارهٔ من</dt>
          <dd className="mt-0.5 whitespace-pre-line text-start [overflow-wrap:anywhere]">
            <bdi>{bio}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
