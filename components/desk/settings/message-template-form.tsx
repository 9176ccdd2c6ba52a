'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { messageKeys } from '@/lib/client/desk/keys'
import { saveMessageSettings, sendTest } from '@/lib/client/desk/messages'
import {
  getMessageSettings,
  startingTemplate,
  type SendingChannel,
  type MessageSettings,
  type MessageTemplate,
} from '@/lib/contract/desk/messages'
import { detailsOfKind, PLACEHOLDERS, type MessageKind } from '@/lib/domain/message-kinds'
import { countSmsParts, fillTemplate, sampleValues } from '@/lib/domain/message-text'
import { foldDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { isSame } from '../ui/merge-drafts'
import { flattenTemplate, TEMPLATE_FIELDS, unflattenTemplate } from './message-template-clash'
import { MessageText } from './message-text'
import { useDeskMember } from '../ui/desk-member'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import type { useDrafts } from '../ui/use-drafts'
import { useShopSamples } from '../ui/use-shop-samples'
import { useVersionClash, VersionClash } from '../ui/version-clash'

type TextBox = HTMLTextAreaElement | HTMLInputElement
type MessageTemplateFormProps = {
  template: MessageTemplate & { kind: MessageKind }
  settings: MessageSettings
  drafts: ReturnType<typeof useDrafts<MessageTemplate>>
}

/** One message: by which channel, in which words, and how it looks when it arrives. */
export function MessageTemplateForm({ template, settings, drafts }: MessageTemplateFormProps) {
  const { kind, ...saved } = template
  const { channels, version } = settings
  const { title, isSmsOnly = false } = detailsOfKind(kind)
  const queryClient = useQueryClient()
  const typed = drafts.typed(kind, saved, version)
  const { draft } = typed
  const write = (next: Partial<MessageTemplate>) =>
    drafts.write(kind, { ...draft, ...next }, saved, version)
  const smsField = useRef<TextBox>(null)
  const emailField = useRef<TextBox>(null)
  const { isDirty: isChanged } = typed.discardable
  const saving = useDeskMutation({
    send: (whole: { draft: MessageTemplate; version: number }) =>
      saveMessageSettings({ version: whole.version, template: { kind, ...whole.draft } }),
    done: 'ذخیره شد.',
    onDone: (stored) => {
      queryClient.setQueryData(messageKeys.settings, stored)
      drafts.drop(kind)
    },
  })
  const discarding = useDiscard({ ...typed.discardable, group: 'پیام‌ها' })
  const stored = getMessageSettings.answer.shape.data.shape.settings.safeParse(saving.clash).data
  const others = stored?.templates.find((one) => one.kind === kind)
  const clash = useVersionClash({
    ...{ fields: TEMPLATE_FIELDS, group: 'پیام‌ها', clash: saving.clash },
    stored: stored && others && { draft: flattenTemplate(others), version: stored.version },
    ...{ base: flattenTemplate(typed.begun), draft: flattenTemplate(draft) },
    change: (next) => write(unflattenTemplate(next)),
    save: (merged, latest) => saving.run({ draft: unflattenTemplate(merged), version: latest }),
    adopt: (left) => {
      saving.reset()
      if (!stored || !others) return
      const { kind: _, ...begun } = others
      drafts.rebase(kind, { draft: unflattenTemplate(left), begun, version: stored.version })
      queryClient.setQueryData(messageKeys.settings, stored)
    },
  })
  const sms = (change: Partial<MessageTemplate['sms']>) =>
    write({ sms: { ...draft.sms, ...change } })
  const email = (change: Partial<MessageTemplate['email']>) =>
    write({ email: { ...draft.email, ...change } })
  const values = { ...sampleValues(kind), ...useShopSamples() }
  const preview = fillTemplate(draft.sms.text, values)
  const { driver } = channels.sms
  return (
    <form
      noValidate
      aria-label={title}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        // Another message that was saved since is no change of this one.
        if (!saving.isBusy)
          saving.run({ draft, version: isSame(typed.begun, saved) ? version : typed.version })
      }}
    >
      <VersionClash clash={clash} />
      {typed.restored && (
        <RestoredNote {...typed.restored} what="این پیام" onDiscard={discarding.discard} />
      )}
      <Switch label="پیامک" checked={draft.sms.on} onChange={(on) => sms({ on })} />
      <DeskField label="متن پیامک" error={saving.fieldError('template.sms.text')}>
        {(control) => (
          <textarea
            {...control}
            ref={(node) => void (smsField.current = node)}
            rows={5}
            className="desk-field"
            value={draft.sms.text}
            onChange={({ target }) => sms({ text: target.value })}
          />
        )}
      </DeskField>
      <PlaceholderButtons
        kind={kind}
        fieldRef={smsField}
        onInsert={(text) => sms({ text })}
        label="افزودن به متن پیامک"
      />
      <figure className="bg-sunk border-hair rounded-lg border px-3 py-2">
        <figcaption className="text-note text-[12px]">
          پیش‌نمایش، {formatNumber(preview.length)} حرف، {formatNumber(countSmsParts(preview))} بخش
        </figcaption>
        <p className="mt-1 whitespace-pre-line break-words">
          <MessageText text={preview} />
        </p>
      </figure>
      {driver !== 'console' && !isSmsOnly && (
        <DeskField
          label="الگوی سامانهٔ پیامک"
          isOptional
          hint={<PatternHint kind={kind} driver={driver} />}
          error={saving.fieldError('template.sms.pattern')}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              className="desk-field text-end"
              value={draft.sms.pattern}
              onChange={({ target }) => sms({ pattern: foldDigits(target.value) })}
            />
          )}
        </DeskField>
      )}
      <Switch
        label="در ساعت سکوت هم برود"
        checked={draft.sms.anytime}
        onChange={(anytime) => sms({ anytime })}
      />
      {!isSmsOnly && (
        <>
          <hr className="border-hair" />
          <Switch label="ایمیل" checked={draft.email.on} onChange={(on) => email({ on })} />
          <DeskField label="موضوع ایمیل" error={saving.fieldError('template.email.subject')}>
            {(control) => (
              <input
                {...control}
                className="desk-field"
                value={draft.email.subject}
                onChange={({ target }) => email({ subject: target.value })}
              />
            )}
          </DeskField>
          <DeskField label="متن ایمیل" error={saving.fieldError('template.email.text')}>
            {(control) => (
              <textarea
                {...control}
                ref={(node) => void (emailField.current = node)}
                rows={6}
                className="desk-field"
                value={draft.email.text}
                onChange={({ target }) => email({ text: target.value })}
              />
            )}
          </DeskField>
          <PlaceholderButtons
            kind={kind}
            fieldRef={emailField}
            onInsert={(text) => email({ text })}
            label="افزودن به متن ایمیل"
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton type="submit" variant="primary" isBusy={saving.isBusy} disabled={!isChanged}>
          ذخیره
        </DeskButton>
        <DeskButton onClick={() => write(startingTemplate(kind))}>متن آغازین</DeskButton>
        <DiscardActions isDirty={isChanged} discarding={discarding} />
      </div>
      <TestSend kind={kind} canEmail={channels.email && !isSmsOnly} isChanged={isChanged} />
    </form>
  )
}

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold phone:min-h-11">
      <input
        type="checkbox"
        className="desk-check"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}

type PlaceholderButtonsProps = {
  kind: MessageKind
  label: string
  fieldRef: RefObject<TextBox | null>
  onInsert: (text: string) => void
}

/** What can stand in the text, put where the caret is. */
function PlaceholderButtons({ kind, label, fieldRef, onInsert }: PlaceholderButtonsProps) {
  const insert = (name: string) => {
    const field = fieldRef.current
    if (field === null) return
    const { value, selectionStart, selectionEnd } = field
    const start = selectionStart ?? value.length
    const word = `{${name}}`
    onInsert(value.slice(0, start) + word + value.slice(selectionEnd ?? start))
    field.focus()
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {detailsOfKind(kind).placeholders.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => insert(name)}
          className="desk-tag hover:bg-hover min-h-6 cursor-pointer phone:min-h-9"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function PatternHint({ kind, driver }: { kind: MessageKind; driver: 'kavenegar' | 'smsir' }) {
  const placeholders = detailsOfKind(kind).placeholders.filter(
    (name) => PLACEHOLDERS[name][driver] !== null,
  )
  return (
    <>
      جای متن بالا می‌رود. در الگو:{' '}
      {placeholders.map((name, at) => (
        <span key={name}>
          {at > 0 && '، '}
          {name}=<bdi dir="ltr">{PLACEHOLDERS[name][driver]}</bdi>
        </span>
      ))}
    </>
  )
}

type TestSendProps = { kind: MessageKind; canEmail: boolean; isChanged: boolean }

function TestSend({ kind, canEmail, isChanged }: TestSendProps) {
  const [channel, setChannel] = useState<SendingChannel>('sms')
  const [to, setTo] = useState('')
  const testing = useDeskMutation({
    send: (target: { channel: SendingChannel; to: string }) => sendTest({ kind, ...target }),
    invalidates: messageKeys.sent,
    done: 'در صف ارسال است؛ نتیجه در «پیام‌های رفته» می‌آید.',
  })
  const { mobile } = useDeskMember()
  const test = () => testing.run({ channel, to })
  return (
    <fieldset className="border-hair grid gap-2 border-t pt-3">
      <legend className="sr-only">ارسال آزمایشی</legend>
      <div className="flex items-start gap-2">
        {canEmail && (
          <select
            aria-label="آزمایش با"
            className="desk-field mt-6 w-24 shrink-0"
            value={channel}
            onChange={({ target }) => setChannel(target.value === 'email' ? 'email' : 'sms')}
          >
            <option value="sms">پیامک</option>
            <option value="email">ایمیل</option>
          </select>
        )}
        <DeskField
          className="grow"
          label={channel === 'sms' ? 'موبایل برای آزمایش' : 'ایمیل برای آزمایش'}
          error={testing.fieldError('to')}
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              inputMode={channel === 'sms' ? 'tel' : 'email'}
              className="desk-field text-end"
              value={to}
              onChange={({ target }) => setTo(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                test()
              }}
            />
          )}
        </DeskField>
      </div>
      <div className="flex flex-wrap gap-2">
        <DeskButton isBusy={testing.isBusy} disabled={isChanged} onClick={test}>
          ارسال آزمایشی
        </DeskButton>
        <DeskButton
          isBusy={testing.isBusy}
          disabled={isChanged}
          onClick={() => testing.run({ channel: 'sms', to: mobile })}
        >
          آزمودن روی موبایل من
        </DeskButton>
      </div>
      {isChanged && <p className="text-note">آزمایش با متن ذخیره‌شده است؛ ابتدا ذخیره کنید.</p>}
    </fieldset>
  )
}
