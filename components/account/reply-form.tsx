'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { PicturesField } from '@/components/form/pictures-field'
import { useCallForm } from '@/components/form/use-call-form'
import { accountKeys } from '@/lib/api/account'
import { writeToTicket } from '@/lib/api/account-changes'
import { messageFields, TICKET_FILES } from '@/lib/contract/tickets'
import { replyDraft } from './ticket-words'

type ReplyFormProps = {
  ticketId: number
  /** It stands where the button was that asked for it. */
  takesFocus: boolean
}

export default function ReplyForm({ ticketId, takesFocus }: ReplyFormProps) {
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const { form, onSubmit, busy } = useCallForm({
    schema: messageFields,
    values: { message: '' },
    draft: replyDraft(ticketId),
    submit: async (body) => {
      const ticket = await writeToTicket(ticketId, body, files)
      client.setQueryData(accountKeys.ticket(ticketId), ticket)
      form.reset({ message: '' })
      setFiles([])
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
      <Textarea
        label="پیام شما"
        rows={4}
        maxLength={4000}
        error={form.formState.errors.message?.message}
        {...form.register('message')}
      />
      <PicturesField
        label="عکس پیوست"
        files={files}
        onFilesChange={setFiles}
        limit={TICKET_FILES}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        فرستادن پیام
      </Button>
    </form>
  )
}
