'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { deskCustomersQuery } from '@/lib/client/desk/customers'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { readCustomers } from '@/lib/client/desk/exports'
import { CUSTOMER_SORTS, CUSTOMER_STATES, type ListedCustomer } from '@/lib/contract/desk/customers'
import { formatDate } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, formatNumber, currencyName } from '@/lib/persian/money'
import { formatMobile } from '@/lib/persian/validators'
import { Amount } from '../ui/amount'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState } from '../ui/desk-states'
import { ExportMenu } from '../ui/export-menu'
import { DeskTable, type DeskColumn } from '../ui/desk-table'
import { DeskPager, DeskSearch, DeskTabs, useListAddress } from '../ui/list-tools'
import { RowDensityField } from '../ui/row-density'
import { TABLE_HINTS } from '../ui/table-hints'

const TAB_TITLES = {
  all: 'همه',
  buyers: 'خریداران',
  new: 'عضو تازه',
  blocked: 'بسته‌شده',
}

const NONE = <span className="text-note">–</span>

export function customerName({
  name,
  erased_at: erasedAt,
}: Pick<ListedCustomer, 'name' | 'erased_at'>) {
  return erasedAt === null ? name || 'بی‌نام' : 'حساب پاک‌شده'
}

function CustomerState({ customer }: { customer: ListedCustomer }) {
  return customer.blocked_at === null ? null : (
    <span className="desk-tag bg-late-bg text-late-ink">بسته</span>
  )
}

function Mobile({ customer }: { customer: ListedCustomer }) {
  return customer.mobile === null ? (
    NONE
  ) : (
    <bdi dir="ltr">{persianDigits(formatMobile(customer.mobile))}</bdi>
  )
}

/** Made as they are drawn: the server is there before it knows the unit. */
const listColumns = (): DeskColumn<ListedCustomer>[] => [
  {
    id: 'name',
    header: 'نام',
    cell: (customer) => (
      <span className="inline-flex items-center gap-2">
        <Link href={deskPaths.customer(customer.id)} className="font-semibold hover:underline">
          <MixedText>{customerName(customer)}</MixedText>
        </Link>
        <CustomerState customer={customer} />
      </span>
    ),
  },
  { id: 'mobile', header: 'موبایل', cell: (customer) => <Mobile customer={customer} /> },
  { id: 'city', header: 'شهر', cell: ({ city }) => (city ? <MixedText>{city}</MixedText> : NONE) },
  {
    id: 'joined',
    header: 'عضو از',
    sort: 'newest',
    cell: ({ joined_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
  },
  {
    id: 'orders',
    header: 'سفارش',
    cell: ({ orders }) =>
      orders === 0 ? <span className="text-note">هنوز نخریده است</span> : formatNumber(orders),
  },
  {
    id: 'spent',
    header: `خرید (${currencyName()})`,
    sort: 'spent',
    cell: ({ spent }) =>
      spent > 0 && (
        <b className="font-semibold">
          <Amount rials={spent} />
        </b>
      ),
  },
  {
    id: 'last',
    header: 'آخرین سفارش',
    sort: 'last_order',
    cell: ({ last_order_at: at }) => at !== null && <time dateTime={at}>{formatDate(at)}</time>,
  },
  {
    id: 'balance',
    header: `کیف پول (${currencyName()})`,
    cell: ({ balance }) => balance > 0 && <Amount rials={balance} />,
  },
]

/** The same on a phone. */
function CustomerCard({ customer }: { customer: ListedCustomer }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="flex min-w-0 items-center gap-2">
        <Link href={deskPaths.customer(customer.id)} className="truncate font-semibold">
          <MixedText>{customerName(customer)}</MixedText>
        </Link>
        <CustomerState customer={customer} />
      </span>
      <Mobile customer={customer} />
      <span className="text-note">
        {customer.orders === 0 ? 'هنوز نخریده است' : `${persianDigits(customer.orders)} سفارش`}
      </span>
      {customer.spent > 0 && (
        <b className="justify-self-end font-semibold">{formatAmount(customer.spent)}</b>
      )}
    </div>
  )
}

export function CustomersView() {
  const address = useListAddress()
  const field = useRef<HTMLInputElement>(null)
  const state = CUSTOMER_STATES.find((one) => one === address.get('tab')) ?? 'all'
  const sort = CUSTOMER_SORTS.find((one) => one === address.get('sort')) ?? 'last_order'
  const q = address.get('q')
  const filters = { q, state, sort }
  const customers = useQuery(deskCustomersQuery({ ...filters, page: String(address.page) }))
  const find: DeskCommand = {
    ...{ id: 'find-customer', title: 'جستجوی مشتری', group: 'مشتری‌ها', keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  useCommands([find])
  return (
    <DeskPage
      title="مشتری‌ها"
      needs="customers.read"
      isFlush
      hints={[...TABLE_HINTS, find]}
      actions={<ExportMenu name="customers" what="مشتری‌ها" read={readCustomers(filters)} />}
      tabs={
        <DeskTabs
          label="نماهای مشتری"
          current={state}
          tabs={CUSTOMER_STATES.map((id) => ({
            ...{ id, title: TAB_TITLES[id], href: address.hrefOf({ tab: id }) },
            count: customers.data?.counts[id],
          }))}
        />
      }
      tools={
        <>
          <DeskSearch
            label="نام، موبایل یا کد سفارش"
            value={q}
            fieldRef={field}
            onSearch={(text) => address.set({ q: text })}
          />
          <select
            className="desk-field w-44 shrink-0"
            aria-label="ترتیب"
            value={sort}
            onChange={({ target }) => address.set({ sort: target.value })}
          >
            <option value="last_order">آخرین سفارش</option>
            <option value="newest">تازه‌ترین عضو</option>
            <option value="spent">بیشترین خرید</option>
          </select>
          {q && (
            <DeskButton variant="plain" onClick={() => address.set({ q: '' })}>
              پاک کردن جستجو
            </DeskButton>
          )}
          <RowDensityField />
        </>
      }
    >
      <DeskQuery query={customers} what="فهرست مشتری‌ها">
        {(listed) =>
          listed.customers.length === 0 ? (
            <DeskState
              title={q ? 'با این جستجو مشتری‌ای نیست' : 'این‌جا مشتری‌ای نیست'}
              text={
                q ? (
                  <MixedText>{`جستجو: ${q}`}</MixedText>
                ) : (
                  'هر کس یک بار وارد فروشگاه شود در «همه» می‌آید.'
                )
              }
              action={
                q && <DeskButton onClick={() => address.set({ q: '' })}>برداشتن جستجو</DeskButton>
              }
            />
          ) : (
            <>
              <DeskTable
                label="مشتری‌ها"
                rows={listed.customers}
                columns={listColumns()}
                getId={({ id }) => id}
                getName={customerName}
                getHref={({ id }) => deskPaths.customer(id)}
                sorting={{
                  by: sort,
                  isDescending: true,
                  onSort: (by) => address.set({ sort: by }),
                }}
                card={(customer) => <CustomerCard customer={customer} />}
              />
              <DeskPager
                page={address.page}
                pages={listed.total}
                onPage={(to) => address.set({ page: to })}
              />
            </>
          )
        }
      </DeskQuery>
    </DeskPage>
  )
}
