'use client'

import { useEffect } from 'react'
import { create } from 'zustand'
import { FREE_FROM_HEADER } from '@/lib/domain/delivery-tag'
import { formatHandlingTag } from '@/lib/domain/handling-days'
import { paths } from '@/lib/paths'
import { useShop } from '@/stores/shop'

/** Its text is undefined while it is awaited. */
type Tag = { text: string | null | undefined; freeFrom: number | null }
const AWAITED: Tag = { text: undefined, freeFrom: null }
const UNKNOWN: Tag = { text: null, freeFrom: null }
const useTag = create<Tag & { cityId: number | null | undefined }>(() => ({
  ...AWAITED,
  cityId: undefined,
}))

/** Asked for by a bare `fetch`: the client of the calls weighs more than a page of cards. */
async function readTag(cityId: number | null): Promise<Tag> {
  const response = await fetch(paths.deliveryTag(cityId), { credentials: 'omit' })
  if (!response.ok) return UNKNOWN
  const from = response.headers.get(FREE_FROM_HEADER)
  return { text: (await response.text()) || null, freeFrom: from === null ? null : Number(from) }
}

function useReadTag(): Tag {
  const isHydrated = useShop((shop) => shop.isHydrated)
  const cityId = useShop(({ city }) => city?.id ?? null)
  useEffect(() => {
    if (!isHydrated || useTag.getState().cityId === cityId) return
    useTag.setState({ cityId, ...AWAITED })
    void readTag(cityId).then(
      (tag) => useTag.getState().cityId === cityId && useTag.setState(tag),
      () => useTag.setState({ cityId: undefined, ...UNKNOWN }),
    )
  }, [isHydrated, cityId])
  return useTag()
}

/** «ارسال فردا»: one for the header and all cards, asked for once for a city; undefined until it is known, null where it is not. Its last line is for where there is room. What needs days of handling says those. */
export function useDeliveryTag(handlingDays = 0, line: 0 | -1 = 0): Tag['text'] {
  const { text } = useReadTag()
  return handlingDays > 0 ? formatHandlingTag(handlingDays) : text && text.split('\n').at(line)
}

/** The worth of goods from which any delivery there costs nothing; null until that is known, and where it never does. */
export function useFreeDelivery(): number | null {
  return useReadTag().freeFrom
}
