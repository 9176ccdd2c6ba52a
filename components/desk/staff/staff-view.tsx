'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { PlusIcon } from '@/components/ui/icons'
import { staffKeys } from '@/lib/client/desk/keys'
import { addMember, rolesQuery, staffQuery } from '@/lib/client/desk/staff'
import type { Role } from '@/lib/contract/desk/staff'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { KeyHint } from '../ui/key-hint'
import { RoleGrid } from './role-grid'
import { StaffMembers } from './staff-members'
import { StaffPolicy } from './staff-policy'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'

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
        {staff.data && <StaffPolicy members={staff.data} />}
        <DeskQuery query={staff} what="فهرست کارکنان" skeleton={<RowsSkeleton rows={4} />}>
          {(members) => <StaffMembers members={members} roles={roles.data ?? []} />}
        </DeskQuery>
      </section>
      <DeskQuery query={roles} what="نقش‌ها">
        {(listed) => <RoleGrid roles={listed} />}
      </DeskQuery>
      <AddMemberDialog open={isAdding} onOpenChange={setIsAdding} roles={roles.data ?? []} />
    </DeskPage>
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
  const setOpen = (isOpen: boolean) => {
    setHasTyped(false)
    onOpenChange(isOpen)
  }
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
    <FormDialog open={open} onOpenChange={setOpen} title="افزودن همکار" size="sm">
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
        <DialogActions action="افزودن" isBusy={adding.isBusy} onClose={() => setOpen(false)} />
      </form>
    </FormDialog>
  )
}
