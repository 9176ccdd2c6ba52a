'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageKeys } from '@/lib/client/desk/keys'
import {
  messageSettingsQuery,
  saveMessageSettings,
  type MessageSettingsChange,
} from '@/lib/client/desk/messages'
import type { MessageSettings, MessageTemplate } from '@/lib/contract/desk/messages'
import { detailsOfKind, type MessageKind } from '@/lib/domain/message-kinds'
import { fillTemplate, sampleValues } from '@/lib/domain/message-text'
import { foldDigits, persianDigits } from '@/lib/persian/digits'
import { ChannelNotes } from './channel-notes'
import { DeskButton } from './desk-button'
import { DeskField } from './desk-field'
import { DeskPanel } from './desk-panel'
import { DeskQuery, RowsSkeleton } from './desk-states'
import { MessageTemplateForm } from './message-template-form'
import { MessageText } from './message-text'
import { SettingsFrame } from './settings-frame'
import { SmsAccount } from './sms-account-form'
import { useDeskMutation } from './use-desk-mutation'
import { useDrafts } from './use-drafts'
import { useShopSamples } from './use-shop-samples'
import { useDeskFormDraft } from './use-desk-form-draft'

const AUDIENCES = [
  { id: 'customer', title: 'به مشتری', note: 'یکی را باز کنید تا متنش را بنویسید.' },
  { id: 'staff', title: 'به کارکنان', note: 'به موبایل و ایمیل‌هایی که پایین نوشته‌اید.' },
] as const

export function MessagesView() {
  const settings = useQuery(messageSettingsQuery)
  const [openKind, setOpenKind] = useState<MessageKind>()
  const drafts = useDrafts<MessageTemplate>()
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
              <Rules settings={read} />
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

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As it is typed. */
const draftOf = ({ quiet, daily_sms, low_stock, ...settings }: MessageSettings) => ({
  ...{ quiet, budget: persianDigits(daily_sms), lowStock: persianDigits(low_stock) },
  mobiles: settings.staff_mobiles.map(persianDigits).join('\n'),
  emails: settings.staff_emails.join('\n'),
})

function Rules({ settings }: { settings: MessageSettings }) {
  const queryClient = useQueryClient()
  const { draft, isChanged, read, change, reset } = useDeskFormDraft(settings, draftOf)
  const { quiet, budget, lowStock, mobiles, emails } = draft
  const setQuiet = (next: Partial<typeof quiet>) => change({ quiet: { ...quiet, ...next } })
  const saving = useDeskMutation({
    send: (rules: MessageSettingsChange) =>
      saveMessageSettings({ ...rules, version: read.version }),
    done: 'ذخیره شد.',
    onDone: (saved) => {
      queryClient.setQueryData(messageKeys.settings, saved)
      reset()
    },
  })
  const save = () =>
    saving.run({
      quiet: { ...quiet, from: foldDigits(quiet.from), to: foldDigits(quiet.to) },
      daily_sms: Number(foldDigits(budget).replace(/\D/g, '')),
      low_stock: Number(foldDigits(lowStock).replace(/\D/g, '')),
      staff_mobiles: linesOf(mobiles),
      staff_emails: linesOf(emails),
    })
  return (
    <form
      noValidate
      aria-label="قاعده‌های ارسال"
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <header>
        <h2 className="text-[14px] font-bold">قاعده‌های ارسال</h2>
        <span className="text-note text-[12px]">چه هنگام، تا چه اندازه، و به کدام همکار.</span>
      </header>
      <div className="grid gap-3.5 p-3.5 md:grid-cols-2">
        <fieldset className="grid gap-2">
          <legend className="sr-only">ساعت سکوت</legend>
          <label className="flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              className="desk-check"
              checked={quiet.on}
              onChange={({ target }) => setQuiet({ on: target.checked })}
            />
            ساعت سکوت برای پیامک
          </label>
          <div className="flex gap-3">
            {(['from', 'to'] as const).map((end) => (
              <DeskField
                key={end}
                className="grow"
                label={end === 'from' ? 'از ساعت' : 'تا ساعت'}
                error={saving.fieldError(`quiet.${end}`)}
              >
                {(control) => (
                  <input
                    {...control}
                    dir="ltr"
                    inputMode="numeric"
                    className="desk-field text-end"
                    disabled={!quiet.on}
                    value={persianDigits(quiet[end])}
                    onChange={({ target }) => setQuiet({ [end]: target.value })}
                  />
                )}
              </DeskField>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <NumberInput
            label="سقف پیامک در روز"
            hint="بقیه فردا می‌روند."
            value={budget}
            error={saving.fieldError('daily_sms')}
            onChange={(value) => change({ budget: value })}
          />
          <NumberInput
            label="هشدار موجودی از"
            hint="عدد باقی‌مانده"
            value={lowStock}
            error={saving.fieldError('low_stock')}
            onChange={(value) => change({ lowStock: value })}
          />
        </div>
        <LinesInput
          label="موبایل کارکنان"
          value={mobiles}
          inputMode="tel"
          error={saving.sectionError('staff_mobiles')}
          onChange={(value) => change({ mobiles: value })}
        />
        <LinesInput
          label="ایمیل کارکنان"
          value={emails}
          inputMode="email"
          error={saving.sectionError('staff_emails')}
          onChange={(value) => change({ emails: value })}
        />
        {saving.clash !== undefined && (
          <div role="alert" className="col-span-full flex flex-wrap items-center gap-2">
            <p className="grow">کس دیگری هم‌زمان این‌ها را تغییر داد و تغییر شما ذخیره نشد.</p>
            <DeskButton
              onClick={() => {
                saving.reset()
                reset()
                void queryClient.invalidateQueries({ queryKey: messageKeys.settings })
              }}
            >
              دیدن آنچه ذخیره شده
            </DeskButton>
          </div>
        )}
      </div>
      <div className="border-hair sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-xl border-t bg-paper px-3.5 py-2.5">
        {isChanged && (
          <>
            <span className="text-soon-ink me-auto">تغییرها ذخیره نشده است</span>
            <DeskButton onClick={reset}>برگرداندن</DeskButton>
          </>
        )}
        <DeskButton type="submit" variant="primary" isBusy={saving.isBusy}>
          ذخیره
        </DeskButton>
      </div>
    </form>
  )
}

type InputProps = {
  label: string
  hint?: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function NumberInput({ label, hint, value, error, onChange }: InputProps) {
  return (
    <DeskField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          inputMode="numeric"
          className="desk-field text-end"
          value={value}
          onChange={({ target }) => onChange(persianDigits(target.value))}
        />
      )}
    </DeskField>
  )
}

function LinesInput({
  label,
  value,
  error,
  inputMode,
  onChange,
}: InputProps & { inputMode: 'tel' | 'email' }) {
  return (
    <DeskField label={label} hint="هر کدام در یک سطر" error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          dir="ltr"
          inputMode={inputMode}
          className="desk-field text-end"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </DeskField>
  )
}
