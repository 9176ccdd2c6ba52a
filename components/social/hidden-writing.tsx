'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { AlertIcon, ChevronDownIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { QueryProvider } from '@/lib/api/query-provider'
import { sentenceOf } from '@/lib/api/sentence'
import { hiddenWritingQuery, type HiddenWriting as Hidden } from '@/lib/api/social'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/seo/addresses'
import { HiddenEntry } from './hidden-entry'

/** More of them stay folded, so that the posts are not pushed out of sight. */
const FEW = 2

type HiddenWritingProps = { userId: number; className: string }

export default function HiddenWriting(props: HiddenWritingProps) {
  return (
    <QueryProvider>
      <Entries {...props} />
    </QueryProvider>
  )
}

const ways = {
  post: async (id: number) => (await import('@/lib/api/posting')).dropPost(id),
  comment: async (id: number) => (await import('@/lib/api/reactions')).dropPostComment(id),
}
type Kind = keyof typeof ways

/** Whoever only looks at their page misses nothing when it does not come. */
function Entries({ userId, className }: HiddenWritingProps) {
  const { data, refetch } = useQuery(hiddenWritingQuery(userId))
  const [gone, setGone] = useState<readonly string[]>([])
  const title = useRef<HTMLElement>(null)
  const told = entriesOf(data)
  const entries = told.filter(({ key }) => !gone.includes(key))
  const count = (data?.count ?? 0) - (told.length - entries.length)
  useEffect(() => {
    if (gone.length > 0) title.current?.focus()
  }, [gone.length])
  if (count === 0 && gone.length === 0) return null
  if (count === 0) {
    return (
      <section ref={title} tabIndex={-1} className={cn('rounded-card text-ink-500', className)}>
        دیگر چیزی پنهان نیست.
      </section>
    )
  }

  async function remove(kind: Kind, id: number) {
    try {
      await ways[kind](id)
      setGone((before) => [...before, `${kind}:${id}`])
      if (count > entries.length) void refetch()
      void notify.success(kind === 'post' ? 'پست پاک شد.' : 'دیدگاه پاک شد.')
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence) void notify.error(sentence)
    }
  }
  return (
    <details
      open={entries.length <= FEW}
      className={cn(
        'group rounded-card border border-saffron-400 bg-saffron-100 p-3 sm:p-4',
        className,
      )}
    >
      <summary
        ref={title}
        className="flex min-h-6 cursor-pointer list-none items-center gap-2 rounded-control font-extrabold text-saffron-800 [&::-webkit-details-marker]:hidden"
      >
        <AlertIcon size={20} className="shrink-0" />
        <span className="flex-1">{formatNumber(count)} نوشتهٔ شما پنهان شد</span>
        <ChevronDownIcon
          size={18}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <p className="mt-1 text-sm leading-6 text-saffron-800">
        این‌ها را جز شما کسی نمی‌بیند. اگر گمان می‌کنید اشتباهی شده است،{' '}
        <Link href={paths.account.tickets} prefetch={false} className="font-bold underline">
          با پشتیبانی در میان بگذارید
        </Link>
        .
      </p>
      <ul aria-label="پنهان‌شده‌ها" className="mt-3 grid gap-2">
        {entries.map(({ key, kind, ...entry }) => (
          <HiddenEntry key={key} {...entry} onDelete={() => remove(kind, entry.id)} />
        ))}
      </ul>
      {count > entries.length && (
        <p className="mt-3 text-sm text-saffron-800">
          همهٔ آن‌ها اینجا نیستند؛ {formatNumber(entries.length)} نوشتهٔ تازه‌تر را می‌بینید.
        </p>
      )}
    </details>
  )
}

function entriesOf(data: Hidden | undefined) {
  if (!data) return []
  const posts = data.posts.map((post) => ({
    ...post,
    key: `post:${post.id}`,
    kind: 'post' as const,
  }))
  const comments = data.comments.map(({ comment, ...rest }) => ({
    ...{ ...rest, text: comment, image: null },
    ...{ key: `comment:${rest.id}`, kind: 'comment' as const },
  }))
  return [...posts, ...comments].toSorted((a, b) => b.hidden_at.localeCompare(a.hidden_at))
}
