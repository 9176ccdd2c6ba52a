'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { createRole, rolesQuery, saveRole, staffKeys } from '@/lib/client/desk/staff'
import type { Role } from '@/lib/contract/desk/staff'
import { PERMISSIONS, type Permission } from '@/lib/domain/staff'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { PERMISSION_TITLES } from './permission-titles'
import { RoleLimitField } from './role-limit-field'
import { useDeskMutation } from './use-desk-mutation'
import { useFormDraft } from './use-form-draft'
import { storedVersion, VersionClash } from './version-clash'
import { WiderScreenNote } from './wider-screen-note'

/** Without any of them a role gives no discount, whatever its limit is. */
const DISCOUNTING = ['prices.write', 'discounts.write', 'orders.create'] as const

type Draft = Pick<Role, 'name' | 'permissions' | 'limits'>

/** The permissions in the order that their boxes leave them in. */
function draftOf(role: Role | null): Draft {
  if (role === null) return EMPTY_ROLE
  const { name, permissions, limits } = role
  const { refund_rials, discount_percent } = limits
  return {
    name,
    permissions: PERMISSIONS.filter((one) => permissions.includes(one)),
    limits: { refund_rials, discount_percent },
  }
}
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
      <div className="hidden px-3.5 pt-3.5 phone:block">
        <WiderScreenNote text="نقش‌ها را روی صفحهٔ پهن‌تر کنار هم می‌بینید." />
      </div>
      <div className="grid gap-3 p-3.5 md:grid-cols-2">
        {isAdding && <RoleForm role={null} onClose={() => setIsAdding(false)} />}
        {roles.map((role) => (
          <RoleForm key={role.id} role={role} />
        ))}
      </div>
    </section>
  )
}

type RoleFormProps = { role: Role | null; onClose?: () => void }

function RoleForm({ role, onClose }: RoleFormProps) {
  const queryClient = useQueryClient()
  const { draft, isChanged: hasTyped, read, change, reset } = useFormDraft(role, draftOf)
  const saving = useDeskMutation({
    send: (version: number) =>
      role ? saveRole(role.id, { ...draft, version }) : createRole(draft),
    invalidates: staffKeys.all,
    done: (saved) => `نقش «${saved.name}» ذخیره شد.`,
    onDone: (saved) => {
      queryClient.setQueryData(rolesQuery.queryKey, (before) =>
        before?.map((one) => (one.id === saved.id ? saved : one)),
      )
      reset()
      onClose?.()
    },
  })
  const isOwner = role?.is_owner ?? false
  const isChanged = role === null || hasTyped
  const stored = storedVersion(saving.clash)
  const toggle = (permission: Permission, isOn: boolean) =>
    change({
      permissions: PERMISSIONS.filter((one) =>
        one === permission ? isOn : draft.permissions.includes(one),
      ),
    })
  const setLimits = (limits: Partial<Draft['limits']>) =>
    change({ limits: { ...draft.limits, ...limits } })
  const { refund_rials: refund, discount_percent: discount } = draft.limits
  return (
    <form
      noValidate
      aria-label={role ? `نقش ${role.name}` : 'نقش تازه'}
      className="rounded-[10px] border border-line"
      onSubmit={(event) => {
        event.preventDefault()
        saving.run(read?.version ?? 1)
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
                onChange={(event) => change({ name: event.target.value })}
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
          <div className="border-hair grid grid-cols-2 gap-3 border-t p-3 phone:grid-cols-1">
            <RoleLimitField
              label="بازپرداخت"
              unit={currencyName()}
              most={null}
              isAllowed={draft.permissions.includes('orders.refund')}
              value={refund === null ? null : toUnits(refund)}
              onChange={(amount) =>
                setLimits({ refund_rials: amount === null ? null : fromUnits(amount) })
              }
            />
            <RoleLimitField
              label="تخفیف"
              unit="درصد"
              most={100}
              isAllowed={DISCOUNTING.some((one) => draft.permissions.includes(one))}
              value={discount}
              onChange={(percent) => setLimits({ discount_percent: percent })}
            />
          </div>
          {isChanged && (
            <div className="border-hair flex gap-2 border-t p-3">
              <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
                ذخیرهٔ نقش
              </DeskButton>
              <DeskButton onClick={() => (role ? reset() : onClose?.())}>انصراف</DeskButton>
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
            reset()
            void queryClient.invalidateQueries({ queryKey: staffKeys.all })
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
