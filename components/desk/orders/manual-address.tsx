'use client'

import { useQuery } from '@tanstack/react-query'
import { MixedText } from '@/components/ui/mixed-text'
import type { ManualOrderBody } from '@/lib/client/desk/manual-orders'
import { regionsQuery } from '@/lib/client/desk/shop-settings'
import type { Address } from '@/lib/contract/account/addresses'
import { formatAddress } from '@/lib/domain/address-text'
import { persianDigits } from '@/lib/persian/digits'
import { DeliveryInput, EMPTY_DELIVERY, type DeliveryDraft } from './delivery-input'
import { ChoiceCard } from '../ui/choice-card'
import { DeskField } from '../ui/desk-field'

/** Who receives it is who called. */
export type AddressDraft = Omit<DeliveryDraft, 'receiver_mobile'> & {
  state_id: number | null
  city_id: number | null
}

const { receiver_mobile: _, ...EMPTY } = EMPTY_DELIVERY
export const EMPTY_ADDRESS: AddressDraft = { ...EMPTY, state_id: null, city_id: null }

const [WIDE, HALF] = ['col-span-full', 'col-span-3']
/** On a phone the postal code has a line of its own. */
const [THIRD, LAST] = ['col-span-2 phone:col-span-3', 'col-span-2 phone:col-span-full']

export function addressBody(draft: AddressDraft, mobile: string): ManualOrderBody['address'] {
  return { ...draft, state_id: draft.state_id ?? 0, receiver_mobile: mobile }
}

type ManualAddressProps = {
  known: readonly Address[]
  chosenId: number | null
  draft: AddressDraft
  fieldError: (name: string) => string | undefined
  onChoose: (id: number | null) => void
  onChange: (draft: AddressDraft) => void
}

/** One of the customer's addresses, or a new one. */
export function ManualAddress(props: ManualAddressProps) {
  const { known, chosenId, draft, fieldError, onChoose, onChange } = props
  const provinces = useQuery(regionsQuery)
  const cities = provinces.data?.find(({ id }) => id === draft.state_id)?.cities ?? []
  const text = (name: keyof typeof EMPTY, className: string) => (
    <DeliveryInput
      name={name}
      className={className}
      error={fieldError(`address.${name}`)}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  )
  return (
    <>
      {known.length > 0 && (
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1 text-[12px] font-medium text-ink-700">نشانی</legend>
          {known.map((address) => (
            <ChoiceCard
              key={address.id}
              name="address"
              title={
                <MixedText>{`${address.receiver_name}: ${persianDigits(formatAddress(address))}`}</MixedText>
              }
              isChosen={chosenId === address.id}
              onChoose={() => onChoose(address.id)}
            />
          ))}
          <ChoiceCard
            name="address"
            title="نشانی تازه"
            isChosen={chosenId === null}
            onChoose={() => onChoose(null)}
          />
        </fieldset>
      )}
      {fieldError('address_id') && (
        <p role="alert" className="text-late-ink">
          {fieldError('address_id')}
        </p>
      )}
      {chosenId === null && (
        <div className="grid grid-cols-6 gap-3">
          {text('receiver_name', WIDE)}
          <DeskField label="استان" className={HALF} error={fieldError('address.state_id')}>
            {(control) => (
              <select
                {...control}
                className="desk-field"
                value={draft.state_id ?? ''}
                onChange={({ target }) =>
                  onChange({ ...draft, state_id: Number(target.value) || null, city_id: null })
                }
              >
                <option value="">انتخاب کنید</option>
                {provinces.data?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </DeskField>
          <DeskField label="شهر" className={HALF} error={fieldError('address.city_id')}>
            {(control) => (
              <select
                {...control}
                className="desk-field"
                value={draft.city_id ?? ''}
                onChange={({ target }) =>
                  onChange({ ...draft, city_id: Number(target.value) || null })
                }
              >
                <option value="">انتخاب کنید</option>
                {cities.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </DeskField>
          {text('detail', WIDE)}
          {text('plate', THIRD)}
          {text('unit', THIRD)}
          {text('postal_code', LAST)}
        </div>
      )}
    </>
  )
}
