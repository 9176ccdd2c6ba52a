'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { CloseIcon, PlusIcon } from '@/components/ui/icons'
import { TrashIcon } from '@/components/ui/page-icons'
import { settingsKeys } from '@/lib/client/desk/keys'
import { createMethod, removeMethod, saveMethod } from '@/lib/client/desk/shop-settings'
import { updateShippingMethod, type DeskShippingMethod } from '@/lib/contract/desk/shipping'
import { foldDigits, parseInteger, persianDigits } from '@/lib/persian/digits'
import { currencyName, formatNumber, toUnits, fromUnits } from '@/lib/persian/money'
import { CityPicker, type Province } from '../ui/city-picker'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPanel } from '../ui/desk-panel'
import { KeyHint } from '../ui/key-hint'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import type { useDrafts } from '../ui/use-drafts'
import { useVersionClash, VersionClash } from '../ui/version-clash'
import { keepCities, ShippingZones } from './shipping-zones'
import { shippingFields, type MethodDraft, type Slot } from './shipping-clash'

export const NEW = 'new'

export const NEW_METHOD: MethodDraft = {
  ...{ title: '', text: '', price: '', free_from: '', days_min: '۱', days_max: '۳' },
  ...{ delivers: true, everywhere: true, city_ids: [], zones: [], slots: [] },
}

const shownAmount = (rials: number) => formatNumber(toUnits(rials))

function draftOf(method: DeskShippingMethod): MethodDraft {
  const { title, text, delivers, everywhere, city_ids, slots } = method
  return {
    ...{ title, text, delivers, everywhere, city_ids },
    price: shownAmount(method.price),
    free_from: method.free_from === null ? '' : shownAmount(method.free_from),
    days_min: formatNumber(method.days_min),
    days_max: formatNumber(method.days_max),
    zones: method.zones.map((zone) => ({ ...zone, price: shownAmount(zone.price) })),
    slots: slots.map((slot) => ({ ...slot, capacity: formatNumber(slot.capacity) })),
  }
}

/** What is no number goes as it is wrong, so that the shop says so beside its field. */
const asNumber = (typed: string) => parseInteger(typed) ?? -1
const asClock = (typed: string) => foldDigits(typed).trim().padStart(5, '0')

function bodyOf(draft: MethodDraft) {
  const { price, free_from: freeFrom, days_min: least, days_max: most, ...others } = draft
  const { zones, slots, ...rest } = others
  return {
    ...rest,
    price: fromUnits(asNumber(price)),
    free_from: freeFrom.trim() === '' ? null : fromUnits(asNumber(freeFrom)),
    days_min: asNumber(least),
    days_max: asNumber(most),
    zones: draft.delivers
      ? zones.map((zone) => ({ ...zone, price: fromUnits(asNumber(zone.price)) }))
      : [],
    slots: slots.map(({ from, to, capacity, ...slot }) => ({
      ...slot,
      ...{ from: asClock(from), to: asClock(to), capacity: asNumber(capacity) },
    })),
  }
}

type ShippingPanelProps = {
  saved: DeskShippingMethod | null
  provinces: readonly Province[]
  drafts: ReturnType<typeof useDrafts<MethodDraft>>
  onClose: () => void
  onSaved: (id: number) => void
}

export function ShippingPanel({ saved, provinces, drafts, onClose, onSaved }: ShippingPanelProps) {
  const key = saved ? String(saved.id) : NEW
  const begun = saved ? draftOf(saved) : NEW_METHOD
  const typed = drafts.typed(key, begun, saved?.version)
  const { draft } = typed
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [isRemoving, setIsRemoving] = useState(false)
  const set = (change: Partial<MethodDraft>) =>
    drafts.write(key, { ...draft, ...change }, begun, saved?.version)
  const saving = useDeskMutation({
    send: ({ draft, version }: Pick<typeof typed, 'draft' | 'version'>) =>
      saved ? saveMethod(saved.id, { ...bodyOf(draft), version }) : createMethod(bodyOf(draft)),
    invalidates: settingsKeys.shipping,
    done: ({ title }) => `«${title}» ذخیره شد.`,
    onDone: ({ id }) => {
      drafts.drop(key)
      onSaved(id)
    },
  })
  const removing = useDeskMutation({
    send: (id: number) => removeMethod(id),
    invalidates: settingsKeys.shipping,
    done: `«${draft.title}» پاک شد.`,
    onDone: () => {
      drafts.drop(key)
      onClose()
    },
  })
  useCommands([
    {
      ...{ id: 'save-method', title: 'ذخیرهٔ روش', group: 'روش‌های ارسال', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  const discarding = useDiscard({ ...typed.discardable, group: 'روش‌های ارسال' })
  const stored = updateShippingMethod.answer.shape.data.shape.method.safeParse(saving.clash).data
  const clash = useVersionClash({
    ...{ fields: shippingFields(provinces), group: 'روش‌های ارسال', clash: saving.clash },
    stored: stored && { draft: draftOf(stored), version: stored.version },
    ...{ base: typed.begun, draft, change: set },
    save: (merged, version) => saving.run({ draft: merged, version }),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      drafts.rebase(key, { draft: left, begun: draftOf(stored), version: stored.version })
      void queryClient.invalidateQueries({ queryKey: settingsKeys.shipping })
    },
  })
  const slotError = draft.slots
    .flatMap((_, at) => [
      saving.fieldError(`slots.${at}`),
      ...['from', 'to', 'capacity'].map((name) => saving.fieldError(`slots.${at}.${name}`)),
    ])
    .find(Boolean)
  const number = (
    name: 'price' | 'free_from' | 'days_min' | 'days_max',
    label: string,
    hint?: string,
  ) => (
    <DeskField label={label} hint={hint} error={saving.fieldError(name)}>
      {(control) => (
        <input
          {...control}
          className="desk-field text-end"
          dir="ltr"
          inputMode="numeric"
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
          onBlur={() => {
            const number = parseInteger(draft[name])
            const tidy = number === null ? draft[name] : formatNumber(number)
            if (tidy !== draft[name]) set({ [name]: tidy })
          }}
        />
      )}
    </DeskField>
  )
  return (
    <DeskPanel
      title={saved ? saved.title : 'روش ارسال تازه'}
      onClose={onClose}
      footer={
        <>
          <DeskButton
            variant="primary"
            type="submit"
            form={formId}
            isBusy={saving.isBusy}
            disabled={saved !== null && !drafts.has(key)}
          >
            {saved ? 'ذخیره' : 'ساختن روش'}
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
          <DiscardActions isDirty={typed.discardable.isDirty} discarding={discarding} />
        </>
      }
    >
      <VersionClash clash={clash} />
      {typed.restored && (
        <RestoredNote {...typed.restored} what="این روش" onDiscard={discarding.discard} />
      )}
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isBusy) saving.run(typed)
        }}
      >
        <DeskField label="نام" error={saving.fieldError('title')}>
          {(control) => (
            <input
              {...control}
              className="desk-field"
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </DeskField>
        <DeskField label="توضیح زیر نام" isOptional error={saving.fieldError('text')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              className="desk-field"
              value={draft.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </DeskField>
        <div className="grid grid-cols-2 gap-3">
          {number('price', `بها (${currencyName()})`, 'صفر یعنی رایگان')}
          {number('free_from', `رایگان از (${currencyName()})`, 'خالی یعنی هیچ‌گاه')}
          {number('days_min', 'زودترین روز کاری', 'صفر یعنی همان روز')}
          {number('days_max', 'دیرترین روز کاری')}
        </div>
        <label className="flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            className="desk-check"
            checked={!draft.delivers}
            onChange={(event) => set({ delivers: !event.target.checked })}
          />
          خریدار خودش می‌آید (تحویل حضوری)
        </label>
        <CityPicker
          provinces={provinces}
          everywhere={draft.everywhere}
          cityIds={draft.city_ids}
          error={saving.fieldError('city_ids')}
          onChange={set}
        />
        {draft.delivers && (
          <ShippingZones
            zones={draft.zones}
            provinces={draft.everywhere ? provinces : keepCities(provinces, draft.city_ids)}
            fieldError={saving.fieldError}
            onChange={(zones) => set({ zones })}
          />
        )}
        <fieldset className="min-w-0">
          <legend className="mb-1 text-[12px] font-medium text-ink-700">
            بازه‌های هر روز <span className="text-note font-normal">(اختیاری)</span>
          </legend>
          {draft.slots.length > 0 && (
            <p aria-hidden="true" className="text-note mb-1 flex gap-1.5 text-center text-[12px]">
              {['از', 'تا', 'ظرفیت'].map((head) => (
                <span key={head} className="flex-1">
                  {head}
                </span>
              ))}
              <span className="w-8 phone:w-11" />
            </p>
          )}
          <ul className="grid gap-1.5">
            {draft.slots.map((slot, at) => {
              const change = (next: Partial<Slot>) =>
                set({ slots: draft.slots.with(at, { ...slot, ...next }) })
              const nth = persianDigits(at + 1)
              return (
                <li key={slot.id ?? `new ${at}`} className="flex items-center gap-1.5">
                  {(['from', 'to'] as const).map((end) => (
                    <input
                      key={end}
                      className="desk-field text-center"
                      dir="ltr"
                      aria-label={`${end === 'from' ? 'آغاز' : 'پایان'} بازهٔ ${nth}`}
                      placeholder="۰۹:۰۰"
                      value={persianDigits(slot[end])}
                      onChange={(event) => change({ [end]: event.target.value })}
                    />
                  ))}
                  <input
                    className="desk-field text-center"
                    inputMode="numeric"
                    aria-label={`ظرفیت بازهٔ ${nth}`}
                    placeholder="ظرفیت"
                    value={slot.capacity}
                    onChange={(event) => change({ capacity: event.target.value })}
                  />
                  <button
                    type="button"
                    aria-label={`برداشتن بازهٔ ${nth}`}
                    className="text-note hover:bg-hover grid size-8 shrink-0 place-items-center rounded-lg phone:size-11"
                    onClick={() => set({ slots: draft.slots.toSpliced(at, 1) })}
                  >
                    <CloseIcon size={16} />
                  </button>
                </li>
              )
            })}
          </ul>
          {(slotError ?? saving.fieldError('slots')) && (
            <p role="alert" className="text-late-ink mt-1 text-[12px]">
              {slotError ?? saving.fieldError('slots')}
            </p>
          )}
          <DeskButton
            className="mt-1.5"
            onClick={() => set({ slots: [...draft.slots, { from: '', to: '', capacity: '۲۰' }] })}
          >
            <PlusIcon size={16} />
            بازهٔ تازه
          </DeskButton>
        </fieldset>
        {saved && (
          <div className="border-hair flex flex-wrap gap-2 border-t pt-3.5">
            {saved.orders > 0 ? (
              <p className="text-note text-[12px]">
                {formatNumber(saved.orders)} سفارش با این روش ثبت شده است؛ پاک نمی‌شود، ولی خاموش
                می‌شود.
              </p>
            ) : isRemoving ? (
              <>
                <DeskButton
                  variant="danger"
                  isBusy={removing.isBusy}
                  onClick={() => removing.run(saved.id)}
                >
                  <TrashIcon size={16} />
                  بله، پاک شود
                </DeskButton>
                <DeskButton onClick={() => setIsRemoving(false)}>بماند</DeskButton>
              </>
            ) : (
              <DeskButton variant="danger" onClick={() => setIsRemoving(true)}>
                <TrashIcon size={16} />
                پاک کردن روش
              </DeskButton>
            )}
          </div>
        )}
      </form>
    </DeskPanel>
  )
}
