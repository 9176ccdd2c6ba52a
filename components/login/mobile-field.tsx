'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { TextField } from '@/components/ui/text-field'
import { prepareLogin } from '@/lib/api/accounts'

export type NumberProps = {
  mobile: string
  onMobileChange: (mobile: string) => void
  /** The step came after another one, whose field is gone. */
  takesFocus: boolean
  first: RefObject<HTMLInputElement | null> | undefined
}

type MobileFieldProps = NumberProps & { error: string | undefined }

/** Any form and any digits; an error brings the focus back to it. */
export function MobileField(props: MobileFieldProps) {
  const { mobile, onMobileChange, takesFocus, first, error } = props
  const own = useRef<HTMLInputElement>(null)
  const field = first ?? own
  useEffect(() => {
    if (error || takesFocus) field.current?.focus()
  }, [error, takesFocus, field])
  return (
    <TextField
      ref={field}
      label="شمارهٔ موبایل"
      name="mobile"
      value={mobile}
      onChange={(event) => onMobileChange(event.target.value)}
      onFocus={prepareLogin}
      error={error}
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      maxLength={40}
      required
      placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
      inputClassName="digits-fa text-lg font-semibold"
    />
  )
}
