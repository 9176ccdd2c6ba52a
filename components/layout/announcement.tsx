'use client'

import { useShop } from '@/stores/shop'

/** «ارسال رایگان…؛ در تهران، همان روز»: what is said of one city is not read to who lives in another. */
export function Announcement({ text }: { text: string }) {
  const city = useShop((shop) => shop.city?.name)
  const shown = text
    .split('؛')
    .filter((part) => !city || !/^\s*در /.test(part) || part.includes(city))
  return <p className="ms-auto truncate text-ink-500">{shown.join('؛')}</p>
}
