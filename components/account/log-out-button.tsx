'use client'

import { useState } from 'react'
import { logOut } from '@/stores/reset'
import { LeaveIcon } from './account-icons'

async function tellShop(): Promise<void> {
  const { tellOfLeaving } = await import('@/components/login/log-out')
  await tellOfLeaving()
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
        void logOut(tellShop)
      }}
    >
      <LeaveIcon className="shrink-0" />
      {busy ? 'در حال خروج…' : 'خروج از حساب'}
    </button>
  )
}
