'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notifyError } from '@/components/form/notify-error'
import { cn } from '@/components/ui/cn'
import { ChatIcon } from '@/components/ui/account-icons'
import { AlertIcon, ChevronDownIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import Link from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { QueryProvider } from '@/lib/client/query-provider'
import { hiddenWritingQuery, type HiddenWriting as Hidden } from '@/lib/client/queries/social'
import { formatNumber } from '@/lib/persian/money'
import { paths } from '@/lib/paths'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { Picture as Stored } from '@/lib/contract/fields'
import { formatDate } from '@/lib/persian/dates'
import { responsiveImage } from '@/lib/picture-urls'
import { DEFAULT_HIDDEN_REASON } from './hidden-post-reason'

type HiddenEntryProps = {
  text: string
  /** A comment has none. */
  image: Stored | null
  hidden_at: string
  note: string
  onDelete: () => Promise<void>
}

function HiddenEntry({ text, image, hidden_at, note, onDelete }: HiddenEntryProps) {
  const [isBusy, setIsBusy] = useState(false)
  const what = image ? 'پست' : 'دیدگاه'
  const remove = async () => {
    setIsBusy(true)
    await onDelete()
    setIsBusy(false)
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-control bg-paper p-3">
      {image ? (
        <Picture
          {...responsiveImage(image.url)}
          sizes="56px"
          width={56}
          height={56}
          alt={image.alt}
          className="size-14 shrink-0 rounded-control bg-ink-100 object-cover opacity-60 sm:row-span-2"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-control bg-ink-100 text-ink-500 sm:row-span-2">
          <ChatIcon size={22} />
        </span>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 self-center text-xs text-ink-500 sm:self-start">
        <Badge tone="saffron">پنهان شد</Badge>
        <span>
          {what} · <time dateTime={hidden_at}>{formatDate(hidden_at)}</time>
        </span>
      </p>
      <IconButton
        label={`حذف این ${what}`}
        size="sm"
        disabled={isBusy}
        className="-m-1.5 text-ink-500"
        onClick={() => void remove()}
      >
        <TrashIcon size={18} />
      </IconButton>
      <div className="col-span-full sm:col-span-2 sm:col-start-2">
        {text && (
          <p dir="auto" className="mt-1 line-clamp-2 text-start text-md [overflow-wrap:anywhere]">
            <MixedText>{text}</MixedText>
          </p>
        )}
        <p className="mt-1 text-sm text-ink-700 [overflow-wrap:anywhere]">
          <span className="text-ink-500">دلیل: </span>
          <span dir="auto">
            <MixedText>{note || DEFAULT_HIDDEN_REASON}</MixedText>
          </span>
        </p>
      </div>
    </li>
  )
}

/** More of them stay folded, so that the posts are not pushed out of sight. */
const OPEN_UP_TO = 2

type HiddenWritingPanelProps = { userId: number; className: string }

export default function HiddenWritingPanel(props: HiddenWritingPanelProps) {
  return (
    <QueryProvider>
      <HiddenEntryList {...props} />
    </QueryProvider>
  )
}

const removeByKind = {
  post: async (id: number) =>
    (await import('@/lib/client/queries/social-mutations')).removePost(id),
  comment: async (id: number) =>
    (await import('@/lib/client/queries/social-mutations')).removePostComment(id),
}
type EntryKind = keyof typeof removeByKind

/** Whoever only looks at their page misses nothing when it does not come. */
function HiddenEntryList({ userId, className }: HiddenWritingPanelProps) {
  const { data, refetch } = useQuery(hiddenWritingQuery(userId))
  const [deletedKeys, setGone] = useState<readonly string[]>([])
  const title = useRef<HTMLElement>(null)
  const listed = toEntries(data)
  const entries = listed.filter(({ key }) => !deletedKeys.includes(key))
  const count = (data?.count ?? 0) - (listed.length - entries.length)
  useEffect(() => {
    if (deletedKeys.length > 0) title.current?.focus()
  }, [deletedKeys.length])
  if (count === 0 && deletedKeys.length === 0) return null
  if (count === 0) {
    return (
      <section ref={title} tabIndex={-1} className={cn('rounded-card text-ink-500', className)}>
        دیگر چیزی پنهان نیست.
      </section>
    )
  }

  async function remove(kind: EntryKind, id: number) {
    try {
      await removeByKind[kind](id)
      setGone((before) => [...before, `${kind}:${id}`])
      if (count > entries.length) void refetch()
      void notify.success(kind === 'post' ? 'پست حذف شد.' : 'دیدگاه حذف شد.')
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <details
      open={entries.length <= OPEN_UP_TO}
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

function toEntries(data: Hidden | undefined) {
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
