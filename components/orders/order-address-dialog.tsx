'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { DeliveryInputs } from '@/components/account/delivery-inputs'
import { notifyError } from '@/components/form/notify-error'
import { SubmitButton } from '@/components/form/submit-button'
import { useApiForm } from '@/components/form/use-api-form'
import { MixedText } from '@/components/ui/mixed-text'
import { Dialog } from '@/components/ui/modal'
import { notify } from '@/components/ui/notify'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { accountKeys } from '@/lib/client/query-keys'
import { addressesQuery } from '@/lib/client/queries/account'
import { changeMyOrderAddress, orderQuery } from '@/lib/client/queries/orders'
import type { Address } from '@/lib/contract/account/addresses'
import {
  deliveryFields,
  DELIVERY_FIELD_NAMES,
  type DeliveryFieldName,
  seenDelivery,
} from '@/lib/contract/delivery-fields'
import type { WholeOrder } from '@/lib/contract/orders/order'
import type { OrderAddress } from '@/lib/contract/orders/order-address'
import { formatAddress, formatTown } from '@/lib/domain/address-text'
import { DELIVERY_LABELS } from '@/lib/domain/delivery-labels'
import { persianDigits } from '@/lib/persian/digits'

const addressChange = deliveryFields.extend({ seen: seenDelivery })
type FormValues = z.input<typeof addressChange>

type OrderAddressDialogProps = {
  order: WholeOrder['order']
  address: OrderAddress
  draftName: string
  onClose: () => void
}

type Fields = Pick<Address, DeliveryFieldName>

function valuesOf(fields: Fields): Fields {
  const { receiver_name, receiver_mobile, detail, plate, unit, postal_code } = fields
  return { receiver_name, receiver_mobile, detail, plate, unit, postal_code }
}

const isSame = (one: Fields, other: Fields) =>
  DELIVERY_FIELD_NAMES.every((name) => one[name] === other[name])

/** What the shop wrote, but where the customer wrote something else than they had read. */
function mergeTyped(typed: Fields, seen: Record<string, string>, latest: Fields): Fields {
  const changed = DELIVERY_FIELD_NAMES.filter((name) => typed[name] !== (seen[name] ?? ''))
  return { ...latest, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }
}

/** Of this order alone, in its town, as its shipping was priced for it; the saved addresses stay. */
export default function OrderAddressDialog(props: OrderAddressDialogProps) {
  const { order, address, draftName, onClose } = props
  const client = useQueryClient()
  const [current] = useState(address)
  const [corrected, setCorrected] = useState<{ name: DeliveryFieldName; value: string }[] | null>(
    null,
  )
  const { data: addresses = [] } = useQuery(addressesQuery())
  const saved = addresses.filter(
    (one) => one.state === current.state && one.city === current.city && !isSame(one, current),
  )

  /** The shop was first: its words are shown and are what is written over from now on, knowingly. */
  async function showCorrection({ seen, ...typed }: FormValues): Promise<void> {
    const whole = await client.fetchQuery({ ...orderQuery(order.id), staleTime: 0 })
    if (whole.address === null) return
    const latest = valuesOf(whole.address)
    const names = DELIVERY_FIELD_NAMES.filter((name) => latest[name] !== (seen[name] ?? ''))
    setCorrected(names.map((name) => ({ name, value: latest[name] })))
    const merged = mergeTyped({ ...typed, unit: typed.unit ?? '' }, seen, latest)
    reset({ ...merged, seen: latest }, { keepDefaultValues: true })
  }

  const { form, onSubmit, isBusy, waitsUntil } = useApiForm(
    { body: addressChange },
    {
      // What it was read as is saved with a draft: what the shop wrote meanwhile is not written over.
      defaultValues: { ...valuesOf(current), seen: valuesOf(current) },
      draft: draftName,
      submit: async (input) => {
        const tooLate = await changeMyOrderAddress(order.id, input).then(
          () => null,
          async (error: unknown) => {
            if (hasErrorCode(error, 'precondition_failed')) return error
            if (hasErrorCode(error, 'version_conflict')) await showCorrection(form.getValues())
            throw error
          },
        )
        await client.invalidateQueries({ queryKey: accountKeys.all })
        if (tooLate) notifyError(tooLate)
        else void notify.success('نشانی این سفارش تغییر کرد.')
        onClose()
      },
      toError: (error) => ({
        field: null,
        // It is said in the form, with what the shop wrote.
        message: hasErrorCode(error, 'version_conflict') ? '' : getErrorMessage(error),
      }),
    },
  )
  const { seen: _, ...typed } = useWatch({ control: form.control })
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
              checked={isSame(one, { ...current, ...typed })}
              onChange={() =>
                reset(
                  { ...valuesOf(one), seen: form.getValues('seen') },
                  { keepDefaultValues: true },
                )
              }
              label={`${one.title || one.city} · ${one.receiver_name}`}
              description={persianDigits(formatAddress(one))}
            />
          ))}
        </RadioGroup>
      )}
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        {corrected && (
          <div role="alert" className="rounded-card bg-saffron-100 p-4 text-md sm:col-span-2">
            <p>
              فروشگاه در این میان نشانی را تغییر داده است. نوشتهٔ شما ثبت نشد و همین‌جا مانده است؛ اگر
              درست است، دوباره ثبت کنید.
            </p>
            <dl className="mt-2 grid gap-1">
              {corrected.map(({ name, value }) => (
                <div key={name} className="flex flex-wrap gap-x-2">
                  <dt className="font-semibold">{DELIVERY_LABELS[name]}:</dt>
                  <dd dir="auto" className="[overflow-wrap:anywhere]">
                    {persianDigits(value) || 'خالی'}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
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
