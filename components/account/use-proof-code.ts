import { useState } from 'react'
import { forgetSent, recallSent, rememberSent, type Sent } from '@/components/login/sent-code'
import type { Asking } from '@/components/login/use-asking'
import { requestCode } from '@/lib/api/accounts'

/** A code to the own number, for what a session alone may not do. */
export function useProofCode(mobile: string, asking: Asking) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [code, setCode] = useState('')

  async function send(): Promise<void> {
    const last = recallSent(mobile)
    const now =
      last && last.resendAt > Date.now()
        ? last
        : await asking.ask(async () => rememberSent(mobile, await requestCode(mobile)))
    if (!now) return
    setCode('')
    setSent(now)
  }
  function forget(): void {
    forgetSent()
    setSent(null)
    setCode('')
  }
  return { sent, code, setCode, send, forget }
}

export type Proof = ReturnType<typeof useProofCode>
