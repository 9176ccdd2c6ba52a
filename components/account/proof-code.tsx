import { useEffect, useRef } from 'react'
import { DemoCode } from '@/components/login/demo-code'
import { Resend } from '@/components/login/resend'
import type { Sent } from '@/components/login/sent-code'
import { SentTo } from '@/components/login/sent-to'
import { CodeField } from '@/components/ui/code-field'
import type { Proof } from './use-proof-code'

type ProofCodeProps = { proof: Proof; sent: Sent; error: string | undefined }

export function ProofCode({ proof, sent, error }: ProofCodeProps) {
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
        value={proof.code}
        onValueChange={proof.setCode}
        error={error}
      />
      {sent.demoCode && <DemoCode code={sent.demoCode} onUse={proof.setCode} />}
      <Resend at={sent.resendAt} onResend={() => void proof.send()} />
    </div>
  )
}
