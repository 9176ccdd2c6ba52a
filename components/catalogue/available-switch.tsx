import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { listHref, type ListQuery } from './list-query'

/** A link that looks like a switch, so that it also works before and without the script. */
export function AvailableSwitch({ path, query }: { path: string; query: ListQuery }) {
  const on = query.available === true
  const next = { ...query, available: !on, page: 1 }
  return (
    <Link
      href={listHref(path, next)}
      rel="nofollow"
      scroll={false}
      prefetch={false}
      className="flex h-11 shrink-0 items-center gap-2.5 rounded-control px-1 text-sm"
    >
      <span
        aria-hidden="true"
        className={cn('flex h-6 w-11 rounded-full p-0.5', on ? 'bg-brand-600' : 'bg-edge')}
      >
        <span className={cn('size-5 rounded-full bg-white', on && 'ms-auto')} />
      </span>
      <span className="sr-only">{on ? 'نمایش همهٔ کالاها؛ اکنون ' : 'نمایش '}</span>
      فقط کالاهای موجود
    </Link>
  )
}
