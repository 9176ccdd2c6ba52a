'use client'

import { type FormEvent, useEffect, useRef, type RefObject } from 'react'
import Link from '@/components/ui/link'
import { SubmitButton } from '@/components/form/submit-button'
import { Button } from '@/components/ui/button'
import { requestCode, preloadAuthCalls } from '@/lib/client/queries/auth'
import { normalizeMobile } from '@/lib/persian/validators'
import { paths } from '@/lib/paths'
import { TextField } from '@/components/ui/text-field'
import { FormAlert } from '@/components/form/form-alert'
import { toLoginFormError, useSubmit } from '@/components/form/use-submit'
import { findPendingCode, savePendingCode, type PendingCode } from './pending-code'

export type MobileInputProps = {
  mobile: string
  onMobileChange: (mobile: string) => void
  /** The step replaced another one, whose focused field is gone. */
  shouldFocus: boolean
  inputRef: RefObject<HTMLInputElement | null> | undefined
}

type MobileFieldProps = MobileInputProps & { error: string | undefined }

/** The word reads from the right, and the groups of the number after it from the left. */
const EXAMPLE = '\u2067مثلاً \u2066۰۹۱۲ ۳۴۵ ۶۷۸۹\u2069\u2069'

/** Takes a number in any form and any digits; an error returns the focus to it. */
export function MobileField(props: MobileFieldProps) {
  const { mobile, onMobileChange, shouldFocus, inputRef, error } = props
  const own = useRef<HTMLInputElement>(null)
  const field = inputRef ?? own
  useEffect(() => {
    if (error || shouldFocus) field.current?.focus()
  }, [error, shouldFocus, field])
  return (
    <TextField
      ref={field}
      label="شمارهٔ موبایل"
      name="mobile"
      value={mobile}
      onChange={(event) => onMobileChange(event.target.value)}
      onFocus={preloadAuthCalls}
      error={error}
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      maxLength={40}
      required
      placeholder={EXAMPLE}
      inputClassName="digits-fa text-lg font-semibold placeholder:text-sm placeholder:font-normal"
    />
  )
}

type MobileStepProps = MobileInputProps & {
  onSent: (sent: PendingCode) => void
  onPassword: () => void
}

const NOT_A_MOBILE = 'شمارهٔ موبایل درست نیست؛ نمونه: ۰۹۱۲۳۴۵۶۷۸۹'
const NO_MOBILE = 'شمارهٔ موبایل را بنویسید.'

export function MobileStep({ onSent, onPassword, ...number }: MobileStepProps) {
  const submission = useSubmit((error) => toLoginFormError(error, 'mobile'))
  const handleMobileChange = (mobile: string) => {
    // The wait is of the number that was refused.
    submission.setWaitsUntil(null)
    number.onMobileChange(mobile)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mobile = normalizeMobile(number.mobile)
    if (mobile === null) {
      const message = number.mobile.trim() === '' ? NO_MOBILE : NOT_A_MOBILE
      return submission.setError({ field: 'mobile', message })
    }
    const sent =
      findPendingCode(mobile) ??
      (await submission.run(async () => savePendingCode(mobile, await requestCode(mobile))))
    if (sent) onSent(sent)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-md text-ink-700">
        شمارهٔ موبایلتان را بنویسید و با کد یک‌بارمصرف وارد شوید.
      </p>
      <MobileField
        {...number}
        onMobileChange={handleMobileChange}
        error={submission.errorAt('mobile')}
      />
      <FormAlert error={submission.error} isSlow={submission.isSlow} fields={['mobile']} />
      <SubmitButton isFullWidth isBusy={submission.isBusy} waitsUntil={submission.waitsUntil}>
        دریافت کد ورود
      </SubmitButton>{' '}
      <Button variant="soft" isFullWidth onClick={onPassword}>
        ورود با رمز عبور
      </Button>
      <p className="text-center text-xs text-ink-500">
        با ورود، <TermsLink slug="terms">قوانین فروشگاه</TermsLink> و{' '}
        <TermsLink slug="privacy">حریم خصوصی</TermsLink> را می‌پذیرید.
      </p>
    </form>
  )
}

function TermsLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Link
      href={paths.textPage(slug)}
      prefetch={false}
      target="_blank"
      className="rounded py-1 text-brand-700 underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
