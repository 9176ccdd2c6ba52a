'use client'

import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'
import { orderChoicesQuery } from '@/lib/client/desk/order-work'
import { DESK_ORDER_SORTS } from '@/lib/contract/desk/orders'
import { hasTag } from '@/lib/domain/order-tags'
import { parseInteger } from '@/lib/persian/digits'
import { currencyName, formatNumber, fromUnits, toUnits } from '@/lib/persian/money'
import { DaySpanFields, readDaySpan } from '../ui/day-span-fields'
import { DeskButton } from '../ui/desk-button'
import { gatewayTitle } from './order-labels'
import {
  ASSIGNEES,
  DUE_CHOICES,
  readSeveral,
  type Address,
  type OrderFilterName,
} from './order-filter-values'

const SORT_TITLES: Record<(typeof DESK_ORDER_SORTS)[number], string> = {
  due: 'نزدیک‌ترین مهلت',
  newest: 'تازه‌ترین',
  oldest: 'قدیمی‌ترین',
  dearest: 'بیشترین مبلغ',
}

type FieldsProps = {
  address: Address
  /** A phone has no heads of columns to sort by. */
  hasSort: boolean
  fieldRef: RefObject<HTMLSelectElement | null>
}

export function OrderFilterFields({ address, hasSort, fieldRef }: FieldsProps) {
  const choices = useQuery(orderChoicesQuery)
  const { methods = [], gateways = [], members = [], tags = [] } = choices.data ?? {}
  const tag = address.get('tag')
  const titles = tags.map(({ title }) => title)
  return (
    <div className="grid gap-3">
      <Filter
        address={address}
        name="due"
        label="مهلت"
        fieldRef={fieldRef}
        choices={DUE_CHOICES.map(({ value, title }) => ({ value, title }))}
      />
      <Choices
        address={address}
        name="method"
        label="ارسال"
        choices={methods.map(({ id, title }) => ({ value: String(id), title }))}
      />
      <Choices
        address={address}
        name="gateway"
        label="پرداخت"
        choices={gateways.map(({ name, title }) => ({
          value: name,
          title: gatewayTitle(name, title),
        }))}
      />
      <Choices
        address={address}
        name="assignee"
        label="مسئول"
        choices={[
          ...Object.entries(ASSIGNEES).map(([value, title = '']) => ({ value, title })),
          ...members.map(({ id, name }) => ({ value: String(id), title: name })),
        ]}
      />
      {(titles.length > 0 || tag) && (
        <Filter
          address={address}
          name="tag"
          label="نشان"
          // A view may hold one in another spelling, or one that is on no order any more.
          choices={[...(hasTag(titles, tag) ? [] : [tag]), ...titles].flatMap((title) =>
            title ? { value: hasTag([title], tag) ? tag : title, title } : [],
          )}
        />
      )}
      <Filter
        address={address}
        name="refund_due"
        label="واریز"
        choices={[{ value: 'true', title: 'بازپرداخت در انتظار واریز' }]}
      />
      <div className="grid grid-cols-[4.5rem_1fr] items-start gap-2">
        <span className="pt-1.5">روز ثبت</span>
        <DaySpanFields {...readDaySpan(address.get)} isStacked onChange={address.set} />
      </div>
      <div
        role="group"
        aria-label={`مبلغ (${currencyName()})`}
        className="grid grid-cols-[4.5rem_1fr_1fr] items-center gap-2"
      >
        <span>
          مبلغ <span className="text-note text-[12px]">({currencyName()})</span>
        </span>
        <AmountField address={address} name="total_from" label="از مبلغ" />
        <AmountField address={address} name="total_to" label="تا مبلغ" />
      </div>
      {hasSort && (
        <label className="hidden grid-cols-[4.5rem_1fr] items-center gap-2 phone:grid">
          ترتیب
          <select
            className="desk-field"
            value={address.get('sort') || 'due'}
            onChange={({ target }) => address.set({ sort: target.value })}
          >
            {DESK_ORDER_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_TITLES[sort]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

type FilterProps = {
  address: Address
  name: OrderFilterName
  label: string
  choices: { value: string; title: string }[]
  fieldRef?: RefObject<HTMLSelectElement | null>
}

function Filter({ address, name, label, choices, fieldRef }: FilterProps) {
  const value = address.get(name)
  return (
    <label className="grid grid-cols-[4.5rem_1fr] items-center gap-2">
      {label}
      <select
        ref={fieldRef}
        className={`desk-field ${value ? 'border-acting bg-acting-bg text-acting-ink' : ''}`}
        value={value}
        onChange={({ target }) => address.set({ [name]: target.value })}
      >
        <option value="">همه</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Any of the chosen matches. */
function Choices({ address, name, label, choices }: Omit<FilterProps, 'fieldRef'>) {
  const chosen = readSeveral(address.get(name))
  const toggle = (value: string) =>
    address.set({
      [name]: (chosen.includes(value)
        ? chosen.filter((one) => one !== value)
        : [...chosen, value]
      ).join(','),
    })
  return (
    <div role="group" aria-label={label} className="grid grid-cols-[4.5rem_1fr] items-start gap-2">
      <span className="pt-1">{label}</span>
      <span className="flex flex-wrap gap-1.5">
        {choices.map(({ value, title }) => (
          <DeskButton
            key={value}
            aria-pressed={chosen.includes(value)}
            className={cn(
              'h-7 px-2 text-[12px]',
              chosen.includes(value) && 'border-acting bg-acting-bg text-acting-ink',
            )}
            onClick={() => toggle(value)}
          >
            {title}
          </DeskButton>
        ))}
      </span>
    </div>
  )
}

type AmountFieldProps = { address: Address; name: 'total_from' | 'total_to'; label: string }

/** Asked for when the field is left, or by Enter: half a number would find other orders. */
function AmountField({ address, name, label }: AmountFieldProps) {
  const rials = address.get(name)
  const written = rials === '' ? '' : formatNumber(toUnits(Number(rials)))
  const [text, setText] = useState(written)
  const [shown, setShown] = useState(rials)
  if (rials !== shown) {
    setShown(rials)
    setText(written)
  }
  const ask = () => {
    const amount = parseInteger(text)
    const next = amount === null ? '' : String(fromUnits(amount))
    if (next === rials) setText(written)
    else address.set({ [name]: next })
  }
  return (
    <input
      className="desk-field"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => {
        const amount = parseInteger(target.value)
        setText(amount === null ? target.value : formatNumber(amount))
      }}
      onBlur={ask}
      onKeyDown={({ key }) => key === 'Enter' && ask()}
    />
  )
}
