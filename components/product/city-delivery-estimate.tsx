'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { estimateDelivery, formatArrival, formatArrivalDay } from '@/lib/domain/delivery-estimate'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'

type Estimate = NonNullable<ReturnType<typeof estimateDelivery>>

/** «رایگان», «۶۵ هزار تومان، رایگان از ۸۰۰ هزار»: what is paid is said beside the day, not first in the cart. */
export function formatDeliveryCost({ method }: Estimate, worth: number): string {
  const { free_from: freeFrom } = method
  const price = calculateShippingPrice(method, worth)
  if (price === 0) return 'ارسال رایگان'
  const cost = `${formatAmount(price)} ${currencyName()}`
  return freeFrom === null ? cost : `${cost}؛ رایگان از ${formatRoundedAmount(freeFrom)}`
}

type CityDeliveryEstimateProps = {
  cityId: number
  worth: number
  handlingDays: number
  /** The day alone in the bar of a phone: the box says the rest, and what to do where it is not known. */
  part?: 'day' | 'cost'
}

export default function CityDeliveryEstimate(props: CityDeliveryEstimateProps) {
  return (
    <QueryProvider>
      <EstimateText {...props} />
    </QueryProvider>
  )
}

function EstimateText({ cityId, worth, handlingDays, part }: CityDeliveryEstimateProps) {
  const { data, isError, refetch } = useQuery(shippingMethodsQuery(cityId, handlingDays))
  const estimate = data && estimateDelivery(data, worth)
  if (part === 'cost') return estimate ? formatDeliveryCost(estimate, worth) : null
  if (part === 'day' && (data || isError)) return estimate ? formatArrivalDay(estimate) : null
  if (data) return estimate ? formatArrival(estimate) : 'اکنون به این شهر ارسال نداریم.'
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
