'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import {
  answerMessage,
  deskMessagesQuery,
  finishMessage,
  noteMessage,
} from '@/lib/client/desk/inbox'
import { inboxKeys } from '@/lib/client/desk/keys'
import type { DeskMessage } from '@/lib/contract/desk/moderation'
import { MAX_SMS_ANSWER } from '@/lib/domain/sms-answer'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { formatMobile } from '@/lib/persian/validators'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskState } from '../ui/desk-states'
import { InboxCompose } from './inbox-compose'
import { seeTicket } from './inbox-address'
import { InboxList, type QueueProps } from './inbox-list'
import { InnerNote } from '../ui/inner-note'
import { KeyHint } from '../ui/key-hint'
import { useDeskMutation } from '../ui/use-desk-mutation'

export function MessageQueue({ address, next }: QueueProps) {
  const state = address.state === 'done' ? 'done' : 'open'
  const query = useQuery(deskMessagesQuery({ state, q: address.q, page: String(address.page) }))
  const messages = query.data?.messages ?? []
  return (
    <InboxList
      address={address}
      query={query}
      what="فهرست پیام‌های تماس"
      entries={messages.map((message) => ({
        key: String(message.id),
        title: message.subject,
        who: message.name,
        at: message.created_at,
        dueAt: message.due_at,
      }))}
      pages={query.data?.total ?? 0}
      emptyTitle={state === 'open' ? 'پیامی رسیدگی‌نشده نیست' : 'پیام رسیدگی‌شده‌ای نیست'}
      next={next}
    >
      {(key, openNext) => {
        const message = messages.find(({ id }) => String(id) === key)
        if (message) return <OneMessage key={key} message={message} onDone={openNext} />
        return query.data && <DeskState title="این دیگر در این فهرست نیست" />
      }}
    </InboxList>
  )
}

const describeSmsAnswer = (text: string) =>
  `با این شماره حسابی نیست؛ پاسخ با پیامک می‌رود: ${formatNumber(text.length)} از ${formatNumber(MAX_SMS_ANSWER)} حرف.`

type OneMessageProps = { message: DeskMessage; onDone: () => void }

/** Who has an account is answered in a ticket, others by SMS; of a call what was said is noted. */
function OneMessage({ message, onDone }: OneMessageProps) {
  const queryClient = useQueryClient()
  const finishing = useDeskMutation({
    send: () => finishMessage(message.id),
    invalidates: inboxKeys.all,
    done: 'پیام رسیدگی شد.',
    onDone,
  })
  const answering = useDeskMutation({
    send: async ({ text, clear }: { text: string; clear: () => void }) => {
      const { data } = await answerMessage(message.id, text)
      // Before the next message opens, so that what was sent is no draft any more.
      clear()
      return data.ticket_id
    },
    invalidates: ['desk'],
    done: message.customer
      ? `پاسخ در تیکتی برای ${message.customer.name || message.name} ثبت شد.`
      : `پاسخ با پیامک به ${message.name} می‌رود.`,
    see: (ticketId) => (ticketId === null ? undefined : seeTicket(ticketId, 'answered')),
    onDone,
  })
  const noting = useDeskMutation({
    send: ({ text }: { text: string; clear: () => void }) => noteMessage(message.id, text),
    invalidates: inboxKeys.all,
    done: 'یادداشت ماند.',
  })
  const isOpen = message.handled_at === null
  const { customer } = message
  const canSeeCustomers = useCan('customers.read')
  const finish = () => {
    if (!finishing.isBusy) finishing.run(undefined)
  }
  useCommands(
    isOpen
      ? [
          {
            id: 'finish-message',
            title: 'رسیدگی شد',
            group: 'صندوق پیام‌ها',
            keys: 'KeyE',
            run: finish,
          },
        ]
      : [],
  )
  return (
    <section
      aria-labelledby="message-subject"
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-paper px-5 py-2.5">
        <div className="min-w-0 grow">
          <h2 id="message-subject" className="text-[14px] font-bold">
            <MixedText>{message.subject}</MixedText>
          </h2>
          <p className="text-note flex flex-wrap gap-x-3 text-[12px]">
            <MixedText>{message.name}</MixedText>
            {message.mobile && (
              <a href={`tel:${message.mobile}`} className="text-acting-ink underline">
                <bdi dir="ltr">{persianDigits(formatMobile(message.mobile))}</bdi>
              </a>
            )}
            <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
            {customer === null
              ? 'با این شماره حسابی نیست'
              : canSeeCustomers && (
                  <Link
                    href={deskPaths.customer(customer.id)}
                    className="text-acting-ink underline"
                  >
                    مشتری: <MixedText>{customer.name || 'بی‌نام'}</MixedText>
                  </Link>
                )}
            {message.ticket_id !== null && (
              <Link
                href={seeTicket(message.ticket_id, 'answered').href}
                className="text-acting-ink underline"
              >
                تیکت پاسخ
              </Link>
            )}
          </p>
        </div>
        {isOpen ? (
          <DeskButton variant="primary" onClick={finish} isBusy={finishing.isBusy}>
            رسیدگی شد
            <KeyHint keys="KeyE" />
          </DeskButton>
        ) : (
          <span className="text-note">
            رسیدگی: <time>{formatDateTime(message.handled_at ?? '')}</time>
          </span>
        )}
      </header>
      <div className="grid flex-1 auto-rows-max content-start gap-3 p-5">
        <p dir="auto" className="desk-card whitespace-pre-wrap break-words p-3.5">
          <MixedText>{message.message}</MixedText>
        </p>
        {message.notes.length > 0 && (
          <ol aria-label="یادداشت‌ها" className="grid gap-3">
            {message.notes.map((note) => (
              <InnerNote key={note.id} note={note} />
            ))}
          </ol>
        )}
      </div>
      <ClashNotice
        clash={finishing.clash ?? answering.clash}
        onShowLatest={() => {
          finishing.reset()
          answering.reset()
          void queryClient.invalidateQueries({ queryKey: inboxKeys.all })
        }}
      />
      <InboxCompose
        subject={`message:${message.id}`}
        canReply={isOpen}
        {...(customer === null && { describeReply: describeSmsAnswer })}
        canClose={false}
        isBusy={answering.isBusy || noting.isBusy}
        error={answering.fieldError('message') ?? noting.fieldError('text')}
        onSubmit={({ mode, text, clear }) =>
          mode === 'reply'
            ? answering.run({ text, clear })
            : noting.run({ text, clear }, { onSuccess: clear })
        }
      />
    </section>
  )
}
