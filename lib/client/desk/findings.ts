import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getDeskCustomers } from '@/lib/contract/desk/customers'
import { getDeskOrders } from '@/lib/contract/desk/orders'
import { getDeskProducts } from '@/lib/contract/desk/products'
import type { Permission } from '@/lib/domain/staff'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { currencyName, formatAmount, formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { readOnOtherLayout } from '@/lib/persian/transliteration'
import { formatMobile } from '@/lib/persian/validators'
import { send } from '../http/client'
import { deskPaths } from './desk-paths'
import { discountsQuery } from './discounts'
import { findingKeys } from './keys'

export type Finding = {
  href: string
  title: string
  group: string
  /** Of an order or a coupon, or a mobile: digits, with Latin letters among them or not. */
  code?: string
  /** Its state, or what it costs. */
  detail?: string
  picture?: string | undefined
}

const MOST_OF_A_KIND = 4
const LEAST_LETTERS = 2

type Find = (q: string, client: QueryClient, signal: AbortSignal) => Promise<Finding[]>

const findOrders: Find = async (q, _, signal) => {
  const { orders } = (await send(getDeskOrders, { query: { q } }, { signal })).data
  return orders.map(({ id, code, customer_name: title, status, total }) => ({
    ...{ href: deskPaths.order(id), group: 'سفارش', code, title },
    detail: `${STATUS_TITLES[status]} · ${formatAmount(total)} ${currencyName()}`,
  }))
}

const findProducts: Find = async (q, _, signal) => {
  const { products } = (await send(getDeskProducts, { query: { q } }, { signal })).data
  return products.map(({ id, title, stock, price, picture }) => ({
    ...{ href: deskPaths.product(id), group: 'کالا', title },
    detail: [
      `${formatNumber(stock)} عدد`,
      ...(price === null ? [] : [`${formatAmount(price)} ${currencyName()}`]),
    ].join(' · '),
    picture: picture?.url,
  }))
}

const findCustomers: Find = async (q, _, signal) => {
  const { customers } = (await send(getDeskCustomers, { query: { q } }, { signal })).data
  return customers.map(({ id, name, mobile }) => ({
    ...{ href: deskPaths.customer(id), group: 'مشتری', title: name || 'بی‌نام' },
    ...(mobile && { code: formatMobile(mobile) }),
  }))
}

/** All of them are read at once, and are few. Some letters from within a word are none that somebody typed. */
const findCoupons: Find = async (q, client) => {
  const { coupons } = await client.fetchQuery(discountsQuery)
  const wanted = searchKey(q)
  return coupons
    .filter(({ code, title }) => ` ${searchKey(`${code} ${title}`)}`.includes(` ${wanted}`))
    .map(({ id, code, title }) => ({
      ...{ href: deskPaths.coupon(id), group: 'کد تخفیف', code, title },
    }))
}

const FINDERS: { permission: Permission; what: string; find: Find }[] = [
  { permission: 'orders.read', what: 'سفارش‌ها', find: findOrders },
  { permission: 'catalogue.write', what: 'کالاها', find: findProducts },
  { permission: 'customers.read', what: 'مشتری‌ها', find: findCustomers },
  { permission: 'discounts.write', what: 'کدهای تخفیف', find: findCoupons },
]

/** What the lists of the desk find, as far as the role may see them, and which of them did not answer. */
export function findingsQuery(typed: string, permissions: readonly Permission[]) {
  return queryOptions({
    queryKey: [...findingKeys.all, typed],
    enabled: typed.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    queryFn: async ({ client, signal }) => {
      const switched = readOnOtherLayout(typed)
      const allowed = FINDERS.filter(({ permission }) => permissions.includes(permission))
      const answers = await Promise.allSettled(
        allowed.map(async ({ find }) => {
          const found = await find(typed, client, signal)
          // What the other layout of the keyboard would have written counts where this means nothing.
          return found.length > 0 || !switched ? found : find(switched, client, signal)
        }),
      )
      return {
        found: answers.flatMap((answer) =>
          answer.status === 'fulfilled' ? answer.value.slice(0, MOST_OF_A_KIND) : [],
        ),
        unanswered: allowed.flatMap(({ what }, at) =>
          answers[at]?.status === 'rejected' ? [what] : [],
        ),
      }
    },
  })
}
