'use client'

import { ButtonLink } from '@/components/ui/button'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { useShop } from '@/stores/shop'

export function EarlierComparison() {
  const ids = useShop(({ compare }) => compare)
  if (ids.length === 0) return null
  return (
    <ButtonLink href={paths.compare(ids)} prefetch={false}>
      مقایسهٔ پیشین شما ({persianDigits(ids.length)} کالا)
    </ButtonLink>
  )
}
