import Link from '@/components/ui/link'
import { cn } from '@/components/ui/cn'
import type { PersonSummary } from '@/lib/contract/social/people'
import { cutAtPhrase } from '@/lib/persian/hold-phrases'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { Avatar } from '../ui/avatar'

type PeopleListProps = {
  people: readonly PersonSummary[]
  className?: string
  onLeave?: () => void
}

/** Two lines, of which the cut falls between words. */
const MAX_BIO = 64

export function PeopleList({ people, className, onLeave }: PeopleListProps) {
  return (
    <ul className={cn('grid grid-cols-[minmax(0,1fr)] gap-1', className)}>
      {people.map(({ id, name, image, bio, post_count }) => (
        <li key={id}>
          <Link
            href={paths.user(id)}
            prefetch={false}
            onClick={onLeave}
            className="flex min-h-14 items-center gap-3 rounded-control p-2 hover:bg-ink-100"
          >
            <Avatar image={image} size={44} />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate text-start text-md font-semibold">
                {name}
              </span>{' '}
              <span dir="auto" className="block text-start text-xs text-ink-500">
                {bio ? cutAtPhrase(bio, MAX_BIO) : `${formatNumber(post_count)} پست`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The way from the magazine to what customers write themselves. */
export function PeopleSection({ people }: Pick<PeopleListProps, 'people'>) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people-title" className="wrap pb-5">
      <h2 id="people-title" className="mb-2 text-xl font-extrabold phone:text-lg">
        کاربرانی که می‌نویسند
      </h2>
      <PeopleList people={people} className="sm:grid-cols-2 md:grid-cols-3" />
    </section>
  )
}
