import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import { productWalkKeys } from '@/lib/client/desk/keys'
import { MOST_MATCHING_PRODUCTS, productWalkQuery } from '@/lib/client/desk/products'
import { PRODUCT_SORTS } from '@/lib/contract/desk/products'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useListHref, useMovedRow, type ListWalk } from '../ui/list-walk'
import { DISCOUNT_FACETS, PRODUCT_TABS, STOCK_FACETS } from '../ui/product-labels'
import { useGoTo } from '../ui/use-go-to'

/** What of the address says which products are shown, and in which order. */
export function readProductList(get: (name: string) => string) {
  const tab = PRODUCT_TABS.find(({ id }) => id === get('tab')) ?? PRODUCT_TABS[0]
  const q = get('q')
  const category = get('category')
  const brand = get('brand')
  const stock = STOCK_FACETS.find(({ id }) => id === get('stock'))
  const discount = DISCOUNT_FACETS.find(({ id }) => id === get('discount'))
  const sort = PRODUCT_SORTS.find((one) => one === get('sort'))
  const narrowing = {
    ...(q && { q }),
    ...(category && { category }),
    ...(brand && { brand }),
    ...(stock && { stock: stock.id }),
    ...(discount && { discount: discount.id }),
  }
  const filters = { ...tab.filter, ...narrowing }
  const query = { ...filters, ...(sort && { sort }) }
  return { tab, q, category, brand, stock, discount, sort, narrowing, filters, query }
}

/** Who comes back to the list begins anew, with what is in it by then. */
export function useNewProductWalk(): void {
  const queryClient = useQueryClient()
  useEffect(() => queryClient.removeQueries({ queryKey: productWalkKeys.all }), [queryClient])
}

/** The list that a product was opened from: of the goods, or of the movements of stock. */
export function useProductParent() {
  const isOfLedger = useSearchParams().get('ledger') !== null
  const goods = { href: useListHref(deskPaths.products), title: 'کالاها' }
  const ledger = { href: useListHref(deskPaths.stock, 'ledger'), title: 'گردش موجودی' }
  return isOfLedger ? ledger : goods
}

/** What comes before and after a product in the list that it was opened from, and the keys that go there. */
export function useProductWalk(id: number | null) {
  const goTo = useGoTo()
  const list = useSearchParams().get('list')
  const listHref = useListHref(deskPaths.products)
  const params = new URLSearchParams(list ?? '')
  const { query } = readProductList((name) => params.get(name) ?? '')
  const pages = useInfiniteQuery({
    ...productWalkQuery(query),
    enabled: list !== null && id !== null,
  })
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const ids = data?.pages.flatMap((page) => page.ids) ?? []
  const at = id === null ? -1 : ids.indexOf(id)
  const isAtEnd = at < 0 ? ids.length < MOST_MATCHING_PRODUCTS : at === ids.length - 1
  const needsMore = isAtEnd && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  useMovedRow(listHref, id, ids)
  const hrefOf = (other: number | undefined) =>
    other === undefined ? null : deskPaths.productOfList(other, list ?? '')
  const walk: ListWalk | null =
    at < 0
      ? null
      : {
          ...{ position: at + 1, count: ids.length, hasMore: hasNextPage },
          ...{ next: hrefOf(ids[at + 1]), former: hrefOf(ids[at - 1]) },
        }
  const go = (href: string | null | undefined, command: Omit<DeskCommand, 'group' | 'run'>) =>
    href ? [{ ...command, group: 'این کالا', run: () => goTo(href) }] : []
  const hints = [
    ...go(walk?.next, { id: 'product-after', title: 'کالای بعد', keys: 'KeyJ' }),
    ...go(walk?.former, { id: 'product-before', title: 'کالای پیش', keys: 'KeyK' }),
  ]
  useCommands(hints)
  return { walk, hints }
}
