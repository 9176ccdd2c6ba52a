'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { ownCommentsQuery, ownQuestionsQuery } from '@/lib/client/queries/account'
import { Skeleton } from '@/components/ui/skeleton'
import Link from '@/components/ui/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import type { Picture as Stored } from '@/lib/contract/fields'
import type { Approval } from '@/lib/contract/reviews/own-reviews'
import { formatDate } from '@/lib/persian/dates'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/components/ui/button'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import { Rating } from '@/components/ui/rating'
import { persianDigits } from '@/lib/persian/digits'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '@/components/ui/mixed-text'
import { EmptyPanel } from '../ui/empty-state'
import { BestSellers } from './best-sellers'
import { OwnCommentActions } from './own-comment-actions'
import { PageHead } from './page-head'
import { ChatIcon } from '@/components/ui/account-icons'
import { PagedList, type PagedAnswer, type PagedQuery, usePagedQuery } from './paged-list'

type OwnReviewListProps<Page extends PagedAnswer> = {
  pages: PagedQuery<Page>
  /** Shown in place of an empty list. */
  empty: { title: string; text: string; action?: ReactNode }
  /** Under an empty list. */
  below?: ReactNode
  children: (page: Page) => ReactNode
}

const skeleton = (
  <div className="grid gap-3">
    {[1, 2, 3].map((index) => (
      <Skeleton key={index} className="h-44 rounded-card" />
    ))}
  </div>
)

function OwnReviewList<Page extends PagedAnswer>(props: OwnReviewListProps<Page>) {
  const { pages, empty, below, children } = props
  return (
    <PagedList
      pages={pages}
      skeleton={skeleton}
      empty={
        <>
          <EmptyPanel {...empty} icon={<ChatIcon size={30} />} />
          {below}
        </>
      }
    >
      {(page) => <ul className="grid gap-3">{children(page)}</ul>}
    </PagedList>
  )
}

const approvalBadges: Record<Approval, { label: string; tone: BadgeTone }> = {
  pending: { label: 'در انتظار تأیید', tone: 'saffron' },
  approved: { label: 'منتشر شد', tone: 'success' },
  rejected: { label: 'تأیید نشد', tone: 'pomegranate' },
}

type OwnReviewCardProps = {
  product: { slug: string; title: string; picture: Stored | null; visible: boolean }
  status: Approval
  created_at: string
  /** The section of the product's page that has it. */
  anchor: string
  children: ReactNode
}

function OwnReviewCard({ product, status, created_at, anchor, children }: OwnReviewCardProps) {
  const { slug, title, picture, visible } = product
  const { label, tone } = approvalBadges[status]
  return (
    <li className="panel rounded-card p-4">
      <div className="flex items-center gap-3 border-b border-line pb-3">
        {picture ? (
          // Without a box of its own the row would put its gap before each format of the picture, too.
          <span className="size-14 shrink-0">
            <Picture
              {...responsiveImage(picture.url)}
              sizes="56px"
              width={56}
              height={56}
              className="stage size-14 rounded-control object-cover"
            />
          </span>
        ) : (
          <span className="size-14 shrink-0 rounded-control bg-ink-100" />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-md font-semibold [overflow-wrap:anywhere]">
            {visible ? (
              <Link
                href={`${paths.product(slug)}#${anchor}`}
                prefetch={false}
                className="-my-2.5 inline-block rounded py-2.5 hover:text-brand-700"
              >
                <MixedText>{holdMeasures(title)}</MixedText>
              </Link>
            ) : (
              <MixedText>{holdMeasures(title)}</MixedText>
            )}
          </h2>
          {/* Beside the title it left a phone too little of its line. */}
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <time dateTime={created_at} className="text-sm text-ink-500">
              {formatDate(created_at)}
            </time>{' '}
            <Badge tone={tone}>{label}</Badge>
          </p>
        </div>
      </div>
      <div className="pt-3">{children}</div>
    </li>
  )
}

const noComments = {
  title: 'هنوز دیدگاهی ننوشته‌اید',
  text: 'پس از خرید، تجربه‌تان را زیر همان کالا بنویسید؛ خریدارهای بعدی سپاسگزار می‌شوند.',
  action: (
    <ButtonLink href={paths.account.orders('delivered')} prefetch={false}>
      خریدهای من
    </ButtonLink>
  ),
}

function OwnComments({ onGone }: { onGone: () => void }) {
  return (
    <OwnReviewList
      pages={usePagedQuery(ownCommentsQuery)}
      empty={noComments}
      below={<BestSellers />}
    >
      {({ comments }) =>
        comments.map(({ product, ...own }) => {
          const { id, title, comment, rate, pictures, status, created_at } = own
          return (
            <OwnReviewCard key={id} anchor="comments" {...{ product, status, created_at }}>
              <Rating value={rate} size={16} />
              {title && (
                <h3 dir="auto" className="mt-1 text-start font-bold">
                  <MixedText>{title}</MixedText>
                </h3>
              )}
              <p
                dir="auto"
                className="mt-1 max-w-text whitespace-pre-line text-start text-md text-ink-700 [overflow-wrap:anywhere]"
              >
                <MixedText>{comment}</MixedText>
              </p>
              <PictureThumbnails
                className="mt-3"
                label="عکس‌های شما"
                pictures={pictures.map(({ url }, index) => ({
                  url,
                  alt: `عکس ${persianDigits(index + 1)}`,
                }))}
              />
              <OwnCommentActions comment={own} product={product} onGone={onGone} />
            </OwnReviewCard>
          )
        })
      }
    </OwnReviewList>
  )
}

const noQuestions = {
  title: 'هنوز پرسشی ننوشته‌اید',
  text: 'هرچه دربارهٔ کالایی نمی‌دانید، زیر همان کالا بپرسید؛ فروشگاه و خریدارها پاسخ می‌دهند.',
}

type AnswersProps = { count: number; slug: string; title: string; visible: boolean }

/** Leads to them, where the product still has a page. */
function Answers({ count, slug, title, visible }: AnswersProps) {
  const text = count > 0 ? `${persianDigits(count)} پاسخ` : 'هنوز پاسخی نیامده است'
  if (count === 0 || !visible) return <p className="mt-2 text-sm text-ink-500">{text}</p>
  return (
    <Link
      href={`${paths.product(slug)}#questions`}
      prefetch={false}
      className="-mb-2 mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand-700 underline underline-offset-4"
    >
      دیدن {text}
      <span className="sr-only">
        {' '}
        در صفحهٔ <MixedText>{title}</MixedText>
      </span>
    </Link>
  )
}

function OwnQuestions() {
  return (
    <OwnReviewList pages={usePagedQuery(ownQuestionsQuery)} empty={noQuestions}>
      {({ questions }) =>
        questions.map(({ id, question, asked: parentQuestion, answer_count: answers, ...card }) => (
          <OwnReviewCard key={id} anchor="questions" {...card}>
            {parentQuestion !== null && (
              <p dir="auto" className="mb-2 line-clamp-2 text-start text-sm text-ink-500">
                در پاسخ به: <MixedText>{parentQuestion}</MixedText>
              </p>
            )}
            <p
              dir="auto"
              className="max-w-text whitespace-pre-line text-start [overflow-wrap:anywhere]"
            >
              <MixedText>{question}</MixedText>
            </p>
            {parentQuestion === null && card.status === 'approved' && (
              <Answers count={answers} {...card.product} />
            )}
          </OwnReviewCard>
        ))
      }
    </OwnReviewList>
  )
}

function countProp(count: number | undefined) {
  return count === undefined ? {} : { count }
}

export function OwnReviewsPage() {
  const comments = useQuery(ownCommentsQuery(1)).data?.count
  const questions = useQuery(ownQuestionsQuery(1)).data?.count
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PageHead title="دیدگاه‌ها و پرسش‌ها" headingRef={headingRef} />
      <Tabs
        label="نوشته‌های من"
        tabs={[
          {
            id: 'comments',
            label: 'دیدگاه‌ها',
            ...countProp(comments),
            panel: <OwnComments onGone={() => headingRef.current?.focus()} />,
          },
          { id: 'questions', label: 'پرسش‌ها', ...countProp(questions), panel: <OwnQuestions /> },
        ]}
      />
    </>
  )
}
