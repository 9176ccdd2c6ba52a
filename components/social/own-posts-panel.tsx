'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Asked } from '@/components/account/asked'
import { Panel } from '@/components/account/page-head'
import { ButtonLink } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { ownPostsQuery, type ProfilePage } from '@/lib/api/social'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { NoOwnPosts } from './no-posts'
import { OwnHidden } from './own-hidden'
import { rememberPosts } from './own-posts'
import { PostGrid } from './post-grid'

const shelf = <Skeleton className="h-[201px] rounded-card sm:h-[223px] md:h-[379px]" />

/** As high as a row of posts with its buttons. */
export function PostsSkeleton() {
  return (
    <div className="mt-5">
      <Panel title="پست‌های من">{shelf}</Panel>
    </div>
  )
}

/** One's own posts, as the others see them. */
export function OwnPosts({ userId }: { userId: number }) {
  const query = useQuery(ownPostsQuery(userId))
  const { data } = query
  useEffect(() => {
    if (data) rememberPosts(data.posts, data.user.all_likes)
  }, [data])
  return (
    <div className="mt-5">
      <Panel title="پست‌های من">
        <OwnHidden userId={userId} className="mb-5" />
        <Asked query={query} skeleton={shelf}>
          {(profile) => (profile.posts.length === 0 ? <NoOwnPosts /> : <Posts profile={profile} />)}
        </Asked>
      </Panel>
    </div>
  )
}

function Posts({ profile: { user, posts } }: { profile: ProfilePage }) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-500">
        {formatNumber(user.post_count)} پست، {formatNumber(user.all_likes)} پسند،{' '}
        {formatNumber(user.followers)} دنبال‌کننده
      </p>
      <PostGrid posts={posts} label="پست‌های من" />
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={paths.upload} size="sm" icon={<PlusIcon size={18} />}>
          پست تازه
        </ButtonLink>
        <ButtonLink href={paths.user(user.id)} prefetch={false} variant="ghost" size="sm">
          دیدن نمایهٔ من
        </ButtonLink>
      </div>
    </>
  )
}
