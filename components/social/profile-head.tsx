import type { ReactNode } from 'react'
import { Girih } from '@/components/ui/girih'
import { ShareButton } from '@/components/ui/share-button'
import type { PublicUser } from '@/lib/contract/people'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { Face } from './face'
import { FollowButton, FollowerCount } from './follow-button'

export function ProfileHead({ user }: { user: PublicUser }) {
  const { id, name, bio, image, followers } = user
  return (
    <header className="overflow-hidden rounded-panel bg-paper shadow-card">
      <div className="relative h-24 overflow-hidden bg-brand-800 desk:h-32">
        <Girih />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 pb-5 desk:px-7 desk:pb-7">
        <span className="relative -mt-12 rounded-full bg-paper p-1 desk:-mt-16">
          <Face image={image} size={104} early />
        </span>
        <div className="col-span-2">
          <h1
            dir="auto"
            className="mt-3 text-start text-2xl font-extrabold [overflow-wrap:anywhere]"
          >
            {name}
          </h1>
          {bio && (
            <p
              dir="auto"
              className="mt-1 max-w-2xl whitespace-pre-line text-start text-ink-700 [overflow-wrap:anywhere]"
            >
              {bio}
            </p>
          )}
          <dl className="mt-4 grid grid-cols-4 gap-2 text-center desk:flex desk:gap-8">
            <Fact title="پست">{formatNumber(user.post_count)}</Fact>
            <Fact title="پسند">{formatNumber(user.all_likes)}</Fact>
            <Fact title="دنبال‌کننده">
              <FollowerCount userId={id} followers={followers} />
            </Fact>
            <Fact title="دنبال‌شده">{formatNumber(user.following)}</Fact>
          </dl>
        </div>
        <div className="col-span-2 mt-4 flex gap-2 desk:col-span-1 desk:col-start-2 desk:row-start-1 desk:mt-3 desk:justify-end">
          <FollowButton userId={id} name={name} followers={followers} />
          <ShareButton
            title={name}
            path={paths.user(id)}
            className="border border-line desk:!size-9"
          />
        </div>
      </div>
    </header>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse desk:flex-row-reverse desk:items-baseline desk:gap-1.5">
      <dt className="text-xs text-ink-500 desk:text-sm">{title}</dt>
      <dd className="text-lg font-extrabold">{children}</dd>
    </div>
  )
}
