'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { PasswordField } from '@/components/form/password-field'
import { TroubleLine } from '@/components/login/trouble-line'
import { useAsking } from '@/components/login/use-asking'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { accountKeys } from '@/lib/api/account'
import { keepPassword } from '@/lib/api/account-changes'
import { ApiFailure } from '@/lib/api/failure'
import { ProofCode } from './proof-code'
import { useProofCode } from './use-proof-code'

const SHORTEST = 8
const NEEDS_CODE = 412

type PasswordFormProps = { mobile: string; isSet: boolean }

/** The current password proves who asks; without one, a code that goes to the own number. */
export function PasswordForm({ mobile, isSet }: PasswordFormProps) {
  const client = useQueryClient()
  const asking = useAsking('code')
  const proof = useProofCode(mobile, asking)
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const byCode = proof.sent !== null
  const { told } = asking
  useEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [told])

  function missing(): { field: string; text: string } | null {
    if (byCode && proof.code.length < 6) return { field: 'code', text: 'هر ۶ رقم کد را بنویسید.' }
    if (isSet && !byCode && current === '') {
      return { field: 'current_password', text: 'رمز کنونی را بنویسید.' }
    }
    if (password.length >= SHORTEST) return null
    return { field: 'password', text: 'رمز تازه باید دست‌کم ۸ حرف یا رقم باشد.' }
  }

  async function keep(): Promise<'kept' | 'needs code'> {
    try {
      await keepPassword({
        password,
        ...(byCode && { code: proof.code }),
        ...(isSet && !byCode && { current_password: current }),
      })
      return 'kept'
    } catch (error) {
      const unproved = error instanceof ApiFailure && error.status === NEEDS_CODE
      if (unproved && !isSet && !byCode) return 'needs code'
      throw error
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const lacking = missing()
    if (lacking) return asking.tell(lacking)
    const done = await asking.ask(keep)
    if (done === undefined) return
    if (done === 'needs code') return proof.send()
    void notify.success(isSet ? 'رمز عوض شد.' : 'رمز گذاشته شد.')
    setCurrent('')
    setPassword('')
    proof.forget()
    await client.invalidateQueries({ queryKey: accountKeys.all })
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
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
          value={current}
          onValueChange={setCurrent}
          error={asking.errorAt('current_password')}
        />
      )}
      {proof.sent && <ProofCode proof={proof} sent={proof.sent} error={asking.errorAt('code')} />}
      <PasswordField
        label="رمز تازه"
        name="password"
        hint="دست‌کم ۸ حرف یا رقم؛ چند واژهٔ بی‌ربط از یک واژهٔ پیچیده بهتر است."
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        error={asking.errorAt('password')}
      />
      <TroubleLine {...asking} at={['code', 'password', 'current_password']} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" busy={asking.busy}>
          {isSet ? 'عوض کردن رمز' : 'گذاشتن رمز'}
        </Button>
        {isSet && !byCode && (
          <Button variant="link" size="sm" onClick={() => void proof.send()}>
            رمز کنونی یادم نیست
          </Button>
        )}
      </div>
    </form>
  )
}
