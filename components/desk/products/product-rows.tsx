import { cn } from '@/components/ui/cn'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Picture } from '@/components/ui/picture'
import { PictureIcon } from '@/components/ui/account-icons'
import type { ListedDeskProduct } from '@/lib/contract/desk/products'
import { formatNumber, toUnits, currencyName, fromUnits } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { Amount } from '../ui/amount'
import type { DeskColumn } from '../ui/desk-table'
import { PRODUCT_STATUS_TITLES, stockTone, type ProductStatus } from '../ui/product-labels'
import { SheetCell } from './sheet-cell'
import { useLowStock } from './stock-bound'
import type { useProductEdits } from './use-product-edits'

export type ProductRowTools = {
  edits: ReturnType<typeof useProductEdits>
  takeBack: () => void
  canPrice: boolean
  canStock: boolean
  openVariants: (product: ListedDeskProduct) => void
  hrefOf: (product: ListedDeskProduct) => string
}

const dots = { done: 'bg-done', soon: 'bg-soon', late: 'bg-late' }
const STATUS_LOOK: Record<ProductStatus, string> = {
  published: 'bg-done-bg text-done-ink',
  coming_soon: 'bg-soon-bg text-soon-ink',
  hidden: '',
  removed: 'bg-late-bg text-late-ink',
}

export function ProductStatusTag({ status }: { status: ProductStatus }) {
  return (
    <span className={cn('desk-tag', STATUS_LOOK[status])}>{PRODUCT_STATUS_TITLES[status]}</span>
  )
}

export function StockDot({ free }: { free: number }) {
  const low = useLowStock()
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-[7px] shrink-0 rounded-full forced-colors:border',
        dots[stockTone(free, low)],
      )}
    />
  )
}

function ProductThumb({ product }: { product: ListedDeskProduct }) {
  const look = 'border-hair size-8 shrink-0 rounded-[8px] border'
  if (!product.picture) {
    return (
      <span className={cn(look, 'bg-sunk text-note grid place-items-center')}>
        <PictureIcon size={16} />
        <span className="sr-only">بی‌تصویر</span>
      </span>
    )
  }
  return (
    <Picture
      {...responsiveImage(product.picture.url)}
      sizes="32px"
      alt=""
      width={32}
      height={32}
      className={cn(look, 'bg-picture object-contain')}
    />
  )
}

const several =
  'hover:border-field inline-flex h-[30px] items-center gap-1.5 rounded-md border border-transparent px-2 phone:h-9'

function SaleTag() {
  return <span className="desk-tag bg-acting-bg text-acting-ink">ویژه</span>
}

type PriceCellProps = {
  product: ListedDeskProduct
  tools: ProductRowTools
  /** Behind the number, where no head of a column says it. */
  hasUnit?: boolean
}

function PriceCell({ product, tools, hasUnit = false }: PriceCellProps) {
  const { id, title, version, variants, price } = product
  const [only, ...others] = variants
  const unit = hasUnit && <span className="text-note text-[12px]">{currencyName()}</span>
  if (!only) return <span className="text-note px-2">بی‌قیمت</span>
  if (others.length > 0) {
    const isOne = others.every((variant) => variant.price === only.price)
    return (
      <button
        type="button"
        className={cn(several, hasUnit && 'justify-self-start phone:text-[16px]')}
        onClick={() => tools.openVariants(product)}
      >
        <span className="sr-only">قیمت‌های {title}</span>
        <Amount rials={price ?? 0} />
        {unit}
        {!isOne && <span className="text-note text-[12px]">به بالا</span>}
        {variants.some(({ sale }) => sale) && <SaleTag />}
      </button>
    )
  }
  const cell = `${id}:price`
  return (
    <span className="inline-flex items-center gap-1">
      <SheetCell
        column="price"
        cell={cell}
        {...(hasUnit ? { isFitted: true } : { className: 'w-28' })}
        label={`قیمت ${title} به ${currencyName()}`}
        value={toUnits(only.price)}
        state={tools.edits.stateOf(cell)}
        disabled={!tools.canPrice}
        onTakeBack={tools.takeBack}
        onCommit={(amount) =>
          amount !== null &&
          void tools.edits.edit(cell, id, {
            version,
            changes: { variants: [{ id: only.id, price: fromUnits(amount) }] },
            undo: {
              name: `قیمت «${title}»`,
              former: { variants: [{ id: only.id, price: only.price }] },
            },
          })
        }
      />
      {unit}
      {only.sale && <SaleTag />}
    </span>
  )
}

function StockCell({ product, tools }: { product: ListedDeskProduct; tools: ProductRowTools }) {
  const { id, title, version, variants, stock } = product
  const [only, ...others] = variants
  if (!only) return <span className="text-note px-2">–</span>
  if (others.length > 0) {
    return (
      // As wide as the cell of a product of one variant, so that the dots stand under one another.
      <span className="inline-flex items-center gap-1">
        <StockDot free={stock} />
        <button
          type="button"
          className={cn(several, 'w-20')}
          onClick={() => tools.openVariants(product)}
        >
          <span className="sr-only">موجودی {title}</span>
          {stock > 0 ? formatNumber(stock) : 'تمام'}
        </button>
      </span>
    )
  }
  const cell = `${id}:stock`
  return (
    <span className="inline-flex items-center gap-1">
      <StockDot free={stock} />
      <SheetCell
        column="stock"
        cell={cell}
        className="w-20"
        label={`موجودی ${title}`}
        value={only.quantity}
        state={tools.edits.stateOf(cell)}
        disabled={!tools.canStock}
        onTakeBack={tools.takeBack}
        onCommit={(quantity) =>
          quantity !== null &&
          void tools.edits.edit(cell, id, {
            version,
            changes: { variants: [{ id: only.id, quantity, quantity_read: only.quantity }] },
            // What is sold meanwhile stays subtracted, on the way back as well.
            undo: {
              name: `موجودی «${title}»`,
              former: {
                variants: [{ id: only.id, quantity: only.quantity, quantity_read: quantity }],
              },
            },
          })
        }
      />
    </span>
  )
}

function PercentTag({ percent }: { percent: number }) {
  if (percent === 0) return <span className="text-note px-1.5">–</span>
  return (
    <span className="desk-tag bg-late-bg text-late-ink font-semibold">
      {formatNumber(percent)}٪
    </span>
  )
}

const LINE = { width: 56, height: 20 }

/** Thirty days of sales; time runs from right to left. */
function SalesLine({ sales }: { sales: readonly number[] }) {
  const units = sales.reduce((sum, one) => sum + one, 0)
  const most = Math.max(1, ...sales)
  const step = LINE.width / Math.max(1, sales.length - 1)
  const points = sales.map(
    (one, at) =>
      `${(LINE.width - at * step).toFixed(1)},${(LINE.height - 2 - (one / most) * (LINE.height - 4)).toFixed(1)}`,
  )
  return (
    <span className="text-note inline-flex items-center gap-2">
      <svg
        {...LINE}
        viewBox={`0 0 ${LINE.width} ${LINE.height}`}
        aria-hidden="true"
        className="text-acting"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      >
        {points.length > 0 && <polyline points={points.join(' ')} />}
      </svg>
      {formatNumber(units)}
    </span>
  )
}

/** On sale or a draft; what is neither says so instead. */
function PublishSwitch({ product, tools }: { product: ListedDeskProduct; tools: ProductRowTools }) {
  const { id, title, version, status } = product
  if (status === 'removed' || status === 'coming_soon') return <ProductStatusTag status={status} />
  const cell = `${id}:status`
  const state = tools.edits.stateOf(cell)
  const isShown = status === 'published'
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5">
      <input
        type="checkbox"
        role="switch"
        className="desk-switch"
        aria-label={`انتشار ${title}`}
        aria-invalid={state?.kind === 'failed' || undefined}
        title={state?.kind === 'failed' ? state.reason : undefined}
        checked={isShown}
        disabled={state?.kind === 'saving'}
        onChange={() =>
          void tools.edits.edit(cell, id, {
            version,
            changes: { status: isShown ? 'hidden' : 'published' },
            undo: { name: `انتشار «${title}»`, former: { status } },
          })
        }
      />
      {!isShown && <span className="text-note text-[12px]">پیش‌نویس</span>}
    </span>
  )
}

export function productColumns(tools: ProductRowTools): DeskColumn<ListedDeskProduct>[] {
  return [
    {
      id: 'product',
      header: 'کالا',
      sort: 'name',
      cell: (product) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <ProductThumb product={product} />
          <span className="grid min-w-0 max-w-[26rem] leading-[18px]">
            <Link href={tools.hrefOf(product)} className="truncate font-semibold hover:underline">
              <MixedText>{product.title}</MixedText>
            </Link>
            <span className="text-note truncate text-[12px]">
              <MixedText>{`${product.brand.title} · ${product.category.title}`}</MixedText>
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'variants',
      header: 'تنوع',
      className: 'hidden lg:table-cell',
      cell: ({ variants }) => <span className="text-note">{formatNumber(variants.length)}</span>,
    },
    {
      id: 'price',
      header: `قیمت (${currencyName()})`,
      sort: 'price',
      cell: (product) => <PriceCell product={product} tools={tools} />,
    },
    {
      id: 'percent',
      header: 'تخفیف',
      className: 'hidden lg:table-cell',
      cell: ({ percent }) => <PercentTag percent={percent} />,
    },
    {
      id: 'stock',
      header: 'موجودی',
      sort: 'stock',
      cell: (product) => <StockCell product={product} tools={tools} />,
    },
    {
      id: 'sold',
      header: 'فروش ۳۰ روز',
      className: 'hidden lg:table-cell',
      cell: ({ recent_sales: sales }) => <SalesLine sales={sales} />,
    },
    {
      id: 'status',
      header: 'انتشار',
      sort: 'newest',
      cell: (product) => <PublishSwitch product={product} tools={tools} />,
    },
  ]
}

/** The same on a phone. */
export function DeskProductCard({
  product,
  tools,
}: {
  product: ListedDeskProduct
  tools: ProductRowTools
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-1">
      <ProductThumb product={product} />
      {/* What two of them differ in is their model, the last of a name. */}
      <Link
        href={tools.hrefOf(product)}
        className={cn(
          'line-clamp-2 whitespace-normal font-semibold leading-[22px] hover:underline',
          product.status === 'published' && 'col-span-2',
        )}
      >
        <MixedText>{product.title}</MixedText>
      </Link>
      {product.status !== 'published' && <ProductStatusTag status={product.status} />}
      {/* The prices of all cards begin at one edge. */}
      <span className="col-span-3 grid grid-cols-[minmax(0,1fr)_13rem] items-center">
        <StockCell product={product} tools={tools} />
        <PriceCell product={product} tools={tools} hasUnit />
      </span>
    </div>
  )
}
