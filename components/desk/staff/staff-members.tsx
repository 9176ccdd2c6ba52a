'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { MixedText } from '@/components/ui/mixed-text'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { staffKeys } from '@/lib/client/desk/keys'
import { endSessionsOf, resetFactorOf, saveMember } from '@/lib/client/desk/staff'
import type { Role, StaffMember } from '@/lib/contract/desk/staff'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { CARDS_SCREEN } from '@/styles/breakpoints'
import { DeskButton } from '../ui/desk-button'
import { useDeskMember } from '../ui/desk-member'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { ClashDialog, storedVersion } from '../ui/version-clash'

const COLUMNS = {
  role: 'نقش',
  factor: 'عامل دوم',
  seen: 'آخرین کار',
  sessions: 'نشست‌ها',
} as const
const COLUMN_IDS = ['role', 'factor', 'seen', 'sessions'] as const

/** The people of the shop: a row each, and a card each where a row is cut. */
export function StaffMembers({
  members,
  roles,
}: {
  members: StaffMember[]
  roles: readonly Role[]
}) {
  const isNarrow = useMediaQuery(CARDS_SCREEN)
  if (isNarrow) {
    return (
      <ul aria-label="کارکنان">
        {members.map((member) => (
          <MemberCard key={member.id} member={member} roles={roles} />
        ))}
      </ul>
    )
  }
  return (
    <div className="overflow-x-auto">
      <table className="desk-table" aria-label="کارکنان">
        <thead>
          <tr>
            {['نام', 'موبایل', ...Object.values(COLUMNS)].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">کارها</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} roles={roles} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type MemberChange = { role_id?: number; is_active?: boolean }

type MemberProps = { member: StaffMember; roles: readonly Role[] }

/** What a row and a card show of a person; each of it stands once. */
function useMemberParts({ member, roles }: MemberProps) {
  const own = useDeskMember().id === member.id
  const [change, setChange] = useState<MemberChange>({})
  const saving = useDeskMutation({
    send: ({ version, ...body }: MemberChange & { version: number }) =>
      saveMember(member.id, { version, ...body }),
    invalidates: staffKeys.all,
    done: 'ذخیره شد.',
    onDone: () => setChange({}),
  })
  const ending = useDeskMutation({
    send: () => endSessionsOf(member.id),
    invalidates: staffKeys.all,
    done: `همهٔ نشست‌های ${member.name} بسته شد.`,
  })
  const [isResetting, setIsResetting] = useState(false)
  const resetting = useDeskMutation({
    send: () => resetFactorOf(member.id),
    invalidates: staffKeys.all,
    done: `عامل دوم ${member.name} پاک شد؛ با ورود بعدی عامل تازه‌ای می‌سازد.`,
    onDone: () => setIsResetting(false),
  })
  const save = (next: MemberChange, version = member.version) => {
    setChange(next)
    saving.run({ ...next, version })
  }
  const stored = storedVersion(saving.clash)
  // One choice of a list: nothing typed is lost with it.
  const forget = () => {
    setChange({})
    saving.reset()
  }
  const roleName = (id: unknown) => roles.find((role) => role.id === id)?.name ?? ''
  const activity = (isActive: unknown) => (isActive ? 'فعال' : 'غیرفعال')
  const { role_id: roleId = member.role_id } = change
  const role = (
    <>
      <select
        className="desk-field min-w-32"
        aria-label={`نقش ${member.name}`}
        value={roleId}
        disabled={saving.isBusy}
        onChange={(event) => save({ role_id: Number(event.target.value) })}
      >
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {stored && (
        <ClashDialog
          open
          clash={saving.clash}
          rows={[
            ...(change.role_id === undefined
              ? []
              : [
                  {
                    label: 'نقش',
                    mine: roleName(change.role_id),
                    stored: roleName(stored.role_id),
                  },
                ]),
            ...(change.is_active === undefined
              ? []
              : [
                  {
                    label: 'دسترسی',
                    mine: activity(change.is_active),
                    stored: activity(stored.is_active),
                  },
                ]),
          ]}
          onSaveMine={() => save(change, stored.version)}
          onKeepStored={forget}
          onClose={forget}
        />
      )}
    </>
  )
  return {
    name: (
      <>
        <MixedText>{member.name}</MixedText>
        {own && <span className="desk-tag ms-2">شما</span>}
        {!member.is_active && <span className="desk-tag ms-2">غیرفعال</span>}
      </>
    ),
    mobile: <bdi dir="ltr">{persianDigits(member.mobile)}</bdi>,
    role,
    factor: (
      <span className={member.has_second_factor ? 'text-done-ink' : 'text-soon-ink'}>
        {member.has_second_factor ? 'دارد' : 'ندارد'}
      </span>
    ),
    seen: member.last_seen_at ? formatDateTime(member.last_seen_at) : 'هنوز وارد نشده است',
    sessions:
      member.open_sessions > 0
        ? `${formatNumber(member.open_sessions)} نشست باز`
        : 'نشستی باز نیست',
    actions: (
      <span className="flex justify-end gap-1.5">
        {member.open_sessions > 0 && (
          <DeskButton isBusy={ending.isBusy} onClick={() => ending.run(undefined)}>
            بستن نشست‌ها
          </DeskButton>
        )}
        {!own && member.has_second_factor && (
          <DeskButton isBusy={resetting.isBusy} onClick={() => setIsResetting(true)}>
            پاک کردن عامل دوم
          </DeskButton>
        )}
        {isResetting && (
          <ConfirmDialog
            open
            onOpenChange={setIsResetting}
            title={`عامل دوم ${member.name} پاک شود؟`}
            text="برای کسی است که گوشی و کدهای بازیابی‌اش را گم کرده است. همهٔ نشست‌هایش بسته می‌شود و با پیامک وارد می‌شود و عامل تازه‌ای می‌سازد؛ پیش از آن مطمئن شوید خود اوست."
            action="پاک شود"
            isBusy={resetting.isBusy}
            onConfirm={() => resetting.run(undefined)}
          />
        )}
        {!own && (
          <DeskButton
            variant={member.is_active ? 'danger' : 'outline'}
            isBusy={saving.isBusy}
            onClick={() => save({ is_active: !member.is_active })}
          >
            {member.is_active ? 'غیرفعال کردن' : 'فعال کردن'}
          </DeskButton>
        )}
      </span>
    ),
  }
}

function MemberRow(props: MemberProps) {
  const parts = useMemberParts(props)
  return (
    <tr className={props.member.is_active ? undefined : 'text-note'}>
      <th
        scope="row"
        className="!static !h-10 !bg-transparent !text-[13px] !font-semibold !text-inherit"
      >
        {parts.name}
      </th>
      <td>{parts.mobile}</td>
      {COLUMN_IDS.map((id) => (
        <td key={id}>{parts[id]}</td>
      ))}
      <td>{parts.actions}</td>
    </tr>
  )
}

function MemberCard(props: MemberProps) {
  const parts = useMemberParts(props)
  return (
    <li
      className={cn(
        'border-hair grid gap-2 border-b p-3.5 last:border-0',
        !props.member.is_active && 'text-note',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="font-semibold">{parts.name}</b>
        {parts.mobile}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5">
        {COLUMN_IDS.map((id) => (
          <div key={id} className="contents">
            <dt className="text-note">{COLUMNS[id]}</dt>
            <dd>{parts[id]}</dd>
          </div>
        ))}
      </dl>
      {parts.actions}
    </li>
  )
}
