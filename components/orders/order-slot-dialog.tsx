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
import { formatDate, formatWeekday } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'

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

/** From the first day that is offered; what is wanted instead is held for so long, and no day after that is. */
function describePickup(firstDay: string | undefined, heldUntil: string | null): string {
  const from = firstDay === undefined ? '' : `از ${formatWeekday(firstDay)} `
  const hold =
    heldUntil && `؛ کالای جایگزین تا ${formatDate(heldUntil)} برای شما کنار گذاشته شده است`
  return `پیک ${from}به نشانی همین سفارش می‌آید${hold ?? ''}.`
}

/** Other hours of the same method; others may take them meanwhile, and are then shown as taken. */
export default function OrderSlotDialog({ order, onClose }: OrderSlotDialogProps) {
  const { id: orderId, type, delivery, shipping_method: method, expires_at: heldUntil } = order
  const { title, purpose, done, none } = texts[type]
  const isHeld = type === 'refer' && heldUntil !== null
  const query = useQuery(orderSlotsQuery(orderId))
  const [slotId, setSlotId] = useState<number | null>(null)
  const slots = query.data ?? []
  const current = slots.find(({ date, from }) => date === delivery?.day && from === delivery.from)
  // Hours that have gone by leave the choice to the soonest that are free.
  const isPast = delivery === null || delivery.day < toTehranTime().day
  const firstFree = slots.find(({ available }) => available > 0)
  const soonest = isPast ? firstFree : undefined
  const chosen =
    slots.find(({ id, available }) => id === slotId && available > 0) ?? current ?? soonest
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
          ? describePickup(firstFree?.date, heldUntil)
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
            {isPast ? 'بعداً انتخاب می‌کنم' : 'همان زمان بماند'}
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
            <p className="text-ink-700">
              {isHeld ? `پیک پیش از ${formatDate(heldUntil)} وقت خالی دیگری ندارد.` : none}
            </p>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}
