'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { settingsKeys } from '@/lib/client/desk/keys'
import { deskSettingsQuery, saveDeskSettings } from '@/lib/client/desk/shop-settings'
import { updateDeskSettings, type OwnSettings } from '@/lib/contract/desk/settings'
import { CURRENCY_NAMES, setCurrency, type Currency } from '@/lib/persian/currency'
import { BrandColourField } from './brand-colour-field'
import { CURRENCY_HINT, CURRENCY_LABEL, CurrencySelect } from '../ui/currency-select'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { RestoredNote } from '../ui/restored-note'
import { OpeningNotice } from './set-up-list'
import { SettingsActions, SettingsCard, SettingsFrame } from '../ui/settings-frame'
import { UploadField } from '../ui/upload-field'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { ClashPictures } from '../ui/clash-pictures'
import type { DescribedField } from '../ui/merge-drafts'
import { VersionClash } from '../ui/version-clash'

/** As one level, so that each field has its name, its value and its complaint. */
type Draft = Record<Exclude<FieldName, 'currency'>, string> & { currency: Currency }
type FieldName = keyof typeof LABELS

const LABELS = {
  name: 'نام فروشگاه',
  slogan: 'شعار',
  logo: 'نشان فروشگاه',
  colour: 'رنگ فروشگاه',
  currency: CURRENCY_LABEL,
  announcement: 'اعلان بالای صفحه',
  phone: 'تلفن',
  email: 'ایمیل',
  hours: 'ساعت کار',
  address: 'نشانی',
  'seller.national_id': 'شناسهٔ ملی',
  'seller.economic_code': 'کد اقتصادی',
  'seller.registration_id': 'شمارهٔ ثبت',
  'seller.postal_code': 'کد پستی',
  seo_title: 'عنوان صفحهٔ اصلی',
  seo_description: 'توضیح صفحهٔ اصلی',
}
const isFieldName = (name: string): name is FieldName => name in LABELS
const FIELD_NAMES = Object.keys(LABELS).filter(isFieldName)

function draftOf({ seller, version: _, ...shop }: OwnSettings): Draft {
  return {
    ...shop,
    'seller.national_id': seller.national_id,
    'seller.economic_code': seller.economic_code,
    'seller.registration_id': seller.registration_id,
    'seller.postal_code': seller.postal_code,
  }
}

/** What another one left alone is not sent, so that fields that do not clash merge by themselves. */
function bodyOf(draft: Draft, changed: readonly FieldName[]) {
  const seller = {
    national_id: draft['seller.national_id'],
    economic_code: draft['seller.economic_code'],
    registration_id: draft['seller.registration_id'],
    postal_code: draft['seller.postal_code'],
  }
  const plain = changed.filter((name) => !name.startsWith('seller.'))
  return {
    ...Object.fromEntries(plain.map((name) => [name, draft[name]])),
    ...(changed.some((name) => name.startsWith('seller.')) && { seller }),
  }
}

const CLASH_FIELDS = FIELD_NAMES.map((name): DescribedField<Draft> => ({
  ...{ label: LABELS[name], names: [name] satisfies (keyof Draft)[] },
  describe: (draft) => {
    if (name === 'currency') return CURRENCY_NAMES[draft.currency]
    if (name !== 'logo') return draft[name]
    return <ClashPictures pictures={draft.logo ? [{ url: draft.logo }] : []} />
  },
}))

export function ShopSettingsView() {
  const settings = useQuery(deskSettingsQuery)
  if (settings.data) return <SettingsForm settings={settings.data} />
  return (
    <SettingsFrame>
      <DeskQuery query={settings} what="تنظیمات" skeleton={<RowsSkeleton rows={8} />}>
        {() => null}
      </DeskQuery>
    </SettingsFrame>
  )
}

function SettingsForm({ settings }: { settings: OwnSettings }) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(settings, draftOf, 'shop-settings')
  const { draft, saved, read, restored, change, reset, discardable } = form
  const changed = FIELD_NAMES.filter((name) => draft[name] !== saved[name])
  const saving = useDeskMutation({
    send: ({ draft, version }: { draft: Draft; version: number }) =>
      saveDeskSettings({ ...bodyOf(draft, changed), version }),
    done: 'ذخیره شد؛ از همین حالا در فروشگاه دیده می‌شود.',
    onDone: (stored) => {
      // The rest of the desk goes on in the unit that the shop is in from now on.
      setCurrency(stored.currency)
      queryClient.setQueryData(settingsKeys.shop, stored)
      reset()
    },
  })
  const save: DeskCommand = {
    ...{ id: 'save-settings', title: 'ذخیرهٔ تنظیمات', group: 'تنظیمات', keys: 'Mod+KeyS' },
    run: () => {
      if (changed.length > 0 && !saving.isBusy) saving.run({ draft, version: read.version })
    },
  }
  useCommands([save])
  const discarding = useDiscard({ ...discardable, group: 'تنظیمات' })
  const stored = updateDeskSettings.answer.shape.data.shape.settings.safeParse(saving.clash).data
  const clash = useFormClash({
    ...{ form, saving, stored, fields: CLASH_FIELDS, group: 'تنظیمات' },
    onStored: (read) => queryClient.setQueryData(settingsKeys.shop, read),
  })
  const field = (name: FieldName, look: FieldLook = {}) => (
    <TextField
      key={name}
      label={LABELS[name]}
      value={draft[name]}
      error={saving.fieldError(name)}
      onChange={(value) => change({ [name]: value })}
      {...look}
    />
  )
  return (
    <SettingsFrame
      hints={[save]}
      actions={
        <SettingsActions
          changes={changed.length}
          isBusy={saving.isBusy}
          onSave={save.run}
          discarding={discarding}
        />
      }
    >
      <VersionClash clash={clash} />
      {restored && (
        <div className="px-5 pt-5 phone:px-4 phone:pt-4">
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این تنظیمات">
            خریدار هنوز آنچه پیش‌تر ذخیره شده است را می‌بیند.
          </RestoredNote>
        </div>
      )}
      <form
        noValidate
        aria-label="نام، تماس و فروشنده"
        className="grid items-start gap-3.5 p-5 lg:block lg:columns-2 lg:gap-3.5 phone:p-4 lg:[&>*]:mb-3.5 lg:[&>*]:break-inside-avoid"
        onSubmit={(event) => {
          event.preventDefault()
          save.run()
        }}
      >
        <OpeningNotice />
        <SettingsCard title="نام و معرفی" note="آنچه خریدار در سربرگ و عنوان صفحه‌ها می‌بیند.">
          {field('name')}
          {field('slogan')}
          <div className="desk-row min-w-0">
            <span
              aria-hidden="true"
              className="desk-row-label mb-1 block text-[12px] font-medium text-ink-700"
            >
              {LABELS.logo}
            </span>
            <UploadField
              label={LABELS.logo}
              hideLabel
              hint="PNG با زمینهٔ شفاف؛ کنار نام در سربرگ"
              picture={draft.logo ? { id: 0, url: draft.logo, width: 3, height: 1 } : null}
              error={saving.fieldError('logo')}
              onChange={(picture) => change({ logo: picture?.url ?? '' })}
            />
          </div>
          <BrandColourField
            value={draft.colour}
            error={saving.fieldError('colour')}
            onChange={(colour) => change({ colour })}
          />
          <DeskField
            label={CURRENCY_LABEL}
            hint={CURRENCY_HINT}
            error={saving.fieldError('currency')}
          >
            {(control) => (
              <CurrencySelect
                {...control}
                value={draft.currency}
                onChange={(currency) => change({ currency })}
              />
            )}
          </DeskField>
          {field('announcement', {
            hint: 'نوار بالای همهٔ صفحه‌ها؛ خالی یعنی نباشد. بخشی که پس از «؛» با «در»، نام شهر و ویرگول آغاز شود، مانند «در تهران، همان روز»، به کسی که شهر دیگری انتخاب کرده نشان داده نمی‌شود.',
            rows: 2,
          })}
        </SettingsCard>
        <SettingsCard title="تماس" note="در پاورقی، صفحهٔ تماس و فاکتور می‌آید.">
          {field('phone', { dir: 'ltr', inputMode: 'tel' })}
          {field('email', { dir: 'ltr', inputMode: 'email' })}
          {field('hours', { placeholder: 'شنبه تا چهارشنبه، ۹ تا ۱۷' })}
          {field('address', { rows: 2 })}
        </SettingsCard>
        <SettingsCard title="فروشندهٔ رسمی" note="روی فاکتور می‌آید؛ آنچه خالی است چاپ نمی‌شود.">
          {field('seller.national_id', { dir: 'ltr', inputMode: 'numeric' })}
          {field('seller.economic_code', { dir: 'ltr', inputMode: 'numeric' })}
          {field('seller.registration_id', { dir: 'ltr', inputMode: 'numeric' })}
          {field('seller.postal_code', { dir: 'ltr', inputMode: 'numeric' })}
          <p className="text-note">
            درصد مالیات در{' '}
            <Link
              href={deskPaths.salesSettings}
              className="text-acting-ink underline underline-offset-4"
            >
              مالیات و پرداخت در محل
            </Link>{' '}
            تعیین می‌شود.
          </p>
        </SettingsCard>
        <SettingsCard title="در جستجوگرها" note="صفحهٔ اصلی در نتیجه‌های جستجو چنین دیده می‌شود.">
          {field('seo_title')}
          {field('seo_description', { rows: 4 })}
          <div className="bg-sunk border-hair rounded-lg border px-3 py-2.5">
            <p className="text-note text-[12px]">پیش‌نمایش</p>
            <p className="text-acting-ink mt-0.5 truncate text-[15px] font-semibold">
              {draft.seo_title || draft.name}
            </p>
            <p className="text-note line-clamp-2">{draft.seo_description || 'بدون توضیح'}</p>
          </div>
        </SettingsCard>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </SettingsFrame>
  )
}

type FieldLook = {
  hint?: string
  placeholder?: string
  dir?: 'ltr'
  inputMode?: 'tel' | 'email' | 'numeric'
  rows?: number
}
type TextFieldProps = FieldLook & {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function TextField(props: TextFieldProps) {
  const { label, value, error, onChange, hint, rows, ...look } = props
  return (
    <DeskField label={label} error={error} hint={hint}>
      {(control) => {
        const shared = {
          ...control,
          ...look,
          value,
          className: cn('desk-field', look.dir && 'text-end'),
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        }
        return rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />
      }}
    </DeskField>
  )
}
