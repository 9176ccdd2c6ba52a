import { useId, useState, type FormEvent, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { foldDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import { couponQuery } from '@/lib/client/queries/checkout'
import { ApiFailure } from '@/lib/client/http/errors'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartLine } from '@/lib/contract/cart'
import { setCoupons, useCart } from '@/stores/cart'

type RejectedCoupon = { code: string; why: string }

/** The shop has said no to the code itself, which asking again would not change. */
function isCouponRejected(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 412 || error.status === 422)
}

function rejectionReason(error: unknown): string {
  const [field] = error instanceof ApiFailure ? Object.values(error.fields) : []
  return field?.[0] ?? getErrorMessage(error)
}

/** The coupon kept with the cart, weighed anew with every change of it; one that no longer holds is let go. */
export function useCoupon(list: CartLine[]) {
  const code = useCart((cart) => cart.coupons[0] ?? null)
  const query = useQuery(couponQuery(code, list))
  const [refused, setRefused] = useState<RejectedCoupon | null>(null)
  const [last, setLast] = useState<{ code: string; discount: number } | null>(null)
  const { data, error } = query
  if (code !== null && data && (last?.code !== code || last.discount !== data.discount)) {
    setLast({ code, discount: data.discount })
  }
  const no = code !== null && isCouponRejected(error)
  if (no && refused?.code !== code) setRefused({ code, why: rejectionReason(error) })
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
    failure: code !== null && error && !no ? getErrorMessage(error) : null,
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

/** The code that holds, or the place to write one; a refused code stays in it with its reason. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { code, discount, busy, refused, failure, apply } = coupon
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState(false)
  const note = useId()
  if (code !== null && (discount !== null || failure)) return <AppliedCoupon coupon={coupon} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    const wished = foldDigits(typed).trim().toUpperCase()
    if (!wished || busy) return
    setEdited(false)
    apply(wished)
  }
  const own = refused !== null && refused.code === foldDigits(typed).trim().toUpperCase()
  return (
    <form onSubmit={submit}>
      {refused && !own && !edited && (
        <p id={note} role="status" className="mb-2 text-sm text-pomegranate-600">
          کد <bdi dir="ltr">{refused.code}</bdi> برداشته شد. {refused.why}
        </p>
      )}
      <div className="flex items-start gap-2">
        <TextField
          label="کد تخفیف"
          hideLabel
          placeholder="کد تخفیف"
          dir="ltr"
          inputClassName="text-start uppercase placeholder:text-end"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-0 flex-1"
          value={typed}
          error={own && !edited ? refused.why : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setEdited(true)
          }}
        />
        <Button type="submit" variant="soft" busy={busy} disabled={typed.trim() === ''}>
          اعمال
        </Button>
      </div>
    </form>
  )
}

function AppliedCoupon({ coupon }: { coupon: Coupon }) {
  const { code, discount, failure, retry, drop } = coupon
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RemovableChip label={`کد ${code}`} onRemove={drop} />
      <p
        role="status"
        className={failure ? 'text-sm text-pomegranate-600' : 'text-sm text-success-600'}
      >
        {failure ?? `${formatToman(discount ?? 0)} ${TOMAN} از سبد شما کم شد.`}
      </p>
      {failure && (
        <Button variant="link" size="sm" onClick={retry}>
          تلاش دوباره
        </Button>
      )}
    </div>
  )
}
