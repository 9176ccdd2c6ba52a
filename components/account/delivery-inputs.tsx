import type { UseFormRegisterReturn } from 'react-hook-form'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import type { DeliveryFieldName } from '@/lib/contract/delivery-fields'
import { DELIVERY_LABELS } from '@/lib/domain/delivery-labels'

type DeliveryInputsProps = {
  /** Registers a field, with what is wrong with it. */
  field: (name: DeliveryFieldName) => UseFormRegisterReturn & { error?: string | undefined }
}

/** Where in a town, and who receives it there: of a saved address, and of the copy that an order has. */
export function DeliveryInputs({ field }: DeliveryInputsProps) {
  return (
    <>
      <Textarea
        label={DELIVERY_LABELS.detail}
        hint="خیابان، کوچه و هرچه پیک را به در خانه می‌رساند."
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
        {...field('detail')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label={DELIVERY_LABELS.plate} inputClassName="digits-fa" {...field('plate')} />
        <TextField
          label={DELIVERY_LABELS.unit}
          isOptional
          inputClassName="digits-fa"
          {...field('unit')}
        />
      </div>
      <NumberField
        label={DELIVERY_LABELS.postal_code}
        autoComplete="postal-code"
        {...field('postal_code')}
      />
      <TextField
        label={DELIVERY_LABELS.receiver_name}
        autoComplete="name"
        {...field('receiver_name')}
      />
      <NumberField
        label={DELIVERY_LABELS.receiver_mobile}
        isPhone
        autoComplete="tel"
        {...field('receiver_mobile')}
      />
    </>
  )
}
