'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import Link from '@/components/ui/link'
import { deskPaths } from '@/lib/client/desk/desk-paths'
import {
  countProducts,
  deskProductsQuery,
  MOST_MATCHING_PRODUCTS,
  productCountsQuery,
  readMatchingProducts,
} from '@/lib/client/desk/products'
import { readGoods } from '@/lib/client/desk/exports'
import { deskProductKeys } from '@/lib/client/desk/keys'
import { taxonomyQuery } from '@/lib/client/desk/taxonomy'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { persianDigits } from '@/lib/persian/digits'
import { formatNumber } from '@/lib/persian/money'
import { DeskButton } from '../ui/desk-button'
import { useCommands, type DeskCommand } from '../ui/desk-commands'
import { useCan } from '../ui/desk-member'
import { DeskPage } from '../ui/desk-page'
import { DeskQuery, DeskState, RowsSkeleton } from '../ui/desk-states'
import { DeskTable } from '../ui/desk-table'
import { FilterChips, FilteredToNothing } from '../ui/filter-chips'
import { DeskSearch, DeskTabs, useListAddress } from '../ui/list-tools'
import { BulkActions, BulkDialog, type BulkKind } from './product-bulk'
import { listCellCommands, type CellColumn } from './product-cell-commands'
import { DeskProductCard, productColumns, type ProductRowTools } from './product-rows'
import { ProductFacets, ProductFilterMenu } from './product-facets'
import { countOfTab, PRODUCT_TABS, type ProductTab } from '../ui/product-labels'
import { readProductList, useNewProductWalk } from './product-list'
import { ProductListActions } from './product-list-actions'
import { RowDensityField } from '../ui/row-density'
import { StockBoundProvider } from './stock-bound'
import { CHOOSING_HINT, FILTER_HINT, hintOf, TABLE_HINTS } from '../ui/table-hints'
import { useProductUndo } from './use-product-undo'
import { VariantsDialog } from './variants-dialog'
import { useGoTo } from '../ui/use-go-to'
import { chooseAllTitle, useMatching } from '../ui/use-matching'

const group = 'کالاها'
/** Of two lines. */
const PRODUCT_ROW = 44

/** The same head turns its order round; the newest first is no word of the address. */
function nextSort(by: string, sort: string | undefined): string {
  if (by === 'newest') return sort === undefined ? 'oldest' : ''
  return sort === by ? `-${by}` : by
}

export function ProductsView() {
  const goTo = useGoTo()
  const address = useListAddress()
  const field = useRef<HTMLInputElement>(null)
  const canPrice = useCan('prices.write')
  const canStock = useCan('stock.write')
  const { edits, undo, hints, rememberBulk, notice } = useProductUndo()
  const [opened, setOpened] = useState<{ id: number; column?: CellColumn } | null>(null)
  const [bulk, setBulk] = useState<{ kind: BulkKind; products: readonly ListedDeskProduct[] }>()
  const list = readProductList(address.get)
  const { tab, q, category, brand, stock, discount, sort, narrowing, filters } = list
  useNewProductWalk()
  const products = useInfiniteQuery(deskProductsQuery(list.query))
  const counts = useQuery(productCountsQuery())
  // The rows come first.
  const left = useQuery({
    ...productCountsQuery(narrowing),
    enabled: products.isSuccess && !products.isPlaceholderData,
  })
  const countLeft = (one: ProductTab) =>
    countOfTab(one, left.data, { hasStock: stock !== undefined })
  const taxonomy = useQuery(taxonomyQuery)
  const rows = products.data?.pages.flatMap((page) => page.products) ?? []
  const openProduct = rows.find(({ id }) => id === opened?.id)
  const tools: ProductRowTools = {
    ...{ edits, takeBack: undo, canPrice, canStock },
    hrefOf: ({ id }) => deskPaths.productOfList(id, address.query),
    openVariants: ({ id }) => setOpened({ id }),
  }
  const cellCommands = listCellCommands(tools, ({ id }, column) => setOpened({ id, column }))
  const add: DeskCommand = {
    ...{ id: 'add-product', title: 'کالای تازه', group, keys: 'KeyC' },
    run: () => goTo(deskPaths.newProduct),
  }
  const find: DeskCommand = {
    ...{ id: 'find-product', title: 'جستجوی کالا', group, keys: 'Slash' },
    run: () => field.current?.focus(),
  }
  const own = [find, add]
  useCommands(own)
  const titleOf = (list: readonly { id: number; title: string }[] | undefined, id: string) =>
    list?.find((one) => String(one.id) === id)?.title ?? '…'
  const chips = [
    q && { name: 'q', text: `جستجو: ${q}` },
    category && { name: 'category', text: titleOf(taxonomy.data?.categories, category) },
    brand && { name: 'brand', text: titleOf(taxonomy.data?.brands, brand) },
    stock && { name: 'stock', text: `موجودی: ${stock.title}` },
    discount && { name: 'discount', text: `تخفیف: ${discount.title}` },
  ].filter((chip) => chip !== '' && chip !== undefined)
  const isNarrowed = chips.length > 0
  const count = countLeft(tab)
  const whole = counts.data?.[isNarrowed ? tab.id : 'all']
  const facets = taxonomy.data && {
    taxonomy: taxonomy.data,
    chosen: { category, brand, stock: stock?.id ?? '', discount: discount?.id ?? '' },
    onChoose: address.set,
  }
  const matching = useMatching({
    queryKey: [...deskProductKeys.all, 'matching', filters, sort],
    read: (signal) => readMatchingProducts(list.query, signal),
    hasMore: products.hasNextPage,
    title: chooseAllTitle(count ?? null, { most: MOST_MATCHING_PRODUCTS, what: 'کالا' }),
  })
  const openBulk = async (kind: BulkKind, chosen: readonly ListedDeskProduct[]) => {
    const whole = await matching.whole(chosen)
    if (whole.length > 0) setBulk({ kind, products: whole })
  }
  return (
    <StockBoundProvider>
      <DeskPage
        title="کالاها"
        needs="catalogue.write"
        lead={
          <span role="status">
            {whole !== undefined &&
              (isNarrowed
                ? count !== undefined && `${formatNumber(count)} کالا از ${formatNumber(whole)}`
                : `${formatNumber(whole)} کالا`)}
          </span>
        }
        isFlush
        hints={[
          ...TABLE_HINTS,
          CHOOSING_HINT,
          ...cellCommands.map(hintOf),
          FILTER_HINT,
          ...own,
          ...hints,
        ]}
        actions={<ProductListActions canImport={canPrice && canStock} read={readGoods(filters)} />}
        tabs={
          <DeskTabs
            label="نماهای کالا"
            current={tab.id}
            tabs={PRODUCT_TABS.map((one) => ({
              ...{ id: one.id, title: one.title, href: address.hrefOf({ tab: one.id }) },
              ...{ isLate: one.id === 'low', count: countLeft(one) },
            }))}
          />
        }
        tools={
          <>
            <DeskSearch
              label="نام، نشانی، کد یا بارکد"
              value={q}
              fieldRef={field}
              isBesideFilter
              onSearch={(text) => address.set({ q: text })}
            />
            {facets && (
              <span className="inline-flex lg:hidden">
                <ProductFilterMenu {...facets} />
              </span>
            )}
            <FilterChips chips={chips} onDrop={(name) => address.set({ [name]: '' })} />
            <RowDensityField />
          </>
        }
      >
        {edits.failures[0] && (
          <p
            role="alert"
            className="bg-late-bg text-late-ink flex shrink-0 flex-wrap items-center gap-3 border-b border-line px-4 py-1.5"
          >
            {persianDigits(edits.failures.length)} تغییر نرسید: {edits.failures[0]}
            <DeskButton onClick={edits.dismiss}>مقدار پیشین بماند</DeskButton>
          </p>
        )}
        <div className="flex min-h-0 flex-1">
          {facets && <ProductFacets {...facets} counts={counts.data} isNarrowed={isNarrowed} />}
          <div className="flex min-w-0 flex-1 flex-col">
            <DeskQuery
              query={products}
              what="فهرست کالاها"
              skeleton={<RowsSkeleton rowHeight={PRODUCT_ROW} />}
            >
              {() =>
                rows.length === 0 ? (
                  isNarrowed ? (
                    <FilteredToNothing
                      what="کالا"
                      none="کالایی"
                      chips={chips}
                      queryKey={[...deskProductKeys.all, 'nothing', filters, counts.data]}
                      countWithout={async (name, signal) => {
                        // Of a whole tab it stands in its head.
                        const ofTab = counts.data?.[tab.id]
                        if (chips.length === 1 && ofTab !== undefined) return { count: ofTab }
                        const left = Object.entries(filters).filter(([one]) => one !== name)
                        return countProducts(Object.fromEntries(left), signal)
                      }}
                      onDrop={(name) => address.set({ [name]: '' })}
                      onClear={() =>
                        address.set({ q: '', category: '', brand: '', stock: '', discount: '' })
                      }
                    />
                  ) : (
                    <DeskState
                      title={tab.id === 'all' ? 'هنوز کالایی نیست' : `در «${tab.title}» کالایی نیست`}
                      text="کالای تازه پیش‌نویس است و تا منتشرش نکنید در فروشگاه دیده نمی‌شود."
                      action={
                        <Link
                          href={deskPaths.newProduct}
                          className="desk-button desk-button-primary"
                        >
                          ساختن کالا
                        </Link>
                      }
                    />
                  )
                ) : (
                  <DeskTable
                    label="کالاها"
                    rowHeight={PRODUCT_ROW}
                    rows={rows}
                    columns={productColumns(tools)}
                    sorting={{
                      by:
                        sort === undefined || sort === 'oldest' ? 'newest' : sort.replace('-', ''),
                      isDescending: sort === undefined || sort.startsWith('-'),
                      onSort: (by) => address.set({ sort: nextSort(by, sort) }),
                    }}
                    getId={({ id }) => id}
                    getName={({ title }) => title}
                    getHref={tools.hrefOf}
                    matching={matching}
                    rowCommands={cellCommands}
                    card={(product) => <DeskProductCard product={product} tools={tools} />}
                    more={{
                      hasMore: products.hasNextPage,
                      isLoading: products.isFetchingNextPage,
                      load: () => void products.fetchNextPage(),
                    }}
                    bulk={(chosen: ListedDeskProduct[]) => (
                      <BulkActions
                        canPrice={canPrice}
                        canStock={canStock}
                        onOpen={(kind) => void openBulk(kind, chosen)}
                      />
                    )}
                  />
                )
              }
            </DeskQuery>
          </div>
        </div>
        {notice}
        {openProduct && (
          <VariantsDialog
            product={openProduct}
            tools={tools}
            column={opened?.column ?? 'price'}
            onClose={() => setOpened(null)}
          />
        )}
      </DeskPage>
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(undefined)} onDone={rememberBulk} />}
    </StockBoundProvider>
  )
}
