import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCartQuote } from '@/components/cart/use-cart-quote'
import { useCoupon } from '@/components/cart/coupon-field'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { CartTotals } from '@/lib/contract/cart'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { findLongestHandling } from '@/lib/domain/handling-days'
import { estimateDelivery, findEarliest } from '@/lib/domain/delivery-estimate'
import {
  calculatePayable,
  calculateShippingPrice,
  shippingBeforeCity,
  type ShippingCost,
} from '@/lib/domain/pricing'
import { useCart } from '@/stores/cart'
import { toCartLine, changesOf } from '@/lib/domain/cart-quote'
import { useDraftState } from '@/components/form/use-draft'
import type { PaymentChoice } from '@/components/payments/payment-method-field'
import { isBoolean, isId, isText, nullable, shape } from '@/stores/storage-guards'
import { addressesQuery } from '@/lib/client/queries/account'
import { confirmAddressCity } from '@/stores/city'
import { useShop } from '@/stores/shop'
import type { Address } from '@/lib/contract/account/addresses'

export type CheckoutChoices = PaymentChoice & {
  addressId: number | null
  methodId: number | null
  slotId: number | null
  legal: boolean
  note: string
}

const NO_SHIPPING = { addressId: null, methodId: null, slotId: null }
const NO_CHOICES: CheckoutChoices = {
  ...NO_SHIPPING,
  ...{ gateway: null, usesWallet: false },
  ...{ legal: false, note: '' },
}
const isCheckoutChoices = shape<CheckoutChoices>({
  gateway: nullable(isText),
  usesWallet: isBoolean,
  addressId: nullable(isId),
  methodId: nullable(isId),
  slotId: nullable(isId),
  legal: isBoolean,
  note: isText,
})

/**
 * What the shopper has chosen, and the address it goes to: one in the city that the shop has shown all days
 * for, else the default one stands as chosen, while `choices.addressId` is null until the shopper has
 * confirmed one in its step.
 */
export function useCheckoutChoices() {
  const draft = useDraftState({
    name: 'checkout',
    isValue: isCheckoutChoices,
    initial: NO_CHOICES,
  })
  /** Chosen as it was saved, before the list of addresses is read again. */
  const [savedAddress, setSavedAddress] = useState<Address | null>(null)
  const addresses = useQuery(addressesQuery())
  const city = useShop((shop) => shop.city)
  const { addressId } = draft.value
  const chosenAddress =
    addresses.data?.find(({ id }) => id === addressId) ??
    (savedAddress?.id === addressId ? savedAddress : null)

  function choose(chosen: Partial<CheckoutChoices>): void {
    draft.setValue((before) => ({ ...before, ...chosen }))
  }

  const choices: CheckoutChoices = {
    ...draft.value,
    // Another address may have other ways of shipping and other hours.
    ...(chosenAddress ? {} : NO_SHIPPING),
  }
  const inCity = addresses.data?.find(({ city_id: cityId }) => cityId === city?.id)
  const address = chosenAddress ?? inCity ?? addresses.data?.[0] ?? null
  const isElsewhere =
    chosenAddress === null && city !== null && address !== null && address.city_id !== city.id
  return {
    choices,
    choose,
    address,
    /** The city that was chosen, where none of the addresses lies in it and none is confirmed. */
    otherCity: isElsewhere ? city : null,
    chooseAddress: (address: Address) => {
      setSavedAddress(address)
      confirmAddressCity(address)
      choose({ ...NO_SHIPPING, addressId: address.id })
    },
    isAddressLoading: chosenAddress === null && addresses.isLoading,
    forget: draft.forget,
  }
}

const NO_TOTALS: CartTotals = { count: 0, items_total: 0, discount: 0, payable: 0 }

type ShippingChoice = Pick<CheckoutChoices, 'methodId' | 'slotId'>

/** What comes soonest stands as chosen, and of a method that was chosen its first free hours. */
export function resolveShipping(
  methods: readonly ShippingMethod[],
  { methodId, slotId }: ShippingChoice,
  goods: number,
) {
  const soonest = estimateDelivery(methods, goods)?.method ?? methods.find(findEarliest)
  const method = methods.find(({ id }) => id === methodId) ?? soonest
  const proposed = method && findEarliest(method)?.slot
  return { method, slotId: (method?.id === methodId ? slotId : null) ?? proposed?.id ?? null }
}

export function isShippingComplete(
  method: ShippingMethod | undefined,
  slotId: number | null,
): boolean {
  if (method === undefined || method.earliest === null) return false
  return (
    method.slots.length === 0 ||
    method.slots.some(({ id, available }) => id === slotId && available > 0)
  )
}

type CheckoutCartInput = {
  choices: CheckoutChoices
  address: Address | null
  isAddressLoading: boolean
}

/** What is bought and what it comes to with the choices made so far. */
export function useCheckoutCart({ choices, address, isAddressLoading }: CheckoutCartInput) {
  const lines = useCart((cart) => cart.lines)
  const list = useMemo(() => lines.map(toCartLine), [lines])
  const quote = useCartQuote(lines)
  const coupon = useCoupon(list)
  const cityId = address?.city_id ?? null
  const items = quote.data?.items ?? []
  const handlingDays = findLongestHandling(items)
  const methods = useQuery({
    ...shippingMethodsQuery(cityId, handlingDays),
    enabled: !isAddressLoading,
  })
  const offered = methods.data ?? []
  const totals = quote.data?.totals ?? NO_TOTALS
  const goods = totals.payable
  const { method, slotId } = resolveShipping(address === null ? [] : offered, choices, goods)
  const shippingPrice = method ? calculateShippingPrice(method, goods) : null
  const isCostLoading = isAddressLoading || methods.isLoading
  const unpriced: ShippingCost = address === null ? shippingBeforeCity(offered, goods) : 'undecided'
  const shipping = shippingPrice ?? (isCostLoading ? null : unpriced)
  const couponDiscount = coupon.discount ?? 0
  const payable = calculatePayable({ goods, couponDiscount, shippingPrice: shippingPrice ?? 0 })
  const unread = lines.filter((line) => {
    const info = items.find((item) => item.stock_id === line.stock_id)
    return info !== undefined && changesOf(line, info).some(({ kind }) => kind !== 'cheaper')
  })
  return {
    ...{ lines, list, items, quote, coupon, method, slotId, unread },
    ...{ totals, couponDiscount, shipping, payable },
    isPending: quote.isFetching || coupon.isChecking,
    areMethodsLoading: methods.isLoading,
    refresh: () => {
      void quote.refetch()
      void methods.refetch()
      if (coupon.code !== null) coupon.retry()
    },
  }
}
