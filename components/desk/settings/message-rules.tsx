'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageKeys } from '@/lib/client/desk/keys'
import { saveMessageSettings } from '@/lib/client/desk/messages'
import { getMessageSettings, type MessageSettings } from '@/lib/contract/desk/messages'
import { foldDigits, parseInteger, persianDigits } from '@/lib/persian/digits'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { VersionClash } from '../ui/version-clash'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As it is typed. */
const draftOf = ({ quiet, daily_sms, low_stock, ...settings }: MessageSettings) => ({
  ...{ quiet, lowStock: persianDigits(low_stock) },
  sendsSms: daily_sms > 0,
  budget: daily_sms > 0 ? persianDigits(daily_sms) : '',
  mobiles: settings.staff_mobiles.map(persianDigits).join('\n'),
  emails: settings.staff_emails.join('\n'),
})

type RulesDraft = ReturnType<typeof draftOf>

function bodyOf({ quiet, sendsSms, budget, lowStock, mobiles, emails }: RulesDraft) {
  const [most, least] = [parseInteger(budget), parseInteger(lowStock)]
  return {
    quiet: { ...quiet, from: foldDigits(quiet.from), to: foldDigits(quiet.to) },
    ...(!sendsSms ? { daily_sms: 0 } : most !== null && { daily_sms: most }),
    ...(least !== null && { low_stock: least }),
    staff_mobiles: linesOf(mobiles),
    staff_emails: linesOf(emails),
  }
}

const CLASH_FIELDS: readonly DescribedField<RulesDraft>[] = [
  {
    label: 'ساعت سکوت',
    names: ['quiet'],
    describe: ({ quiet }) => (quiet.on ? `از ${quiet.from} تا ${quiet.to}` : 'خاموش'),
  },
  {
    label: 'سقف پیامک در روز',
    names: ['sendsSms', 'budget'],
    describe: ({ sendsSms, budget }) => (sendsSms ? budget : 'پیامک نرود'),
  },
  textField('lowStock', 'هشدار موجودی از'),
  textField('mobiles', 'موبایل کارکنان'),
  textField('emails', 'ایمیل کارکنان'),
]

/** What is no whole number is never saved as another one: with no SMS a day none goes at all. */
function findProblems({ sendsSms, budget, lowStock }: RulesDraft) {
  const [most, least] = [parseInteger(budget), parseInteger(lowStock)]
  return {
    budget:
      sendsSms &&
      (most === null || most < 1) &&
      'سقف را با عدد صحیح بنویسید؛ اگر پیامک نمی‌خواهید، «پیامک نرود» را روشن کنید.',
    lowStock: (least === null || least < 0) && 'موجودی را با عدد صحیح بنویسید.',
  }
}

export function MessageRules({ settings }: { settings: MessageSettings }) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(settings, draftOf, 'message-rules')
  const { draft, isChanged, read, restored, change, reset, discardable } = form
  const { quiet, sendsSms, budget, lowStock, mobiles, emails } = draft
  const [isSent, setIsSent] = useState(false)
  const problems = findProblems(draft)
  const setQuiet = (next: Partial<typeof quiet>) => change({ quiet: { ...quiet, ...next } })
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: RulesDraft; version: number }) =>
      saveMessageSettings({ ...bodyOf(draft), version }),
    done: 'ذخیره شد.',
    onDone: (stored) => {
      queryClient.setQueryData(messageKeys.settings, stored)
      setIsSent(false)
      reset()
    },
  })
  const stored = getMessageSettings.answer.shape.data.shape.settings.safeParse(saving.clash).data
  const clash = useFormClash({
    ...{ form, saving, stored, fields: CLASH_FIELDS, group: 'پیام‌ها' },
    onStored: (latest) => queryClient.setQueryData(messageKeys.settings, latest),
  })
  const discarding = useDiscard({ ...discardable, group: 'پیام‌ها' })
  const save = () => {
    setIsSent(true)
    const isRight = !problems.budget && !problems.lowStock
    if (isRight && !saving.isBusy) saving.run({ draft, version: read.version })
  }
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
      <VersionClash clash={clash} />
      <header>
        <h2 className="text-[14px] font-bold">قاعده‌های ارسال</h2>
        <span className="text-note text-[12px]">چه هنگام، تا چه اندازه، و به کدام همکار.</span>
      </header>
      {restored && (
        <div className="px-3.5 pt-3.5">
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این قاعده‌ها" />
        </div>
      )}
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
            hint={sendsSms ? 'بقیه فردا می‌روند.' : 'هیچ پیامکی جز کد ورود نمی‌رود.'}
            value={budget}
            isDisabled={!sendsSms}
            error={(isSent && problems.budget) || saving.fieldError('daily_sms')}
            onChange={(value) => change({ budget: value })}
          />
          <NumberInput
            label="هشدار موجودی از"
            hint="عدد باقی‌مانده"
            value={lowStock}
            error={(isSent && problems.lowStock) || saving.fieldError('low_stock')}
            onChange={(value) => change({ lowStock: value })}
          />
          <label className="col-span-2 flex min-h-8 cursor-pointer items-center gap-2 phone:min-h-11">
            <input
              type="checkbox"
              role="switch"
              className="desk-switch"
              checked={!sendsSms}
              onChange={({ target }) => change({ sendsSms: !target.checked })}
            />
            پیامک نرود
          </label>
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
      </div>
      <div className="border-hair sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-xl border-t bg-paper px-3.5 py-2.5">
        <DiscardActions isDirty={isChanged} text="تغییرها ذخیره نشده است" discarding={discarding} />
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

function NumberInput(props: InputProps & { isDisabled?: boolean }) {
  const { label, hint, value, error, isDisabled, onChange } = props
  return (
    <DeskField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          dir="ltr"
          inputMode="numeric"
          className="desk-field text-end"
          disabled={isDisabled}
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
