import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { foldDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'
import type { Coupon } from './use-coupon'

/** The code that holds, or the place to write one; a refused code stays in it with its reason. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { code, discount, busy, refused, failure, apply } = coupon
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState(false)
  const note = useId()
  if (code !== null && (discount !== null || failure)) return <Applied coupon={coupon} />

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

function Applied({ coupon }: { coupon: Coupon }) {
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
