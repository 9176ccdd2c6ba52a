'use client'

import { useState } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { MixedText } from '@/components/ui/mixed-text'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { recordTransfer } from '@/lib/client/desk/order-refunds'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { groupByFour, isSheba } from '@/lib/persian/identity'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { useCan } from '../ui/desk-member'
import { FormDialog } from '../ui/form-dialog'
import { CustomerCard } from './refund-parts'
import { RejectTransferDialog } from './reject-transfer-dialog'
import { useDeskMutation } from '../ui/use-desk-mutation'

/** What went back of an order, where to and why; a transfer that waits is recorded here. */
export function OrderRefunds({ whole }: { whole: StaffOrder }) {
  const { items, refunds, customer } = whole
  const canRefund = useCan('orders.refund')
  const [due, setDue] = useState<OrderRefund | null>(null)
  const [rejected, setRejected] = useState<OrderRefund | null>(null)
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
                به {destinationOf(refund)}
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
              {refund.is_due && <TransferAccount refund={refund} card={customer.bank_card} />}
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
              {refund.is_due && refund.transfer_amount !== null && canRefund && (
                <DeskButton variant="plain" className="mt-1" onClick={() => setRejected(refund)}>
                  برگرداندن به کیف پول
                </DeskButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {due && (
        <TransferDialog refund={due} card={customer.bank_card} onClose={() => setDue(null)} />
      )}
      {rejected && <RejectTransferDialog refund={rejected} onClose={() => setRejected(null)} />}
    </section>
  )
}

function destinationOf(refund: OrderRefund): string {
  const { transfer_amount: sent, amount } = refund
  if (sent === null) return refund.way === 'wallet' ? 'کیف پول' : 'کارت'
  const part = sent === amount ? '' : `${formatAmount(sent)} ${currencyName()} `
  return `کیف پول، و ${part}از آن به حساب بانکی مشتری`
}

type TransferAccountProps = { refund: OrderRefund; card: string | null }

/** Where the transfer is made to: what the customer has asked for, else the card of their account. */
function TransferAccount({ refund: { sheba, transfer_amount: sent }, card }: TransferAccountProps) {
  if (sent === null || sheba === null) return <CustomerCard card={card} />
  const shown = groupByFour(sheba)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span className="text-note">شبا:</span>{' '}
      {isSheba(sheba) ? (
        <CopyText text={sheba} shown={shown} label="شمارهٔ شبا" isVerbatim />
      ) : (
        <bdi dir="ltr">{shown}</bdi>
      )}
    </p>
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
      title={refund.transfer_amount === null ? 'ثبت واریز به کارت' : 'ثبت واریز به حساب'}
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
          {formatAmount(refund.transfer_amount ?? refund.amount)} {currencyName()} به{' '}
          {refund.transfer_amount === null ? 'کارت' : 'حساب'} مشتری واریز شد.
        </p>
        <TransferAccount refund={refund} card={card} />
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
