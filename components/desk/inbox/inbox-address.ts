import { usePathname, useSearchParams } from 'next/navigation'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { useDeskRouter } from '../ui/desk-router'

type Changes = Record<string, string | number | null>

/** The address holds the queue, its filter and search, the page of the list, and what is open. */
export function useInboxAddress() {
  const router = useDeskRouter()
  const pathname = usePathname()
  const search = useSearchParams()
  const hrefOf = (changes: Changes) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return {
    queue: search.get('queue') ?? '',
    state: search.get('state') ?? '',
    q: search.get('q') ?? '',
    /** Only what was handed to who looks. */
    isMine: search.get('mine') === '1',
    page: Number(search.get('page') ?? 1) || 1,
    item: search.get('item'),
    hrefOf,
    queueHref: (queue: string) => `${pathname}?queue=${queue}`,
    replace: (changes: Changes) => router.replace(hrefOf(changes), { scroll: false }),
    /** Another filter begins with the first page, and closes what is open. */
    filter: (changes: Changes) =>
      router.replace(hrefOf({ page: null, item: null, ...changes }), { scroll: false }),
  }
}
export type InboxAddress = ReturnType<typeof useInboxAddress>

/** Of a ticket that has left the queue which is open. */
export function seeTicket(id: number, state: 'answered' | 'closed') {
  return { title: 'دیدن', href: `${deskPaths.inbox}?queue=tickets&state=${state}&item=${id}` }
}
