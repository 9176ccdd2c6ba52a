import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/persian/dates'

/** Whoever comes back hears that what stands there is their own, and not what the shop has. */
export function RestoredNote({ at, children }: { at: number; children?: ReactNode }) {
  return (
    <p
      role="status"
      className="bg-acting-bg text-acting-ink border-acting-edge rounded-[10px] border px-3.5 py-2"
    >
      پیش‌نویس شما از {formatDateTime(new Date(at))} برگشت. {children}
    </p>
  )
}
