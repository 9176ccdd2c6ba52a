'use client'

import { useEffect } from 'react'
import { create } from 'zustand'
import { useShop } from '@/stores/shop'

const useTag = create<{ cityId: number | null | undefined; text: string | null }>(() => ({
  cityId: undefined,
  text: null,
}))

/** What the cards of the page have asked for; the header says no other day than they. */
export function useKnownDeliveryTag(): string | null {
  return useTag(({ text }) => text)
}

/** «ارسال فردا»: one for all cards of a page, asked for once for a city; null until it is known. */
export function useDeliveryTag(): string | null {
  const isHydrated = useShop((shop) => shop.isHydrated)
  const cityId = useShop(({ city }) => city?.id ?? null)
  useEffect(() => {
    if (!isHydrated || useTag.getState().cityId === cityId) return
    useTag.setState({ cityId, text: null })
    void import('./load-delivery-tag')
      .then(({ loadDeliveryTag }) => loadDeliveryTag(cityId))
      .then(
        (text) => useTag.getState().cityId === cityId && useTag.setState({ text }),
        () => useTag.setState({ cityId: undefined }),
      )
  }, [isHydrated, cityId])
  return useTag(({ text }) => text)
}
