'use client'

import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { orderChoicesQuery } from '@/lib/client/desk/order-work'
import { DESK_ORDER_SORTS } from '@/lib/contract/desk/orders'
import { hasTag } from '@/lib/domain/order-tags'
import { formatDate } from '@/lib/persian/dates'
import { DeskButton } from './desk-button'
import { FilterChips, type FilterChip } from './filter-chips'
import { FilterMenu } from './filter-menu'
import type { useListAddress } from './list-tools'
import { gatewayTitle, ORDER_TAB_LIST } from './order-labels'

const ORDER_FILTERS = [
  ...(['method', 'gateway', 'due', 'assignee', 'tag', 'refund_due', 'from', 'to'] as const),
]
type Address = ReturnType<typeof useListAddress>

/** What of the address says which orders are shown, and in which order. */
export function readOrderList({ get }: Pick<Address, 'get'>) {
  const tab = ORDER_TAB_LIST.find(({ id }) => id === get('tab')) ?? ORDER_TAB_LIST[0]
  const sort = DESK_ORDER_SORTS.find((one) => one === get('sort')) ?? 'due'
  const given = ORDER_FILTERS.flatMap((name) => (get(name) ? [[name, get(name)]] : []))
  const filters: Partial<Record<string, string>> = Object.fromEntries(given)
  return { tab, sort, shown: { stats: (tab?.statuses ?? []).join(','), q: get('q'), ...filters } }
}

const DUE_CHOICES = [
  { value: 'late', title: 'گذشته' },
  { value: 'today', title: 'تا پایان امروز' },
  { value: 'soon', title: 'تا سه روز دیگر' },
]

/** What stands in the address, in words. */
export function useOrderChips(address: Address): FilterChip[] {
  const { data } = useQuery(orderChoicesQuery)
  const { methods = [], gateways = [], members = [] } = data ?? {}
  const nameOf = (name: (typeof ORDER_FILTERS)[number], value: string): string => {
    switch (name) {
      case 'due':
        return `مهلت: ${DUE_CHOICES.find((one) => one.value === value)?.title ?? '…'}`
      case 'method':
        return `ارسال: ${methods.find(({ id }) => String(id) === value)?.title ?? '…'}`
      case 'gateway':
        return `پرداخت: ${gatewayTitle(value, gateways.find((one) => one.name === value)?.title)}`
      case 'assignee': {
        const own = value === 'me' ? 'خودم' : value === 'none' ? 'بی‌مسئول' : undefined
        return `مسئول: ${own ?? members.find(({ id }) => String(id) === value)?.name ?? '…'}`
      }
      case 'tag':
        return `نشان: ${value}`
      case 'refund_due':
        return 'در انتظار واریز'
      case 'from':
        return `از ${formatDate(`${value}T12:00:00Z`)}`
      case 'to':
        return `تا ${formatDate(`${value}T12:00:00Z`)}`
    }
  }
  const q = address.get('q')
  const filters = ORDER_FILTERS.filter((name) => address.get(name)).map((name) => ({
    name,
    text: nameOf(name, address.get(name)),
  }))
  return q ? [{ name: 'q', text: `جستجو: ${q}` }, ...filters] : filters
}

/** What narrows the list stands as chips, each taken off by a press; all that can is behind one button. */
export function OrderFilters({ address, hasSort }: { address: Address; hasSort: boolean }) {
  // What is searched for stands in the field beside them.
  const chips = useOrderChips(address).filter(({ name }) => name !== 'q')
  return (
    <>
      {chips.length > 0 && (
        <span className="inline-flex shrink-0 items-center gap-1.5 phone:order-1">
          <FilterChips chips={chips} onDrop={(name) => address.set({ [name]: '' })} />
        </span>
      )}
      <FilterMenu count={chips.length}>
        {(fieldRef) => (
          <OrderFilterFields address={address} hasSort={hasSort} fieldRef={fieldRef} />
        )}
      </FilterMenu>
      {chips.length > 0 && (
        <DeskButton
          variant="plain"
          className="phone:hidden"
          onClick={() => address.set(Object.fromEntries(chips.map(({ name }) => [name, ''])))}
        >
          پاک کردن
        </DeskButton>
      )}
    </>
  )
}

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

function OrderFilterFields({ address, hasSort, fieldRef }: FieldsProps) {
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
      <Filter
        address={address}
        name="method"
        label="ارسال"
        choices={methods.map(({ id, title }) => ({ value: String(id), title }))}
      />
      <Filter
        address={address}
        name="gateway"
        label="پرداخت"
        choices={gateways.map(({ name, title }) => ({
          value: name,
          title: gatewayTitle(name, title),
        }))}
      />
      <Filter
        address={address}
        name="assignee"
        label="مسئول"
        choices={[
          { value: 'me', title: 'خودم' },
          { value: 'none', title: 'بی‌مسئول' },
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
  name: (typeof ORDER_FILTERS)[number]
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
