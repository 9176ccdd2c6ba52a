'use client'

import { cn } from '@/components/ui/cn'
import { LogOutIcon } from '../ui/icons'
import { useLogOut } from './use-log-out'

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
