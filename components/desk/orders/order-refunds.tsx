'use client'

import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { recordTransfer } from '@/lib/client/desk/order-refunds'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { useCan } from '../ui/desk-member'
import { FormDialog } from '../ui/form-dialog'
import { CustomerCard } from './refund-parts'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** What went back of an order, where to and why; a transfer that waits is recorded here. */
export function OrderRefunds({ whole }: { whole: StaffOrder }) {
  const { items, refunds, customer } = whole
  const canRefund = useCan('orders.refund')
  const [due, setDue] = useState<OrderRefund | null>(null)
  if (refunds.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="refunds">
      <header>
        <h2 id="refunds" className="text-[14px] font-bold">
          بازپرداخت‌ها
        </h2>
      </header>
      <ul>
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="border-hair grid grid-cols-[minmax(0,1fr)_9.5rem] gap-x-3 border-b px-3.5 py-2 last:border-0"
          >
            <div className="min-w-0">
              <p>
                به {refund.way === 'wallet' ? 'کیف پول' : 'کارت'}
                {refund.is_due && (
                  <span className="desk-tag bg-soon-bg text-soon-ink ms-2">در انتظار واریز</span>
                )}
                {refund.reference && (
                  <span className="text-note">
                    {' '}
                    · پیگیری <bdi dir="ltr">{persianDigits(refund.reference)}</bdi>
                  </span>
                )}
              </p>
              {refund.is_due && <CustomerCard card={customer.bank_card} />}
              {refund.staff_name && (
                <p className="text-note text-[12px]">
                  <MixedText>{refund.staff_name}</MixedText>
                </p>
              )}
              {refund.reason && (
                <p className="text-note break-words" dir="auto">
                  <MixedText>{refund.reason}</MixedText>
                </p>
              )}
              {refund.items.map(({ order_item_id: itemId, quantity }) => (
                <p key={itemId} className="text-note text-[12px]">
                  {persianDigits(quantity)} عدد{' '}
                  <MixedText>{items.find(({ id }) => id === itemId)?.title ?? ''}</MixedText>
                </p>
              ))}
              {refund.shipping > 0 && (
                <p className="text-note text-[12px]">
                  هزینهٔ ارسال {formatAmount(refund.shipping)} {currencyName()}
                </p>
              )}
            </div>
            <div>
              <b className="font-semibold">
                <Amount rials={refund.amount} />
              </b>
              <time dateTime={refund.created_at} className="text-note block text-[12px]">
                {formatDateTime(refund.created_at)}
              </time>
              {refund.is_due && canRefund && (
                <DeskButton className="mt-1" onClick={() => setDue(refund)}>
                  ثبت واریز
                </DeskButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {due && (
        <TransferDialog refund={due} card={customer.bank_card} onClose={() => setDue(null)} />
      )}
    </section>
  )
}

type TransferDialogProps = { refund: OrderRefund; card: string | null; onClose: () => void }

function TransferDialog({ refund, card, onClose }: TransferDialogProps) {
  const [reference, setReference] = useState('')
  const saving = useDeskMutation({
    send: (typed: string) => recordTransfer(refund.id, typed),
    invalidates: deskOrderKeys.all,
    done: 'واریز ثبت شد.',
    onDone: onClose,
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="ثبت واریز به کارت"
      size="sm"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.run(reference)
        }}
      >
        <p>
          {formatAmount(refund.amount)} {currencyName()} به کارت مشتری واریز شد.
        </p>
        <CustomerCard card={card} />
        <DeskField
          label="شمارهٔ پیگیری"
          hint="مشتری آن را در سفارشش می‌بیند."
          error={saving.fieldError('reference')}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              className="desk-field"
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          )}
        </DeskField>
        <div className="flex gap-2">
          <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
            ثبت
          </DeskButton>
          <DeskButton onClick={onClose}>انصراف</DeskButton>
        </div>
      </form>
    </FormDialog>
  )
}
