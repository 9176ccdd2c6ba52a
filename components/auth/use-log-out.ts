import { useState } from 'react'
import { notifyLoadError } from '@/components/ui/notify'

/** What logs out comes with the first press. */
export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)

  async function logOut(): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    try {
      const { logOutCustomer } = await import('./log-out')
      await logOutCustomer()
    } catch {
      setLeaving(false)
      notifyLoadError()
    }
  }

  return { isLeaving, logOut }
}
