'use client'

import { MixedText } from '@/components/ui/mixed-text'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { hasDraft } from '@/components/form/draft'
import { Badge } from '@/components/ui/badge'
import Link from '@/components/ui/link'
import { Button, ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyPanel } from '../ui/empty-state'
import { Panel } from '../ui/panel'
import { PageHead } from './page-head'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import { ticketQuery } from '@/lib/client/queries/account'
import { closeTicket } from '@/lib/client/queries/account-mutations'
import { isNotFound } from '@/lib/client/http/error-checks'
import type { TicketMessage, TicketThread as Thread } from '@/lib/contract/account/tickets'
import { formatDateTime } from '@/lib/persian/dates'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import { EditIcon, TicketIcon } from '@/components/ui/account-icons'
import { QueryBoundary } from '../form/query-boundary'
import { PictureThumbnails } from '../ui/picture-thumbnails'
import { departmentLabels, orderNouns, replyDraftName, statusBadges } from './ticket-labels'
import { useAccountMutation } from './use-account-mutation'

const TicketReplyForm = lazyComponent(() => import('./ticket-reply-form'))

const ConfirmDialog = lazyComponent(() => import('@/components/ui/confirm-dialog'))

const CLOSED_NOTICE = 'این تیکت بسته است؛ با پیام تازه باز می‌شود'

export function TicketPage() {
  const id = parseInteger(useSearchParams().get('id') ?? '')
  const query = useQuery({ ...ticketQuery(id ?? 0), enabled: id !== null && id > 0 })
  if (id === null || id <= 0 || isNotFound(query.error)) return <TicketNotFound />
  return (
    <QueryBoundary query={query} skeleton={<Skeleton className="h-[520px] rounded-panel" />}>
      {(ticket) => <TicketView ticket={ticket} />}
    </QueryBoundary>
  )
}

function TicketNotFound() {
  return (
    <>
      <PageHead title="تیکت" back={paths.account.tickets} />
      <EmptyPanel
        title="این تیکت پیدا نشد"
        icon={<TicketIcon size={30} />}
        action={<ButtonLink href={paths.account.tickets}>تیکت‌های من</ButtonLink>}
      />
    </>
  )
}

function TicketView({ ticket }: { ticket: Thread }) {
  const [replyForm, setReplyForm] = useState(() =>
    hasDraft(replyDraftName(ticket.id)) ? 'restored' : 'closed',
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [isClosing, setIsClosing] = useState(false)
  const close = useAccountMutation({
    mutationFn: () => closeTicket(ticket.id),
    successMessage: 'تیکت بسته شد.',
    onSuccess: () => {
      // The button is gone with the open ticket.
      heading.current?.focus()
      setIsClosing(false)
    },
  })
  const status = statusBadges[ticket.status]
  return (
    <>
      <PageHead
        title={ticket.subject}
        headingRef={heading}
        back={paths.account.tickets}
        action={<Badge tone={status.tone}>{status.label}</Badge>}
        text={
          <>
            تیکت {persianDigits(ticket.id)} · {departmentLabels[ticket.department]}
            {ticket.order && (
              <>
                {' '}
                ·{' '}
                <Link
                  href={paths.account[ticket.order.type === 'refer' ? 'refer' : 'order'](
                    ticket.order.id,
                  )}
                  prefetch={false}
                  className="font-semibold text-brand-700 underline"
                >
                  {orderNouns[ticket.order.type]}{' '}
                  <bdi dir="ltr">{persianDigits(ticket.order.code)}</bdi>
                </Link>
              </>
            )}
          </>
        }
      />
      <ol aria-label="پیام‌ها" className="grid gap-3">
        {ticket.messages.map((message) => (
          <TicketMessageCard key={message.id} message={message} />
        ))}
      </ol>
      <div className="mt-4">
        <Panel {...(ticket.status === 'closed' && { title: CLOSED_NOTICE })}>
          <div
            className={
              replyForm === 'closed'
                ? 'flex flex-wrap items-center justify-between gap-x-3'
                : undefined
            }
          >
            {replyForm !== 'closed' ? (
              <TicketReplyForm
                ticketId={ticket.id}
                shouldFocus={replyForm === 'opened'}
                fallback={<Skeleton className="h-80" />}
                onLoadError={() => setReplyForm('closed')}
              />
            ) : (
              <Button icon={<EditIcon size={18} />} onClick={() => setReplyForm('opened')}>
                نوشتن پیام
              </Button>
            )}
            {ticket.status !== 'closed' && (
              <Button
                variant="link"
                size="sm"
                aria-haspopup="dialog"
                className={cn('!px-0 !text-ink-700', ticket.status === 'open' && '!font-normal')}
                onClick={() => setIsClosing(true)}
              >
                {ticket.status === 'open' ? 'بستن تیکت' : 'پاسخم را گرفتم؛ بستن تیکت'}
              </Button>
            )}
          </div>
          {isClosing && (
            <ConfirmDialog
              open
              onOpenChange={setIsClosing}
              onLoadError={() => setIsClosing(false)}
              title="این تیکت بسته شود؟"
              text={
                ticket.status === 'open'
                  ? 'هنوز پاسخ نداده‌ایم. اگر ببندید، پاسخی نمی‌نویسیم تا پیام تازه‌ای بفرستید.'
                  : 'هر وقت پیام تازه‌ای بفرستید، دوباره باز می‌شود.'
              }
              action="بستن تیکت"
              isBusy={close.isPending}
              onConfirm={() => close.mutate()}
            />
          )}
        </Panel>
      </div>
    </>
  )
}

function TicketMessageCard({ message }: { message: TicketMessage }) {
  const { from_shop: fromShop, files } = message
  return (
    <li
      className={cn(
        'max-w-[88%] rounded-card p-4',
        fromShop ? 'justify-self-end bg-brand-50' : 'justify-self-start bg-ink-100',
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className={cn('font-bold', fromShop && 'text-brand-700')}>
          {fromShop ? 'پشتیبانی فروشگاه' : 'شما'}
        </span>
        <time dateTime={message.created_at} className="text-ink-500">
          {formatDateTime(message.created_at)}
        </time>
      </p>
      <p
        dir="auto"
        className="mt-1.5 max-w-text whitespace-pre-line text-md [overflow-wrap:anywhere]"
      >
        <MixedText>{message.message}</MixedText>
      </p>
      <PictureThumbnails pictures={files} className="mt-3" />
    </li>
  )
}
