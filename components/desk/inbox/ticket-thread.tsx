'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { PictureThumbnails } from '@/components/ui/picture-thumbnails'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { isApiError } from '@/lib/client/http/error-checks'
import { inboxKeys } from '@/lib/client/desk/keys'
import {
  closeTicket,
  staffTicketQuery,
  writeAnswer,
  writeTicketNote,
} from '@/lib/client/desk/tickets'
import { TICKET_FILES } from '@/lib/contract/account/tickets'
import type { StaffTicketThread } from '@/lib/contract/desk/tickets'
import { findPicturesError } from '@/lib/domain/attached-pictures'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { CONTEXT_SCREEN } from '@/styles/breakpoints'
import { ClashNotice } from '../ui/clash-notice'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskQuery } from '../ui/desk-states'
import { seeTicket } from './inbox-address'
import { InboxCompose } from './inbox-compose'
import { InnerNote } from '../ui/inner-note'
import { KeyHint } from '../ui/key-hint'
import { PresenceNote } from '../ui/presence-note'
import { TicketAssignee } from './ticket-assignee'
import { TicketContext } from './ticket-context'
import { TicketSummary } from './ticket-summary'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useThreadEnd } from './use-thread-end'

type Answering = { text: string | null; closes: boolean; files: File[]; clear?: () => void }
type ThreadProps = { id: number; onDone: () => void }

const DEPARTMENT_TITLES = {
  sales: 'فروش',
  support: 'پشتیبانی',
  finance: 'مالی',
  returns: 'مرجوعی',
}

/** What was written in a ticket, by the customer, the shop and among the staff; and whose it is. */
export function TicketThread({ id, onDone }: ThreadProps) {
  const thread = useQuery(staffTicketQuery(id))
  return (
    <DeskQuery query={thread} what="این تیکت">
      {(ticket) => <WholeThread ticket={ticket} onDone={onDone} />}
    </DeskQuery>
  )
}

function WholeThread({ ticket, onDone }: { ticket: StaffTicketThread; onDone: () => void }) {
  const { id, status, messages, notes } = ticket
  const queryClient = useQueryClient()
  const isWhole = useMediaQuery(CONTEXT_SCREEN)
  const version = { from: status, last_message_id: messages.at(-1)?.id ?? 0 }
  const changing = useDeskMutation({
    send: async ({ text, closes, files, clear }: Answering) => {
      if (text === null) return closeTicket(id, version)
      const answered = await writeAnswer(id, { ...version, message: text, closes }, files)
      // Before the next thread opens, so that what was sent is no draft any more.
      clear?.()
      return answered
    },
    invalidates: inboxKeys.all,
    onDone,
    done: (_, { text }) =>
      text === null
        ? `تیکت ${persianDigits(id)} بسته شد.`
        : `پاسخ به ${isolateLatin(ticket.customer.name || 'مشتری')} فرستاده شد.`,
    see: (_, { closes }) => seeTicket(id, closes ? 'closed' : 'answered'),
  })
  const noting = useDeskMutation({
    send: ({ text }: { text: string; clear: () => void }) => writeTicketNote(id, text),
    invalidates: inboxKeys.all,
    done: 'یادداشت ماند.',
  })
  const close = () => status !== 'closed' && changing.run({ text: null, closes: true, files: [] })
  useCommands(
    status === 'closed'
      ? []
      : [
          {
            id: 'close-ticket',
            title: 'بستن تیکت',
            group: 'صندوق پیام‌ها',
            keys: 'KeyE',
            run: close,
          },
        ],
  )
  const written = [
    ...messages.map((message) => ({ at: message.created_at, message })),
    ...notes.map((note) => ({ at: note.created_at, note })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  const { frame, list, onScroll, follow } = useThreadEnd(written.length)
  return (
    <div
      ref={frame}
      onScroll={onScroll}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden"
    >
      <section
        aria-labelledby="ticket-subject"
        className="flex min-w-0 grow flex-col lg:min-h-0 lg:flex-1"
      >
        <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-paper px-5 py-2.5 phone:px-4 phone:py-1.5">
          <div className="min-w-0 grow">
            <h2 id="ticket-subject" className="text-[14px] font-bold">
              <MixedText>{ticket.subject}</MixedText>
            </h2>
            <p className="text-note text-[12px]">
              شمارهٔ {persianDigits(id)} · بخش {DEPARTMENT_TITLES[ticket.department]}
            </p>
          </div>
          <PresenceNote subject={`ticket:${id}`} />
          {/* A phone has it in the sheet. */}
          <span className="phone:hidden">
            <TicketAssignee ticket={ticket} />
          </span>
          {status !== 'closed' && (
            <DeskButton onClick={close} isBusy={changing.isBusy}>
              بستن
              <KeyHint keys="KeyE" />
            </DeskButton>
          )}
          {!isWhole && <TicketSummary ticket={ticket} onDone={onDone} />}
        </header>
        <ol
          ref={list}
          onScroll={onScroll}
          // What scrolls must be reachable by keys.
          tabIndex={0}
          aria-label="پیام‌های تیکت"
          className="grid grow content-start gap-3 p-5 lg:min-h-0 lg:flex-1 lg:overflow-y-auto phone:p-4"
        >
          {written.map((one) =>
            'message' in one ? (
              <Message
                key={one.message.id}
                message={one.message}
                name={ticket.customer.name || 'مشتری'}
              />
            ) : (
              <InnerNote key={`note ${one.note.id}`} note={one.note} />
            ),
          )}
        </ol>
        <ClashNotice
          clash={changing.clash}
          onShowLatest={() => {
            changing.reset()
            void queryClient.invalidateQueries({ queryKey: inboxKeys.all })
          }}
        />
        {/* Where all of it scrolls as one, the answer stays at hand. */}
        <div data-part="answer" className="sticky bottom-0 bg-ground pt-2 lg:static lg:pt-0">
          <InboxCompose
            subject={`ticket:${id}`}
            canReply
            fill={{ name: ticket.customer.name, code: ticket.order?.code ?? '' }}
            attach={{
              ...TICKET_FILES,
              errorOf: (files) =>
                isApiError(changing.failure)
                  ? findPicturesError(TICKET_FILES.field, files, changing.failure.fields)
                  : undefined,
              onChange: changing.reset,
            }}
            canClose={status !== 'closed'}
            isBusy={changing.isBusy || noting.isBusy}
            error={changing.fieldError('message') ?? noting.fieldError('text')}
            onSubmit={({ mode, text, closes, files, clear }) => {
              follow()
              if (mode === 'reply') changing.run({ text, closes, files, clear })
              else noting.run({ text, clear }, { onSuccess: clear })
            }}
          />
        </div>
      </section>
      {isWhole && <TicketContext ticket={ticket} onDone={onDone} />}
    </div>
  )
}

type MessageProps = { message: StaffTicketThread['messages'][number]; name: string }

function Message({ message, name }: MessageProps) {
  const { from_shop: isFromShop, message: text, files, created_at: at, staff_name: staff } = message
  return (
    <li
      className={cn(
        'max-w-[85%] rounded-xl border border-line px-3.5 py-2.5',
        isFromShop ? 'bg-acting-bg justify-self-end' : 'justify-self-start bg-paper',
      )}
    >
      <p className="text-note flex flex-wrap gap-x-2 text-[12px]">
        <b className="font-semibold">
          <MixedText>{isFromShop ? (staff ?? 'فروشگاه') : name}</MixedText>
        </b>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        <MixedText>{text}</MixedText>
      </p>
      <PictureThumbnails pictures={files} className="mt-2" />
    </li>
  )
}
