'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { deskProductKeys, settingsKeys } from '@/lib/client/desk/keys'
import {
  regionsQuery,
  salesSettingsQuery,
  saveSalesSettings,
} from '@/lib/client/desk/shop-settings'
import { salesSettings, type SalesSettings } from '@/lib/contract/desk/sales-settings'
import { parseInteger, persianDigits } from '@/lib/persian/digits'
import { formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { CityPicker, type Province } from '../ui/city-picker'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskQuery, RowsSkeleton } from '../ui/desk-states'
import { textField, type DescribedField } from '../ui/merge-drafts'
import { RestoredNote } from '../ui/restored-note'
import { SettingsActions, SettingsCard, SettingsFrame } from '../ui/settings-frame'
import { nameInCurrency } from '../ui/stored-draft'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { useDiscard } from '../ui/use-discard'
import { useFormClash } from '../ui/use-form-clash'
import { useDeskFormDraft } from '../ui/use-desk-form-draft'
import { nameCities } from './shipping-clash'
import { VersionClash } from '../ui/version-clash'

export function SalesSettingsView() {
  const settings = useQuery(salesSettingsQuery)
  if (settings.data) return <SalesForm settings={settings.data} />
  return (
    <SettingsFrame>
      <DeskQuery query={settings} what="تنظیمات" skeleton={<RowsSkeleton rows={4} />}>
        {() => null}
      </DeskQuery>
    </SettingsFrame>
  )
}

/** As it is typed. */
const draftOf = ({
  vat_percent,
  fiscal_memory_id,
  low_stock,
  cash_on_delivery: door,
}: SalesSettings) => ({
  ...{ vat: persianDigits(vat_percent), memory: fiscal_memory_id, door },
  most: door.max_amount === null ? '' : formatNumber(toUnits(door.max_amount)),
  low: persianDigits(low_stock),
  isEverywhere: door.city_ids.length === 0,
})

type SalesDraft = ReturnType<typeof draftOf>

/** What is no number goes as it is wrong, so that the shop says so beside its field. */
const numberOf = (typed: string) => parseInteger(typed) ?? -1

function bodyOf({ vat, memory, low, door, most, isEverywhere }: SalesDraft) {
  const typedMost = most.trim() === '' ? null : fromUnits(numberOf(most))
  return {
    fiscal_memory_id: memory,
    vat_percent: numberOf(vat),
    low_stock: numberOf(low),
    cash_on_delivery: {
      ...door,
      max_amount: door.is_on ? typedMost : door.max_amount,
      city_ids: isEverywhere ? [] : door.city_ids,
    },
  }
}

function clashFields(provinces: readonly Province[] = []): readonly DescribedField<SalesDraft>[] {
  return [
    { label: 'مالیات', names: ['vat'], describe: ({ vat }) => `${vat}٪` },
    textField('memory', 'شناسهٔ حافظهٔ مالیاتی'),
    { label: 'رو به پایان', names: ['low'], describe: ({ low }) => `از ${low} عدد` },
    {
      label: 'پرداخت در محل',
      names: ['door', 'most', 'isEverywhere'],
      describe: ({ door, most, isEverywhere }) =>
        door.is_on
          ? [
              most === '' ? 'بی‌سقف' : `تا ${most} ${currencyName()}`,
              isEverywhere ? 'همهٔ شهرها' : nameCities(provinces, door.city_ids),
            ].join('، ')
          : 'خاموش',
    },
  ]
}

function SalesForm({ settings }: { settings: SalesSettings }) {
  const queryClient = useQueryClient()
  const form = useDeskFormDraft(settings, draftOf, nameInCurrency('sales-settings'))
  const { draft, saved, isChanged, read, restored, change, reset, discardable } = form
  const { vat, memory, low, door, most, isEverywhere } = draft
  const changes = [
    vat !== saved.vat,
    memory !== saved.memory,
    low !== saved.low,
    isEverywhere !== saved.isEverywhere ||
      most !== saved.most ||
      JSON.stringify(door) !== JSON.stringify(saved.door),
  ].filter(Boolean).length
  const setDoor = (next: Partial<typeof door>) => change({ door: { ...door, ...next } })
  const regions = useQuery({ ...regionsQuery, enabled: door.is_on })
  const saving = useDeskMutation({
    send: (whole: { draft: SalesDraft; version: number }) =>
      saveSalesSettings({ ...bodyOf(whole.draft), version: whole.version }),
    done: 'ذخیره شد.',
    onDone: ({ data }) => {
      queryClient.setQueryData(settingsKeys.sales, data.settings)
      void queryClient.invalidateQueries({ queryKey: settingsKeys.stockBounds })
      void queryClient.invalidateQueries({ queryKey: deskProductKeys.all })
      reset()
    },
  })
  const save: DeskCommand = {
    ...{ id: 'save-sales', title: 'ذخیره', group: 'تنظیمات', keys: 'Mod+KeyS' },
    run: () => {
      if (isChanged && !saving.isBusy) saving.run({ draft, version: read.version })
    },
  }
  const stored = salesSettings.safeParse(saving.clash).data
  const clash = useFormClash({
    ...{ form, saving, stored, fields: clashFields(regions.data), group: 'تنظیمات' },
    onStored: (latest) => queryClient.setQueryData(settingsKeys.sales, latest),
  })
  useCommands([save])
  const discarding = useDiscard({ ...discardable, group: 'تنظیمات' })
  return (
    <SettingsFrame
      hints={[save]}
      actions={
        <SettingsActions
          changes={changes}
          isBusy={saving.isBusy}
          onSave={save.run}
          discarding={discarding}
        />
      }
    >
      <VersionClash clash={clash} />
      <form
        noValidate
        className="grid max-w-[52rem] gap-3.5 p-5 phone:p-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.run()
        }}
      >
        {restored && (
          <RestoredNote {...restored} onDiscard={discarding.discard} what="این تنظیمات" />
        )}
        <SettingsCard
          title="مالیات"
          note="فاکتور مالیات را از قیمت جدا می‌کند و خروجی مودیان از آن ساخته می‌شود."
        >
          <ShortField
            label="مالیات بر ارزش افزوده (درصد)"
            hint="قیمت‌های فروشگاه با مالیات است؛ صفر یعنی ندارد."
            error={saving.fieldError('vat_percent')}
            value={vat}
            onValue={(typed) => change({ vat: typed })}
          />
          <ShortField
            label="شناسهٔ یکتای حافظهٔ مالیاتی"
            isOptional
            hint="شش حرف و رقم که سامانهٔ مودیان داده است؛ در خروجی مودیان می‌آید."
            error={saving.fieldError('fiscal_memory_id')}
            maxLength={6}
            width="w-40"
            value={memory}
            onValue={(typed) => change({ memory: typed.toUpperCase() })}
          />
        </SettingsCard>
        <SettingsCard title="موجودی" note="از کی یک کالا «رو به پایان» است.">
          <ShortField
            label="رو به پایان از چند عدد"
            hint="تنوعی که همین‌قدر یا کمتر دارد در «امروز»، کالاها و موجودی «رو به پایان» است."
            error={saving.fieldError('low_stock')}
            value={low}
            onValue={(typed) => change({ low: persianDigits(typed) })}
          />
        </SettingsCard>
        <SettingsCard
          title="پرداخت در محل"
          note="سفارش بی‌پرداخت فرستاده می‌شود و پول هنگام تحویل گرفته می‌شود."
          state={
            <label className="inline-flex min-h-8 items-center gap-2 phone:min-h-11">
              <input
                type="checkbox"
                role="switch"
                aria-label="پرداخت در محل"
                className="desk-switch"
                checked={door.is_on}
                onChange={({ target }) => setDoor({ is_on: target.checked })}
              />
              {door.is_on ? 'روشن' : 'خاموش'}
            </label>
          }
        >
          {!door.is_on && (
            <p className="text-note">
              خریدار پیش از ارسال می‌پردازد؛ با روشن کردن، سقف و شهرها را بگویید.
            </p>
          )}
          {door.is_on && (
            <>
              <ShortField
                label={`بیشترین مبلغ سفارش (${currencyName()})`}
                isOptional
                hint="خالی یعنی بی‌سقف."
                error={saving.fieldError('cash_on_delivery.max_amount')}
                width="w-44"
                value={most}
                onValue={(typed) => {
                  const amount = parseInteger(typed)
                  change({ most: amount === null ? persianDigits(typed) : formatNumber(amount) })
                }}
              />
              <DeskQuery query={regions} what="استان‌ها و شهرها">
                {(provinces) => (
                  <CityPicker
                    provinces={provinces}
                    everywhere={isEverywhere}
                    cityIds={door.city_ids}
                    error={saving.sectionError('cash_on_delivery.city_ids')}
                    onChange={({ everywhere, city_ids: ids }) =>
                      change({
                        ...(everywhere !== undefined && { isEverywhere: everywhere }),
                        ...(ids && { door: { ...door, city_ids: ids } }),
                      })
                    }
                  />
                )}
              </DeskQuery>
            </>
          )}
        </SettingsCard>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </SettingsFrame>
  )
}

type ShortFieldProps = Omit<ComponentProps<typeof DeskField>, 'children'> & {
  value: string
  onValue: (typed: string) => void
  width?: string
  /** Of a code that has letters too; without it a number is typed. */
  maxLength?: number
}

/** A number or a code, written from left to right. */
function ShortField({ value, onValue, width = 'w-28', maxLength, ...field }: ShortFieldProps) {
  return (
    <DeskField {...field}>
      {(control) => (
        <input
          {...control}
          inputMode={maxLength === undefined ? 'numeric' : undefined}
          dir="ltr"
          maxLength={maxLength}
          className={`desk-field ${width}`}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </DeskField>
  )
}
