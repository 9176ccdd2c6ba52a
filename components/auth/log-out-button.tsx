'use client'

import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { notifyLoadError } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { LogOutIcon } from '../ui/account-icons'
import { lazyComponent, useLazyOpen } from '../ui/lazy-component'

const ConfirmDialog = lazyComponent(() => import('@/components/ui/confirm-dialog'))

/** What logs out comes with the first press. */
export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)

  async function logOut(goHome?: () => void): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    try {
      const { logOutCustomer } = await import('./log-out')
      await logOutCustomer(goHome)
    } catch {
      setLeaving(false)
      notifyLoadError()
    }
  }

  return { isLeaving, logOut }
}

export function LogOutButton({ className }: { className?: string }) {
  const { isLeaving, logOut } = useLogOut()
  const question = useLazyOpen()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={question.show}
        className={cn(
          'flex min-h-11 w-full items-center gap-2.5 rounded-control text-start font-medium hover:bg-ink-100',
          className,
        )}
      >
        <LogOutIcon size={20} />
        خروج از حساب
      </button>
      {question.isRendered && (
        <ConfirmDialog
          {...question.props}
          title="خروج از حساب کاربری"
          text="سبد خرید این مرورگر هم خالی می‌شود. سفارش‌ها و علاقه‌مندی‌ها در حساب شما می‌مانند."
          action="خروج"
          isBusy={isLeaving}
          // In the place of the dialog's own step of the history.
          onConfirm={() => void logOut(() => window.location.replace(paths.home))}
        />
      )}
    </>
  )
}
