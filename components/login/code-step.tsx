'use client'

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { CodeField } from '@/components/ui/code-field'
import { logInWithCode, requestCode } from '@/lib/api/accounts'
import type { LoggedIn } from '@/lib/contract/accounts'
import { DemoCode } from './demo-code'
import { triesWords } from './failure-words'
import { Resend } from './resend'
import { rememberSent, type Sent } from './sent-code'
import { SentTo } from './sent-to'
import { TroubleLine } from './trouble-line'
import { useAsking } from './use-asking'
import { useSmsCode } from './use-sms-code'

type CodeStepProps = {
  sent: Sent
  first: RefObject<HTMLInputElement | null> | undefined
  onSent: (sent: Sent) => void
  onEdit: () => void
  onLoggedIn: (answer: LoggedIn) => void
}

const LENGTH = 6
const NOT_WHOLE = 'هر ۶ رقم کد را بنویسید.'

export function CodeStep({ sent, first, onSent, onEdit, onLoggedIn }: CodeStepProps) {
  const asking = useAsking('code', triesWords)
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
    asking.tell({ field: 'code', text: NOT_WHOLE })
    focus()
  }
  const resend = async () => {
    const again = await asking.ask(async () =>
      rememberSent(sent.mobile, await requestCode(sent.mobile)),
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
          <SentTo sent={sent} />
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
      <TroubleLine {...asking} at={['code']} />
      {sent.demoCode && <DemoCode code={sent.demoCode} onUse={write} />}
      <Button type="submit" full busy={asking.busy}>
        ورود
      </Button>
      <Resend at={sent.resendAt} onResend={() => void resend()} />
    </form>
  )
}
