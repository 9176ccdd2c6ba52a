'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedFormGuard } from '@/components/ui/use-unsaved-guard'
import { TrashIcon } from '@/components/ui/page-icons'
import { embedsQuery, saveEmbeds } from '@/lib/client/desk/embeds'
import { embedKeys } from '@/lib/client/desk/keys'
import { getDeskEmbeds, type Embeds } from '@/lib/contract/desk/embeds'
import { HOST_USES, type HostUse, type OwnHost } from '@/lib/domain/own-hosts'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { SettingsFrame } from '../ui/settings-frame'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { usePartSaves } from '../ui/use-part-saves'
import { VersionClash } from '../ui/version-clash'

const USE_TITLES: Record<HostUse, string> = {
  script: 'اسکریپت',
  img: 'تصویر',
  frame: 'قاب',
  connect: 'ارتباط',
  style: 'شیوه‌نامه',
  font: 'قلم',
}

export function EmbedsView() {
  const embeds = useQuery(embedsQuery)
  return (
    <SettingsFrame>
      <div className="grid items-start gap-3.5 p-5 lg:grid-cols-2 phone:p-4">
        <DeskQuery query={embeds} what="نمادها و سرویس‌ها" skeleton={<RowsSkeleton rows={6} />}>
          {(stored) => <EmbedForms embeds={stored} />}
        </DeskQuery>
      </div>
    </SettingsFrame>
  )
}

/** A seal by its picture where it is stored, and by the code of its office where it is sent. */
type EmbedParts = {
  enamad_code: string
  samandehi_code: string
  hosts: OwnHost[]
  scripts: string[]
}

const partsOf = ({ enamad, samandehi, hosts, scripts }: Embeds): EmbedParts => ({
  enamad_code: enamad
    ? `https://trustseal.enamad.ir/logo.aspx?id=${enamad.id}&Code=${enamad.code}`
    : '',
  samandehi_code: samandehi
    ? `https://logo.samandehi.ir/logo.aspx?id=${samandehi.id}&p=${samandehi.logo}`
    : '',
  ...{ hosts, scripts },
})

const CLASH_FIELDS: readonly DescribedField<EmbedParts>[] = [
  textField('enamad_code', 'نماد اعتماد الکترونیکی'),
  textField('samandehi_code', 'نشان ساماندهی'),
  {
    label: 'میزبان‌های دیگر',
    names: ['hosts'],
    describe: ({ hosts }) =>
      hosts
        .map(({ host, uses }) => `${host}: ${uses.map((use) => USE_TITLES[use]).join('، ')}`)
        .join('\n'),
  },
  {
    label: 'اسکریپت‌های بیرونی',
    names: ['scripts'],
    describe: ({ scripts }) => scripts.join('\n'),
  },
]

function EmbedForms({ embeds }: { embeds: Embeds }) {
  const { saving, clash, send } = usePartSaves<EmbedParts, Embeds>({
    ...{ read: embeds, queryKey: embedKeys.all, group: 'نمادها و سرویس‌ها', partsOf },
    save: (change, version) => saveEmbeds({ ...change, version }),
    parse: (stored) => getDeskEmbeds.answer.shape.data.shape.embeds.safeParse(stored).data,
    fields: CLASH_FIELDS,
    done: 'ذخیره شد؛ از همین حالا در صفحه‌های فروشگاه هست.',
  })
  const { enamad_code: enamad, samandehi_code: samandehi } = partsOf(embeds)
  const form: Omit<FormProps, 'error'> = { isBusy: saving.isBusy, onSave: send }
  return (
    <>
      <div className="col-span-full empty:hidden">
        <VersionClash clash={clash} />
      </div>
      <SealForm
        {...form}
        title="نماد اعتماد الکترونیکی"
        note="خریدار با آن می‌بیند که فروشگاه ثبت شده است؛ در پاورقی همهٔ صفحه‌ها می‌آید."
        image={enamad}
        error={saving.fieldError('enamad_code')}
        toChange={(code) => ({ enamad_code: code })}
      />
      <SealForm
        {...form}
        title="نشان ساماندهی"
        note="نشان ثبت سایت در سامانهٔ ساماندهی؛ کنار نماد اعتماد می‌آید."
        image={samandehi}
        error={saving.fieldError('samandehi_code')}
        toChange={(code) => ({ samandehi_code: code })}
      />
      <HostsForm {...form} hosts={embeds.hosts} error={saving.sectionError('hosts')} />
      <ScriptsForm {...form} scripts={embeds.scripts} error={saving.sectionError('scripts')} />
    </>
  )
}

type FormProps = {
  isBusy: boolean
  onSave: (change: Partial<EmbedParts>, onSaved: () => void) => void
  error: string | undefined
}
type SealFormProps = FormProps & {
  title: string
  /** What it tells a shopper, in one sentence. */
  note: string
  /** Empty without a seal. */
  image: string
  toChange: (code: string) => Partial<EmbedParts>
}

function SealForm({ title, note, image, isBusy, error, onSave, toChange }: SealFormProps) {
  const [code, setCode] = useState('')
  useUnsavedFormGuard(code.trim() !== '')
  const forget = () => setCode('')
  return (
    <form
      noValidate
      aria-label={title}
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(toChange(code), forget)
      }}
    >
      <header>
        <h2 className="text-[14px] font-bold">{title}</h2>
        <span className="desk-tag ms-auto">{image ? 'در پاورقی هست' : 'ندارد'}</span>
      </header>
      <div className="desk-rows">
        <p className="text-note">{note}</p>
        {image !== '' && (
          <p className="text-note break-all text-[12px]" dir="ltr">
            {image}
          </p>
        )}
        <DeskField
          label="کدی که سامانه داده است"
          hint="همان‌طور که هست بچسبانید؛ تنها نشانی و شناسه‌اش برداشته می‌شود."
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              dir="ltr"
              className="desk-field"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </DeskField>
        <div className="flex gap-2">
          <DeskButton type="submit" variant="primary" isBusy={isBusy} disabled={code.trim() === ''}>
            ذخیره
          </DeskButton>
          {image !== '' && (
            <DeskButton
              variant="danger"
              isBusy={isBusy}
              onClick={() => onSave(toChange(''), forget)}
            >
              برداشتن از پاورقی
            </DeskButton>
          )}
        </div>
      </div>
    </form>
  )
}

const EMPTY_HOST: OwnHost = { host: '', uses: ['script'] }
const rowsOf = (hosts: OwnHost[]) => ({ rows: hosts })

function HostsForm({ hosts, isBusy, error, onSave }: FormProps & { hosts: OwnHost[] }) {
  const { draft, change: setDraft, reset } = useDeskFormDraft(hosts, rowsOf)
  const { rows } = draft
  const setRows = (next: OwnHost[]) => setDraft({ rows: next })
  const change = (at: number, next: OwnHost) =>
    setRows(rows.map((row, index) => (index === at ? next : row)))
  return (
    <form
      noValidate
      aria-label="میزبان‌های دیگر"
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ hosts: rows }, reset)
      }}
    >
      <header>
        <h2 className="text-[14px] font-bold">میزبان‌های دیگر</h2>
        <span className="text-note">صفحه‌ها جز این‌ها از جایی چیزی نمی‌گیرند</span>
      </header>
      <div className="grid gap-3 p-3.5">
        {rows.map((row, at) => (
          <fieldset key={at} className="border-hair grid gap-1 border-b pb-3">
            <legend className="sr-only">میزبان {formatNumber(at + 1)}</legend>
            <div className="flex items-end gap-2">
              <DeskField label="میزبان" className="grow">
                {(control) => (
                  <input
                    {...control}
                    dir="ltr"
                    placeholder="https://chat.example"
                    className="desk-field text-end"
                    value={row.host}
                    onChange={({ target }) => change(at, { ...row, host: target.value })}
                  />
                )}
              </DeskField>
              <DeskButton
                variant="plain"
                aria-label={`برداشتن میزبان ${formatNumber(at + 1)}`}
                onClick={() => setRows(rows.filter((_, index) => index !== at))}
              >
                <TrashIcon size={14} />
              </DeskButton>
            </div>
            <div className="flex flex-wrap gap-x-4">
              {HOST_USES.map((use) => (
                <label
                  key={use}
                  className="flex min-h-8 cursor-pointer items-center gap-1.5 phone:min-h-11"
                >
                  <input
                    type="checkbox"
                    className="desk-check"
                    checked={row.uses.includes(use)}
                    onChange={({ target }) =>
                      change(at, {
                        ...row,
                        uses: HOST_USES.filter((one) =>
                          one === use ? target.checked : row.uses.includes(one),
                        ),
                      })
                    }
                  />
                  {USE_TITLES[use]}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {error && (
          <p role="alert" className="text-late-ink">
            {error}
          </p>
        )}
        <div className="flex gap-2">
          <DeskButton onClick={() => setRows([...rows, EMPTY_HOST])}>میزبان تازه</DeskButton>
          <DeskButton type="submit" variant="primary" isBusy={isBusy}>
            ذخیره
          </DeskButton>
        </div>
      </div>
    </form>
  )
}

const textOf = (scripts: string[]) => ({ text: scripts.join('\n') })

function ScriptsForm({ scripts, isBusy, error, onSave }: FormProps & { scripts: string[] }) {
  const { draft, change, reset } = useDeskFormDraft(scripts, textOf)
  const { text } = draft
  return (
    <form
      noValidate
      aria-label="اسکریپت‌های بیرونی"
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault()
        const lines = text.split('\n').map((line) => line.trim())
        onSave({ scripts: lines.filter((line) => line !== '') }, reset)
      }}
    >
      <header>
        <h2 className="text-[14px] font-bold">اسکریپت‌های بیرونی</h2>
        <span className="text-note">گفتگو، آمار</span>
      </header>
      <div className="desk-rows">
        <DeskField
          label="نشانی اسکریپت‌ها"
          hint="هر کدام در یک سطر. پس از آماده شدن صفحه بار می‌شوند و میزبان خودشان را باز می‌کنند."
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              dir="ltr"
              className="desk-field"
              value={text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </DeskField>
        <p className="text-note">
          این اسکریپت‌ها هر چه را خریدار می‌بیند و می‌نویسد می‌خوانند؛ تنها آنچه را می‌شناسید بیفزایید.
        </p>
        <DeskButton type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
          ذخیره
        </DeskButton>
      </div>
    </form>
  )
}
