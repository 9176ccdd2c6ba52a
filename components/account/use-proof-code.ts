import { useState } from 'react'
import { forgetSent, recallSent, rememberSent, type Sent } from '@/components/login/sent-code'
import type { Asking } from '@/components/login/use-asking'
import { requestCode } from '@/lib/api/accounts'

/** A code to the own number, for what a session alone may not do. */
export function useProofCode(mobile: string, asking: Asking) {
  const [sent, setSent] = useState<Sent | null>(null)

  /** Whether one is on its way, or came so lately that no other would be sent yet. */
  async function send(): Promise<boolean> {
    const last = recallSent(mobile)
    const now =
      last && last.resendAt > Date.now()
        ? last
        : await asking.ask(async () => rememberSent(mobile, await requestCode(mobile)))
    if (!now) return false
    setSent(now)
    return true
  }
  function forget(): void {
    forgetSent()
    setSent(null)
  }
  return { sent, send, forget }
}
