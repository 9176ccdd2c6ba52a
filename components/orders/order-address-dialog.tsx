'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeliveryInputs } from '@/components/account/delivery-inputs'
import { notifyError } from '@/components/form/notify-error'
import { SubmitButton } from '@/components/form/submit-button'
import { useApiForm } from '@/components/form/use-api-form'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { notify } from '@/components/ui/notify'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { accountKeys } from '@/lib/client/query-keys'
import { addressesQuery } from '@/lib/client/queries/account'
import { changeMyOrderAddress } from '@/lib/client/queries/orders'
import type { Address } from '@/lib/contract/account/addresses'
import { deliveryFields } from '@/lib/contract/delivery-fields'
import type { WholeOrder } from '@/lib/contract/orders/order'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { formatAddress, formatTown } from '@/lib/domain/address-text'
import { persianDigits } from '@/lib/persian/digits'

type OrderAddressDialogProps = {
  order: WholeOrder['order']
  address: OrderAddress
  onClose: () => void
}

type Fields = Pick<Address, keyof typeof deliveryFields.shape>

function valuesOf(fields: Fields): Fields {
  const { receiver_name, receiver_mobile, detail, plate, unit, postal_code } = fields
  return { receiver_name, receiver_mobile, detail, plate, unit, postal_code }
}

const isSame = (one: Fields, other: Fields) =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

/** Of this order alone, in its town, as its shipping was priced for it; the saved addresses stay. */
export default function OrderAddressDialog({ order, address, onClose }: OrderAddressDialogProps) {
  const client = useQueryClient()
  /** What it was read as: a later reading does not hide that the shop was first. */
  const [current] = useState(address)
  const [seen] = useState(() => valuesOf(current))
  const [savedId, setSavedId] = useState<number | null>(null)
  const { data: addresses = [] } = useQuery(addressesQuery())
  const saved = addresses.filter(
    (one) => one.state === current.state && one.city === current.city && !isSame(one, current),
  )
  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(
    { body: deliveryFields },
    {
      defaultValues: seen,
      draft: `order-address-${order.id}`,
      submit: async (input) => {
        const isGone = await changeMyOrderAddress(order.id, { ...input, seen }).then(
          () => null,
          (error: unknown) => {
            // It is packed, or the shop was first: what is shown is no longer so.
            if (hasErrorCode(error, 'precondition_failed', 'version_conflict')) return error
            throw error
          },
        )
        await client.invalidateQueries({ queryKey: accountKeys.all })
        if (isGone) notifyError(isGone)
        else void notify.success('نشانی این سفارش تغییر کرد.')
        onClose()
      },
    },
  )
  const { register, reset, formState } = form
  const town = formatTown(current)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="تغییر نشانی تحویل"
      description={
        <>
          شهر همان <MixedText>{town}</MixedText> می‌ماند، چون روش و هزینهٔ ارسال برای آن حساب شده است.
          نشانی‌های حساب شما تغییر نمی‌کند.
        </>
      }
    >
      {saved.length > 0 && (
        <RadioGroup legend="از نشانی‌های شما در این شهر" className="mb-5" listClassName="grid gap-2">
          {saved.map((one) => (
            <RadioCard
              key={one.id}
              name="saved-address"
              checked={one.id === savedId}
              onChange={() => {
                setSavedId(one.id)
                reset(valuesOf(one), { keepDefaultValues: true })
              }}
              label={`${one.title || one.city} · ${one.receiver_name}`}
              description={persianDigits(formatAddress(one))}
            />
          ))}
        </RadioGroup>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <DeliveryInputs
          field={(name) => ({ ...register(name), error: formState.errors[name]?.message })}
        />
        <div className="sm:col-span-2">
          <SubmitButton isBusy={isBusy} waitsUntil={waitsUntil}>
            ثبت نشانی تازه
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
