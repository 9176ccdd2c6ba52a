'use client'

import { useRef, useState, type ReactNode } from 'react'
import { createCoupon, discountKeys, saveCoupon } from '@/lib/client/desk/discounts'
import type { DeskCoupon } from '@/lib/contract/desk/discounts'
import { parseInteger } from '@/lib/persian/digits'
import { formatNumber, formatToman, rialsToToman, TOMAN, tomanToRials } from '@/lib/persian/money'
import { formatMobile } from '@/lib/persian/validators'
import { CouponScopeFields } from './coupon-scope-fields'
import { DeskButton } from './desk-button'
import { useCommands } from './desk-commands'
import { DeskField } from './desk-field'
import { DeskPanel } from './desk-panel'
import { KeyHint } from './key-hint'
import { MomentField } from './moment-field'
import { useDeskMutation } from './use-desk-mutation'
import type { useDrafts } from './use-drafts'
import { storedVersion, VersionClash } from './version-clash'

/** As it is typed. */
export type CouponDraft = {
  code: string
  title: string
  kind: 'percent' | 'amount'
  value: string
  max_discount: string
  min_total: string
  usage_limit: string
  per_customer: string
  first_order_only: boolean
  category_id: number | null
  brand_id: number | null
  customer_mobile: string
  starts_at: string | null
  ends_at: string | null
}

const EMPTY: CouponDraft = {
  ...{ code: '', title: '', kind: 'percent', value: '', max_discount: '', min_total: '' },
  ...{ usage_limit: '', per_customer: '۱', first_order_only: false },
  ...{ category_id: null, brand_id: null, customer_mobile: '' },
  ...{ starts_at: null, ends_at: null },
}

const toman = (rials: number | null) =>
  rials === null || rials === 0 ? '' : formatNumber(rialsToToman(rials))

function draftOf(coupon: DeskCoupon): CouponDraft {
  const { code, title, kind, value, first_order_only, starts_at, ends_at } = coupon
  return {
    ...{ code, title, kind, first_order_only, starts_at, ends_at },
    value: formatNumber(kind === 'percent' ? value : rialsToToman(value)),
    max_discount: toman(coupon.max_discount),
    min_total: toman(coupon.min_total),
    usage_limit: coupon.usage_limit === null ? '' : formatNumber(coupon.usage_limit),
    per_customer: formatNumber(coupon.per_customer),
    ...{ category_id: coupon.category?.id ?? null, brand_id: coupon.brand?.id ?? null },
    customer_mobile: coupon.customer_mobile ? formatMobile(coupon.customer_mobile) : '',
  }
}

/** What is no number goes as it is wrong, so that the shop says so beside its field. */
const asNumber = (typed: string) => parseInteger(typed) ?? -1
const asRials = (typed: string) => {
  const number = asNumber(typed)
  return number < 0 ? number : tomanToRials(number)
}
const isBlank = (typed: string) => typed.trim() === ''

function bodyOf(draft: CouponDraft) {
  const { title, kind, first_order_only, starts_at: start, ends_at: end } = draft
  return {
    ...{ title, kind, first_order_only },
    ...{ category_id: draft.category_id, brand_id: draft.brand_id },
    customer_mobile: isBlank(draft.customer_mobile) ? null : draft.customer_mobile,
    value: kind === 'percent' ? asNumber(draft.value) : asRials(draft.value),
    max_discount: isBlank(draft.max_discount) ? null : asRials(draft.max_discount),
    min_total: isBlank(draft.min_total) ? 0 : asRials(draft.min_total),
    usage_limit: isBlank(draft.usage_limit) ? null : asNumber(draft.usage_limit),
    per_customer: asNumber(draft.per_customer),
    ...{ starts_at: start ?? '', ends_at: end ?? '' },
  }
}

type CouponPanelProps = {
  saved: DeskCoupon | null
  drafts: ReturnType<typeof useDrafts<CouponDraft>>
  onClose: () => void
  onSaved: (id: number) => void
}

export function CouponPanel({ saved, drafts, onClose, onSaved }: CouponPanelProps) {
  const key = saved ? String(saved.id) : 'new'
  const begun = saved ? draftOf(saved) : EMPTY
  const draft = drafts.read(key) ?? begun
  const form = useRef<HTMLFormElement>(null)
  const [now] = useState(() => new Date().toISOString())
  const set = (change: Partial<CouponDraft>) => drafts.write(key, { ...draft, ...change }, begun)
  const saving = useDeskMutation({
    send: (version: number) =>
      saved
        ? saveCoupon(saved.id, { ...bodyOf(draft), version })
        : createCoupon({ ...bodyOf(draft), code: draft.code }),
    invalidates: discountKeys.all,
    done: ({ code }) => `کد ${code} ذخیره شد.`,
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
    done: ({ code }) => `کد ${code} دیگر پذیرفته نمی‌شود.`,
    onDone: () => drafts.drop(key),
  })
  useCommands([
    {
      ...{ id: 'save-coupon', title: 'ذخیرهٔ کد', group: 'کد تخفیف', keys: 'Mod+KeyS' },
      run: () => form.current?.requestSubmit(),
    },
  ])
  const stored = storedVersion(saving.clash ?? ending.clash)
  const forget = () => {
    saving.reset()
    ending.reset()
  }
  type Typed = 'title' | 'value' | 'max_discount' | 'min_total' | 'usage_limit' | 'per_customer'
  const field = (name: Typed, label: string, hint?: ReactNode) => (
    <DeskField label={label} hint={hint} error={saving.fieldError(name)}>
      {(control) => (
        <input
          {...control}
          className={name === 'title' ? 'desk-field' : 'desk-field text-end'}
          {...(name !== 'title' && { dir: 'ltr', inputMode: 'numeric' as const })}
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          onBlur={() => {
            const number = name === 'title' ? null : parseInteger(draft[name])
            if (number !== null) set({ [name]: formatNumber(number) })
          }}
        />
      )}
    </DeskField>
  )
  const isOver = saved !== null && saved.ends_at <= now
  return (
    <DeskPanel title={saved ? saved.code : 'کد تازه'} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isBusy) saving.run(saved?.version ?? 1)
        }}
      >
        {saved === null && (
          <DeskField
            label="کد"
            hint="حروف لاتین و رقم؛ خریدار کوچک یا بزرگ بنویسد یکی است."
            error={saving.fieldError('code')}
          >
            {(control) => (
              <input
                {...control}
                dir="ltr"
                autoComplete="off"
                className="desk-field"
                value={draft.code}
                onChange={({ target }) => set({ code: target.value.toUpperCase() })}
              />
            )}
          </DeskField>
        )}
        {field('title', 'نام', 'برای همکاران')}
        <DeskField label="گونهٔ تخفیف">
          {(control) => (
            <select
              {...control}
              className="desk-field"
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
        <div className="grid grid-cols-2 gap-3">
          {field('value', draft.kind === 'percent' ? 'درصد' : `مبلغ (${TOMAN})`)}
          {draft.kind === 'percent' && field('max_discount', `سقف (${TOMAN})`, 'خالی یعنی بی‌سقف')}
          {field('min_total', `کمترین خرید (${TOMAN})`)}
          {field('usage_limit', 'شمار استفاده', 'خالی یعنی بی‌سقف')}
          {field('per_customer', 'برای هر مشتری')}
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
          errorOf={(name) => saving.fieldError(name)}
        />
        <MomentField
          label="آغاز"
          value={draft.starts_at}
          error={saving.fieldError('starts_at')}
          onChange={(at) => set({ starts_at: at })}
        />
        <MomentField
          label="پایان"
          value={draft.ends_at}
          error={saving.fieldError('ends_at')}
          onChange={(at) => set({ ends_at: at })}
        />
        {saved && (
          <p className="text-note">
            {formatNumber(saved.used)} بار به کار رفته و {formatToman(saved.given)} {TOMAN} از
            سفارش‌ها کم کرده است.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton variant="primary" type="submit" isBusy={saving.isBusy}>
            ذخیره
            <KeyHint keys="Mod+KeyS" />
          </DeskButton>
          {drafts.has(key) && <DeskButton onClick={() => drafts.drop(key)}>برگرداندن</DeskButton>}
          {saved && !isOver && (
            <DeskButton isBusy={ending.isBusy} onClick={() => ending.run(saved)}>
              پایان دادن
            </DeskButton>
          )}
        </div>
      </form>
      {stored && saved && (
        <VersionClash
          open
          fields={[
            { label: 'نام', mine: draft.title, stored: String(stored.title ?? '') },
            {
              label: 'مقدار',
              mine: draft.value,
              stored: formatNumber(
                stored.kind === 'percent'
                  ? Number(stored.value)
                  : rialsToToman(Number(stored.value)),
              ),
            },
          ].filter(({ mine, stored: theirs }) => mine !== theirs)}
          onKeepStored={() => {
            drafts.drop(key)
            forget()
            onSaved(saved.id)
          }}
          onSaveMine={() => {
            forget()
            saving.run(stored.version)
          }}
        />
      )}
    </DeskPanel>
  )
}
