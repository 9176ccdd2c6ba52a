'use client'

import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { formatAddress } from '@/lib/domain/address-text'
import { canChangeDelivery } from '@/lib/domain/order-transitions'
import { formatDate, formatDateTime, formatHours } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { KeyHint } from '../ui/key-hint'
import { OrderAddressDialog } from './order-address-dialog'

/** Where an order goes and who receives it there, which can be corrected until it is ready to send. */
export function OrderDelivery({ whole }: { whole: StaffOrder }) {
  const { order, address } = whole
  const changed = whole.delivery_changes.findLast(({ what }) => what === 'address')
  const canCorrect = useCan('orders.create') && address !== null && canChangeDelivery(order)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const run = () => setIsCorrecting(true)
  useCommands(
    canCorrect
      ? [{ id: 'correct-address', title: 'ویرایش نشانی', group: 'این سفارش', keys: 'KeyD', run }]
      : [],
  )
  if (!address) return null
  return (
    <section className="desk-card" aria-labelledby="delivery">
      <header>
        <h2 id="delivery" className="grow text-[14px] font-bold">
          {order.type === 'refer' ? 'دریافت از مشتری' : 'تحویل'}
        </h2>
        {canCorrect && (
          <DeskButton onClick={run}>
            ویرایش نشانی
            <KeyHint keys="KeyD" />
          </DeskButton>
        )}
      </header>
      <div className="grid gap-1 px-3.5 py-2.5">
        <p className="text-pretty">
          <MixedText>{persianDigits(formatAddress(address))}</MixedText>
        </p>
        {address.postal_code && (
          <p className="text-note">
            کد پستی <bdi dir="ltr">{persianDigits(address.postal_code)}</bdi>
          </p>
        )}
        <p>
          گیرنده: <MixedText>{address.receiver_name ?? ''}</MixedText>
        </p>
        {changed && (
          <p className="text-note text-[12px]">
            {changed.by === 'customer' ? 'مشتری نشانی را تغییر داد' : 'نشانی اصلاح شد'}،{' '}
            {formatDateTime(changed.at)}
            {changed.staff_name && (
              <>
                {' '}
                · <MixedText>{changed.staff_name}</MixedText>
              </>
            )}
          </p>
        )}
        {order.shipping_method && <p>{order.shipping_method}</p>}
        {order.delivery && (
          <p className="text-note">
            {formatDate(`${order.delivery.day}T12:00:00Z`)}
            {order.delivery.from && order.delivery.to && (
              <>، {formatHours({ from: order.delivery.from, to: order.delivery.to })}</>
            )}
          </p>
        )}
        {order.note && order.type === 'sales' && (
          <p className="bg-soon-bg text-soon-ink rounded-[10px] p-2" dir="auto">
            <MixedText>{order.note}</MixedText>
          </p>
        )}
      </div>
      {isCorrecting && (
        <OrderAddressDialog
          orderId={order.id}
          address={address}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </section>
  )
}
