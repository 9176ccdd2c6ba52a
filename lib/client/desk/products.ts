import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import { getCategoryFields } from '@/lib/contract/desk/category-fields'
import { uploadDeskPicture } from '@/lib/contract/desk/pictures'
import {
  addDeskProduct,
  getDeskProduct,
  getDeskProductCounts,
  getDeskProducts,
  updateDeskProduct,
} from '@/lib/contract/desk/products'
import { getAuditLog } from '@/lib/contract/desk/staff'
import { setStocks, undoStockUpdate } from '@/lib/contract/desk/stock-updates'
import { send } from '../http/client'
import { auditKeys, deskProductKeys, productWalkKeys, taxonomyKeys } from './keys'

type ProductFilters = Omit<NonNullable<CallInput<typeof getDeskProducts>['query']>, 'before'>

type ProductPage = CallAnswer<typeof getDeskProducts>['data']
const FIRST_PAGE: number | null = null

export function deskProductsQuery(filters: ProductFilters) {
  return infiniteQueryOptions({
    queryKey: [...deskProductKeys.all, 'list', filters],
    placeholderData: keepPreviousData,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ signal, pageParam }): Promise<ProductPage> => {
      const before = pageParam === null ? {} : { before: pageParam }
      return (await send(getDeskProducts, { query: { ...filters, ...before } }, { signal })).data
    },
    getNextPageParam: ({ next }: ProductPage) => next,
  })
}

/** The order of a list as it was left: what is mended meanwhile drops out of the list, and not out of this. */
export function productWalkQuery(filters: ProductFilters) {
  return infiniteQueryOptions({
    queryKey: [...productWalkKeys.all, filters],
    staleTime: Infinity,
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ client, signal, pageParam }) => {
      const seen = client.getQueryData(deskProductsQuery(filters).queryKey)?.pages ?? []
      const last = seen.at(-1)
      if (pageParam === null && last)
        return toWalk(
          seen.flatMap((page) => page.products),
          last.next,
        )
      const before = pageParam === null ? {} : { before: pageParam }
      const { data } = await send(getDeskProducts, { query: { ...filters, ...before } }, { signal })
      return toWalk(data.products, data.next)
    },
    getNextPageParam: ({ next }: { next: number | null }) => next,
  })
}

const toWalk = (products: ProductPage['products'], next: number | null) => ({
  ...{ ids: products.map(({ id }) => id), next },
})

/** As far as they can be changed together. */
export const MOST_MATCHING_PRODUCTS = 1_000

/** Page after page: the filters may match more than a list shows. */
export async function readMatchingProducts(query: ProductFilters, signal: AbortSignal) {
  const found: ProductPage['products'] = []
  let next: number | null = FIRST_PAGE
  do {
    const before = next === null ? {} : { before: next }
    const page: ProductPage = (
      await send(getDeskProducts, { query: { ...query, ...before } }, { signal })
    ).data
    found.push(...page.products)
    next = page.next
  } while (next !== null && found.length < MOST_MATCHING_PRODUCTS)
  return found.slice(0, MOST_MATCHING_PRODUCTS)
}

/** Of one page at most: whether there are more is known, how many is not. */
export async function countProducts(query: ProductFilters, signal: AbortSignal) {
  const { products, next } = (await send(getDeskProducts, { query }, { signal })).data
  return { count: products.length, hasMore: next !== null }
}

type NarrowingFilters = NonNullable<CallInput<typeof getDeskProductCounts>['query']>

/** Of all views, as they are narrowed; without a filter, of the whole shop. */
export function productCountsQuery(filters: NarrowingFilters = {}) {
  return queryOptions({
    queryKey: [...deskProductKeys.all, 'counts', filters],
    queryFn: async ({ signal }) =>
      (await send(getDeskProductCounts, { query: filters }, { signal })).data.counts,
  })
}

/** What is edited is read anew each time, as its save carries the version that was read. */
export function deskProductQuery(id: number) {
  return queryOptions({
    queryKey: [...deskProductKeys.all, 'detail', id],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) =>
      (await send(getDeskProduct, { params: { id } }, { signal })).data.product,
  })
}

export function categoryFieldsQuery(id: number) {
  return queryOptions({
    // Within the key of categories: what is saved of one changes what it demands.
    queryKey: [...taxonomyKeys.all, 'fields', id],
    queryFn: async ({ signal }) =>
      (await send(getCategoryFields, { params: { id } }, { signal })).data,
  })
}

export function productHistoryQuery(id: number) {
  return queryOptions({
    queryKey: [...auditKeys.all, 'product', id],
    queryFn: async ({ signal }) =>
      (await send(getAuditLog, { query: { subject: `product:${id}`, limit: 30 } }, { signal }))
        .data,
  })
}

export type NewProductBody = CallInput<typeof addDeskProduct>['body']
export type ProductBody = CallInput<typeof updateDeskProduct>['body']

export const addProduct = async (body: NewProductBody) =>
  (await send(addDeskProduct, { body })).data.product

export const saveProduct = async (id: number, body: ProductBody) =>
  (await send(updateDeskProduct, { params: { id }, body })).data.product

export const changeStocks = async (body: CallInput<typeof setStocks>['body']) =>
  (await send(setStocks, { body })).data

export const undoStocks = async (id: number) =>
  (await send(undoStockUpdate, { params: { id } })).data

/** Of the file's own pixels, what the shop is to keep; without one all of it. */
type Crop = CallInput<typeof uploadDeskPicture>['body']

export const sendPicture = async (
  file: Blob,
  onProgress: (share: number) => void,
  crop: Crop = {},
) => (await send(uploadDeskPicture, { body: crop, files: [file] }, { onProgress })).data.picture
