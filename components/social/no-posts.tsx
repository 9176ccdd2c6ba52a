'use client'

import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/seo/addresses'
import { useIsMe } from './follow-button'
import { PictureIcon } from './social-icons'

export function NoPosts({ userId, name }: { userId: number; name: string }) {
  const mine = useIsMe(userId)
  if (mine) return <NoOwnPosts />
  return (
    <EmptyState
      as="h3"
      icon={<PictureIcon size={30} />}
      title="هنوز پستی نیست"
      text={`${name} هنوز از خریدهایش عکسی نگذاشته است.`}
    />
  )
}

/** Also true where the shop has hidden some. */
export function NoOwnPosts() {
  return (
    <EmptyState
      as="h3"
      icon={<PictureIcon size={30} />}
      title="هنوز پستی در نمایهٔ شما نیست"
      text="از چیزهایی که خریده‌اید عکس بگذارید؛ در صفحهٔ همان کالا هم دیده می‌شود."
      action={<ButtonLink href={paths.upload}>گذاشتن پست</ButtonLink>}
    />
  )
}
