'use client'

import { useQuery } from '@tanstack/react-query'
import { orderChoicesQuery } from '@/lib/client/desk/order-work'
import { hasTag } from '@/lib/domain/order-tags'
import { formatDate } from '@/lib/persian/dates'
import { DeskButton } from './desk-button'
import type { FilterChip } from './filter-chips'
import type { useListAddress } from './list-tools'
import { gatewayTitle } from './order-words'

const ORDER_FILTERS = [
  ...(['method', 'gateway', 'due', 'assignee', 'tag', 'refund_due', 'from', 'to'] as const),
]
type Address = ReturnType<typeof useListAddress>
type Reader = Pick<Address, 'get'>

/** What of the address filters orders, without what is empty. */
export function readOrderFilters({ get }: Reader): Partial<Record<string, string>> {
  return Object.fromEntries(ORDER_FILTERS.flatMap((name) => (get(name) ? [[name, get(name)]] : [])))
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

/** Every filter is in the address, and taken off at once by the button at its end. */
export function OrderFilters({ address }: { address: Address }) {
  const choices = useQuery(orderChoicesQuery)
  const chosen = ORDER_FILTERS.filter((name) => address.get(name))
  const { methods = [], gateways = [], members = [], tags = [] } = choices.data ?? {}
  const tag = address.get('tag')
  const titles = tags.map(({ title }) => title)
  return (
    <>
      <Filter
        address={address}
        name="due"
        label="مهلت"
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
      {chosen.length > 0 && (
        <DeskButton
          variant="plain"
          onClick={() => address.set(Object.fromEntries(chosen.map((name) => [name, ''])))}
        >
          پاک کردن فیلترها
        </DeskButton>
      )}
    </>
  )
}

type FilterProps = {
  address: Address
  name: (typeof ORDER_FILTERS)[number]
  label: string
  choices: { value: string; title: string }[]
}

function Filter({ address, name, label, choices }: FilterProps) {
  const value = address.get(name)
  return (
    <select
      className={`desk-field w-auto max-w-44 shrink-0 ${value ? 'border-acting bg-acting-bg text-acting-ink' : ''}`}
      data-filter
      aria-label={label}
      value={value}
      onChange={({ target }) => address.set({ [name]: target.value })}
    >
      <option value="">{label}: همه</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {label}: {choice.title}
        </option>
      ))}
    </select>
  )
}
