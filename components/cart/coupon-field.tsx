import { useId, useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { foldDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { couponQuery } from '@/lib/client/queries/checkout'
import { isApiError, hasErrorCode, isRejection } from '@/lib/client/http/error-checks'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartLine } from '@/lib/contract/cart'
import { setCoupons } from '@/stores/cart-changes'
import { useCart } from '@/stores/cart'

type RejectedCoupon = { code: string; reason: string }

/** The code itself is not taken, which trying again would not change. */
function isCouponRejected(error: unknown): boolean {
  return isRejection(error) || hasErrorCode(error, 'invalid')
}

function rejectionReason(error: unknown): string {
  const [field] = isApiError(error) ? Object.values(error.fields) : []
  return field?.[0] ?? getErrorMessage(error)
}

/** The coupon stored with the cart, checked again with every change of the cart. */
export function useCoupon(list: CartLine[]) {
  const code = useCart((cart) => cart.coupons[0] ?? null)
  const [rejected, setRejected] = useState<RejectedCoupon | null>(null)
  const [lastValid, setLastValid] = useState<{ code: string; discount: number } | null>(null)
  const query = useQuery(
    couponQuery(code, list, (error) => {
      if (code === null || !isCouponRejected(error)) return
      setRejected({ code, reason: rejectionReason(error) })
      setCoupons([])
    }),
  )
  const { data, error } = query
  if (code !== null && data && (lastValid?.code !== code || lastValid.discount !== data.discount)) {
    setLastValid({ code, discount: data.discount })
  }
  const lastDiscount = lastValid?.code === code ? lastValid.discount : null

  return {
    code,
    /** While it is checked again, the discount it gave before. */
    discount: code === null ? null : (data?.discount ?? lastDiscount),
    payable: code === null ? null : (data?.payable ?? null),
    isChecking: code !== null && query.isFetching,
    rejected,
    /** It could not be checked; the code stays. */
    errorMessage:
      code !== null && error && !isCouponRejected(error) ? getErrorMessage(error) : null,
    retry: () => void query.refetch(),
    apply: (submittedCode: string) => {
      setRejected(null)
      setCoupons([submittedCode])
    },
    remove: () => {
      setRejected(null)
      setCoupons([])
    },
  }
}

export type Coupon = ReturnType<typeof useCoupon>

/** The applied code, or the field to type one; a rejected code stays in the field with its reason. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { code, discount, isChecking, rejected, errorMessage, apply } = coupon
  const [typed, setTyped] = useState('')
  const [isEdited, setIsEdited] = useState(false)
  const noteId = useId()
  if (code !== null && (discount !== null || errorMessage)) return <AppliedCoupon coupon={coupon} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    const submittedCode = foldDigits(typed).trim().toUpperCase()
    if (!submittedCode || isChecking) return
    setIsEdited(false)
    apply(submittedCode)
  }
  const isTypedCodeRejected =
    rejected !== null && rejected.code === foldDigits(typed).trim().toUpperCase()
  return (
    <form onSubmit={submit}>
      {rejected && !isTypedCodeRejected && !isEdited && (
        <p id={noteId} role="status" className="mb-2 text-sm text-pomegranate-600">
          کد <bdi dir="ltr">{rejected.code}</bdi> برداشته شد. {rejected.reason}
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
          error={isTypedCodeRejected && !isEdited ? rejected.reason : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsEdited(true)
          }}
        />
        <Button type="submit" variant="soft" isBusy={isChecking} disabled={typed.trim() === ''}>
          اعمال
        </Button>
      </div>
    </form>
  )
}

function AppliedCoupon({ coupon }: { coupon: Coupon }) {
  const { code, discount, errorMessage, retry, remove } = coupon
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RemovableChip label={`کد ${code}`} onRemove={remove} />
      <p
        role="status"
        className={errorMessage ? 'text-sm text-pomegranate-600' : 'text-sm text-success-600'}
      >
        {errorMessage ?? `${formatAmount(discount ?? 0)} ${currencyName()} از سبد شما کم شد.`}
      </p>
      {errorMessage && (
        <Button variant="link" size="sm" onClick={retry}>
          تلاش دوباره
        </Button>
      )}
    </div>
  )
}
