import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDraftState } from '@/components/form/use-draft'
import { isBoolean, isId, isText, nullable, shape } from '@/stores/storage-guards'
import { addressesQuery } from '@/lib/client/queries/account'
import type { Address } from '@/lib/contract/account/addresses'

/** What is kept of them: the rest is proposed anew, by what the shop offers by then. */
type PersistedChoices = {
  addressId: number | null
  methodId: number | null
  slotId: number | null
  legal: boolean
  note: string
}
type PaymentChoice = { gateway: string | null; useWallet: boolean }
/** What the shopper has chosen on the way. */
export type CheckoutChoices = PersistedChoices & PaymentChoice

const NO_PAYMENT_CHOICE: PaymentChoice = { gateway: null, useWallet: false }
const NO_CHOICES: PersistedChoices = {
  addressId: null,
  methodId: null,
  slotId: null,
  legal: false,
  note: '',
}
const isPersistedChoices = shape<PersistedChoices>({
  addressId: nullable(isId),
  methodId: nullable(isId),
  slotId: nullable(isId),
  legal: isBoolean,
  note: isText,
})

export function useCheckoutChoices() {
  const kept = useDraftState({ name: 'checkout', isValue: isPersistedChoices, initial: NO_CHOICES })
  const { value, setValue, forget } = kept
  const [way, setWay] = useState<PaymentChoice>(NO_PAYMENT_CHOICE)
  const choose = useCallback(
    ({ gateway, useWallet, ...rest }: Partial<CheckoutChoices>) => {
      if (Object.keys(rest).length > 0) setValue((before) => ({ ...before, ...rest }))
      setWay((before) => ({
        gateway: gateway ?? before.gateway,
        useWallet: useWallet ?? before.useWallet,
      }))
    },
    [setValue],
  )
  return { choices: { ...value, ...way }, choose, forget }
}

/** Where the goods go: the chosen address, as long as there is one. */
export function useShippingAddress({ addressId }: CheckoutChoices) {
  const [written, setWritten] = useState<Address | null>(null)
  const { data, isPending } = useQuery(addressesQuery())
  const known = data?.find(({ id }) => id === addressId)
  const place = known ?? (written?.id === addressId ? written : null)
  return { place, setWritten, reading: addressId !== null && place === null && isPending }
}
