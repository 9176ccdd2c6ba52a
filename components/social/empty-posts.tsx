'use client'

import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { paths } from '@/lib/paths'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useIsMe } from './follow-button'
import { PictureIcon } from '../ui/account-icons'

export function EmptyPosts({ userId, name }: { userId: number; name: string }) {
  const isMe = useIsMe(userId)
  if (isMe) return <EmptyOwnPosts />
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
export function EmptyOwnPosts() {
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

const HiddenWritingPanel = lazyComponent(() => import('./hidden-writing-panel'))

type OwnHiddenWritingProps = { userId: number; className?: string }

/** For nobody but its writer, and nothing at all when nothing is hidden. */
export function OwnHiddenWriting({ userId, className = 'mt-5' }: OwnHiddenWritingProps) {
  const isMe = useIsMe(userId)
  if (!isMe) return null
  return <HiddenWritingPanel userId={userId} className={className} />
}
