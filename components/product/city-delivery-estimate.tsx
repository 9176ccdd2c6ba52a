'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import { estimateDelivery, formatArrival, formatArrivalDay } from '@/lib/domain/delivery-estimate'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'

/** «فردا، یکشنبه ۱ آذر، ۹ تا ۱۳، رایگان از ۸۰۰ هزار تومان»; null where nothing is delivered. */
export function formatDeliveryEstimate(
  methods: readonly ShippingMethod[],
  worth: number,
  now = new Date(),
): string | null {
  const estimate = estimateDelivery(methods, worth)
  if (!estimate) return null
  const { method } = estimate
  const { price, free_from: freeFrom } = method
  const when = formatArrival(estimate, now)
  if (calculateShippingPrice(method, worth) === 0) return `${when}، رایگان`
  if (freeFrom === null) return `${when}، ${formatRoundedAmount(price)}`
  return `${when}، رایگان از ${formatRoundedAmount(freeFrom)}`
}

/** «پنجشنبه ۱۲ آذر», where there is room for the day alone. */
function formatDeliveryDay(methods: readonly ShippingMethod[], worth: number): string | null {
  const estimate = estimateDelivery(methods, worth)
  return estimate && formatArrivalDay(estimate)
}

type CityDeliveryEstimateProps = {
  cityId: number
  worth: number
  handlingDays: number
  /** In the bar of a phone: the box says the rest, and what to do where it is not known. */
  isDayAlone?: boolean
}

export default function CityDeliveryEstimate(props: CityDeliveryEstimateProps) {
  return (
    <QueryProvider>
      <EstimateText {...props} />
    </QueryProvider>
  )
}

function EstimateText({ cityId, worth, handlingDays, isDayAlone }: CityDeliveryEstimateProps) {
  const { data, isError, refetch } = useQuery(shippingMethodsQuery(cityId, handlingDays))
  if (isDayAlone && (data || isError)) return data ? formatDeliveryDay(data, worth) : null
  if (data) return formatDeliveryEstimate(data, worth) ?? 'اکنون به این شهر ارسال نداریم.'
  if (!isError) return '…'
  return (
    <>
      زمان ارسال دریافت نشد.{' '}
      <button type="button" onClick={() => void refetch()} className="rounded underline">
        تلاش دوباره
      </button>
    </>
  )
}
