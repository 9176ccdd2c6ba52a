'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { latePart, type LatePartProps } from '@/components/ui/late-part'
import type { CommentSort, QuestionSort } from '@/lib/contract/talk'
import { useUser } from '@/stores/user'
import { MoreButton, TalkWaiting } from './more-button'
import { beginOwnTalk, useOwnTalk } from './own-talk'
import { SortChoice } from './sort-choice'
import type { TalkPagesProps } from './talk-pages'

const CommentPages = latePart(() => import('./comment-pages'), 'دیدگاه‌های بیشتر')
const QuestionPages = latePart(() => import('./question-pages'), 'پرسش‌های بیشتر')
const OwnEntries = latePart(() => import('./own-entries'))

const commentSorts: { sort: CommentSort; label: string }[] = [
  { sort: 'newest', label: 'تازه‌ترین' },
  { sort: 'most_helpful', label: 'مفیدترین' },
  { sort: 'buyers', label: 'دیدگاه خریداران' },
  { sort: 'highest', label: 'بیشترین امتیاز' },
  { sort: 'lowest', label: 'کمترین امتیاز' },
]
const questionSorts: { sort: QuestionSort; label: string }[] = [
  { sort: 'newest', label: 'تازه‌ترین' },
  { sort: 'most_answered', label: 'پرپاسخ‌ترین' },
]

type RoomProps = {
  productId: number
  /** Of the list as the server has drawn it: its pages and its entries. */
  total: number
  count: number
  children: ReactNode
}

export function CommentRoom(props: RoomProps) {
  const list = { kind: 'comments', sorts: commentSorts, Pages: CommentPages } as const
  return <Room {...props} {...list} label="دیدگاه‌های بیشتر" legend="مرتب‌سازی دیدگاه‌ها" />
}

export function QuestionRoom(props: RoomProps) {
  const list = { kind: 'questions', sorts: questionSorts, Pages: QuestionPages } as const
  return <Room {...props} {...list} label="پرسش‌های بیشتر" legend="مرتب‌سازی پرسش‌ها" />
}

type ListProps<Sort extends string> = RoomProps & {
  kind: 'comments' | 'questions'
  sorts: { sort: Sort | 'newest'; label: string }[]
  Pages: ComponentType<TalkPagesProps<Sort | 'newest'> & LatePartProps>
  label: string
  legend: string
}

/** The page the server drew stays as it is until another order is wished for. */
function Room<Sort extends string>(props: ListProps<Sort>) {
  const { productId, total, count, kind, sorts, Pages, label, legend, children } = props
  const [sort, setSort] = useState<Sort | 'newest'>('newest')
  const [wanted, setWanted] = useState(false)
  const place = useOwnTalkNearby(productId)
  const hasOwn = useHasOwn(productId, kind)
  const drawn = sort === 'newest'
  return (
    <div ref={place} className="grid min-w-0 content-start gap-3">
      {count > 1 && (
        <SortChoice
          legend={legend}
          name={`${kind}-sort`}
          options={sorts}
          value={sort}
          onChange={setSort}
        />
      )}
      {hasOwn && <OwnEntries kind={kind} />}
      {drawn && children}
      {drawn && total > 1 && !wanted && (
        <MoreButton label={label} onClick={() => setWanted(true)} />
      )}
      {(!drawn || wanted) && (
        <Pages
          productId={productId}
          sort={sort}
          from={drawn ? 2 : 1}
          label={label}
          waiting={drawn ? <MoreButton label={label} busy takesFocus /> : <TalkWaiting />}
        />
      )}
    </div>
  )
}

function useHasOwn(productId: number, kind: 'comments' | 'questions'): boolean {
  return useOwnTalk((own) => {
    if (own.productId !== productId) return false
    if (kind === 'questions') return own.questions.length > 0
    return own.comment !== null && own.comment.status !== 'approved'
  })
}

/** Asks what is the shopper's own shortly before it comes into view. */
function useOwnTalkNearby(productId: number) {
  const place = useRef<HTMLDivElement>(null)
  const customer = useUser((user) => (user.isUser ? user.id : null))
  useEffect(() => {
    if (customer === null) return beginOwnTalk(null)
    if (!place.current) return
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        nearby.disconnect()
        void import('./load-own-talk')
          .then(({ loadOwnTalk }) => loadOwnTalk(productId))
          .catch(() => undefined)
      },
      { rootMargin: '600px' },
    )
    nearby.observe(place.current)
    return () => nearby.disconnect()
  }, [customer, productId])
  return place
}
