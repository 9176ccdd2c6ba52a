'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { useUnsavedFormGuard } from '@/components/form/use-unsaved-guard'
import { FormAlert } from '@/components/form/form-alert'
import { useLazyApiForm } from '@/components/form/use-lazy-api-form'
import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { accountKeys } from '@/lib/client/queries/account'
import { savePassword } from '@/lib/client/queries/account-mutations'
import { ApiFailure } from '@/lib/client/http/errors'
import type { setPassword } from '@/lib/contract/auth'
import type { CallInput } from '@/lib/contract/call'
import {
  clearPendingCode,
  findPendingCode,
  savePendingCode,
  type PendingCode,
} from '@/components/auth/pending-code'
import type { SubmitState } from '@/components/form/use-submit'
import { requestCode } from '@/lib/client/queries/auth'

/** A code to the own number, for what a session alone may not do. */
function useProofCode(mobile: string, asking: SubmitState) {
  const [sent, setSent] = useState<PendingCode | null>(null)

  /** Whether one is on its way, or came so lately that no other would be sent yet. */
  async function send(): Promise<boolean> {
    const last = findPendingCode(mobile)
    const now =
      last && last.resendAt > Date.now()
        ? last
        : await asking.ask(async () => savePendingCode(mobile, await requestCode(mobile)))
    if (!now) return false
    setSent(now)
    return true
  }
  function forget(): void {
    clearPendingCode()
    setSent(null)
  }
  return { sent, send, forget }
}

const ProofCodeField = lazyComponent(() => import('./proof-code-field'), 'جای نوشتن کد')
const NEEDS_CODE = 412

type PasswordFormProps = { mobile: string; isSet: boolean }
type PasswordInput = CallInput<typeof setPassword>['body']

/** The current password proves who asks; without one, a code that goes to the own number. */
export default function PasswordForm({ mobile, isSet }: PasswordFormProps) {
  const client = useQueryClient()
  const empty: PasswordInput = { password: '', ...(isSet && { current_password: '' }) }
  const { form, place, asking, errorAt, onSubmit } = useLazyApiForm({
    call: async () => (await import('@/lib/contract/auth')).setPassword,
    values: empty,
    field: 'code',
  })
  const proof = useProofCode(mobile, asking)
  const byCode = proof.sent !== null
  const { control, setValue, reset, formState } = form
  useUnsavedFormGuard(formState.isDirty)
  const typed = useWatch({ control })
  const write = (name: keyof PasswordInput) => (text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: errorAt(name) !== undefined })

  async function proveByCode(): Promise<void> {
    if (!(await proof.send())) return
    setValue('current_password', undefined)
    setValue('code', '')
  }

  async function keep(wished: PasswordInput): Promise<'kept' | 'needs code'> {
    try {
      await savePassword(wished)
      return 'kept'
    } catch (error) {
      const unproved = error instanceof ApiFailure && error.status === NEEDS_CODE
      if (unproved && !isSet && !byCode) return 'needs code'
      throw error
    }
  }

  async function submit(wished: PasswordInput): Promise<void> {
    const done = await asking.ask(() => keep(wished))
    if (done === undefined) return
    if (done === 'needs code') return proveByCode()
    void notify.success(isSet ? 'رمز عوض شد.' : 'رمز گذاشته شد.')
    proof.forget()
    reset(empty)
    await client.invalidateQueries({ queryKey: accountKeys.all })
  }

  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={onSubmit(submit)}
      className="grid max-w-md gap-4"
    >
      <p className="text-md text-ink-700">
        {isSet
          ? 'با عوض شدن رمز، دستگاه‌های دیگر از حساب شما بیرون می‌روند.'
          : 'با رمز می‌توانید بدون پیامک هم وارد شوید. ورود با کد همیشه سر جایش می‌ماند.'}
      </p>
      {isSet && !byCode && (
        <PasswordField
          label="رمز کنونی"
          name="current_password"
          autoComplete="current-password"
          value={typed.current_password ?? ''}
          onValueChange={write('current_password')}
          error={errorAt('current_password')}
        />
      )}
      {proof.sent && (
        <ProofCodeField
          sent={proof.sent}
          code={typed.code ?? ''}
          onCodeChange={write('code')}
          onResend={() => void proveByCode()}
          error={errorAt('code')}
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
        error={errorAt('password')}
      />
      <FormAlert {...asking} at={['code', 'password', 'current_password']} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" busy={asking.busy}>
          {isSet ? 'عوض کردن رمز' : 'گذاشتن رمز'}
        </Button>
        {isSet && !byCode && (
          <Button variant="link" size="sm" onClick={() => void proveByCode()}>
            رمز کنونی یادم نیست
          </Button>
        )}
      </div>
    </form>
  )
}
