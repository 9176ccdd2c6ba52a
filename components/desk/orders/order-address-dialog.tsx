'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MixedText } from '@/components/ui/mixed-text'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { correctAddress } from '@/lib/client/desk/order-work'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { formatTown } from '@/lib/domain/address-text'
import { ClashNotice } from '../ui/clash-notice'
import { DELIVERY_INPUTS, DeliveryInput, readDelivery } from './delivery-input'
import { DialogActions } from '../ui/dialog-actions'
import { FormDialog } from '../ui/form-dialog'
import { UnsavedGuard } from '../ui/unsaved-guard'
import { useDeskMutation } from '../ui/use-desk-mutation'

type OrderAddressDialogProps = {
  orderId: number
  address: OrderAddress
  onClose: () => void
}

/** Of this order alone; the town stays, as its shipping was priced for it. */
export function OrderAddressDialog({ orderId, address, onClose }: OrderAddressDialogProps) {
  const queryClient = useQueryClient()
  /** What it was read as: a later reading does not hide that somebody else was first. */
  const [seen] = useState(() => readDelivery(address))
  const [draft, setDraft] = useState(seen)
  const isChanged = DELIVERY_INPUTS.some((name) => draft[name].trim() !== seen[name])
  const saving = useDeskMutation({
    send: (body: Parameters<typeof correctAddress>[1]) => correctAddress(orderId, body),
    invalidates: deskOrderKeys.all,
    done: 'نشانی این سفارش اصلاح شد.',
    onDone: onClose,
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="ویرایش نشانی این سفارش"
      size="sm"
    >
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isChanged) onClose()
          else if (!saving.isBusy) saving.run({ ...draft, seen })
        }}
      >
        <UnsavedGuard isUnsaved={isChanged} />
        <ClashNotice
          clash={saving.clash}
          onShowLatest={() => {
            void queryClient.invalidateQueries({ queryKey: deskOrderKeys.all })
            onClose()
          }}
        />
        <p className="text-note">
          <MixedText>{formatTown(address)}</MixedText> · شهر عوض نمی‌شود، چون هزینهٔ ارسال برای آن
          حساب شده است. نشانی‌های حساب مشتری همان که هست می‌ماند.
        </p>
        <div className="grid grid-cols-2 gap-3">
          {DELIVERY_INPUTS.map((name) => (
            <DeliveryInput
              key={name}
              name={name}
              className={name === 'detail' ? 'col-span-full' : ''}
              error={saving.fieldError(name)}
              value={draft[name]}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          ))}
        </div>
        <DialogActions action="ذخیره" isBusy={saving.isBusy} onClose={onClose} />
      </form>
    </FormDialog>
  )
}
