'use client'

import { useQuery } from '@tanstack/react-query'
import { QueryProvider } from '@/lib/client/query-provider'
import { peopleQuery } from '@/lib/client/queries/social'
import { paths } from '@/lib/paths'
import Link from '@/components/ui/link'
import { useUser } from '@/stores/user'
import { PeopleList } from './people-list'

type MenuPeopleProps = { onLeave: () => void }
const PEOPLE_SHOWN = 3

/** A customer's own page and whom they follow: strangers are no part of a shop's menu. */
export function MenuPeople({ onLeave }: MenuPeopleProps) {
  const me = useUser((user) => (user.isUser ? user.id : null))
  if (me === null) return null
  return (
    <section aria-label="نمایه و دنبال‌شده‌ها" className="mt-4 border-t border-line pt-4">
      <Link
        href={paths.user(me)}
        prefetch={false}
        onClick={onLeave}
        className="flex min-h-12 items-center rounded-control px-2 font-medium hover:bg-ink-100"
      >
        نمایه و پست‌های من
      </Link>
      <QueryProvider>
        <FollowedPeople onLeave={onLeave} />
      </QueryProvider>
    </section>
  )
}

/** A shopper misses nothing when it fails: then it is not there. */
function FollowedPeople({ onLeave }: MenuPeopleProps) {
  const { data } = useQuery(peopleQuery())
  const people = data?.following.slice(0, PEOPLE_SHOWN) ?? []
  if (people.length === 0) return null
  return (
    <div className="mt-2">
      <h3 className="px-2 text-sm font-semibold text-ink-500">دنبال می‌کنید</h3>
      <PeopleList people={people} onLeave={onLeave} />
    </div>
  )
}
