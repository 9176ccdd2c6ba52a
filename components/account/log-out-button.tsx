'use client'

import { useState } from 'react'
import { logOut } from '@/stores/reset'
import { LeaveIcon } from './account-icons'

async function endSession(): Promise<void> {
  const [{ send }, { logout }] = await Promise.all([
    import('@/lib/api/send'),
    import('@/lib/contract/profile'),
  ])
  await send(logout, { body: {} })
}

export function LogOutButton({ className }: { className?: string }) {
  const [busy, setBusy] = useState(false)
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      className={className}
      onClick={() => {
        if (busy) return
        setBusy(true)
        void logOut(endSession)
      }}
    >
      <LeaveIcon className="shrink-0" />
      {busy ? 'در حال خروج…' : 'خروج از حساب'}
    </button>
  )
}
