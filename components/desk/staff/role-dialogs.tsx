'use client'

import { useState, type FormEvent } from 'react'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { ChevronDownIcon } from '@/components/ui/icons'
import { Menu } from '@/components/ui/menu'
import { MixedText } from '@/components/ui/mixed-text'
import { staffKeys } from '@/lib/client/desk/keys'
import { createRole, removeRole, saveRole } from '@/lib/client/desk/staff'
import type { Role } from '@/lib/contract/desk/staff'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { FieldDialog } from '../ui/field-dialog'
import { FormDialog } from '../ui/form-dialog'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'

type RoleHeadProps = {
  role: Role
  isChanged: boolean
  /** That its unsaved changes began with. */
  version: number
  onRenamed: (saved: Role) => void
  onRemoved: (id: number) => void
}

/** The name of a column, with what is done to the role itself. */
export function RoleHead({ role, isChanged, version, onRenamed, onRemoved }: RoleHeadProps) {
  const [open, setOpen] = useState<'name' | 'removal' | null>(null)
  const removing = useDeskMutation({
    send: () => removeRole(role.id),
    invalidates: staffKeys.all,
    done: `نقش «${role.name}» پاک شد.`,
    onDone: () => {
      setOpen(null)
      onRemoved(role.id)
    },
  })
  const name = (
    <span className="grid justify-items-center leading-4">
      <span className="font-bold text-ink-900">
        <MixedText>{role.name}</MixedText>
        {isChanged && <span className="text-soon-ink"> •</span>}
        {isChanged && <span className="sr-only">ذخیره نشده</span>}
      </span>
      <span className="text-note text-[11px] font-normal">{formatNumber(role.members)} نفر</span>
    </span>
  )
  return (
    <th scope="col" className="!h-11 min-w-28 !px-2 !text-center">
      {role.is_owner ? (
        name
      ) : (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={`نقش ${role.name}: تغییر نام یا پاک کردن`}
              className="hover:bg-hover inline-flex items-center gap-1 rounded-md px-1.5 py-1"
            >
              {name}
              <ChevronDownIcon size={12} />
            </button>
          }
          items={[
            { label: 'تغییر نام', onSelect: () => setOpen('name') },
            { label: 'پاک کردن', isDanger: true, onSelect: () => setOpen('removal') },
          ]}
        />
      )}
      {open === 'name' && (
        <RenameDialog {...{ role, version, onRenamed }} onClose={() => setOpen(null)} />
      )}
      <ConfirmDialog
        open={open === 'removal'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'removal' : null)}
        title={`نقش «${role.name}» پاک شود؟`}
        text={
          role.members > 0
            ? `${formatNumber(role.members)} نفر این نقش را دارند؛ تا نقش دیگری نگیرند، پاک نمی‌شود.`
            : 'کسی این نقش را ندارد. پاک کردن آن برگشت ندارد.'
        }
        action="پاک کردن نقش"
        isBusy={removing.isBusy}
        onConfirm={() => removing.run(undefined)}
      />
    </th>
  )
}

type RenameProps = {
  role: Role
  version: number
  onClose: () => void
  onRenamed: (saved: Role) => void
}

function RenameDialog({ role, version, onClose, onRenamed }: RenameProps) {
  const { permissions, limits } = role
  const saving = useDeskMutation({
    send: (name: string) => saveRole(role.id, { name, permissions, limits, version }),
    invalidates: staffKeys.all,
    done: (saved) => `این نقش اکنون «${saved.name}» نام دارد.`,
    onDone: (saved) => {
      onRenamed(saved)
      onClose()
    },
  })
  return (
    <FieldDialog
      title="تغییر نام نقش"
      label="نام نقش"
      initial={role.name}
      isGuarded
      error={
        saving.fieldError('name') ??
        (saving.clash === undefined
          ? undefined
          : 'کس دیگری این نقش را تغییر داده است؛ صفحه را دوباره باز کنید.')
      }
      action="ذخیرهٔ نام"
      isBusy={saving.isBusy}
      onSend={saving.run}
      onClose={onClose}
    />
  )
}

type AddRoleProps = {
  open: boolean
  roles: readonly Role[]
  onOpenChange: (open: boolean) => void
  onAdded: (role: Role) => void
}

const NOTHING = { permissions: [], limits: { refund_rials: 0, discount_percent: 0 } }

/** A role begins empty, or as another one is. */
export function AddRoleDialog({ open, roles, onOpenChange, onAdded }: AddRoleProps) {
  const [hasTyped, setHasTyped] = useState(false)
  const close = (isOpen: boolean) => {
    setHasTyped(false)
    onOpenChange(isOpen)
  }
  const adding = useDeskMutation({
    send: createRole,
    invalidates: staffKeys.all,
    done: (role) => `نقش «${role.name}» ساخته شد؛ کارهای آن را در ستونش روشن کنید.`,
    onDone: (role) => {
      onAdded(role)
      close(false)
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const base = roles.find(({ id }) => String(id) === form.get('base'))
    const { permissions, limits } = base ?? NOTHING
    adding.run({ name: String(form.get('name')), permissions, limits })
  }
  return (
    <FormDialog open={open} onOpenChange={close} title="نقش تازه" size="sm">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit}
        onInput={() => setHasTyped(true)}
      >
        <UnsavedGuard isUnsaved={hasTyped} />
        <DeskField label="نام نقش" error={adding.fieldError('name')}>
          {(control) => <input {...control} name="name" className="desk-field" />}
        </DeskField>
        <DeskField label="آغاز از روی">
          {(control) => (
            <select {...control} name="base" className="desk-field" defaultValue="">
              <option value="">نقشی خالی</option>
              {roles
                .filter((role) => !role.is_owner)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </DeskField>
        <DeskButton variant="primary" type="submit" isBusy={adding.isBusy}>
          ساختن نقش
        </DeskButton>
      </form>
    </FormDialog>
  )
}
