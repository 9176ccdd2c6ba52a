'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RemovableChip } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { foldDigits } from '@/lib/persian/digits'
import { formatToman, TOMAN } from '@/lib/persian/money'

type CouponFieldProps = {
  code: string | null
  discount: number | null
  /** Why the shop does not take it. */
  error: string | undefined
  busy: boolean
  onCode: (code: string | null) => void
}

export function CouponField({ code, discount, error, busy, onCode }: CouponFieldProps) {
  const [typed, setTyped] = useState('')
  if (code !== null && discount !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <RemovableChip label={`کد ${code}`} onRemove={() => onCode(null)} />
        <p role="status" className="text-sm text-success-600">
          {formatToman(discount)} {TOMAN} از سبد شما کم شد.
        </p>
      </div>
    )
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const wished = foldDigits(typed).trim().toUpperCase()
    if (wished) onCode(wished)
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        label="کد تخفیف"
        hideLabel
        placeholder="کد تخفیف"
        dir="ltr"
        inputClassName="text-start uppercase"
        autoComplete="off"
        maxLength={40}
        className="flex-1"
        value={typed}
        error={code === null ? undefined : error}
        onChange={(event) => {
          setTyped(event.target.value)
          if (code !== null) onCode(null)
        }}
      />
      <Button type="submit" variant="soft" busy={busy} disabled={typed.trim() === ''}>
        اعمال
      </Button>
    </form>
  )
}
