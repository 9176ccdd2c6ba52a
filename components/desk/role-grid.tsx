'use client'

import { useState } from 'react'
import { formatNumber, rialsToToman, tomanToRials } from '@/lib/persian/money'
import { parseInteger } from '@/lib/persian/digits'
import { createRole, saveRole, staffKeys } from '@/lib/client/desk/staff'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS, type Permission } from '@/lib/domain/staff'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { PERMISSION_TITLES } from './permission-titles'
import { useDeskMutation } from './use-desk-mutation'
import { storedVersion, VersionClash } from './version-clash'

type Draft = Pick<Role, 'name' | 'permissions' | 'limits'>

const draftOf = ({ name, permissions, limits }: Role): Draft => ({ name, permissions, limits })
const isSame = (a: Draft, b: Draft) =>
  a.name === b.name &&
  a.limits.refund_rials === b.limits.refund_rials &&
  a.limits.discount_percent === b.limits.discount_percent &&
  PERMISSIONS.every((one) => a.permissions.includes(one) === b.permissions.includes(one))

const EMPTY_ROLE: Draft = {
  name: '',
  permissions: [],
  limits: { refund_rials: 0, discount_percent: 0 },
}

/** What each role may do, as one table; the owner's may do all and is not changed. */
export function RoleGrid({ roles }: { roles: readonly Role[] }) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section className="desk-card" aria-labelledby="roles">
      <header>
        <h2 id="roles" className="text-[14px] font-bold">
          هر نقش چه می‌تواند
        </h2>
        <DeskButton className="ms-auto" onClick={() => setIsAdding(true)} disabled={isAdding}>
          نقش تازه
        </DeskButton>
      </header>
      <div className="grid gap-3 p-3.5 md:grid-cols-2">
        {isAdding && <RoleForm role={null} onClose={() => setIsAdding(false)} />}
        {roles.map((role) => (
          <RoleForm key={`${role.id}.${role.version}`} role={role} />
        ))}
      </div>
    </section>
  )
}

type RoleFormProps = { role: Role | null; onClose?: () => void }

function RoleForm({ role, onClose }: RoleFormProps) {
  const [draft, setDraft] = useState<Draft>(role ? draftOf(role) : EMPTY_ROLE)
  const saving = useDeskMutation({
    send: (version: number) =>
      role ? saveRole(role.id, { ...draft, version }) : createRole(draft),
    invalidates: staffKeys.all,
    done: (saved) => `نقش «${saved.name}» ذخیره شد.`,
    onDone: () => onClose?.(),
  })
  const isOwner = role?.is_owner ?? false
  const isChanged = role === null || !isSame(draft, draftOf(role))
  const stored = storedVersion(saving.clash)
  const toggle = (permission: Permission, isOn: boolean) =>
    setDraft({
      ...draft,
      permissions: PERMISSIONS.filter((one) =>
        one === permission ? isOn : draft.permissions.includes(one),
      ),
    })
  const setLimits = (limits: Partial<Draft['limits']>) =>
    setDraft({ ...draft, limits: { ...draft.limits, ...limits } })
  const { refund_rials: refund, discount_percent: discount } = draft.limits
  return (
    <form
      noValidate
      aria-label={role ? `نقش ${role.name}` : 'نقش تازه'}
      className="rounded-[10px] border border-line"
      onSubmit={(event) => {
        event.preventDefault()
        saving.run(role?.version ?? 1)
      }}
    >
      <div className="border-hair flex flex-wrap items-end gap-2 border-b p-3">
        {isOwner ? (
          <h3 className="font-semibold">{role?.name}</h3>
        ) : (
          <DeskField label="نام نقش" className="grow" error={saving.fieldError('name')}>
            {(control) => (
              <input
                {...control}
                className="desk-field"
                value={draft.name}
                onChange={(event) => setDraft({ ...draft, name: event.target.value })}
              />
            )}
          </DeskField>
        )}
        {role && <span className="text-note pb-2">{formatNumber(role.members)} نفر</span>}
      </div>
      {isOwner ? (
        <p className="text-note p-3">همهٔ کارها را می‌تواند و تغییر نمی‌کند.</p>
      ) : (
        <>
          <fieldset className="grid grid-cols-2 gap-x-3 p-3 phone:grid-cols-1">
            <legend className="sr-only">کارهایی که می‌تواند</legend>
            {PERMISSIONS.map((permission) => (
              <label key={permission} className="flex min-h-8 items-center gap-2 phone:min-h-11">
                <input
                  type="checkbox"
                  className="desk-check"
                  checked={draft.permissions.includes(permission)}
                  onChange={(event) => toggle(permission, event.target.checked)}
                />
                {PERMISSION_TITLES[permission]}
              </label>
            ))}
          </fieldset>
          <div className="border-hair grid grid-cols-2 gap-3 border-t p-3">
            <DeskField label="بازپرداخت تا (تومان)" hint="خالی یعنی بی‌اندازه">
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  dir="ltr"
                  inputMode="numeric"
                  value={refund === null ? '' : formatNumber(rialsToToman(refund))}
                  onChange={(event) => {
                    const toman = parseInteger(event.target.value.replace(/[,،٬]/g, ''))
                    setLimits({ refund_rials: toman === null ? null : tomanToRials(toman) })
                  }}
                />
              )}
            </DeskField>
            <DeskField label="تخفیف تا (درصد)" hint="خالی یعنی بی‌اندازه">
              {(control) => (
                <input
                  {...control}
                  className="desk-field"
                  dir="ltr"
                  inputMode="numeric"
                  value={discount === null ? '' : formatNumber(discount)}
                  onChange={(event) => {
                    const percent = parseInteger(event.target.value)
                    setLimits({
                      discount_percent: percent === null ? null : Math.min(100, percent),
                    })
                  }}
                />
              )}
            </DeskField>
          </div>
          {isChanged && (
            <div className="border-hair flex gap-2 border-t p-3">
              <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
                ذخیرهٔ نقش
              </DeskButton>
              <DeskButton onClick={() => (role ? setDraft(draftOf(role)) : onClose?.())}>
                انصراف
              </DeskButton>
            </div>
          )}
        </>
      )}
      {stored && (
        <VersionClash
          open
          fields={[
            { label: 'نام', mine: draft.name, stored: String(stored.name) },
            {
              label: 'کارها',
              mine: listPermissions(draft.permissions),
              stored: listPermissions(stored.permissions),
            },
          ]}
          onSaveMine={() => saving.run(stored.version)}
          onKeepStored={() => {
            saving.reset()
            if (role) setDraft(draftOf(role))
          }}
        />
      )}
    </form>
  )
}

function listPermissions(permissions: unknown): string {
  const listed: unknown[] = Array.isArray(permissions) ? permissions : []
  return PERMISSIONS.filter((one) => listed.includes(one))
    .map((one) => PERMISSION_TITLES[one])
    .join('، ')
}
