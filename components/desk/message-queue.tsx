'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MixedText } from '@/components/ui/mixed-text'
import { deskMessagesQuery, finishMessage } from '@/lib/client/desk/inbox'
import { inboxKeys } from '@/lib/client/desk/keys'
import type { DeskMessage } from '@/lib/contract/desk/moderation'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatMobile } from '@/lib/persian/validators'
import { ClashNotice } from './clash-notice'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { DeskState } from './desk-states'
import { InboxList, type QueueProps } from './inbox-list'
import { KeyHint } from './key-hint'
import { useDeskMutation } from './use-desk-mutation'

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

type OneMessageProps = { message: DeskMessage; onDone: () => void }

/** Its sender has no account to be answered in: they are called, and the message is done. */
function OneMessage({ message, onDone }: OneMessageProps) {
  const queryClient = useQueryClient()
  const finishing = useDeskMutation({
    send: () => finishMessage(message.id),
    invalidates: inboxKeys.all,
    done: 'پیام رسیدگی شد.',
    onDone,
  })
  const isOpen = message.handled_at === null
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
      <p dir="auto" className="desk-card m-5 whitespace-pre-wrap break-words p-3.5">
        <MixedText>{message.message}</MixedText>
      </p>
      <ClashNotice
        clash={finishing.clash}
        onShowLatest={() => {
          finishing.reset()
          void queryClient.invalidateQueries({ queryKey: inboxKeys.all })
        }}
      />
    </section>
  )
}
