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

export function MenuPeople(props: MenuPeopleProps) {
  return (
    <QueryProvider>
      <MenuPeopleList {...props} />
    </QueryProvider>
  )
}

/** A shopper misses nothing when it fails: then it is not there. */
function MenuPeopleList({ onLeave }: MenuPeopleProps) {
  const { data } = useQuery(peopleQuery())
  const me = useUser((user) => (user.isUser ? user.id : null))
  if (!data) return null
  const groups = [
    { title: 'دنبال می‌کنید', people: data.following.slice(0, PEOPLE_SHOWN) },
    { title: 'شاید بپسندید', people: data.suggested.slice(0, PEOPLE_SHOWN) },
  ]
  return (
    <section aria-label="کاربران فروشگاه" className="mt-4 border-t border-line pt-4">
      {me !== null && (
        <Link
          href={paths.user(me)}
          prefetch={false}
          onClick={onLeave}
          className="flex min-h-12 items-center rounded-control px-2 font-medium hover:bg-ink-100"
        >
          نمایه و پست‌های من
        </Link>
      )}
      {groups
        .filter(({ people }) => people.length > 0)
        .map(({ title, people }) => (
          <div key={title} className="mt-2">
            <h3 className="px-2 text-sm font-semibold text-ink-500">{title}</h3>
            <PeopleList people={people} onLeave={onLeave} />
          </div>
        ))}
    </section>
  )
}
