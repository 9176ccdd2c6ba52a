'use client'

import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { staffTicketKeys, staffTicketQuery, writeAnswer } from '@/lib/client/desk/tickets'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { DeskField } from './desk-field'
import { useCan } from './desk-member'
import { DeskQuery } from './desk-states'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'

type ThreadProps = { id: number; onAnswered: () => void }

/** What was written in a ticket, the answer to it, and whose it is. */
export function TicketThread({ id, onAnswered }: ThreadProps) {
  const thread = useQuery(staffTicketQuery(id))
  return (
    <DeskQuery query={thread} what="این تیکت">
      {(ticket) => (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
          <section
            aria-labelledby="ticket-subject"
            className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1"
          >
            <h2 id="ticket-subject" className="shrink-0 px-5 py-3 text-[14px] font-bold">
              <MixedText>{ticket.subject}</MixedText>
            </h2>
            <ol
              // What scrolls must be reachable by keys.
              tabIndex={0}
              aria-label="پیام‌های تیکت"
              className="grid content-start gap-3 px-5 pb-3 lg:min-h-0 lg:flex-1 lg:overflow-y-auto"
            >
              {ticket.messages.map((message) => (
                <Message key={message.id} message={message} name={ticket.customer.name} />
              ))}
            </ol>
            <AnswerForm key={ticket.id} id={ticket.id} onAnswered={onAnswered} />
          </section>
          <TicketContext ticket={ticket} />
        </div>
      )}
    </DeskQuery>
  )
}

type MessageProps = { message: StaffTicketThread['messages'][number]; name: string }

function Message({ message, name }: MessageProps) {
  const { from_shop: isFromShop, message: text, files, created_at: at } = message
  return (
    <li
      className={cn(
        'max-w-[85%] rounded-xl border border-line px-3.5 py-2.5',
        isFromShop ? 'bg-hover justify-self-end' : 'justify-self-start bg-paper',
      )}
    >
      <p className="text-note flex flex-wrap gap-x-2 text-[12px]">
        <b className="font-semibold">
          {isFromShop ? 'فروشگاه' : <MixedText>{name || 'مشتری'}</MixedText>}
        </b>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        <MixedText>{text}</MixedText>
      </p>
      {files.map(({ url, alt }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="text-acting-ink me-3 inline-block py-1 underline"
        >
          {alt}
        </a>
      ))}
    </li>
  )
}

function AnswerForm({ id, onAnswered }: ThreadProps) {
  const [text, setText] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const answering = useDeskMutation({
    send: (message: string) => writeAnswer(id, message),
    invalidates: staffTicketKeys.all,
    done: 'پاسخ برای مشتری ثبت شد.',
    onDone: onAnswered,
  })
  const submit = () => {
    if (!answering.isBusy) answering.run(text)
  }
  useCommands([
    {
      id: 'answer-ticket',
      title: 'نوشتن پاسخ',
      group: 'صندوق پیام‌ها',
      keys: 'KeyR',
      run: () => fieldRef.current?.focus(),
    },
  ])
  return (
    <form
      noValidate
      className="grid shrink-0 gap-2 border-t border-line p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DeskField label="پاسخ به مشتری" error={answering.fieldError('message')}>
        {(control) => (
          <textarea
            {...control}
            ref={fieldRef}
            rows={3}
            className="desk-field"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.code !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
              event.preventDefault()
              submit()
            }}
          />
        )}
      </DeskField>
      <DeskButton
        type="submit"
        variant="primary"
        className="justify-self-end"
        isBusy={answering.isBusy}
      >
        ارسال پاسخ
        <KeyHint keys="Mod+Enter" />
      </DeskButton>
    </form>
  )
}

function TicketContext({ ticket: { customer, order } }: { ticket: StaffTicketThread }) {
  const canReadOrders = useCan('orders.read')
  return (
    <aside
      aria-label="مشتری و سفارش"
      className="grid shrink-0 content-start gap-3.5 border-t border-line p-3.5 lg:w-72 lg:overflow-y-auto lg:border-s lg:border-t-0"
    >
      <section className="desk-card p-3.5">
        <h2 className="mb-1 text-[14px] font-bold">مشتری</h2>
        <p className="font-semibold">
          <MixedText>{customer.name || 'بی‌نام'}</MixedText>
        </p>
        {customer.mobile && (
          <a href={`tel:${customer.mobile}`} className="text-acting-ink hover:underline">
            <bdi dir="ltr">{persianDigits(formatMobile(customer.mobile))}</bdi>
          </a>
        )}
      </section>
      {order && (
        <section className="desk-card p-3.5">
          <h2 className="mb-1 text-[14px] font-bold">سفارش</h2>
          {canReadOrders ? (
            <Link href={deskPaths.order(order.id)} className="text-acting-ink hover:underline">
              <bdi dir="ltr">{persianDigits(order.code)}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr">{persianDigits(order.code)}</bdi>
          )}
        </section>
      )}
    </aside>
  )
}
