'use client'

import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { useUser } from '@/stores/user'
import { pressReaction, useReaction, useRefreshReaction } from './reactions'

type FollowProps = { userId: number; followers: number }

export function useIsMe(userId: number): boolean {
  return useUser((user) => user.isHydrated && user.isUser && user.id === userId)
}

/** On one's own page: publishing and editing in its stead. */
export function FollowButton({ userId, name, followers }: FollowProps & { name: string }) {
  const isMe = useIsMe(userId)
  if (isMe) return <OwnActions userId={userId} />
  return <Follow userId={userId} name={name} followers={followers} />
}

async function storeOwnPosts(userId: number): Promise<void> {
  const { fetchOwnPosts } = await import('@/lib/client/queries/social')
  await fetchOwnPosts(userId, { isBackground: true })
}

function OwnActions({ userId }: Pick<FollowProps, 'userId'>) {
  // The page is the same for everybody; the profile store is the customer's.
  useEffect(() => void storeOwnPosts(userId).catch(() => undefined), [userId])
  return (
    <>
      <ButtonLink
        href={paths.upload}
        prefetch={false}
        size="sm"
        className="flex-1 desk:min-w-32 desk:flex-none"
        icon={<PlusIcon size={18} />}
      >
        نوشتن پست
      </ButtonLink>
      <ButtonLink
        href={paths.account.edit}
        prefetch={false}
        variant="ghost"
        size="sm"
        className="flex-1 desk:min-w-32 desk:flex-none"
      >
        ویرایش نمایه
      </ButtonLink>
    </>
  )
}

function Follow({ userId, name, followers }: FollowProps & { name: string }) {
  const target = { kind: 'follow', id: userId, drawn: followers } as const
  const { value: isFollowing } = useReaction(target)
  useRefreshReaction(target)
  return (
    <Button
      size="sm"
      variant={isFollowing ? 'ghost' : 'primary'}
      aria-pressed={isFollowing}
      onClick={() => pressReaction(target, `برای دنبال کردن ${name} وارد شوید.`)}
      className="min-w-32 flex-1 desk:flex-none"
    >
      {isFollowing ? 'دنبال می‌کنید' : 'دنبال کردن'}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}

export function FollowerCount({ userId, followers }: FollowProps) {
  const { count } = useReaction({ kind: 'follow', id: userId, drawn: followers })
  return <bdi>{formatNumber(count)}</bdi>
}
