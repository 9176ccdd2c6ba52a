'use client'

import { useEffect, useRef, useState, type FormEvent, type RefObject, useEffectEvent } from 'react'
import { FormAlert } from '@/components/form/form-alert'
import { toLoginFormError, useSubmit } from '@/components/form/use-submit'
import { SubmitButton } from '@/components/form/submit-button'
import { CodeField } from '@/components/ui/code-field'
import { requestCode } from '@/lib/client/queries/auth'
import { DemoCodeHint, ResendCodeButton, CodeRecipient } from './code-delivery'
import { savePendingCode, type PendingCode } from './pending-code'
import { logInByCode } from './start-session'

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
  const handleCode = useEffectEvent(onCode)
  useEffect(() => {
    const controller = new AbortController()
    readCodeFromSms(controller.signal).then(
      (code) => code !== null && handleCode(code),
      () => undefined,
    )
    return () => controller.abort()
  }, [])
}

type CodeStepProps = {
  sent: PendingCode
  inputRef: RefObject<HTMLInputElement | null> | undefined
  onSent: (sent: PendingCode) => void
  onEdit: () => void
  onLoggedIn: () => void
}

const LENGTH = 6
const INCOMPLETE_CODE = 'هر ۶ رقم کد را بنویسید.'

export function CodeStep({ sent, inputRef, onSent, onEdit, onLoggedIn }: CodeStepProps) {
  const submission = useSubmit((error) => toLoginFormError(error, 'code'))
  /** Refused, it makes the next code wait and not the one at hand. */
  const resending = useSubmit((error) => toLoginFormError(error, 'code'))
  const error = submission.error ?? resending.error
  const isBusy = submission.isBusy || resending.isBusy
  const [code, setCode] = useState('')
  const [notice, setNotice] = useState('')
  const ownRef = useRef<HTMLInputElement>(null)
  const fieldRef = inputRef ?? ownRef
  const focus = () => fieldRef.current?.focus()

  const verify = async (typed: string) => {
    if (resending.isBusy) return
    setNotice('')
    resending.setError(null)
    const isLoggedIn = await submission.run(async () => {
      await logInByCode(sent.mobile, typed)
      return true
    })
    if (isLoggedIn) return onLoggedIn()
    setCode('')
    focus()
  }
  const fill = (typed: string) => {
    setCode(typed)
    void verify(typed)
  }
  useSmsCode(fill)
  useEffect(() => fieldRef.current?.focus(), [fieldRef])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === LENGTH) return void verify(code)
    submission.setError({ field: 'code', message: INCOMPLETE_CODE })
    focus()
  }
  const resend = async () => {
    if (submission.isBusy) return
    submission.setError(null)
    const resent = await resending.run(async () =>
      savePendingCode(sent.mobile, await requestCode(sent.mobile)),
    )
    if (!resent) return
    submission.setWaitsUntil(null)
    onSent(resent)
    setCode('')
    setNotice(resent.demoCode || resent.isInLog ? 'کد تازه آماده است.' : 'کد تازه فرستاده شد.')
    focus()
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
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
        ref={fieldRef}
        label="کد ورود"
        hideLabel
        name="code"
        value={code}
        onValueChange={setCode}
        onComplete={(typed) => void verify(typed)}
        error={error?.field === 'code' ? error.message : undefined}
        length={LENGTH}
      />
      <p role="status" className="text-sm text-success-700 empty:-mt-4">
        {notice}
      </p>
      <FormAlert error={error} isSlow={submission.isSlow || resending.isSlow} fields={['code']} />
      {sent.demoCode && <DemoCodeHint code={sent.demoCode} onUse={fill} />}
      <SubmitButton isFullWidth isBusy={isBusy} waitsUntil={submission.waitsUntil}>
        ورود
      </SubmitButton>
      <ResendCodeButton
        resendAt={Math.max(sent.resendAt, resending.waitsUntil ?? 0)}
        onResend={() => void resend()}
      />
    </form>
  )
}
