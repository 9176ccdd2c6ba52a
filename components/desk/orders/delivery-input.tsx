import type { DeliveryFieldName } from '@/lib/contract/delivery-fields'
import { DELIVERY_LABELS } from '@/lib/domain/delivery-labels'
import { DeskField } from '../ui/desk-field'

export type DeliveryDraft = Record<DeliveryFieldName, string>

/** In the order in which they stand in a form. */
export const EMPTY_DELIVERY: DeliveryDraft = {
  ...{ receiver_name: '', receiver_mobile: '', detail: '', plate: '', unit: '', postal_code: '' },
}

const isDeliveryField = (name: string): name is DeliveryFieldName => name in EMPTY_DELIVERY
export const DELIVERY_INPUTS = Object.keys(EMPTY_DELIVERY).filter(isDeliveryField)

export const readDelivery = (address: DeliveryDraft): DeliveryDraft =>
  DELIVERY_INPUTS.reduce((draft, name) => ({ ...draft, [name]: address[name] }), EMPTY_DELIVERY)

const INPUT_MODES: Partial<Record<DeliveryFieldName, 'tel' | 'numeric'>> = {
  ...{ receiver_mobile: 'tel', postal_code: 'numeric' },
}

type DeliveryInputProps = {
  name: DeliveryFieldName
  value: string
  error: string | undefined
  className: string
  onChange: (value: string) => void
}

/** One field of who receives a parcel and where in their town. */
export function DeliveryInput({ name, value, error, className, onChange }: DeliveryInputProps) {
  const inputMode = INPUT_MODES[name]
  return (
    <DeskField
      label={DELIVERY_LABELS[name]}
      isOptional={name === 'unit'}
      className={className}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          {...(inputMode && { inputMode })}
          dir={inputMode ? 'ltr' : 'auto'}
          className="desk-field"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </DeskField>
  )
}
