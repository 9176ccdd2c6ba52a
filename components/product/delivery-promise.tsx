'use client'

import { useSyncExternalStore } from 'react'
import { formatWeekday } from '@/lib/persian/dates'

const A_DAY = 24 * 3600 * 1000
const never = () => () => undefined

/** The page may have been made yesterday; only the browser knows when tomorrow is. */
export function DeliveryPromise() {
  return useSyncExternalStore(
    never,
    () => `ارسال از فردا، ${formatWeekday(new Date(Date.now() + A_DAY))}`,
    () => 'ارسال از فردا به سراسر ایران',
  )
}
