import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getDeskArticles } from '@/lib/contract/desk/articles'
import { getDeskCustomers } from '@/lib/contract/desk/customers'
import { getDeskOrders } from '@/lib/contract/desk/orders'
import { getDeskProducts } from '@/lib/contract/desk/products'
import type { Permission } from '@/lib/domain/staff'
import { STATUS_TITLES } from '@/lib/domain/status-titles'
import { currencyName, formatAmount, formatNumber } from '@/lib/persian/money'
import { searchKey } from '@/lib/persian/text'
import { readOnOtherLayout } from '@/lib/persian/transliteration'
import { formatMobile, normalizeMobile } from '@/lib/persian/validators'
import { MINUTE_MS } from '@/lib/persian/durations'
import { send } from '../http/client'
import { deskPaths } from './desk-paths'
import { discountsQuery } from './discounts'
import { findingKeys } from './keys'
import { taxonomyQuery } from './taxonomy'

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

const TAXONOMY_STAYS_MS = MINUTE_MS

type Find = (q: string, client: QueryClient, signal: AbortSignal) => Promise<Finding[]>

const findOrders: Find = async (q, _, signal) => {
  const { orders } = (await send(getDeskOrders, { query: { q } }, { signal })).data
  return orders.map(({ id, code, customer_name: title, status, total }) => ({
    ...{ href: deskPaths.order(id), group: 'سفارش', code, title },
    detail: `${STATUS_TITLES[status]} · ${formatAmount(total)} ${currencyName()}`,
  }))
}

const findProducts: Find = async (q, _, signal) => {
  const { products } = (await send(getDeskProducts, { query: { q, sort: 'match' } }, { signal }))
    .data
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

/** Those that begin with what was typed before those that hold it. */
function findTaxa<Taxon extends { title: string }>(taxa: readonly Taxon[], q: string): Taxon[] {
  const wanted = searchKey(q)
  const startsAt = ({ title }: Taxon) => ` ${searchKey(title)}`.indexOf(` ${wanted}`)
  return taxa
    .filter((taxon) => startsAt(taxon) >= 0)
    .toSorted((a, b) => startsAt(a) - startsAt(b) || a.title.length - b.title.length)
}

const readTaxonomy = (client: QueryClient) =>
  client.fetchQuery({ ...taxonomyQuery, staleTime: TAXONOMY_STAYS_MS })

const findCategories: Find = async (q, client) => {
  const { categories } = await readTaxonomy(client)
  return findTaxa(categories, q).map(({ id, title, products }) => ({
    ...{ href: deskPaths.category(id), group: 'دسته', title },
    detail: `${formatNumber(products)} کالا`,
  }))
}

const findBrands: Find = async (q, client) => {
  const { brands } = await readTaxonomy(client)
  const named = brands.map((brand) => ({
    ...brand,
    title: `${brand.title} ${brand.title_en}`.trim(),
  }))
  return findTaxa(named, q).map(({ id, title, products }) => ({
    ...{ href: deskPaths.brand(id), group: 'برند', title },
    detail: `${formatNumber(products)} کالا`,
  }))
}

const findArticles: Find = async (q, _, signal) => {
  const { articles } = (await send(getDeskArticles, { query: { q } }, { signal })).data
  return articles.map(({ id, title }) => ({
    ...{ href: deskPaths.article(id), group: 'نوشته', title },
  }))
}

type Finder = {
  permission: Permission
  what: string
  find: Find
  /** Where the whole list of it stands, searched by the same words. */
  list?: (q: string) => string
}

const FINDERS: readonly Finder[] = [
  // Their list is always of one tab, and would show fewer than stand here.
  { permission: 'orders.read', what: 'سفارش‌ها', find: findOrders },
  { permission: 'catalogue.write', what: 'دسته‌ها', find: findCategories },
  { permission: 'catalogue.write', what: 'برندها', find: findBrands },
  {
    permission: 'catalogue.write',
    what: 'کالاها',
    find: findProducts,
    list: (q) => `${deskPaths.products}?q=${encodeURIComponent(q)}`,
  },
  {
    permission: 'customers.read',
    what: 'مشتری‌ها',
    find: findCustomers,
    list: (q) => `${deskPaths.customers}?q=${encodeURIComponent(q)}`,
  },
  {
    permission: 'content.write',
    what: 'نوشته‌ها',
    find: findArticles,
    list: (q) => `${deskPaths.articles}?q=${encodeURIComponent(q)}`,
  },
  { permission: 'discounts.write', what: 'کدهای تخفیف', find: findCoupons },
]

/** A few of a kind, and where there are more, a line that leads to all of them. */
function cutToShown({ what, list }: Finder, found: readonly Finding[], q: string): Finding[] {
  const shown = found.slice(0, MOST_OF_A_KIND)
  if (found.length <= MOST_OF_A_KIND || !list) return shown
  return [...shown, { href: list(q), title: `همهٔ ${what} با «${q}»`, group: 'فهرست' }]
}

/** A whole number or code means the one that has it, whatever else holds it. */
function putExactFirst(found: readonly Finding[], typed: string): Finding[] {
  const mobile = normalizeMobile(typed)
  const wanted = searchKey(mobile === null ? typed : formatMobile(mobile))
  const isExact = ({ code = '' }: Finding) => searchKey(code) === wanted
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))]
}

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
        allowed.map(async (finder) => {
          const found = await finder.find(typed, client, signal)
          // What the other layout of the keyboard would have written counts where this means nothing.
          if (found.length > 0 || !switched) return cutToShown(finder, found, typed)
          return cutToShown(finder, await finder.find(switched, client, signal), switched)
        }),
      )
      return {
        found: putExactFirst(
          answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
          typed,
        ),
        unanswered: allowed.flatMap(({ what }, at) =>
          answers[at]?.status === 'rejected' ? [what] : [],
        ),
      }
    },
  })
}
