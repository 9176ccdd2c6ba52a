'use client'

import type { AnnouncementPart } from '@/lib/domain/announcement'
import { useShop } from '@/stores/shop'

/** What is said of some cities is not read to who lives in another. */
export function Announcement({ parts }: { parts: readonly AnnouncementPart[] }) {
  const city = useShop((shop) => shop.city?.name)
  const shown = parts
    .filter(({ cities }) => !city || cities.length === 0 || cities.includes(city))
    .map(({ text }) => text)
  return <p className="ms-auto truncate text-ink-500">{shown.join('؛')}</p>
}
