import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { couponQuery } from '@/lib/api/checkout'
import { ApiFailure } from '@/lib/api/failure'
import { sentenceOf } from '@/lib/api/sentence'
import type { CartLine } from '@/lib/contract/cart'
import { setCoupons, useCart } from '@/stores/cart'

type Refused = { code: string; why: string }

/** The shop has said no to the code itself, which asking again would not change. */
function saysNo(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 412 || error.status === 422)
}

function whyOf(error: unknown): string {
  const [field] = error instanceof ApiFailure ? Object.values(error.fields) : []
  return field?.[0] ?? sentenceOf(error)
}

/** The coupon kept with the cart, weighed anew with every change of it; one that no longer holds is let go. */
export function useCoupon(list: CartLine[]) {
  const code = useCart((cart) => cart.coupons[0] ?? null)
  const query = useQuery(couponQuery(code, list))
  const [refused, setRefused] = useState<Refused | null>(null)
  const [last, setLast] = useState<{ code: string; discount: number } | null>(null)
  const { data, error } = query
  if (code !== null && data && (last?.code !== code || last.discount !== data.discount)) {
    setLast({ code, discount: data.discount })
  }
  const no = code !== null && saysNo(error)
  if (no && refused?.code !== code) setRefused({ code, why: whyOf(error) })
  useEffect(() => {
    if (no) setCoupons([])
  }, [no])

  return {
    code,
    /** While it is weighed anew, what it was worth before. */
    discount:
      code === null ? null : (data?.discount ?? (last?.code === code ? last.discount : null)),
    payable: code === null ? null : (data?.payable ?? null),
    busy: code !== null && query.isFetching,
    refused,
    /** It could not be weighed; the code stays. */
    failure: code !== null && error && !no ? sentenceOf(error) : null,
    retry: () => void query.refetch(),
    apply: (wished: string) => {
      setRefused(null)
      setCoupons([wished])
    },
    drop: () => {
      setRefused(null)
      setCoupons([])
    },
  }
}

export type Coupon = ReturnType<typeof useCoupon>
