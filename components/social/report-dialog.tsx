'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { notify } from '@/components/ui/notify'
import { Radio, RadioGroup } from '@/components/ui/radio-group'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { sendReport } from '@/lib/client/queries/social-reactions'
import type { ReportKind } from '@/lib/contract/social/reactions'

const REASONS = [
  'تبلیغ یا هرزنامه است',
  'توهین یا تهدید در آن است',
  'عکس یا نوشتهٔ نامناسب دارد',
  'اطلاعات شخصی کسی در آن است',
  'عکس یا نوشتهٔ کس دیگری است',
]
const CHOOSE_REASON = 'یکی از دلیل‌ها را انتخاب کنید.'

type ReportDialogProps = {
  kind: ReportKind
  id: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function ReportDialog({ kind, id, open, onOpenChange }: ReportDialogProps) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (reason === '') return setError(CHOOSE_REASON)
    setBusy(true)
    try {
      await sendReport(kind, id, reason)
      onOpenChange(false)
      void notify.success('گزارش شما رسید؛ آن را بررسی می‌کنیم.')
    } catch (failure) {
      setError(getErrorMessage(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={kind === 'post' ? 'گزارش این پست' : 'گزارش این دیدگاه'}
      description="نام شما به نویسنده گفته نمی‌شود."
      footer={
        <Button type="submit" form={form} busy={busy} full>
          فرستادن گزارش
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <RadioGroup legend="چرا نباید اینجا باشد؟" {...(error && { error })}>
          {REASONS.map((text) => (
            <Radio
              key={text}
              name="reason"
              label={text}
              value={text}
              checked={reason === text}
              onChange={() => {
                setReason(text)
                setError('')
              }}
            />
          ))}
        </RadioGroup>
      </form>
    </ResponsiveDialog>
  )
}
