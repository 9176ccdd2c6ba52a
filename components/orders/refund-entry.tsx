'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderItem, OrderRefund } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { maskSheba } from '@/lib/persian/identity'
import { currencyName, formatAmount } from '@/lib/persian/money'

const loadTransferDialog = () => import('./transfer-refund-dialog')
const TransferRefundDialog = lazyComponent(loadTransferDialog)

type RefundEntryProps = { refund: OrderRefund; items: readonly OrderItem[] }

/** What went back, and where it went on to from the wallet. */
export function RefundEntry({ refund, items }: RefundEntryProps) {
  const { amount, transferable, transfer_amount: sent, sheba } = refund
  const state = <TransferState refund={refund} />
  return (
    <>
      <li className="flex flex-wrap justify-between gap-x-4">
        <span>
          بازگشت به {refund.way === 'wallet' ? 'کیف پول' : 'کارت'}
          <Note>
            {formatDateTime(refund.created_at)}
            {sent === null && state}
          </Note>
          {refund.reason && (
            <span className="block text-sm text-ink-700">
              <MixedText>{refund.reason}</MixedText>
            </span>
          )}
          {refund.transfer_rejection && (
            <span className="block text-sm text-ink-700">
              انتقال به حساب بانکی انجام نشد: <MixedText>{refund.transfer_rejection}</MixedText>
            </span>
          )}
          {refund.items.map(({ order_item_id: itemId, quantity }) => (
            <Note key={itemId}>
              {persianDigits(quantity)} عدد{' '}
              <MixedText>{items.find(({ id }) => id === itemId)?.title ?? ''}</MixedText>
            </Note>
          ))}
          {refund.shipping > 0 && (
            <Note>
              هزینهٔ ارسال {formatAmount(refund.shipping)} {currencyName()}
            </Note>
          )}
        </span>
        <span className="font-bold text-success-600">
          <bdi dir="ltr">+{formatAmount(amount)}</bdi> {currencyName()}
        </span>
        {transferable > 0 && <TransferButton refund={refund} />}
      </li>
      {sent !== null && (
        <li className="flex flex-wrap justify-between gap-x-4">
          <span>
            انتقال به حساب بانکی
            <Note>
              {sheba && (
                <>
                  شبا <bdi dir="ltr">{persianDigits(maskSheba(sheba))}</bdi>
                </>
              )}
              {state}
            </Note>
          </span>
          <span className="font-bold">
            <bdi dir="ltr">−{formatAmount(sent)}</bdi> {currencyName()}
          </span>
        </li>
      )}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-sm text-ink-500">{children}</span>
}

function TransferState({ refund }: { refund: OrderRefund }) {
  if (refund.is_due) return ' · تا چند روز کاری واریز می‌شود'
  return (
    refund.reference && (
      <>
        {' · شمارهٔ پیگیری '}
        <bdi dir="ltr">{persianDigits(refund.reference)}</bdi>
      </>
    )
  )
}

function TransferButton({ refund }: { refund: OrderRefund }) {
  const dialog = useLazyOpen()
  return (
    <span className="mt-2 w-full print:hidden">
      <Button
        variant="soft"
        size="sm"
        aria-haspopup="dialog"
        onClick={dialog.show}
        {...preloadOnIntent(loadTransferDialog)}
      >
        انتقال به حساب بانکی
      </Button>
      {dialog.isRendered && <TransferRefundDialog {...dialog.props} refund={refund} />}
    </span>
  )
}
