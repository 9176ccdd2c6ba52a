'use client'

import { useQueryClient } from '@tanstack/react-query'
import { notifyError } from '@/components/form/notify-error'
import { SubmitButton } from '@/components/form/submit-button'
import { useApiForm } from '@/components/form/use-api-form'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { notify } from '@/components/ui/notify'
import { TextField } from '@/components/ui/text-field'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { accountKeys } from '@/lib/client/query-keys'
import { requestMyRefundTransfer } from '@/lib/client/queries/orders'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { requestRefundTransfer } from '@/lib/contract/orders/refund-transfer'
import { currencyName, formatAmount } from '@/lib/persian/money'

const REST_STAYS =
  ' هر بازگشت یک بار منتقل می‌شود؛ باقی این یکی، اگر خرج نشده باشد، اعتبار کیف پول شما می‌ماند.'

type TransferRefundDialogProps = {
  refund: Pick<OrderRefund, 'id' | 'amount' | 'transferable'>
  open: boolean
  onOpenChange: (open: boolean) => void
  finalFocus: () => HTMLElement | null
}

export default function TransferRefundDialog(props: TransferRefundDialogProps) {
  const { refund, open, onOpenChange, finalFocus } = props
  const client = useQueryClient()
  const { transferable: seen_amount } = refund
  const sum = `${formatAmount(seen_amount)} ${currencyName()}`
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(requestRefundTransfer, {
    defaultValues: { sheba: '', seen_amount },
    isGuarded: false,
    submit: async (body) => {
      const failure = await requestMyRefundTransfer(refund.id, { ...body, seen_amount }).then(
        () => null,
        (error: unknown) => {
          if (hasErrorCode(error, 'price_changed')) return error
          if (hasErrorCode(error, 'precondition_failed')) return error
          throw error
        },
      )
      await client.invalidateQueries({ queryKey: accountKeys.all })
      if (failure) notifyError(failure)
      else void notify.success(`درخواست واریز ${sum} ثبت شد.`)
      onOpenChange(false)
    },
  })
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title="انتقال به حساب بانکی"
      description={`${sum} همین حالا از کیف پول شما برداشته و تا چند روز کاری به حسابتان واریز می‌شود.${seen_amount < refund.amount ? REST_STAYS : ''}`}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label="شمارهٔ شبا"
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          placeholder="IR"
          hint="حسابی به نام خودتان؛ شبا در همراه‌بانک نوشته شده است."
          error={form.formState.errors.sheba?.message}
          {...form.register('sheba')}
        />
        <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil} isFullWidth>
          درخواست واریز
        </SubmitButton>
      </form>
    </ResponsiveDialog>
  )
}
