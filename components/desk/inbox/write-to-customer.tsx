'use client'

import { useState } from 'react'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { openTicket } from '@/lib/client/desk/tickets'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { KeyHint } from '../ui/key-hint'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useGoTo } from '../ui/use-go-to'

type WriteToCustomerProps = { customerId: number; name: string }

/** The shop writes first, in a ticket that the customer reads and may answer. */
export function WriteToCustomer({ customerId, name }: WriteToCustomerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const command: DeskCommand = {
    ...{ id: 'write-to-customer', title: 'نوشتن به مشتری', group: 'این مشتری', keys: 'KeyT' },
    run: () => setIsOpen(true),
  }
  useCommands([command])
  return (
    <>
      <DeskButton onClick={command.run}>
        تیکت به او
        <KeyHint keys="KeyT" />
      </DeskButton>
      {isOpen && <TicketDialog {...{ customerId, name }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type TicketDialogProps = WriteToCustomerProps & { onClose: () => void }

function TicketDialog({ customerId, name, onClose }: TicketDialogProps) {
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const goTo = useGoTo()
  const opening = useDeskMutation({
    send: openTicket,
    invalidates: ['desk'],
    done: 'تیکت برای مشتری باز شد و به او خبر داده می‌شود.',
    onDone: (id) => {
      onClose()
      goTo(`${deskPaths.inbox}?queue=tickets&state=answered&item=${id}`)
    },
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`تیکت به ${name}`}
      size="sm"
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!opening.isBusy) opening.run({ customer_id: customerId, subject, message })
        }}
      >
        <UnsavedGuard isUnsaved={subject.trim() !== '' || message.trim() !== ''} />
        <DeskField label="موضوع" error={opening.fieldError('subject')}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={subject}
              onChange={({ target }) => setSubject(target.value)}
            />
          )}
        </DeskField>
        <DeskField
          label="متن"
          hint="مشتری آن را در حساب خود می‌خواند و می‌تواند پاسخ دهد."
          error={opening.fieldError('message')}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              className="desk-field"
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </DeskField>
        <DialogActions action="ارسال" isBusy={opening.isBusy} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
