'use client'

import { IconButton } from '@/components/ui/icon-button'
import { notify } from '@/components/ui/notify'
import { toggleCompared, useShop, type CompareResult } from '@/stores/shop'
import { lazyComponent, useLazyOpen } from '@/components/ui/lazy-component'
import { ChartIcon, CompareIcon } from '../ui/shop-icons'
import { useVariant } from './variant-provider'

const compareMessages: Record<CompareResult, string | null> = {
  added: 'به مقایسه افزوده شد.',
  removed: 'از مقایسه برداشته شد.',
  full: 'بیش از ۴ کالا را نمی‌توان کنار هم گذاشت؛ یکی را از مقایسه بردارید.',
  other_group: 'تنها کالاهای هم‌گروه کنار هم می‌آیند؛ ابتدا مقایسهٔ پیشین را پاک کنید.',
}

type CompareToggleProps = { productId: number; comparisonGroupId: number }

export function CompareToggle({ productId, comparisonGroupId }: CompareToggleProps) {
  const isCompared = useShop(({ compare }) => compare.includes(productId))
  function handleToggle(): void {
    const result = toggleCompared(productId, comparisonGroupId)
    const message = compareMessages[result]
    if (message)
      void (result === 'added' || result === 'removed' ? notify.info : notify.error)(message)
  }
  return (
    <IconButton
      label="مقایسه"
      aria-pressed={isCompared}
      variant={isCompared ? 'soft' : 'outline'}
      size="sm"
      className="!rounded-full border border-line"
      onClick={handleToggle}
    >
      <CompareIcon />
    </IconButton>
  )
}

const PriceHistoryDialog = lazyComponent(() => import('./price-history-dialog'))

export function PriceHistoryButton() {
  const { product, stock } = useVariant()
  const dialog = useLazyOpen()
  if (!stock) return null
  return (
    <>
      <IconButton
        label="نمودار قیمت"
        aria-haspopup="dialog"
        variant="outline"
        size="sm"
        className="!rounded-full"
        onClick={dialog.show}
      >
        <ChartIcon />
      </IconButton>
      {dialog.isRendered && (
        <PriceHistoryDialog {...dialog.props} product={product} initialStockId={stock.id} />
      )}
    </>
  )
}
