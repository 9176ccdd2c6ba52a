'use client'

import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { ChartIcon } from '../ui/shop-icons'
import { useVariant } from './variant-provider'

const loadDialog = () => import('./price-history-dialog')
const PriceHistoryDialog = lazyComponent(loadDialog)

/** One line in every variant, so that choosing one moves nothing; it opens the chart. */
export function PriceHistoryLine() {
  const { product, stock } = useVariant()
  const dialog = useLazyOpen()
  if (!stock) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.show}
        {...preloadOnIntent(loadDialog)}
        className="-mx-1 flex min-h-11 w-[calc(100%+0.5rem)] flex-wrap items-center justify-between gap-x-2 rounded-control px-1 text-start text-sm text-ink-500 print:hidden"
      >
        <LowestPrice />
        <span className="inline-flex items-center gap-1 font-semibold text-brand-700 underline-offset-4 hover:underline">
          <ChartIcon size={16} /> نمودار قیمت
        </span>
      </button>
      {dialog.isRendered && (
        <PriceHistoryDialog {...dialog.props} product={product} initialStockId={stock.id} />
      )}
    </>
  )
}

function LowestPrice() {
  const { stock, isPurchasable } = useVariant()
  if (!isPurchasable || !stock) return null
  if (stock.is_lowest)
    return (
      <>
        <span className="font-semibold text-saffron-800">کمترین قیمت ۳۰ روز گذشته</span>{' '}
      </>
    )
  if (stock.lowest_price === undefined) return null
  return (
    <>
      <span>
        کمترین ۳۰ روز: <bdi>{formatAmount(stock.lowest_price)}</bdi> {currencyName()}
      </span>{' '}
    </>
  )
}
