'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { PicturesField } from '@/components/form/pictures-field'
import { useCallForm } from '@/components/form/use-call-form'
import { accountKeys } from '@/lib/api/account'
import { openTicket } from '@/lib/api/account-changes'
import { TICKET_FILES, ticketFields, type TicketThread } from '@/lib/contract/tickets'
import { persianDigits } from '@/lib/persian/digits'
import { departmentNames } from './ticket-words'

type TicketDialogProps = {
  onClose: () => void
  onOpened: (ticket: TicketThread) => void
  /** The order it is about. */
  order?: { id: number; code: string }
}

const departments = Object.entries(departmentNames).map(([value, label]) => ({ value, label }))

export default function TicketDialog({ onClose, onOpened, order }: TicketDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="تیکت تازه"
      {...(order && { description: `دربارهٔ سفارش ${persianDigits(order.code)}` })}
    >
      <TicketForm order={order} onOpened={onOpened} />
    </Dialog>
  )
}

function TicketForm({ order, onOpened }: Pick<TicketDialogProps, 'order' | 'onOpened'>) {
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const { form, onSubmit, busy } = useCallForm({
    schema: ticketFields,
    values: { subject: '', message: '', ...(order && { order_id: order.id }) },
    draft: 'ticket',
    submit: async (body) => {
      const ticket = await openTicket(body, files)
      client.setQueryData(accountKeys.ticket(ticket.id), ticket)
      await client.invalidateQueries({ queryKey: accountKeys.tickets() })
      onOpened(ticket)
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <Select
        label="بخش"
        placeholder="بخش را انتخاب کنید"
        options={departments}
        error={errors.department?.message}
        {...register('department')}
      />
      <TextField label="موضوع" error={errors.subject?.message} {...register('subject')} />
      <Textarea
        label="پیام"
        rows={5}
        maxLength={4000}
        error={errors.message?.message}
        {...register('message')}
      />
      <PicturesField
        label="عکس پیوست"
        files={files}
        onFilesChange={setFiles}
        limit={TICKET_FILES}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        فرستادن تیکت
      </Button>
    </form>
  )
}
