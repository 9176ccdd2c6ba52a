'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { isPaid } from '@/lib/domain/order-statuses'
import type { WholeOrder } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { BuyAgainButton } from './buy-again-button'
import { kindNameOf } from './order-labels'
import { isLate, LATE_TICKET } from './return-promises'

const CancelDialog = lazyComponent(() => import('./cancel-order-dialog'))
const TicketDialog = lazyComponent(() => import('@/components/account/ticket-dialog'))

export function OrderActions({ whole }: { whole: WholeOrder }) {
  const { order, actions } = whole
  const router = useRouter()
  const [openDialog, setOpenDialog] = useState<'cancel' | 'ticket' | null>(null)
  const containerRef = useRef<HTMLDivElement>(null)
  const close = () => setOpenDialog(null)
  const isOverdue = isLate(whole)
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
      className="outline-none print:hidden"
    >
      <div className="flex flex-wrap gap-2 [&>*]:grow [&>*]:basis-[40%] sm:[&>*]:grow-0 sm:[&>*]:basis-auto">
        {isOverdue && (
          <Button variant="ghost" size="sm" onClick={() => setOpenDialog('ticket')}>
            {LATE_TICKET}
          </Button>
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
        {!isOverdue && (
          <Button variant="ghost" size="sm" onClick={() => setOpenDialog('ticket')}>
            پرسش از پشتیبانی
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button
            variant="ghost"
            size="sm"
            className="!text-pomegranate-600"
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
          {...(order.type === 'refer' && { department: 'returns' })}
          {...(isOverdue && {
            subject: `پیگیری ${kindNameOf(order)} ${persianDigits(order.code)}`,
          })}
          onClose={close}
          onLoadError={close}
          onOpened={({ id }) => router.push(paths.account.ticket(id))}
        />
      )}
    </div>
  )
}
