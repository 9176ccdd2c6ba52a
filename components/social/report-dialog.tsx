'use client'

import { useId, useState, type FormEvent } from 'react'
import { useSubmit } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { notify } from '@/components/ui/notify'
import { Radio, RadioGroup } from '@/components/ui/radio-group'
import { sendReport } from '@/lib/client/queries/social-mutations'
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
  const { isBusy, error, setError, waitsUntil, run } = useSubmit()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (reason === '') return setError({ field: 'reason', message: CHOOSE_REASON })
    void run(async () => {
      await sendReport(kind, id, reason)
      onOpenChange(false)
      void notify.success('گزارش شما رسید؛ آن را بررسی می‌کنیم.')
    })
  }
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={kind === 'post' ? 'گزارش این پست' : 'گزارش این دیدگاه'}
      description="نام شما به نویسنده گفته نمی‌شود."
      footer={
        <SubmitButton form={form} isBusy={isBusy} waitsUntil={waitsUntil} isFullWidth>
          ارسال گزارش
        </SubmitButton>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <RadioGroup legend="چرا نباید اینجا باشد؟" {...(error && { error: error.message })}>
          {REASONS.map((text) => (
            <Radio
              key={text}
              name="reason"
              label={text}
              value={text}
              checked={reason === text}
              onChange={() => {
                setReason(text)
                setError(null)
              }}
            />
          ))}
        </RadioGroup>
      </form>
    </ResponsiveDialog>
  )
}
