'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountMutation } from '@/components/account/use-account-mutation'
import { notifyError } from '@/components/form/notify-error'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/modal'
import { Skeleton } from '@/components/ui/skeleton'
import { SlotChoices } from '@/components/ui/slot-choices'
import { changeMyOrderSlot, orderSlotsQuery } from '@/lib/client/queries/orders'
import type { Order } from '@/lib/contract/orders/order'

type OrderSlotDialogProps = { order: Order; onClose: () => void }

const texts = {
  sales: {
    title: 'تغییر زمان تحویل',
    purpose: 'تحویل',
    done: 'زمان تحویل این سفارش تغییر کرد.',
    none: 'اکنون زمان خالی دیگری برای این سفارش نیست.',
  },
  refer: {
    title: 'زمان آمدن پیک',
    purpose: 'دریافت',
    done: 'زمان آمدن پیک ثبت شد.',
    none: 'پیک در روزهای پیش رو وقت خالی دیگری ندارد.',
  },
}

/** Other hours of the same method; others may take them meanwhile, and are then shown as taken. */
export default function OrderSlotDialog({ order, onClose }: OrderSlotDialogProps) {
  const { id: orderId, type, delivery, shipping_method: method } = order
  const { title, purpose, done, none } = texts[type]
  const query = useQuery(orderSlotsQuery(orderId))
  const [slotId, setSlotId] = useState<number | null>(null)
  const slots = query.data ?? []
  const current = slots.find(({ date, from }) => date === delivery?.day && from === delivery.from)
  const chosen = slots.find(({ id, available }) => id === slotId && available > 0) ?? current
  const hasOther = slots.some((slot) => slot !== current && slot.available > 0)
  const change = useAccountMutation({
    mutationFn: (id: number) => changeMyOrderSlot(orderId, id),
    successMessage: done,
    onSuccess: onClose,
    onError: (error) => {
      notifyError(error)
      void query.refetch()
    },
  })

  function handleSave(): void {
    if (chosen === undefined || chosen === current) onClose()
    else change.mutate(chosen.id)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        type === 'refer'
          ? 'پیک از فردا به نشانی همین سفارش می‌آید.'
          : `روش ارسال${method ? ` «${method}»` : ''} و هزینهٔ آن همان می‌ماند.`
      }
      footer={
        <>
          {hasOther && (
            <Button isBusy={change.isPending} disabled={chosen === undefined} onClick={handleSave}>
              ثبت این زمان
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {delivery ? 'همان زمان بماند' : 'بعداً انتخاب می‌کنم'}
          </Button>
        </>
      }
    >
      <QueryBoundary query={query} skeleton={<Skeleton className="h-44 rounded-card" />}>
        {() =>
          hasOther ? (
            <div className="-mx-4 -mb-4">
              <SlotChoices purpose={purpose} slots={slots} chosen={chosen} onChoose={setSlotId} />
            </div>
          ) : (
            <p className="text-ink-700">{none}</p>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}
