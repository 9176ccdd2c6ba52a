'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { MixedText } from '@/components/ui/mixed-text'
import { createCoupon, saveCoupon } from '@/lib/client/desk/discounts'
import { discountKeys } from '@/lib/client/desk/keys'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import { updateCoupon, type DeskCoupon } from '@/lib/contract/desk/discounts'
import { parseInteger } from '@/lib/persian/digits'
import { isolateLatin } from '@/lib/persian/latin-runs'
import { formatNumber, formatAmount, currencyName } from '@/lib/persian/money'
import {
  couponBodyOf,
  couponDraftOf,
  describeCoupon,
  findCouponProblems,
  newCouponDraft,
  suggestCouponCode,
  type CouponDraft,
  type CouponField,
} from './coupon-draft'
import { CouponScopeFields } from './coupon-scope-fields'
import { DeskButton } from '../ui/desk-button'
import { useCommands } from '../ui/desk-commands'
import { DeskField } from '../ui/desk-field'
import { DeskPanel } from '../ui/desk-panel'
import { KeyHint } from '../ui/key-hint'
import { MomentField } from '../ui/moment-field'
import { RestoredNote } from '../ui/restored-note'
import { useDeskMutation } from '../ui/use-desk-mutation'
import { DiscardActions, useDiscard } from '../ui/use-discard'
import type { useDrafts } from '../ui/use-drafts'
import { useVersionClash, VersionClash } from '../ui/version-clash'
import { ClashNotice } from '../ui/clash-notice'
import { couponFields } from './coupon-clash'

type CouponPanelProps = {
  saved: DeskCoupon | null
  /** The codes that there are. */
  codes: readonly string[]
  drafts: ReturnType<typeof useDrafts<CouponDraft>>
  onClose: () => void
  onSaved: (id: number) => void
}

export function CouponPanel({ saved, codes, drafts, onClose, onSaved }: CouponPanelProps) {
  const key = saved ? String(saved.id) : 'new'
  const [now] = useState(() => Date.now())
  const [fresh] = useState(() => newCouponDraft(now))
  const begun = saved ? couponDraftOf(saved) : fresh
  const typed = drafts.typed(key, begun, saved?.version)
  const { draft } = typed
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [left, setLeft] = useState<ReadonlySet<CouponField>>(new Set())
  const [isSent, setIsSent] = useState(false)
  const { categories = [], brands = [] } = useQuery(taxonomyQuery).data ?? {}
  const set = (change: Partial<CouponDraft>) =>
    drafts.write(key, { ...draft, ...change }, begun, saved?.version)
  const leave = (name: CouponField) => setLeft(new Set([...left, name]))
  const saving = useDeskMutation({
    send: ({ draft, version }: Pick<typeof typed, 'draft' | 'version'>) =>
      saved
        ? saveCoupon(saved.id, { ...couponBodyOf(draft), version })
        : createCoupon({ ...couponBodyOf(draft), code: draft.code }),
    invalidates: discountKeys.all,
    done: ({ code }) => isolateLatin(`کد ${code} ذخیره شد.`),
    onDone: ({ id }) => {
      drafts.drop(key)
      onSaved(id)
    },
  })
  const ending = useDeskMutation({
    send: ({ id, version, starts_at: start }: DeskCoupon) => {
      // One that has not begun ends a moment after it would.
      const end = new Date(Math.max(Date.now(), Date.parse(start) + 1_000))
      return saveCoupon(id, { version, ends_at: end.toISOString() })
    },
    invalidates: discountKeys.all,
    done: ({ code }) => isolateLatin(`کد ${code} دیگر پذیرفته نمی‌شود.`),
    onDone: () => drafts.drop(key),
  })
  useCommands([
    {
      ...{ id: 'save-coupon', title: 'ذخیرهٔ کد', group: 'کد تخفیف', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  const problems = findCouponProblems(draft, {
    taken: saved ? null : codes,
    used: saved?.used ?? 0,
  })
  /** Nothing is said of a field before it was left. */
  const errorOf = (name: CouponField) =>
    (isSent || left.has(name) ? problems[name] : undefined) ?? saving.fieldError(name)
  const handleSubmit = () => {
    if (saving.isBusy) return
    if (Object.keys(problems).length === 0) return saving.run(typed)
    flushSync(() => setIsSent(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const titleOf = (listed: readonly { id: number; title: string }[], id: number | null) =>
    listed.find((one) => one.id === id)?.title
  const words = describeCoupon(
    draft,
    { category: titleOf(categories, draft.category_id), brand: titleOf(brands, draft.brand_id) },
    now,
  )
  const refresh = () => void queryClient.invalidateQueries({ queryKey: discountKeys.all })
  const discarding = useDiscard({ ...typed.discardable, group: 'کد تخفیف' })
  const stored = updateCoupon.answer.shape.data.shape.coupon.safeParse(saving.clash).data
  const clash = useVersionClash({
    ...{ fields: couponFields({ categories, brands }), group: 'کد تخفیف', clash: saving.clash },
    stored: stored && { draft: couponDraftOf(stored), version: stored.version },
    ...{ base: typed.begun, draft, change: set },
    save: (merged, version) => saving.run({ draft: merged, version }),
    adopt: (left) => {
      saving.reset()
      if (!stored) return
      drafts.rebase(key, { draft: left, begun: couponDraftOf(stored), version: stored.version })
      refresh()
    },
  })
  type Typed = 'title' | 'value' | 'max_discount' | 'min_total' | 'usage_limit' | 'per_customer'
  const field = (name: Typed, label: string, hint?: ReactNode) => (
    <DeskField label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          className={name === 'title' ? 'desk-field' : 'desk-field text-end'}
          {...(name !== 'title' && { dir: 'ltr', inputMode: 'numeric' as const })}
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          onBlur={() => {
            leave(name)
            const number = name === 'title' ? null : parseInteger(draft[name])
            if (number !== null) set({ [name]: formatNumber(number) })
          }}
        />
      )}
    </DeskField>
  )
  const isOver = saved !== null && Date.parse(saved.ends_at) <= now
  return (
    <DeskPanel
      title={saved ? saved.code : 'کد تازه'}
      onClose={onClose}
      footer={
        <>
          <DeskButton variant="primary" type="submit" form={formId} isBusy={saving.isBusy}>
            ذخیره
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
          <DiscardActions isDirty={typed.discardable.isDirty} discarding={discarding} />
          {saved && !isOver && (
            <DeskButton isBusy={ending.isBusy} onClick={() => ending.run(saved)}>
              پایان دادن
            </DeskButton>
          )}
        </>
      }
    >
      <VersionClash clash={clash} />
      {typed.restored && (
        <RestoredNote {...typed.restored} what="این کد" onDiscard={discarding.discard} />
      )}
      <ClashNotice
        clash={ending.clash}
        onShowLatest={() => {
          ending.reset()
          refresh()
        }}
      />
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        {saved === null && (
          <DeskField
            label="کد"
            hint="حروف لاتین و رقم؛ خریدار کوچک یا بزرگ بنویسد یکی است."
            error={errorOf('code')}
          >
            {(control) => (
              <span className="flex gap-2">
                <input
                  {...control}
                  dir="ltr"
                  autoComplete="off"
                  className="desk-field"
                  value={draft.code}
                  onChange={({ target }) => set({ code: target.value.toUpperCase() })}
                  onBlur={() => leave('code')}
                />
                <DeskButton
                  className="h-[34px] phone:h-11"
                  onClick={() => set({ code: suggestCouponCode(codes) })}
                >
                  پیشنهاد کد
                </DeskButton>
              </span>
            )}
          </DeskField>
        )}
        {field('title', 'نام', 'برای همکاران')}
        <div className="grid grid-cols-2 gap-3">
          <DeskField label="گونهٔ تخفیف">
            {(control) => (
              <select
                {...control}
                className="desk-field h-[34px] phone:h-11"
                value={draft.kind}
                onChange={({ target }) =>
                  set({ kind: target.value === 'amount' ? 'amount' : 'percent' })
                }
              >
                <option value="percent">درصد</option>
                <option value="amount">مبلغ</option>
              </select>
            )}
          </DeskField>
          {field('value', draft.kind === 'percent' ? 'درصد' : `مبلغ (${currencyName()})`)}
          {draft.kind === 'percent' &&
            field('max_discount', `سقف (${currencyName()})`, 'خالی یعنی بی‌سقف')}
          {field('min_total', `کمترین خرید (${currencyName()})`, 'خالی یعنی هر خریدی')}
        </div>
        <div className="grid grid-cols-2 gap-3">
          {field('per_customer', 'برای هر مشتری', 'چند بار')}
          {field('usage_limit', 'شمار استفاده', 'خالی یعنی بی‌سقف')}
        </div>
        <label className="flex min-h-8 items-center gap-2 phone:min-h-11">
          <input
            type="checkbox"
            className="desk-check"
            checked={draft.first_order_only}
            onChange={({ target }) => set({ first_order_only: target.checked })}
          />
          فقط برای اولین خرید
        </label>
        <CouponScopeFields
          scope={draft}
          onChange={set}
          errorOf={errorOf}
          productsError={saving.fieldError('product_ids')}
        />
        <MomentField
          label="آغاز"
          value={draft.starts_at}
          error={errorOf('starts_at')}
          onChange={(at) => set({ starts_at: at })}
        />
        <MomentField
          label="پایان"
          value={draft.ends_at}
          error={
            draft.starts_at && draft.ends_at
              ? (problems.ends_at ?? saving.fieldError('ends_at'))
              : errorOf('ends_at')
          }
          onChange={(at) => set({ ends_at: at })}
        />
        <p aria-live="polite" className="bg-sunk rounded-[10px] p-3 leading-6">
          {words === null ? (
            <span className="text-note">مقدار تخفیف را که بنویسید، کار کد این‌جا خوانده می‌شود.</span>
          ) : (
            <MixedText>{words}</MixedText>
          )}
        </p>
        {saved && (
          <p className="text-note">
            {formatNumber(saved.used)} بار به کار رفته و {formatAmount(saved.given)}{' '}
            {currencyName()} از سفارش‌ها کم کرده است.
          </p>
        )}
      </form>
    </DeskPanel>
  )
}
