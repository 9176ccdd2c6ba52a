'use client'

import { useEffect, useRef, useState, type FormEvent, type RefObject, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CodeField } from '@/components/ui/code-field'
import { logInWithCode, requestCode } from '@/lib/client/queries/auth'
import type { LoggedIn } from '@/lib/contract/auth'
import { DemoCodeHint, ResendCodeButton, CodeRecipient } from './code-delivery'
import { toLoginFormError, useSubmit } from '../form/use-submit'
import { savePendingCode, type PendingCode } from './pending-code'
import { FormAlert } from '../form/form-alert'

/** The browser reads the code from the SMS whose last line names this site (WebOTP). */
async function readCodeFromSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  const credential = await navigator.credentials.get(options)
  if (credential === null || !('code' in credential)) return null
  const code = String(credential.code)
  return /^\d{6}$/.test(code) ? code : null
}

function useSmsCode(onCode: (code: string) => void): void {
  const give = useEffectEvent(onCode)
  useEffect(() => {
    const leaving = new AbortController()
    readCodeFromSms(leaving.signal).then(
      (code) => code !== null && give(code),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
}

type CodeStepProps = {
  sent: PendingCode
  first: RefObject<HTMLInputElement | null> | undefined
  onSent: (sent: PendingCode) => void
  onEdit: () => void
  onLoggedIn: (answer: LoggedIn) => void
}

const LENGTH = 6
const INCOMPLETE_CODE = 'هر ۶ رقم کد را بنویسید.'

export function CodeStep({ sent, first, onSent, onEdit, onLoggedIn }: CodeStepProps) {
  const asking = useSubmit('code', toLoginFormError)
  const [code, setCode] = useState('')
  const [notice, setNotice] = useState('')
  const own = useRef<HTMLInputElement>(null)
  const field = first ?? own
  const focus = () => field.current?.focus()

  const check = async (typed: string) => {
    setNotice('')
    const answer = await asking.ask(() => logInWithCode(sent.mobile, typed))
    if (answer) return onLoggedIn(answer)
    setCode('')
    focus()
  }
  const write = (typed: string) => {
    setCode(typed)
    void check(typed)
  }
  useSmsCode(write)
  useEffect(() => field.current?.focus(), [field])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === LENGTH) return void check(code)
    asking.tell({ field: 'code', text: INCOMPLETE_CODE })
    focus()
  }
  const resend = async () => {
    const again = await asking.ask(async () =>
      savePendingCode(sent.mobile, await requestCode(sent.mobile)),
    )
    if (!again) return
    onSent(again)
    setCode('')
    setNotice(again.demoCode ? 'کد تازه آماده است.' : 'کد تازه فرستاده شد.')
    focus()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="text-md text-ink-700">
        <p>
          <CodeRecipient sent={sent} />
        </p>
        <button
          type="button"
          onClick={onEdit}
          className="mt-1 min-h-11 rounded text-sm font-semibold text-brand-700 underline-offset-4 hover:underline"
        >
          شماره اشتباه است؟ ویرایش
        </button>
      </div>
      <CodeField
        ref={field}
        label="کد ورود"
        hideLabel
        name="code"
        value={code}
        onValueChange={setCode}
        onComplete={(typed) => void check(typed)}
        error={asking.errorAt('code')}
        length={LENGTH}
      />
      <p role="status" className="text-sm text-success-700 empty:-mt-4">
        {notice}
      </p>
      <FormAlert {...asking} at={['code']} />
      {sent.demoCode && <DemoCodeHint code={sent.demoCode} onUse={write} />}
      <Button type="submit" full busy={asking.busy}>
        ورود
      </Button>
      <ResendCodeButton resendAt={sent.resendAt} onResend={() => void resend()} />
    </form>
  )
}
