import { useEffect, useRef } from 'react'
import { DemoCode } from '@/components/login/demo-code'
import { Resend } from '@/components/login/resend'
import type { Sent } from '@/components/login/sent-code'
import { SentTo } from '@/components/login/sent-to'
import { CodeField } from '@/components/ui/code-field'

type ProofCodeProps = {
  sent: Sent
  code: string
  onCodeChange: (code: string) => void
  onResend: () => void
  error: string | undefined
}

export default function ProofCode({ sent, code, onCodeChange, onResend, error }: ProofCodeProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <p role="status" className="text-md text-ink-700">
        <SentTo sent={sent} />
      </p>
      <CodeField
        ref={field}
        label="کد تأیید"
        name="code"
        value={code}
        onValueChange={onCodeChange}
        error={error}
      />
      {sent.demoCode && <DemoCode code={sent.demoCode} onUse={onCodeChange} />}
      <Resend at={sent.resendAt} onResend={onResend} />
    </div>
  )
}
