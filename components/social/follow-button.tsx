'use client'

import { requireLogin } from '@/components/auth/require-login'
import { Button, ButtonLink } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { userStore, useUser } from '@/stores/user'
import { pressToggle, useRefreshToggle, useToggle } from './use-toggle'

type FollowProps = { userId: number; followers: number }

export function useIsMe(userId: number): boolean {
  return useUser((user) => user.hydrated && user.isUser && user.id === userId)
}

/** On one's own page its place is taken by what one does there oneself. */
export function FollowButton({ userId, name, followers }: FollowProps & { name: string }) {
  const mine = useIsMe(userId)
  if (mine) return <OwnActions />
  return <Follow userId={userId} name={name} followers={followers} />
}

function OwnActions() {
  return (
    <>
      <ButtonLink
        href={paths.upload}
        prefetch={false}
        size="sm"
        className="flex-1 desk:min-w-32 desk:flex-none"
        icon={<PlusIcon size={18} />}
      >
        پست تازه
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

function Follow({ userId, name, followers: drawn }: FollowProps & { name: string }) {
  const { on } = useToggle('follow', userId, drawn)
  useRefreshToggle('follow', userId)
  const press = () => {
    userStore.hydrate()
    const wished = userStore.get().isUser ? {} : { wished: true }
    const then = () => pressToggle({ kind: 'follow', id: userId, drawn, ...wished })
    requireLogin({ reason: `برای دنبال کردن ${name} وارد شوید.`, onLoggedIn: then })
  }
  return (
    <Button
      size="sm"
      variant={on ? 'ghost' : 'primary'}
      aria-pressed={on}
      onClick={press}
      className="min-w-32 flex-1 desk:flex-none"
    >
      {on ? 'دنبال می‌کنید' : 'دنبال کردن'}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}

export function FollowerCount({ userId, followers }: FollowProps) {
  return <bdi>{formatNumber(useToggle('follow', userId, followers).count)}</bdi>
}
