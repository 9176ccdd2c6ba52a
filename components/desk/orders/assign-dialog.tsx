'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { assign, orderChoicesQuery } from '@/lib/client/desk/order-work'
import { persianDigits } from '@/lib/persian/digits'
import { HOUR_MS } from '@/lib/persian/durations'
import { DeskField } from '../ui/desk-field'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'

type AssignDialogProps = {
  orders: readonly { id: number; assignee: { id: number } | null }[]
  onClose: () => void
}

const DEADLINES = [2, 4, 8, 24, 48, 72]

/** Hands orders to somebody, with a deadline that replaces the hours of the step until it moves. */
export function AssignDialog({ orders, onClose }: AssignDialogProps) {
  const choices = useQuery(orderChoicesQuery)
  const [only] = orders.length === 1 ? orders : []
  const [member, setMember] = useState(only?.assignee ? String(only.assignee.id) : '')
  const [hours, setHours] = useState('')
  const saving = useDeskMutation({
    send: assign,
    invalidates: deskOrderKeys.all,
    done: 'سپرده شد.',
    onDone: onClose,
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={orders.length === 1 ? 'سپردن سفارش' : `سپردن ${persianDigits(orders.length)} سفارش`}
      size="sm"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const due = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString()
          saving.run({
            orders: orders.map(({ id }) => id),
            staff_id: member === '' ? null : Number(member),
            ...(hours !== '' && { due_at: hours === '0' ? null : due }),
          })
        }}
      >
        <DeskField label="مسئول" error={saving.fieldError('staff_id')}>
          {(control) => (
            <select
              {...control}
              className="desk-field"
              value={member}
              onChange={({ target }) => setMember(target.value)}
            >
              <option value="">بی‌مسئول</option>
              {choices.data?.members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField
          label="مهلت این گام"
          hint="با رفتن به گام بعد، مهلت خود آن گام برقرار می‌شود."
          error={saving.fieldError('due_at')}
        >
          {(control) => (
            <select
              {...control}
              className="desk-field"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            >
              <option value="">همان که هست</option>
              {DEADLINES.map((count) => (
                <option key={count} value={count}>
                  {persianDigits(count)} ساعت از اکنون
                </option>
              ))}
              <option value="0">مهلت همیشگی گام</option>
            </select>
          )}
        </DeskField>
        <DialogActions action="سپردن" isBusy={saving.isBusy} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
