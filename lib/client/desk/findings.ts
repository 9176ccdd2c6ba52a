import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getDeskCustomers } from '@/lib/contract/desk/customers'
import { getDeskOrders } from '@/lib/contract/desk/orders'
import { getDeskProducts } from '@/lib/contract/desk/products'
import type { Permission } from '@/lib/domain/staff'
import { send } from '../http/client'
import { deskPaths } from './desk-paths'

type Finding = { href: string; title: string; group: string }

const MOST_OF_A_KIND = 4
const LEAST_LETTERS = 2

type Find = (q: string, signal: AbortSignal) => Promise<Finding[]>

const findOrders: Find = async (q, signal) => {
  const { orders } = (await send(getDeskOrders, { query: { q } }, { signal })).data
  return orders.map(({ id, code, customer_name: name }) => ({
    ...{ href: deskPaths.order(id), group: 'سفارش' },
    title: name ? `${code}، ${name}` : code,
  }))
}

const findProducts: Find = async (q, signal) => {
  const { products } = (await send(getDeskProducts, { query: { q } }, { signal })).data
  return products.map(({ id, title }) => ({ href: deskPaths.product(id), group: 'کالا', title }))
}

const findCustomers: Find = async (q, signal) => {
  const { customers } = (await send(getDeskCustomers, { query: { q } }, { signal })).data
  return customers.map(({ id, name }) => ({
    ...{ href: deskPaths.customer(id), group: 'مشتری', title: name || 'بی‌نام' },
  }))
}

const FINDERS: { permission: Permission; find: Find }[] = [
  { permission: 'orders.read', find: findOrders },
  { permission: 'catalogue.write', find: findProducts },
  { permission: 'customers.read', find: findCustomers },
]

/** What the lists of the desk find, as far as the role may see them. */
export function findingsQuery(typed: string, permissions: readonly Permission[]) {
  return queryOptions({
    queryKey: ['desk', 'findings', typed],
    enabled: typed.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const allowed = FINDERS.filter(({ permission }) => permissions.includes(permission))
      const found = await Promise.all(allowed.map(({ find }) => find(typed, signal)))
      return found.flatMap((list) => list.slice(0, MOST_OF_A_KIND))
    },
  })
}
