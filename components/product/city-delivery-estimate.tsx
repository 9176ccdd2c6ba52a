'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { shippingMethodsQuery } from '@/lib/client/queries/checkout'
import { estimateDelivery, formatArrival, formatArrivalDay } from '@/lib/domain/delivery-estimate'
import { calculateShippingPrice } from '@/lib/domain/pricing'
import { FREE, FREE_WITH_CART } from '@/lib/domain/sum-labels'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { formatRoundedAmount } from '@/lib/persian/rounded-money'
import { useCart } from '@/stores/cart'

type Estimate = NonNullable<ReturnType<typeof estimateDelivery>>

/** Of the good, and of what else is in the cart. */
type Worth = { worth: number; beside: number }

/** «ارسال رایگان», «۶۵,۰۰۰ تومان؛ رایگان از ۸۰۰ هزار تومان»: said beside the day, not first in the cart. */
export function formatDeliveryCost({ method }: Estimate, { worth, beside }: Worth): string {
  const { free_from: freeFrom } = method
  const price = calculateShippingPrice(method, worth)
  if (price === 0) return FREE
  if (calculateShippingPrice(method, worth + beside) === 0) return FREE_WITH_CART
  const cost = `${formatAmount(price)} ${currencyName()}`
  return freeFrom === null ? cost : `${cost}؛ رایگان از ${formatRoundedAmount(freeFrom)}`
}

/** Of what else is in the cart, at the prices that were seen there. */
function useWorthBeside(stockId: number | undefined): number {
  return useCart(({ lines }) =>
    lines.reduce((sum, { stock_id: id, seen_price: price, quantity }) => {
      const others = id === stockId ? quantity - 1 : quantity
      return sum + (price ?? 0) * others
    }, 0),
  )
}

type CityDeliveryEstimateProps = {
  cityId: number
  worth: number
  /** What else is in the cart may make it free. */
  stockId?: number
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

function EstimateText(props: CityDeliveryEstimateProps) {
  const { cityId, worth, stockId, handlingDays, part } = props
  const beside = useWorthBeside(stockId)
  const { data, isError, refetch } = useQuery(shippingMethodsQuery(cityId, handlingDays))
  const estimate = data && estimateDelivery(data, worth)
  if (part === 'cost') return estimate ? formatDeliveryCost(estimate, { worth, beside }) : null
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
