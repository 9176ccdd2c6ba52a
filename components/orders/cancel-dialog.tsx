'use client'

import { useState } from 'react'
import { useChange } from '@/components/account/use-change'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { cancelMyOrder } from '@/lib/api/checkout'
import { isPaid } from '@/lib/contract/order-moves'
import type { Order } from '@/lib/contract/orders'
import { persianDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

const OTHER = 'دلیل دیگر'
const reasons = [
  ...['از خرید پشیمان شدم', 'می‌خواهم سفارش را عوض کنم', 'دیر می‌رسد'],
  ...['جای دیگری بهتر پیدا کردم', OTHER],
].map((reason) => ({ value: reason, label: reason }))
const LONGEST_REASON = 300

/** What comes back, and to where, is said before it is done. */
function afterwards({ status, payable, wallet_paid: fromWallet }: Order): string {
  const back = isPaid(status) ? payable : fromWallet
  if (back === 0) return 'کالاهای این سفارش آزاد می‌شود و دیگر نمی‌توان آن را پرداخت.'
  return `${formatToman(back)} ${TOMAN} همین حالا به کیف پول شما بازمی‌گردد.`
}

type CancelDialogProps = { order: Order; onClose: () => void; onDone: () => void }

export default function CancelDialog({ order, onClose, onDone }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const cancel = useChange({
    act: () => cancelMyOrder(order.id, { reason: reason === OTHER ? words : reason }),
    done: 'سفارش لغو شد.',
    onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`سفارش ${persianDigits(order.code)} لغو شود؟`}
      size="sm"
      description={afterwards(order)}
      footer={
        <>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            لغو سفارش
          </Button>
          <Button variant="ghost" onClick={onClose}>
            نگه داشتن سفارش
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label="دلیل"
          optional
          placeholder="نمی‌گویم"
          options={reasons}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reason === OTHER && (
          <TextField
            label="دلیل شما"
            dir="auto"
            maxLength={LONGEST_REASON}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
