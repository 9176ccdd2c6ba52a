'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { isPaid } from '@/lib/domain/order-transitions'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { BuyAgainButton } from './buy-again-button'
import { hasPendingPayment, PendingPaymentNotice, PaymentDeadline } from './payment-deadline'

const CancelDialog = lazyComponent(() => import('./cancel-order-dialog'))
const TicketDialog = lazyComponent(() => import('@/components/account/ticket-dialog'))

export function OrderActions({ whole }: { whole: WholeOrder }) {
  const { order, actions } = whole
  const isInDoubt = actions.includes('pay') && hasPendingPayment(whole)
  const router = useRouter()
  const [openDialog, setOpenDialog] = useState<'cancel' | 'ticket' | null>(null)
  const containerRef = useRef<HTMLDivElement>(null)
  const close = () => setOpenDialog(null)
  const handleCanceled = () => {
    // The button that opened the dialog is gone with the cancelled order.
    containerRef.current?.focus()
    close()
  }

  return (
    <div
      ref={containerRef}
      role="group"
      aria-label="کارهای این سفارش"
      tabIndex={-1}
      className="mt-5 border-t border-line pt-4 outline-none print:hidden"
    >
      {isInDoubt && <PendingPaymentNotice />}
      {actions.includes('pay') && order.expires_at && (
        <PaymentDeadline until={order.expires_at} className="mb-3" />
      )}
      <div className="flex flex-wrap gap-2 [&>*]:grow [&>*]:basis-[40%] sm:[&>*]:grow-0 sm:[&>*]:basis-auto">
        {actions.includes('pay') && (
          <ButtonLink
            href={paths.payment(order.id)}
            prefetch={false}
            size="sm"
            variant={isInDoubt ? 'soft' : 'primary'}
          >
            پرداخت
          </ButtonLink>
        )}
        {actions.includes('buy_again') && <BuyAgainButton whole={whole} size="sm" />}
        {order.type === 'sales' && isPaid(order.status) && (
          <ButtonLink
            href={paths.account.print(order.id)}
            prefetch={false}
            variant="ghost"
            size="sm"
          >
            فاکتور
          </ButtonLink>
        )}
        {actions.includes('return') && (
          <ButtonLink
            href={paths.account.requestReturn(order.id)}
            prefetch={false}
            variant="ghost"
            size="sm"
          >
            مرجوعی یا تعویض
          </ButtonLink>
        )}
        <Button variant="link" size="sm" onClick={() => setOpenDialog('ticket')}>
          پرسش از پشتیبانی
        </Button>
        {actions.includes('cancel') && (
          <Button
            variant="link"
            size="sm"
            className="text-pomegranate-600"
            onClick={() => setOpenDialog('cancel')}
          >
            {order.type === 'refer' ? 'لغو درخواست' : 'لغو سفارش'}
          </Button>
        )}
      </div>
      {openDialog === 'cancel' && (
        <CancelDialog whole={whole} onClose={close} onDone={handleCanceled} onLoadError={close} />
      )}
      {openDialog === 'ticket' && (
        <TicketDialog
          order={order}
          onClose={close}
          onLoadError={close}
          onOpened={({ id }) => router.push(paths.account.ticket(id))}
        />
      )}
    </div>
  )
}
