'use client'

import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import type { OrderRefund } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { useCan } from '../ui/desk-member'
import { TransferAccount } from './transfer-account'
import { RecordTransferDialog, RejectTransferDialog } from './transfer-dialogs'

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
            className="border-hair grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b px-3.5 py-2 last:border-0 phone:grid-cols-1 phone:gap-y-1"
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
              {refund.transfer_rejection && (
                <p className="text-soon-ink break-words" dir="auto">
                  واریز به حساب بانکی انجام نشد: <MixedText>{refund.transfer_rejection}</MixedText>
                </p>
              )}
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
              <time
                dateTime={refund.created_at}
                className="text-note block text-[12px] phone:ms-2 phone:inline"
              >
                {formatDateTime(refund.created_at)}
              </time>
            </div>
            {refund.is_due && canRefund && (
              <div className="col-span-full mt-2 flex flex-wrap gap-2">
                <DeskButton variant="primary" onClick={() => setDue(refund)}>
                  ثبت واریز
                </DeskButton>
                {refund.transfer_amount !== null && (
                  <DeskButton variant="plain" onClick={() => setRejected(refund)}>
                    برگرداندن به کیف پول
                  </DeskButton>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {due && (
        <RecordTransferDialog refund={due} card={customer.bank_card} onClose={() => setDue(null)} />
      )}
      {rejected && (
        <RejectTransferDialog
          refund={rejected}
          card={customer.bank_card}
          onClose={() => setRejected(null)}
        />
      )}
    </section>
  )
}

function destinationOf(refund: OrderRefund): string {
  const { transfer_amount: sent, amount } = refund
  if (sent === null) return refund.way === 'wallet' ? 'کیف پول' : 'کارت'
  const part = sent === amount ? '' : `${formatAmount(sent)} ${currencyName()} `
  return `کیف پول، و ${part}از آن به حساب بانکی مشتری`
}
