'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { hasDraft } from '@/components/form/draft'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyPanel } from './empty-panel'
import { latePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { ticketQuery } from '@/lib/api/account'
import { closeTicket } from '@/lib/api/account-changes'
import { isMissing } from '@/lib/api/failure'
import type { TicketMessage, TicketThread as Thread } from '@/lib/contract/tickets'
import { formatMoment } from '@/lib/persian/dates'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { EditIcon, TicketIcon } from './account-icons'
import { Asked } from './asked'
import { PageHead, Panel } from './page-head'
import { SentPictures } from './sent-pictures'
import { departmentNames, replyDraft, statusNames } from './ticket-words'
import { useChange } from './use-change'

const ReplyForm = latePart(() => import('./reply-form'))

const CLOSED = 'این تیکت بسته است؛ با پیام تازه باز می‌شود'

export function TicketThread() {
  const id = parseInteger(useSearchParams().get('id') ?? '')
  const query = useQuery({ ...ticketQuery(id ?? 0), enabled: id !== null && id > 0 })
  if (id === null || id <= 0 || isMissing(query.error)) return <NoTicket />
  return (
    <Asked query={query} skeleton={<Skeleton className="h-[520px] rounded-panel" />}>
      {(ticket) => <Ticket ticket={ticket} />}
    </Asked>
  )
}

function NoTicket() {
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

function Ticket({ ticket }: { ticket: Thread }) {
  const [writing, setWriting] = useState(() => (hasDraft(replyDraft(ticket.id)) ? 'again' : 'no'))
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useChange({
    act: () => closeTicket(ticket.id),
    done: 'تیکت بسته شد.',
    onDone: () => heading.current?.focus(),
  })
  const status = statusNames[ticket.status]
  return (
    <>
      <PageHead
        title={ticket.subject}
        heading={heading}
        back={paths.account.tickets}
        action={<Badge tone={status.tone}>{status.label}</Badge>}
        text={
          <>
            تیکت {persianDigits(ticket.id)} · {departmentNames[ticket.department]}
            {ticket.order && (
              <>
                {' '}
                · سفارش <bdi dir="ltr">{persianDigits(ticket.order.code)}</bdi>
              </>
            )}
          </>
        }
      />
      <ol aria-label="پیام‌ها" className="grid gap-3">
        {ticket.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <div className="mt-4">
        <Panel {...(ticket.status === 'closed' && { title: CLOSED })}>
          <div className={writing === 'no' ? 'flex flex-wrap items-center gap-x-3' : undefined}>
            {writing !== 'no' ? (
              <ReplyForm
                ticketId={ticket.id}
                takesFocus={writing === 'asked'}
                waiting={<Skeleton className="h-80" />}
                onLost={() => setWriting('no')}
              />
            ) : (
              <Button icon={<EditIcon size={18} />} onClick={() => setWriting('asked')}>
                نوشتن پیام
              </Button>
            )}
            {ticket.status !== 'closed' && (
              <Button
                variant="link"
                size="sm"
                className="!px-0"
                busy={close.isPending}
                onClick={() => close.mutate()}
              >
                پاسخم را گرفتم؛ تیکت بسته شود
              </Button>
            )}
          </div>
        </Panel>
      </div>
    </>
  )
}

function Message({ message }: { message: TicketMessage }) {
  const { from_shop: fromShop, files } = message
  return (
    <li
      className={cn(
        'max-w-[88%] rounded-card p-4',
        fromShop ? 'justify-self-end bg-brand-50' : 'justify-self-start bg-paper shadow-card',
      )}
    >
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className={cn('font-bold', fromShop && 'text-brand-700')}>
          {fromShop ? 'پشتیبانی ویترین' : 'شما'}
        </span>
        <time dateTime={message.created_at} className="text-ink-500">
          {formatMoment(message.created_at)}
        </time>
      </p>
      <p dir="auto" className="mt-1.5 whitespace-pre-line text-md [overflow-wrap:anywhere]">
        {message.message}
      </p>
      <SentPictures pictures={files} className="mt-3" />
    </li>
  )
}
