'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { notifyLoadError } from '@/components/ui/notify'
import { LogOutIcon } from '../ui/icons'

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

export function LogOutButton({ className }: { className?: string }) {
  const { isLeaving, logOut } = useLogOut()
  return (
    <button
      type="button"
      aria-disabled={isLeaving || undefined}
      onClick={() => void logOut()}
      className={cn(
        'flex min-h-11 w-full items-center gap-2.5 rounded-control text-start font-medium text-pomegranate-600 hover:bg-pomegranate-50',
        className,
      )}
    >
      <LogOutIcon size={20} />
      {isLeaving ? 'در حال خروج…' : 'خروج از حساب'}
    </button>
  )
}
