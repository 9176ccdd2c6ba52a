import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDraftState } from '@/components/form/use-draft'
import type { PaymentChoice } from '@/components/payments/payment-method-field'
import { isBoolean, isId, isText, nullable, shape } from '@/stores/storage-guards'
import { addressesQuery } from '@/lib/client/queries/account'
import type { Address } from '@/lib/contract/account/addresses'
import { setCity, shopStore } from '@/stores/shop'

/** The payment is chosen anew after a reload, by what the shop offers by then. */
type PersistedChoices = {
  addressId: number | null
  methodId: number | null
  slotId: number | null
  legal: boolean
  note: string
}
export type CheckoutChoices = PersistedChoices & PaymentChoice

const NO_PAYMENT_CHOICE: PaymentChoice = { gateway: null, usesWallet: false }
const NO_SHIPPING = { addressId: null, methodId: null, slotId: null }
const NO_CHOICES: PersistedChoices = { ...NO_SHIPPING, legal: false, note: '' }
const isPersistedChoices = shape<PersistedChoices>({
  addressId: nullable(isId),
  methodId: nullable(isId),
  slotId: nullable(isId),
  legal: isBoolean,
  note: isText,
})

/** Who has named no city yet is told from now on when goods come to theirs. */
function rememberCity({ city_id: id, city: name, state }: Address): void {
  if (id !== null && shopStore.get().city === null) setCity({ id, name, state })
}

/**
 * What the shopper has chosen, and the address it goes to: the first one stands as chosen on the
 * page, but `choices.addressId` is null until the shopper goes on with it.
 */
export function useCheckoutChoices() {
  const draft = useDraftState({
    name: 'checkout',
    isValue: isPersistedChoices,
    initial: NO_CHOICES,
  })
  const [payment, setPayment] = useState<PaymentChoice>(NO_PAYMENT_CHOICE)
  /** Chosen as it was saved, before the list of addresses is read again. */
  const [savedAddress, setSavedAddress] = useState<Address | null>(null)
  const addresses = useQuery(addressesQuery())
  const { addressId } = draft.value
  const chosenAddress =
    addresses.data?.find(({ id }) => id === addressId) ??
    (savedAddress?.id === addressId ? savedAddress : null)

  function choose({ gateway, usesWallet, ...rest }: Partial<CheckoutChoices>): void {
    if (Object.keys(rest).length > 0) draft.setValue((before) => ({ ...before, ...rest }))
    setPayment((before) => ({
      gateway: gateway ?? before.gateway,
      usesWallet: usesWallet ?? before.usesWallet,
    }))
  }

  const choices: CheckoutChoices = {
    ...draft.value,
    // Another address may have other ways of shipping and other hours.
    ...(chosenAddress ? {} : NO_SHIPPING),
    ...payment,
  }
  return {
    choices,
    choose,
    address: chosenAddress ?? addresses.data?.[0] ?? null,
    chooseAddress: (address: Address) => {
      setSavedAddress(address)
      rememberCity(address)
      choose({ ...NO_SHIPPING, addressId: address.id })
    },
    isAddressLoading: addressId !== null && chosenAddress === null && addresses.isPending,
    forget: draft.forget,
  }
}
