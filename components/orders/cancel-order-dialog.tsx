'use client'

import { useState } from 'react'
import { useAccountMutation } from '@/components/account/use-account-mutation'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/modal'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { cancelMyOrder } from '@/lib/client/queries/orders'
import { isPaid } from '@/lib/domain/order-statuses'
import { WALLET_CREDIT } from '@/lib/domain/wallet-credit'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'

const OTHER = 'دلیل دیگر'
const returnReasons = ['پشیمان شدم و کالا را نگه می‌دارم', 'می‌خواهم درخواست را عوض کنم', OTHER]
const toOptions = (list: string[]) => list.map((reason) => ({ value: reason, label: reason }))
const reasons = [
  ...['از خرید پشیمان شدم', 'می‌خواهم سفارش را عوض کنم', 'دیر می‌رسد'],
  ...['جای دیگری بهتر پیدا کردم', OTHER],
]
const MAX_REASON_LENGTH = 300

/** What is paid, at the door nothing yet, less what was refunded by line. */
function refundNotice({ order, refunds }: CancellableOrder): string {
  const { type, status, payable, wallet_paid: fromWallet, cash_on_delivery: isAtDoor } = order
  if (type === 'refer')
    return 'کالا نزد شما می‌ماند و اگر مهلت مرجوعی نگذشته باشد، می‌توانید دوباره درخواست دهید.'
  const byLine = refunds.filter(({ items, shipping }) => items.length > 0 || shipping > 0)
  const back = byLine.reduce((sum, { amount }) => sum + amount, 0)
  const refunded = isPaid(status) && !isAtDoor ? payable - back : fromWallet
  if (refunded === 0) return 'کالاهای این سفارش آزاد می‌شود و دیگر نمی‌توان آن را پرداخت.'
  const notice = `${formatAmount(refunded)} ${currencyName()} همین حالا به کیف پول شما بازمی‌گردد`
  // What came from the wallet, or from a return, was credit before.
  const isFromBank = refunded > fromWallet && order.exchange_of === null
  return isFromBank ? `${notice}؛ ${WALLET_CREDIT}.` : `${notice}.`
}

type CancellableOrder = Pick<WholeOrder, 'order' | 'refunds'>
type CancelOrderDialogProps = { whole: CancellableOrder; onClose: () => void; onDone: () => void }

export default function CancelOrderDialog({ whole, onClose, onDone }: CancelOrderDialogProps) {
  const { order } = whole
  const isReturn = order.type === 'refer'
  const what = isReturn ? 'درخواست' : 'سفارش'
  const [reason, setReason] = useState('')
  const [ownReason, setOwnReason] = useState('')
  const cancel = useAccountMutation({
    mutationFn: () => cancelMyOrder(order.id, { reason: reason === OTHER ? ownReason : reason }),
    successMessage: isReturn ? 'درخواست لغو شد.' : 'سفارش لغو شد.',
    onSuccess: onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${what} ${persianDigits(order.code)} لغو شود؟`}
      size="sm"
      description={refundNotice(whole)}
      footer={
        <>
          <Button variant="danger" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            لغو {what}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            نگه داشتن {what}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label="دلیل"
          isOptional
          placeholder="انتخاب نشده"
          options={toOptions(isReturn ? returnReasons : reasons)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reason === OTHER && (
          <TextField
            label="دلیل شما"
            dir="auto"
            maxLength={MAX_REASON_LENGTH}
            value={ownReason}
            onChange={(event) => setOwnReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
