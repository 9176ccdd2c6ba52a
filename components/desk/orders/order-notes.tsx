'use client'

import type { RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { UserIcon } from '@/components/ui/icons'
import { MixedText } from '@/components/ui/mixed-text'
import { deskOrderKeys } from '@/lib/client/desk/keys'
import { writeNote } from '@/lib/client/desk/orders'
import type { StaffOrder } from '@/lib/contract/desk/orders'
import { formatDateTime } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { BubbleIcon, CardIcon, SettingsIcon } from '../ui/desk-icons'
import { NoteForm } from '../ui/note-form'
import { listHistory, type HistoryEntry } from './order-history'
import { StaffMark } from './staff-mark'

type NotesProps = { whole: StaffOrder; fieldRef: RefObject<HTMLTextAreaElement | null> }

export function OrderNotes({ whole, fieldRef }: NotesProps) {
  const { order } = whole
  return (
    <section className="desk-card" aria-labelledby="notes">
      <header>
        <h2 id="notes" className="text-[14px] font-bold">
          رویدادها و یادداشت
        </h2>
        <span className="text-note">یادداشت‌ها را مشتری نمی‌بیند</span>
      </header>
      <NoteForm
        write={(text) => writeNote(order.id, text)}
        invalidates={deskOrderKeys.all}
        fieldRef={fieldRef}
      />
      <ul className="pb-2">
        {listHistory(whole).map((entry) => (
          <HistoryRow key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

/** What a person did has their letter; what a machine did has a sign of its own. */
const SIGNS = {
  customer: UserIcon,
  gateway: CardIcon,
  system: SettingsIcon,
  message: BubbleIcon,
}

function HistoryRow({ entry: { kind, who, text, extra, at } }: { entry: HistoryEntry }) {
  const isNote = kind === 'note'
  const Sign = kind === 'note' || kind === 'staff' ? null : SIGNS[kind]
  return (
    <li
      data-kind={kind}
      className={cn('mx-2 flex items-start gap-2 rounded-lg px-2 py-1.5', isNote && 'bg-soon-bg')}
    >
      {Sign ? (
        <span className="text-note grid size-6 shrink-0 place-items-center rounded-full border border-dashed border-line">
          <Sign size={13} />
        </span>
      ) : (
        <StaffMark name={who} />
      )}
      <p className="min-w-0 grow break-words pt-0.5">
        <b className="font-semibold">
          <MixedText>{who}</MixedText>
        </b>{' '}
        {isNote && 'یادداشت: '}
        <span dir={isNote ? 'auto' : undefined}>
          <MixedText>{text}</MixedText>
        </span>
        {extra && (
          <span className="text-note">
            {' '}
            · <MixedText>{persianDigits(extra)}</MixedText>
          </span>
        )}
      </p>
      <time dateTime={at} className="text-note shrink-0 whitespace-nowrap pt-0.5 text-[12px]">
        {formatDateTime(at)}
      </time>
    </li>
  )
}
