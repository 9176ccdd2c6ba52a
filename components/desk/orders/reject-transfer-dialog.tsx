import { useState } from 'react'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { rejectTransfer } from '@/lib/client/desk/order-refunds'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { FormDialog } from '../ui/form-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'

const USUAL_REASON = 'بانک این شمارهٔ شبا را نپذیرفت.'

type RejectTransferDialogProps = { refund: OrderRefund; onClose: () => void }

/** Of a transfer that no bank takes: the customer has the money in the wallet again. */
export function RejectTransferDialog({ refund, onClose }: RejectTransferDialogProps) {
  const [reason, setReason] = useState(USUAL_REASON)
  const saving = useDeskMutation({
    send: (typed: string) => rejectTransfer(refund.id, typed),
    invalidates: deskOrderKeys.all,
    done: 'پول به کیف پول مشتری برگشت.',
    onDone: onClose,
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="برگرداندن به کیف پول"
      size="sm"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.run(reason)
        }}
      >
        <p>
          {formatAmount(refund.transfer_amount ?? 0)} {currencyName()} به کیف پول مشتری برمی‌گردد و
          می‌تواند با شمارهٔ دیگری دوباره درخواست کند.
        </p>
        <DeskField
          label="دلیل"
          hint="مشتری آن را در کیف پولش می‌خواند."
          error={saving.fieldError('reason')}
        >
          {(control) => (
            <input
              {...control}
              dir="auto"
              className="desk-field"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </DeskField>
        <div className="flex gap-2">
          <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
            برگرداندن
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </div>
      </form>
    </FormDialog>
  )
}
