'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '@/components/form/query-boundary'
import { Panel } from '@/components/ui/panel'
import { ButtonLink } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import { ownPostsQuery, type ProfileWithPosts } from '@/lib/client/queries/social'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { EmptyOwnPosts, OwnHiddenWriting } from './empty-posts'
import { PostGrid } from './post-grid'

const rowSkeleton = <Skeleton className="h-[201px] rounded-card sm:h-[223px] md:h-[379px]" />

/** As high as a row of posts with its buttons. */
export function OwnPostsSkeleton() {
  return (
    <div className="mt-5">
      <Panel title="پست‌های من">{rowSkeleton}</Panel>
    </div>
  )
}

/** One's own posts, as the others see them. */
export function OwnPostsPanel({ userId }: { userId: number }) {
  const query = useQuery(ownPostsQuery(userId))
  return (
    <div className="mt-5">
      <Panel title="پست‌های من">
        <OwnHiddenWriting userId={userId} className="mb-5" />
        <QueryBoundary query={query} skeleton={rowSkeleton}>
          {(profile) =>
            profile.posts.length === 0 ? <EmptyOwnPosts /> : <OwnPostList profile={profile} />
          }
        </QueryBoundary>
      </Panel>
    </div>
  )
}

function OwnPostList({ profile: { user, posts } }: { profile: ProfileWithPosts }) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-500">
        {formatNumber(user.post_count)} پست، {formatNumber(user.all_likes)} پسند،{' '}
        {formatNumber(user.followers)} دنبال‌کننده
      </p>
      <PostGrid posts={posts} label="پست‌های من" />
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={paths.upload} size="sm" icon={<PlusIcon size={18} />}>
          نوشتن پست
        </ButtonLink>
        <ButtonLink href={paths.user(user.id)} prefetch={false} variant="ghost" size="sm">
          دیدن نمایهٔ من
        </ButtonLink>
      </div>
    </>
  )
}
