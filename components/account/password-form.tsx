'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { FormAlert } from '@/components/form/form-alert'
import { useApiForm } from '@/components/form/use-api-form'
import { toLoginFormError, useSubmit } from '@/components/form/use-submit'
import { CountdownButton, SubmitButton } from '@/components/form/submit-button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { accountKeys } from '@/lib/client/query-keys'
import { isRejection } from '@/lib/client/http/error-checks'
import type { setPassword } from '@/lib/contract/auth'
import type { CallInput } from '@/lib/contract/call'
import {
  clearPendingCodes,
  findPendingCode,
  savePendingCode,
  type PendingCode,
} from '@/components/auth/pending-code'
import { requestCode, savePassword } from '@/lib/client/queries/auth'

/** A code to the customer's number, for what a session alone may not do. */
function useProofCode(mobile: string) {
  const [sent, setSent] = useState<PendingCode | null>(null)
  const submission = useSubmit((error) => toLoginFormError(error, 'code'))

  /** True when a code was sent, or so lately that the shop would not send another yet. */
  async function send(): Promise<boolean> {
    const last = findPendingCode(mobile)
    const pending =
      last && last.resendAt > Date.now()
        ? last
        : await submission.run(async () => savePendingCode(mobile, await requestCode(mobile)))
    if (!pending) return false
    setSent(pending)
    return true
  }
  function forget(): void {
    clearPendingCodes()
    setSent(null)
  }
  return { sent, send, forget, submission }
}

const ProofCodeField = lazyComponent(() => import('./proof-code-field'), 'جای نوشتن کد')
const loadCall = async () => (await import('@/lib/contract/auth')).setPassword

type PasswordFormProps = { mobile: string; isSet: boolean }
type PasswordInput = CallInput<typeof setPassword>['body']

/** The current password proves the customer's identity; without one, a code to their number does. */
export default function PasswordForm({ mobile, isSet }: PasswordFormProps) {
  const client = useQueryClient()
  const empty: PasswordInput = { password: '', ...(isSet && { current_password: '' }) }
  const proof = useProofCode(mobile)
  const isByCode = proof.sent !== null
  const { form, onSubmit, isBusy, isSlow, waitsUntil, formError } = useApiForm(loadCall, {
    defaultValues: empty,
    errorDisplay: 'alert',
    toError: (error) => toLoginFormError(error, 'code'),
    submit: async (input) => {
      if ((await save(input)) === 'needs code') {
        // Not saved yet: leaving still asks.
        form.setError('root', {})
        return proveByCode()
      }
      void notify.success(isSet ? 'رمز عوض شد.' : 'رمز گذاشته شد.')
      proof.forget()
      form.reset(empty)
      await client.invalidateQueries({ queryKey: accountKeys.all })
    },
  })
  const { control, setValue, formState } = form
  const { errors } = formState
  const typed = useWatch({ control })
  const proofWaitsUntil = proof.submission.waitsUntil
  // Without a password and a code at hand, saving asks for a code.
  const asksForCode = !isSet && !isByCode
  const saveWaitsUntil = Math.max(waitsUntil ?? 0, (asksForCode && proofWaitsUntil) || 0) || null
  const codeError = errors.code?.message ?? proof.submission.errorAt('code')
  const write = (name: keyof PasswordInput) => (text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: errors[name] !== undefined })

  async function proveByCode(): Promise<void> {
    if (!(await proof.send())) return
    setValue('current_password', undefined)
    setValue('code', '')
  }

  async function save(input: PasswordInput): Promise<'saved' | 'needs code'> {
    try {
      await savePassword(input)
      return 'saved'
    } catch (error) {
      const needsCode = isRejection(error) && !isSet && !isByCode
      if (needsCode) return 'needs code'
      throw error
    }
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-md gap-4">
      <p className="text-md text-ink-700">
        {isSet
          ? 'با عوض شدن رمز، دستگاه‌های دیگر از حساب شما بیرون می‌روند.'
          : 'با رمز می‌توانید بدون پیامک هم وارد شوید. ورود با کد همیشه سر جایش می‌ماند.'}
      </p>
      {isSet && !isByCode && (
        <PasswordField
          label="رمز کنونی"
          name="current_password"
          autoComplete="current-password"
          value={typed.current_password ?? ''}
          onValueChange={write('current_password')}
          error={errors.current_password?.message}
        />
      )}
      {proof.sent && (
        <ProofCodeField
          sent={proof.sent}
          resendAt={Math.max(proof.sent.resendAt, proofWaitsUntil ?? 0)}
          code={typed.code ?? ''}
          onCodeChange={write('code')}
          onResend={() => void proveByCode()}
          error={codeError}
          fallback={<Skeleton className="h-48" />}
        />
      )}
      <PasswordField
        label="رمز تازه"
        name="password"
        hint="دست‌کم ۸ حرف یا رقم؛ چند واژهٔ بی‌ربط از یک واژهٔ پیچیده بهتر است."
        autoComplete="new-password"
        value={typed.password ?? ''}
        onValueChange={write('password')}
        error={errors.password?.message}
      />
      <FormAlert
        error={formError ?? proof.submission.error}
        fields={isByCode ? ['code'] : []}
        isSlow={isSlow || proof.submission.isSlow}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SubmitButton isBusy={isBusy || proof.submission.isBusy} waitsUntil={saveWaitsUntil}>
          {isSet ? 'تغییر رمز عبور' : 'تعیین رمز عبور'}
        </SubmitButton>
        {isSet && !isByCode && (
          <CountdownButton
            variant="link"
            size="sm"
            waitsUntil={proofWaitsUntil}
            onClick={() => void proveByCode()}
          >
            رمز کنونی یادم نیست
          </CountdownButton>
        )}
      </div>
    </form>
  )
}
