import { MixedText } from '@/components/ui/mixed-text'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cn } from '@/components/ui/cn'
import { Pagination } from '@/components/ui/pagination'
import type { ProfileWithPosts as Profile } from '@/lib/client/queries/social'
import type { PersonSummary, PublicUser } from '@/lib/contract/social/people'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { JsonLd, breadcrumbData } from '@/lib/seo/structured-data'
import { Girih } from '@/components/ui/ornaments'
import { ShareButton } from '@/components/ui/share-button'
import { ShareIcon } from '@/components/ui/page-icons'
import { formatNumber } from '@/lib/persian/money'
import { MorePostsLink } from './more-posts-link'
import { EmptyPosts, OwnHiddenWriting } from './empty-posts'
import { PeopleList } from './people-list'
import { PostGrid } from './post-grid'
import { Avatar } from '../ui/avatar'
import { FollowButton, FollowerCount } from './follow-button'

function ProfileHead({ user }: { user: PublicUser }) {
  const { id, name, bio, image, followers } = user
  return (
    <header className="panel overflow-hidden">
      <div className="relative h-24 overflow-hidden bg-brand-800 desk:h-32">
        <Girih />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 pb-5 desk:px-7 desk:pb-7">
        <span className="relative -mt-12 rounded-full bg-paper p-1 desk:-mt-16">
          <Avatar image={image} size={104} isPriority />
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
              className="mt-1 max-w-text whitespace-pre-line text-pretty text-start text-ink-700 [overflow-wrap:anywhere]"
            >
              <MixedText>{bio}</MixedText>
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
            icon={<ShareIcon />}
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

type ProfilePageProps = { profile: Profile; people: readonly PersonSummary[] }

export function ProfilePage({ profile, people }: ProfilePageProps) {
  const { user, posts, current_page: page, total } = profile
  const trail = [{ label: 'خانه', href: paths.home }, { label: user.name }]
  const others = people.filter(({ id }) => id !== user.id).slice(0, 6)
  return (
    <div className="wrap max-w-task py-4 desk:py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <div
        className={cn(
          'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6',
          others.length > 0 && 'md:grid-cols-[minmax(0,1fr)_var(--width-side)]',
        )}
      >
        <div className="min-w-0">
          <ProfileHead user={user} />
          <OwnHiddenWriting userId={user.id} />
          <section aria-labelledby="posts-title" className="mt-6">
            <h2 id="posts-title" className="mb-3 text-xl font-extrabold phone:text-lg">
              {page > 1 ? `پست‌ها، صفحهٔ ${persianDigits(page)}` : 'پست‌ها'}
            </h2>
            {posts.length === 0 ? (
              <EmptyPosts userId={user.id} name={user.name} />
            ) : (
              <PostGrid posts={posts} label={`پست‌های ${user.name}`} isPriority />
            )}
            {page < total && (
              <MorePostsLink
                key={page}
                userId={user.id}
                name={user.name}
                page={page}
                drawn={posts.map(({ id }) => id)}
              />
            )}
            {page > 1 && (
              <div className="mt-6">
                <Pagination
                  page={page}
                  totalPages={total}
                  href={(wanted) => paths.user(user.id, wanted)}
                  label="صفحه‌های پست‌ها"
                />
              </div>
            )}
          </section>
        </div>
        {others.length > 0 && (
          <aside aria-labelledby="others-title" className="panel p-4 md:sticky md:top-28">
            <h2 id="others-title" className="mb-2 px-2 font-extrabold">
              شاید بپسندید
            </h2>
            <PeopleList people={others} className="sm:grid-cols-2 md:grid-cols-1" />
          </aside>
        )}
      </div>
    </div>
  )
}
