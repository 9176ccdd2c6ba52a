'use client'

import { useEffect } from 'react'
import { create } from 'zustand'
import { paths } from '@/lib/paths'
import { useShop } from '@/stores/shop'

const useTag = create<{ cityId: number | null | undefined; text: string | null }>(() => ({
  cityId: undefined,
  text: null,
}))

/** Asked for by a bare `fetch`: the client of the calls weighs more than a page of cards. */
async function readTag(cityId: number | null): Promise<string | null> {
  const response = await fetch(paths.deliveryTag(cityId), { credentials: 'omit' })
  return response.ok ? (await response.text()) || null : null
}

/** «ارسال فردا»: one for the header and all cards, asked for once for a city; null until it is known. */
export function useDeliveryTag(): string | null {
  const isHydrated = useShop((shop) => shop.isHydrated)
  const cityId = useShop(({ city }) => city?.id ?? null)
  useEffect(() => {
    if (!isHydrated || useTag.getState().cityId === cityId) return
    useTag.setState({ cityId, text: null })
    void readTag(cityId).then(
      (text) => useTag.getState().cityId === cityId && useTag.setState({ text }),
      () => useTag.setState({ cityId: undefined }),
    )
  }, [isHydrated, cityId])
  return useTag(({ text }) => text)
}
