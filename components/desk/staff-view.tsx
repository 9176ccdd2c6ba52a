'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { Dialog } from '@/components/ui/modal'
import {
  addMember,
  endSessionsOf,
  rolesQuery,
  saveMember,
  staffKeys,
  staffQuery,
} from '@/lib/client/desk/staff'
import type { Role, StaffMember } from '@/lib/contract/desk/staff'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { DeskField } from './desk-field'
import { useDeskMember } from './desk-member'
import { DeskPage } from './desk-page'
import { DeskQuery, RowsSkeleton } from './desk-states'
import { KeyHint } from './key-hint'
import { RoleGrid } from './role-grid'
import { UnsavedGuard } from './unsaved-guard'
import { useDeskMutation } from './use-desk-mutation'
import { storedVersion, VersionClash } from './version-clash'

export function StaffView() {
  const staff = useQuery(staffQuery)
  const roles = useQuery(rolesQuery)
  const [isAdding, setIsAdding] = useState(false)
  const add = {
    id: 'add-member',
    title: 'افزودن همکار',
    group: 'کارکنان',
    keys: 'KeyC',
    run: () => setIsAdding(true),
  }
  useCommands([add])
  return (
    <DeskPage
      title="کارکنان و نقش‌ها"
      needs="staff.manage"
      lead={staff.data && `${formatNumber(staff.data.length)} نفر`}
      hints={[add]}
      actions={
        <DeskButton variant="primary" onClick={add.run}>
          <PlusIcon size={16} />
          افزودن همکار
          <KeyHint keys="KeyC" />
        </DeskButton>
      }
    >
      <section className="desk-card overflow-hidden" aria-label="کارکنان">
        <DeskQuery query={staff} what="فهرست کارکنان" skeleton={<RowsSkeleton rows={4} />}>
          {(members) => (
            <div className="overflow-x-auto">
              <table className="desk-table" aria-label="کارکنان">
                <thead>
                  <tr>
                    {['نام', 'موبایل', 'نقش', 'عامل دوم', 'آخرین کار', 'نشست‌ها'].map((title) => (
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
                    <MemberRow key={member.id} member={member} roles={roles.data ?? []} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </DeskQuery>
      </section>
      <DeskQuery query={roles} what="نقش‌ها">
        {(listed) => <RoleGrid roles={listed} />}
      </DeskQuery>
      <AddMemberDialog open={isAdding} onOpenChange={setIsAdding} roles={roles.data ?? []} />
    </DeskPage>
  )
}

type MemberChange = { role_id?: number; is_active?: boolean }

function MemberRow({ member, roles }: { member: StaffMember; roles: readonly Role[] }) {
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
  const save = (next: MemberChange, version = member.version) => {
    setChange(next)
    saving.run({ ...next, version })
  }
  const stored = storedVersion(saving.clash)
  const roleName = (id: unknown) => roles.find((role) => role.id === id)?.name ?? ''
  const activity = (isActive: unknown) => (isActive ? 'فعال' : 'غیرفعال')
  const { role_id: roleId = member.role_id } = change
  return (
    <tr className={member.is_active ? undefined : 'text-note'}>
      <th
        scope="row"
        className="!static !h-10 !bg-transparent !text-[13px] !font-semibold !text-inherit"
      >
        {member.name}
        {own && <span className="desk-tag ms-2">شما</span>}
        {!member.is_active && <span className="desk-tag ms-2">غیرفعال</span>}
      </th>
      <td>
        <bdi dir="ltr">{persianDigits(member.mobile)}</bdi>
      </td>
      <td>
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
          <VersionClash
            open
            fields={[
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
            onKeepStored={() => {
              setChange({})
              saving.reset()
            }}
          />
        )}
      </td>
      <td className={member.has_second_factor ? 'text-done-ink' : 'text-soon-ink'}>
        {member.has_second_factor ? 'برنامهٔ رمزساز' : 'ندارد'}
      </td>
      <td>{member.last_seen_at ? formatDateTime(member.last_seen_at) : 'هنوز وارد نشده'}</td>
      <td>{formatNumber(member.open_sessions)}</td>
      <td>
        <span className="flex justify-end gap-1.5">
          {member.open_sessions > 0 && (
            <DeskButton isBusy={ending.isBusy} onClick={() => ending.run(undefined)}>
              بستن نشست‌ها
            </DeskButton>
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
      </td>
    </tr>
  )
}

type AddMemberProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  roles: readonly Role[]
}

function AddMemberDialog({ open, onOpenChange, roles }: AddMemberProps) {
  const [hasTyped, setHasTyped] = useState(false)
  const adding = useDeskMutation({
    send: addMember,
    invalidates: staffKeys.all,
    done: (member) => `${member.name} می‌تواند با شمارهٔ خود وارد میز کار شود.`,
    onDone: () => {
      setHasTyped(false)
      onOpenChange(false)
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    adding.run({
      name: String(form.get('name')),
      mobile: String(form.get('mobile')),
      role_id: Number(form.get('role_id')),
    })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setHasTyped(false)
        onOpenChange(isOpen)
      }}
      title="افزودن همکار"
      size="sm"
    >
      <form
        onSubmit={handleSubmit}
        onInput={() => setHasTyped(true)}
        noValidate
        className="grid gap-4"
      >
        <UnsavedGuard isUnsaved={hasTyped} />
        <DeskField label="نام و نام خانوادگی" error={adding.fieldError('name')}>
          {(control) => <input {...control} name="name" className="desk-field" />}
        </DeskField>
        <DeskField label="شمارهٔ موبایل" error={adding.fieldError('mobile')}>
          {(control) => (
            <input {...control} name="mobile" dir="ltr" inputMode="tel" className="desk-field" />
          )}
        </DeskField>
        <DeskField label="نقش" error={adding.fieldError('role_id')}>
          {(control) => (
            <select {...control} name="role_id" className="desk-field" defaultValue={roles[1]?.id}>
              {roles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskButton variant="primary" type="submit" isBusy={adding.isBusy}>
          افزودن
        </DeskButton>
      </form>
    </Dialog>
  )
}
