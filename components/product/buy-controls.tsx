'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { lazyComponent, preloadOnIntent } from '@/components/ui/lazy-component'
import type { RemovedCartLine } from '@/stores/cart-changes'
import { useIsInCart } from '@/stores/cart'
import { Price } from '@/components/ui/price'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { findDiscountPercent } from '@/lib/domain/discount-percent'
import { FEW_LEFT_ON_PAGE } from '@/lib/domain/low-stock'
import { findAvailableInstead, findOpenStocks, findWornSize } from '@/lib/domain/variant-choice'
import { formatDay } from '@/lib/persian/dates'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import type { LastCartChange } from './in-cart-controls'
import { preloadAddToCart } from './load-add-to-cart'
import { Perk } from './perk'
import { AvailabilityBell } from '@/components/catalogue/availability-bell'
import { useVariant } from './variant-provider'

const loadInCart = () => import('./in-cart-controls')
const InCartControls = lazyComponent(async () => ({ default: (await loadInCart()).InCartControls }))
const JustRemoved = lazyComponent(async () => ({ default: (await loadInCart()).JustRemoved }))
const Countdown = lazyComponent(async () => ({
  default: (await import('@/components/ui/countdown')).Countdown,
}))

type VariantPriceProps = {
  /** `bar`: on two lines beside a button. */
  size: 'bar' | 'lg'
  /** Where something else stands over the price. */
  hidesOld?: boolean
}

export function VariantPrice({ size, hidesOld = false }: VariantPriceProps) {
  const { product, stock } = useVariant()
  if (!stock) return null
  const { final_price, price } = stock
  if (product.status === 'published' && stock.quantity <= 0) {
    // Of what is gone as a whole, the head says so where the bar does not.
    const isInHead = size !== 'bar' && product.stocks.every(({ quantity }) => quantity <= 0)
    return (
      <LastPrice
        rials={final_price}
        isMarked={product.canNotifyStock && !isInHead}
        className={
          size === 'bar' ? 'grid text-xs leading-5' : 'flex flex-wrap items-baseline text-sm'
        }
      />
    )
  }
  return (
    <Price
      rials={final_price}
      oldRials={hidesOld ? null : price}
      percent={findDiscountPercent(price, final_price)}
      size={size}
    />
  )
}

type LastPriceProps = {
  rials: number
  /** Says that it is sold out, where the button beside it says something else. */
  isMarked: boolean
  className: string
}

function LastPrice({ rials, isMarked, className }: LastPriceProps) {
  return (
    <p className={cn('justify-between gap-x-2 text-ink-500', className)}>
      <span>
        {isMarked && (
          <>
            <span className="font-bold text-pomegranate-600">ناموجود</span>،{' '}
          </>
        )}
        آخرین قیمت
      </span>{' '}
      <span className="whitespace-nowrap">
        <bdi className="text-lg font-bold leading-6">{formatAmount(rials)}</bdi> {currencyName()}
      </span>
    </p>
  )
}

type DealCountdownProps = { festival: ProductInfo['festival'] }

/** Only for what the deal can be had of; a sale of the variant itself is the lower price. */
export function DealCountdown({ festival }: DealCountdownProps) {
  const { stock, isPurchasable } = useVariant()
  const ownEnd = stock?.sale_ends_at
  const until = ownEnd ?? (festival.percent > 0 ? festival.ends_at : null)
  if (!isPurchasable || !until) return null
  return (
    <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-sm text-pomegranate-600 print:hidden">
      {ownEnd ? 'فروش ویژه' : festival.title}{' '}
      <Countdown
        key={until}
        until={until}
        label="پایان تخفیف"
        isSentence
        formatFarEnd={formatDay}
      />
    </div>
  )
}

const MAX_INSTEAD = 3

/** Where the chosen variant is gone: what there is of the same product. */
export function AvailableInstead({ className }: { className?: string }) {
  const titleId = useId()
  const { product, choice, stock, chooseAll } = useVariant()
  if (product.status !== 'published' || !stock || stock.quantity > 0) return null
  const nearest = findAvailableInstead(product.properties, product.stocks, choice)
  const shown = new Set(nearest.slice(0, MAX_INSTEAD).map(({ id }) => id))
  // In the order of the chips above.
  const instead = product.stocks.filter(({ id }) => shown.has(id))
  if (instead.length === 0) return null
  return (
    <div className={cn('mt-4 border-t border-line pt-3', className)}>
      <p id={titleId} className="mb-2 text-sm font-bold">
        اکنون موجود است
      </p>
      <ul aria-labelledby={titleId} className="grid gap-2">
        {instead.map(({ id, parent_value, final_price }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => chooseAll(parent_value)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-brand-600 bg-paper px-3.5 py-1.5 text-start text-sm text-brand-700 hover:bg-brand-50"
            >
              <span className="font-semibold">{Object.values(parent_value).join('، ')}</span>{' '}
              <span className="whitespace-nowrap">
                <bdi>{formatAmount(final_price)}</bdi> {currencyName()}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChosenVariantProps = {
  isShort?: boolean
  /** Where nothing but a size is chosen, its line is there before it is. */
  holdsLine?: boolean
}

/** «رنگ: مشکی، حافظه: ۲۵۶», or the values alone beside the chips that name them. */
export function ChosenVariant({ isShort = false, holdsLine = false }: ChosenVariantProps) {
  const { choice, missingSize } = useVariant()
  const named = Object.entries(choice)
    .filter(([name]) => name !== missingSize)
    // One value alone would not say what it is of, unless there is room for no more.
    .map(([name, value], _, { length }) =>
      isShort && !(holdsLine && length === 1) ? value : `${name}: ${value}`,
    )
  const text =
    named.join('، ') || (holdsLine && missingSize !== null && `${missingSize}: انتخاب نشده`)
  return text && <p>{text}</p>
}

/** Of the chosen variant; beside its sign a line of the list, without one the end of a sentence. */
export function ChosenGuarantee({ usual, icon }: { usual: string; icon?: ReactNode }) {
  const { stock } = useVariant()
  const guarantee = stock?.guarantee ?? usual
  if (guarantee === '') return null
  return icon ? <Perk icon={icon}>{guarantee}</Perk> : <>، {guarantee}</>
}

/** One line for each variant that can be had, so that choosing between them moves nothing; of one that is gone the price and the list under it are enough to see. That all of it is gone, or not yet on sale, stands under its name. */
export function StockLeft() {
  const { product, stock, missingSize } = useVariant()
  const available = stock?.quantity ?? 0
  if (product.status !== 'published') return null
  const hasNothingToSay =
    product.stocks.every(({ quantity }) => quantity > FEW_LEFT_ON_PAGE) &&
    !findWornSize(product.properties)
  if (hasNothingToSay && stock) return null
  if (product.stocks.every(({ quantity }) => quantity <= 0)) return null
  return (
    <p
      aria-live="polite"
      className={
        available > 0
          ? 'mt-2 min-h-6 text-center text-sm text-pomegranate-600 phone:mt-2 phone:min-h-0 phone:empty:mt-0'
          : 'sr-only'
      }
    >
      {available > 0 && missingSize !== null && (
        <span className="text-ink-500">{missingSize} را انتخاب کنید تا موجودی آن را ببینید.</span>
      )}
      {available > 0 && available <= FEW_LEFT_ON_PAGE && missingSize === null && (
        <>تنها {persianDigits(available)} عدد در انبار مانده</>
      )}
      {available <= 0 && 'این مدل موجود نیست.'}
    </p>
  )
}

/** Always one control high; the line that was just removed from the cart stands above or below it. */
export function AddToCartButton({ isCompact = false }: { isCompact?: boolean }) {
  const { product, choice, stock, missingSize, isAdding, add } = useVariant()
  const isInCart = useIsInCart(stock?.id ?? null)
  const [lastChange, setLastChange] = useState<LastCartChange | null>(null)
  const [removed, setRemoved] = useState<RemovedCartLine | null>(null)

  if (!stock) return <UnavailableNotice>ناموجود</UnavailableNotice>
  const isComing = product.status === 'coming_soon'
  const open = findOpenStocks(product.stocks, choice, missingSize)
  if (isComing || open.every(({ quantity }) => quantity <= 0)) {
    if (product.canNotifyStock)
      return <AvailabilityBell missing={missingSize} {...{ product, stock, open, isComing }} />
    return <UnavailableNotice>{isComing ? 'به‌زودی' : 'ناموجود'}</UnavailableNotice>
  }
  if (missingSize !== null) return <ChooseSizeButton name={missingSize} />
  if (isInCart) {
    return (
      <InCartControls
        stockId={stock.id}
        availableQuantity={stock.quantity}
        isCompact={isCompact}
        lastChange={lastChange}
        onFocused={() => setLastChange(null)}
        onRemove={setRemoved}
        fallback={<InCartShape />}
      />
    )
  }
  return (
    <>
      <Button
        isFullWidth
        isBusy={isAdding}
        {...preloadOnIntent(preloadForAdding)}
        onClick={() => {
          setLastChange('added')
          void add(InCartControls.preload)
        }}
      >
        افزودن به سبد خرید
      </Button>
      {removed?.line.stock_id === stock.id && (
        <JustRemoved
          removed={removed}
          onRestore={() => setLastChange('returned')}
          className={isCompact ? 'absolute inset-x-3 bottom-full mb-2 shadow-card' : 'mt-3'}
        />
      )}
    </>
  )
}

const preloadForAdding = () => Promise.all([preloadAddToCart(), InCartControls.preload()])

function InCartShape() {
  return (
    <Button isFullWidth isBusy>
      در سبد شما
    </Button>
  )
}

function ChooseSizeButton({ name }: { name: string }) {
  const { askForSize } = useVariant()
  return (
    <Button isFullWidth onClick={() => askForSize('add')}>
      انتخاب {name}
    </Button>
  )
}

function UnavailableNotice({ children }: { children: string }) {
  return (
    <p className="grid h-12 w-full place-items-center rounded-control bg-ink-100 font-semibold text-ink-500 phone:h-11">
      {children}
    </p>
  )
}
