import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cn } from '@/components/ui/cn'
import { Pagination } from '@/components/ui/pagination'
import type { ProfilePage as Profile } from '@/lib/api/social'
import type { KnownPerson } from '@/lib/contract/people'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'
import { MorePostsLink } from './more-posts-link'
import { NoPosts } from './no-posts'
import { OwnHidden } from './own-hidden'
import { PeopleList } from './people-list'
import { PostGrid } from './post-grid'
import { ProfileHead } from './profile-head'

type ProfilePageProps = { profile: Profile; people: readonly KnownPerson[] }

export function ProfilePage({ profile, people }: ProfilePageProps) {
  const { user, posts, current_page: page, total } = profile
  const trail = [{ label: 'ویترین', href: paths.home }, { label: user.name }]
  const others = people.filter(({ id }) => id !== user.id).slice(0, 6)
  return (
    <div className="wrap py-4 desk:py-5">
      <JsonLd data={breadcrumbData(trail)} />
      <Breadcrumb items={trail} />
      <div
        className={cn(
          'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6',
          others.length > 0 && 'md:grid-cols-[minmax(0,1fr)_280px]',
        )}
      >
        <div className="min-w-0">
          <ProfileHead user={user} />
          <OwnHidden userId={user.id} />
          <section aria-labelledby="posts-title" className="mt-6">
            <h2 id="posts-title" className="mb-3 text-xl font-extrabold phone:text-lg">
              {page > 1 ? `پست‌ها، صفحهٔ ${persianDigits(page)}` : 'پست‌ها'}
            </h2>
            {posts.length === 0 ? (
              <NoPosts userId={user.id} name={user.name} />
            ) : (
              <PostGrid posts={posts} label={`پست‌های ${user.name}`} early />
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
          <aside
            aria-labelledby="others-title"
            className="rounded-panel bg-paper p-4 shadow-card md:sticky md:top-28"
          >
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
