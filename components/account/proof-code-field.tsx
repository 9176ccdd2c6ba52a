import { useEffect, useRef } from 'react'
import { DemoCodeHint, ResendCodeButton, CodeRecipient } from '@/components/auth/code-delivery'
import type { PendingCode } from '@/components/auth/pending-code'
import { CodeField } from '@/components/ui/code-field'

type ProofCodeFieldProps = {
  sent: PendingCode
  /** Epoch milliseconds; later than that of the code where the shop has refused another. */
  resendAt: number
  code: string
  onCodeChange: (code: string) => void
  onResend: () => void
  error: string | undefined
}

export default function ProofCodeField({
  sent,
  resendAt,
  code,
  onCodeChange,
  onResend,
  error,
}: ProofCodeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <p role="status" className="text-md text-ink-700">
        <CodeRecipient sent={sent} />
      </p>
      <CodeField
        ref={field}
        label="کد تأیید"
        name="code"
        value={code}
        onValueChange={onCodeChange}
        error={error}
      />
      {sent.demoCode && <DemoCodeHint code={sent.demoCode} onUse={onCodeChange} />}
      <ResendCodeButton resendAt={resendAt} onResend={onResend} />
    </div>
  )
}
