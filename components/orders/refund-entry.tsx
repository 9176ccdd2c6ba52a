'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { MixedText } from '@/components/ui/mixed-text'
import type { OrderItem, OrderRefund } from '@/lib/contract/orders/order'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { groupByFour, maskSheba } from '@/lib/persian/identity'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { EntryNote, MoneyEntry } from './money-entry'

const loadTransferDialog = () => import('./transfer-refund-dialog')
const TransferRefundDialog = lazyComponent(loadTransferDialog)

type RefundEntryProps = {
  refund: OrderRefund
  items: readonly OrderItem[]
  /** The head of the page offers the transfer. */
  hasTransferInHead?: boolean
}

/** What went back, and where it went on to from the wallet. */
export function RefundEntry({ refund, items, hasTransferInHead = false }: RefundEntryProps) {
  const { amount, transferable, transfer_amount: sent, sheba } = refund
  const entryRef = useRef<HTMLLIElement>(null)
  return (
    <>
      <MoneyEntry
        ref={entryRef}
        title={`بازگشت به ${refund.way === 'wallet' ? 'کیف پول' : 'کارت'}`}
        amount={amount}
        isSigned
      >
        <EntryNote>{formatDateTime(refund.created_at)}</EntryNote>
        {sent === null && <TransferState refund={refund} />}
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
          <EntryNote key={itemId}>
            {persianDigits(quantity)} عدد{' '}
            <MixedText>{items.find(({ id }) => id === itemId)?.title ?? ''}</MixedText>
          </EntryNote>
        ))}
        {refund.shipping > 0 && (
          <EntryNote>
            هزینهٔ ارسال {formatAmount(refund.shipping)} {currencyName()}
          </EntryNote>
        )}
        {transferable > 0 && !hasTransferInHead && (
          <span className="mt-2 block print:hidden">
            <TransferButton refund={refund} fallbackRef={entryRef} />
          </span>
        )}
      </MoneyEntry>
      {sent !== null && (
        <MoneyEntry title="انتقال به حساب بانکی" amount={-sent} isSigned>
          {sheba && (
            <EntryNote>
              شبا{' '}
              <bdi dir="ltr" className="whitespace-nowrap">
                {groupByFour(maskSheba(sheba))}
              </bdi>
            </EntryNote>
          )}
          <TransferState refund={refund} />
        </MoneyEntry>
      )}
    </>
  )
}

function TransferState({ refund }: { refund: OrderRefund }) {
  if (refund.is_due) return <EntryNote>تا چند روز کاری واریز می‌شود</EntryNote>
  return (
    refund.reference && (
      <EntryNote>
        شمارهٔ پیگیری <bdi dir="ltr">{persianDigits(refund.reference)}</bdi>
      </EntryNote>
    )
  )
}

type TransferButtonProps = {
  refund: Pick<OrderRefund, 'id' | 'amount' | 'transferable'>
  /** Takes the focus once the button is gone. */
  fallbackRef: RefObject<HTMLElement | null>
}

export function TransferButton({ refund, fallbackRef }: TransferButtonProps) {
  const dialog = useLazyOpen()
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The button goes with the money that it sends, before its dialog has closed or after.
  useEffect(() => {
    const [button, fallback] = [buttonRef.current, fallbackRef.current]
    return () => {
      const isLost = document.activeElement === document.body && !button?.isConnected
      if (isLost) fallback?.focus()
    }
  }, [fallbackRef])
  return (
    <>
      <Button
        ref={buttonRef}
        variant="soft"
        size="sm"
        aria-haspopup="dialog"
        onClick={dialog.show}
        {...preloadOnIntent(loadTransferDialog)}
      >
        انتقال به حساب بانکی
      </Button>
      {dialog.isRendered && (
        <TransferRefundDialog
          {...dialog.props}
          refund={refund}
          finalFocus={() => buttonRef.current ?? fallbackRef.current}
        />
      )}
    </>
  )
}
