'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { notify } from '@/components/ui/notify'
import { useApiForm } from '@/components/form/use-api-form'
import { useAttachedPictures } from '@/components/form/pictures-field'
import { ticketKeys } from '@/lib/client/query-keys'
import { writeToTicket } from '@/lib/client/queries/account-mutations'
import { writeToTicket as writeToTicketCall, TICKET_FILES } from '@/lib/contract/account/tickets'
import { TicketMessageFields } from './ticket-message-fields'
import { replyDraftName } from './ticket-labels'

type TicketReplyFormProps = {
  ticketId: number
  /** It replaced the focused button that opened it. */
  shouldFocus: boolean
}

export default function TicketReplyForm({ ticketId, shouldFocus }: TicketReplyFormProps) {
  const client = useQueryClient()
  const pictures = useAttachedPictures(TICKET_FILES)
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(writeToTicketCall, {
    defaultValues: { message: '' },
    draft: replyDraftName(ticketId),
    onOtherFieldErrors: pictures.showErrors,
    submit: async (body) => {
      const ticket = await writeToTicket(ticketId, body, pictures.files)
      client.setQueryData(ticketKeys.detail(ticketId), ticket)
      form.reset({ message: '' })
      pictures.choose([])
      void notify.success('پیام شما رسید.')
      await client.invalidateQueries({ queryKey: ticketKeys.all })
    },
  })
  const { setFocus } = form
  useEffect(() => {
    if (shouldFocus) setFocus('message')
  }, [shouldFocus, setFocus])
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <TicketMessageFields
        label="پیام شما"
        rows={4}
        message={form.register('message')}
        error={form.formState.errors.message?.message}
        pictures={pictures}
      />
      <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil} className="justify-self-start">
        ارسال پیام
      </SubmitButton>
    </form>
  )
}
