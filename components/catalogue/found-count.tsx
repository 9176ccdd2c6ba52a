'use client'

import { formatNumber } from '@/lib/persian/money'
import { FOUND, useListRoom } from './list-room'

/** Also where the focus falls when the control that had it is gone. */
export function FoundCount() {
  const { count } = useListRoom()
  return (
    <p id={FOUND} tabIndex={-1} className="rounded-control text-sm text-ink-500 md:ms-auto">
      {formatNumber(count)} کالا
    </p>
  )
}
