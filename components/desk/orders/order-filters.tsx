'use client'

import { useQuery } from '@tanstack/react-query'
import { orderChoicesQuery } from '@/lib/client/desk/order-work'
import { DESK_ORDER_SORTS } from '@/lib/contract/desk/orders'
import { formatDate } from '@/lib/persian/dates'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { FilterChips, type FilterChip } from '../ui/filter-chips'
import { FilterMenu } from '../ui/filter-menu'
import { OrderFilterFields } from './order-filter-fields'
import {
  ASSIGNEES,
  DUE_CHOICES,
  ORDER_FILTERS,
  readSeveral,
  type Address,
  type OrderFilterName,
} from './order-filter-values'
import { gatewayTitle, ORDER_TAB_LIST } from './order-labels'

/** What of the address says which orders are shown, and in which order. */
export function readOrderList({ get }: Pick<Address, 'get'>) {
  // What waits for its transfer is mostly of cancelled orders.
  const first = get('refund_due') ? undefined : ORDER_TAB_LIST[0]
  const tab = ORDER_TAB_LIST.find(({ id }) => id === get('tab')) ?? first
  const sort = DESK_ORDER_SORTS.find((one) => one === get('sort')) ?? 'due'
  const given = ORDER_FILTERS.flatMap((name) => (get(name) ? [[name, get(name)]] : []))
  const filters: Partial<Record<string, string>> = Object.fromEntries(given)
  return { tab, sort, shown: { stats: (tab?.statuses ?? []).join(','), q: get('q'), ...filters } }
}

/** What stands in the address, in words. */
export function useOrderChips(address: Address): FilterChip[] {
  const { data } = useQuery(orderChoicesQuery)
  const { methods = [], gateways = [], members = [] } = data ?? {}
  const namesOf = (values: string, titleOf: (value: string) => string | undefined) =>
    readSeveral(values)
      .map((value) => titleOf(value) ?? '…')
      .join('، ')
  const nameOf = (name: OrderFilterName, value: string): string => {
    switch (name) {
      case 'due':
        return `مهلت: ${DUE_CHOICES.find((one) => one.value === value)?.title ?? '…'}`
      case 'method':
        return `ارسال: ${namesOf(value, (one) => methods.find(({ id }) => String(id) === one)?.title)}`
      case 'gateway':
        return `پرداخت: ${namesOf(value, (name) =>
          gatewayTitle(name, gateways.find((one) => one.name === name)?.title),
        )}`
      case 'assignee':
        return `مسئول: ${namesOf(
          value,
          (one) => ASSIGNEES[one] ?? members.find(({ id }) => String(id) === one)?.name,
        )}`
      case 'tag':
        return `نشان: ${value}`
      case 'refund_due':
        return 'در انتظار واریز'
      case 'from':
        return `از ${formatDate(`${value}T12:00:00Z`)}`
      case 'to':
        return `تا ${formatDate(`${value}T12:00:00Z`)}`
      case 'total_from':
        return `از ${formatAmount(Number(value))} ${currencyName()}`
      case 'total_to':
        return `تا ${formatAmount(Number(value))} ${currencyName()}`
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
