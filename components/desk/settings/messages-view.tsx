'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageSettingsQuery } from '@/lib/client/desk/messages'
import { startingTemplate, type MessageSettings } from '@/lib/contract/desk/messages'
import { detailsOfKind, type MessageKind } from '@/lib/domain/message-kinds'
import { fillTemplate, sampleValues } from '@/lib/domain/message-text'
import { persianDigits } from '@/lib/persian/digits'
import { ChannelNotes } from './channel-notes'
import { DeskPanel } from '../ui/desk-panel'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { MessageRules } from './message-rules'
import { MessageTemplateForm } from './message-template-form'
import { MessageText } from './message-text'
import { SettingsFrame } from '../ui/settings-frame'
import { SmsAccount } from './sms-account-form'
import { useDrafts } from '../ui/use-drafts'
import { useShopSamples } from '../ui/use-shop-samples'

const AUDIENCES = [
  { id: 'customer', title: 'به مشتری', note: 'یکی را باز کنید تا متنش را بنویسید.' },
  { id: 'staff', title: 'به کارکنان', note: 'به موبایل و ایمیل‌هایی که پایین نوشته‌اید.' },
] as const

export function MessagesView() {
  const settings = useQuery(messageSettingsQuery)
  const [openKind, setOpenKind] = useState<MessageKind>()
  const drafts = useDrafts({ name: 'message', like: startingTemplate('order_placed') })
  const open = settings.data?.templates.find(({ kind }) => kind === openKind)
  return (
    <SettingsFrame
      panel={
        settings.data &&
        open && (
          <DeskPanel title={detailsOfKind(open.kind).title} onClose={() => setOpenKind(undefined)}>
            <MessageTemplateForm
              key={open.kind}
              template={open}
              settings={settings.data}
              drafts={drafts}
            />
          </DeskPanel>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 p-5 phone:p-4">
        <DeskQuery query={settings} what="پیام‌ها" skeleton={<RowsSkeleton rows={10} />}>
          {(read) => (
            <>
              <ChannelNotes channels={read.channels} />
              <SmsAccount />
              {AUDIENCES.map(({ id, title, note }) => (
                <KindList
                  key={id}
                  title={title}
                  note={note}
                  templates={read.templates.filter(
                    ({ kind }) => detailsOfKind(kind).audience === id,
                  )}
                  openKind={openKind}
                  hasDraft={drafts.has}
                  onOpen={setOpenKind}
                />
              ))}
              <MessageRules settings={read} />
            </>
          )}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

type KindListProps = {
  title: string
  note: string
  templates: MessageSettings['templates']
  openKind: MessageKind | undefined
  hasDraft: (kind: MessageKind) => boolean
  onOpen: (kind: MessageKind) => void
}

function KindList({ title, note, templates, openKind, hasDraft, onOpen }: KindListProps) {
  const shown = useShopSamples()
  return (
    <section className="desk-card" aria-label={title}>
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <span className="text-note text-[12px]">{note}</span>
        <span className="text-note ms-auto text-[12px]">
          {persianDigits(templates.filter(({ sms, email }) => sms.on || email.on).length)} از{' '}
          {persianDigits(templates.length)} روشن
        </span>
      </header>
      <ul>
        {templates.map(({ kind, sms, email }) => (
          <li key={kind} className="border-hair border-b last:border-0">
            <button
              type="button"
              aria-expanded={kind === openKind}
              onClick={() => onOpen(kind)}
              className="hover:bg-hover flex min-h-11 w-full items-center gap-2 px-3.5 py-1.5 text-start"
            >
              <span className="w-36 shrink-0 font-semibold phone:w-28">
                {detailsOfKind(kind).title}
              </span>
              <span className="text-note min-w-0 grow truncate phone:hidden">
                <MessageText text={fillTemplate(sms.text, { ...sampleValues(kind), ...shown })} />
              </span>
              <span className="ms-auto flex shrink-0 gap-1">
                {hasDraft(kind) && (
                  <span className="desk-tag bg-soon-bg text-soon-ink">ذخیره‌نشده</span>
                )}
                {sms.on && <span className="desk-tag">پیامک</span>}
                {email.on && <span className="desk-tag">ایمیل</span>}
                {!sms.on && !email.on && <span className="text-note">خاموش</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
