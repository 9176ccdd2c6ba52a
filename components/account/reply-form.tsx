'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useCallForm } from '@/components/form/use-call-form'
import { usePictures } from '@/components/form/use-pictures'
import { accountKeys } from '@/lib/api/account'
import { writeToTicket } from '@/lib/api/account-changes'
import { messageFields, TICKET_FILES } from '@/lib/contract/tickets'
import { MessageFields } from './message-fields'
import { replyDraft } from './ticket-words'

type ReplyFormProps = {
  ticketId: number
  /** It stands where the button was that asked for it. */
  takesFocus: boolean
}

export default function ReplyForm({ ticketId, takesFocus }: ReplyFormProps) {
  const client = useQueryClient()
  const pictures = usePictures(TICKET_FILES)
  const { form, onSubmit, busy } = useCallForm({
    schema: messageFields,
    values: { message: '' },
    draft: replyDraft(ticketId),
    tellBeside: pictures.tell,
    submit: async (body) => {
      const ticket = await writeToTicket(ticketId, body, pictures.files)
      client.setQueryData(accountKeys.ticket(ticketId), ticket)
      form.reset({ message: '' })
      pictures.choose([])
      void notify.success('پیام شما رسید.')
      await client.invalidateQueries({ queryKey: accountKeys.tickets() })
    },
  })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('message')
  }, [takesFocus, setFocus])
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <MessageFields
        label="پیام شما"
        rows={4}
        message={form.register('message')}
        error={form.formState.errors.message?.message}
        pictures={pictures}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        فرستادن پیام
      </Button>
    </form>
  )
}
