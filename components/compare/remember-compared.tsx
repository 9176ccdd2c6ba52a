'use client'

import { useEffect } from 'react'
import { setCompared } from '@/stores/shop'

type RememberComparedProps = { ids: readonly number[]; kin: number | null }

/** What the address says is what the shopper compares from now on. */
export function RememberCompared({ ids, kin }: RememberComparedProps) {
  const list = ids.join()
  useEffect(() => setCompared(list.split(',').map(Number), kin), [list, kin])
  return null
}
