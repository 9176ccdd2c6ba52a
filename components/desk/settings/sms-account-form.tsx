'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageKeys } from '@/lib/client/desk/keys'
import { saveSmsSettings, smsSettingsQuery } from '@/lib/client/desk/messages'
import { smsSettingsCalls, type SmsSettings } from '@/lib/contract/desk/sms-settings'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { describeSecret, SecretField, SecretMarks } from '../ui/secret-field'
import { ServiceCheck } from './service-health'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { useFormClash } from '../ui/use-form-clash'
import { VersionClash } from '../ui/version-clash'

const PROVIDERS = { console: 'نمایشی', kavenegar: 'کاوه‌نگار', smsir: 'SMS.ir' }

/** What SMS go out by; the demo sends none. */
export function SmsAccount() {
  const settings = useQuery(smsSettingsQuery)
  if (settings.data?.driver === 'console') return null
  return (
    <section className="desk-card" aria-label="سامانهٔ پیامک">
      <header>
        <h2 className="text-[14px] font-bold">سامانهٔ پیامک</h2>
        {settings.data && <bdi className="text-note">{PROVIDERS[settings.data.driver]}</bdi>}
      </header>
      <DeskQuery query={settings} what="سامانهٔ پیامک" skeleton={<RowsSkeleton rows={3} />}>
        {(read) => <SmsAccountForm settings={read} />}
      </DeskQuery>
    </section>
  )
}

const draftOf = ({ key, template, line }: SmsSettings) => ({
  ...{ key: '', marks: key.marks, template: template.value, line: line.value },
})
type Draft = ReturnType<typeof draftOf>

const CLASH_FIELDS: readonly DescribedField<Draft>[] = [
  {
    ...{ label: 'کلید سامانه', names: ['key', 'marks'] },
    describe: ({ key, marks }) => describeSecret(key, marks),
  },
  textField('template', 'الگوی کد ورود'),
  textField('line', 'خط پیامک'),
]

export function SmsAccountForm({ settings }: { settings: SmsSettings }) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(settings, draftOf)
  const { draft, read, saved, isChanged, change, finish } = form
  const { key, template, line } = read
  const saving = useDeskMutation({
    send: (whole: { draft: Draft; version: number }) => {
      const { key: typed, template: named, line: number } = whole.draft
      return saveSmsSettings({
        version: whole.version,
        ...(typed.trim() !== '' && { key: typed }),
        ...(named !== saved.template && { template: named }),
        ...(number !== saved.line && { line: number }),
      })
    },
    invalidates: messageKeys.settings,
    done: 'ذخیره شد و از پیامک بعدی به کار می‌رود.',
    onDone: (stored) => {
      queryClient.setQueryData(messageKeys.sms, stored)
      finish(stored)
    },
  })
  const clash = useFormClash({
    ...{ form, saving, fields: CLASH_FIELDS, group: 'پیام‌ها', isSentWhole: false },
    stored: smsSettingsCalls.getSmsSettings.answer.shape.data.shape.settings.safeParse(saving.clash)
      .data,
    onStored: (stored) => queryClient.setQueryData(messageKeys.sms, stored),
  })
  const isAllOfServer = [key, template, line].every(({ set_by: setBy }) => setBy === 'server')
  const text = (name: 'template' | 'line', label: string, hint: string) =>
    read[name].set_by === 'server' ? (
      <ServerField label={label}>
        <bdi dir="ltr">{read[name].value}</bdi>
      </ServerField>
    ) : (
      <DeskField label={label} hint={hint} error={saving.fieldError(name)}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            className="desk-field"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </DeskField>
    )
  return (
    <form
      noValidate
      aria-label="سامانهٔ پیامک"
      className="grid gap-3.5 p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !saving.isBusy) saving.run({ draft, version: read.version })
      }}
    >
      <VersionClash clash={clash} />
      {(key.set_by === 'nobody' || !key.is_readable) && (
        <p role="status" className="bg-soon-bg text-soon-ink rounded-[10px] px-3 py-2">
          {key.is_readable
            ? 'کلید سامانهٔ پیامک هنوز نیست؛ تا آن وقت کد ورود تنها در گزارش سرور نوشته می‌شود و به کسی پیامک نمی‌رود.'
            : 'کلید ذخیره‌شده با رمز دیگری از سرور بسته شده است و خوانده نمی‌شود؛ آن را از نو بنویسید.'}
        </p>
      )}
      <div className="grid items-start gap-3.5 md:grid-cols-3">
        {key.set_by === 'server' ? (
          <ServerField label="کلید سامانه">
            <SecretMarks marks={key.marks} />
          </ServerField>
        ) : (
          <SecretField
            label="کلید سامانه"
            marks={key.marks}
            hint="از پنل سامانهٔ پیامک، بخش کلیدهای وب‌سرویس."
            value={draft.key}
            error={saving.fieldError('key')}
            onChange={(typed) => change({ key: typed })}
          />
        )}
        {text('template', 'الگوی کد ورود', 'نام یا شمارهٔ الگویی که کد ورود را می‌فرستد.')}
        {text('line', 'خط پیامک', 'خالی یعنی تنها پیامک‌های الگودار می‌روند.')}
      </div>
      {!isAllOfServer && (
        <div>
          <DeskButton type="submit" isBusy={saving.isBusy} disabled={!isChanged}>
            ذخیره
          </DeskButton>
        </div>
      )}
      {key.marks !== '' && <ServiceCheck name="sms" title="سامانهٔ پیامک" state={null} />}
    </form>
  )
}

function ServerField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[12px] font-medium text-ink-700">{label}</p>
      <p className="font-semibold">{children}</p>
      <p className="text-note mt-1 text-[12px]">در تنظیمات سرور گذاشته شده است.</p>
    </div>
  )
}
