import { useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { ChoiceChip } from '@/components/ui/chip'
import { cn } from '@/components/ui/cn'
import { MixedText } from '@/components/ui/mixed-text'
import { Price } from '@/components/ui/price'
import { FEW_LEFT_ON_PAGE } from '@/lib/domain/low-stock'
import { findSelectedStock, findWornSize } from '@/lib/domain/variant-choice'
import { persianDigits } from '@/lib/persian/digits'
import { loadAddToCart } from './load-add-to-cart'
import { NotifyButton } from '@/components/catalogue/notify-button'
import { SizeGuideButton } from './variant-chips'
import { useVariant } from './variant-provider'

function StockOfSize({ left }: { left: number }) {
  const isLow = left > 0 && left <= FEW_LEFT_ON_PAGE
  return (
    <span className={cn('text-xs font-normal', isLow && 'text-pomegranate-600')}>
      {left <= 0 ? 'ناموجود' : isLow ? `تنها ${persianDigits(left)} عدد` : 'موجود'}
    </span>
  )
}

type SizeSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * The sizes with what is left of each, over the button that asked for one. The address is written by
 * its own button only: a sheet that is dismissed takes its entry of the history along.
 */
export default function SizeSheet({ open, onOpenChange }: SizeSheetProps) {
  const { product, choice, sizeRequest, choiceWith, choose } = useVariant()
  const { id, properties, stocks, size_guide: sizeGuide } = product
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const property = findWornSize(properties)
  if (!property) return null
  const { name, values } = property
  const stockOf = (size: string) => findSelectedStock(stocks, choiceWith(name, size))
  const stock = chosen === null ? null : stockOf(chosen)
  const isGone = stock !== null && stock.quantity <= 0
  const isForAdding = sizeRequest?.purpose !== 'choose' && !isGone
  const others = Object.entries(chosen === null ? choice : choiceWith(name, chosen))
    .filter(([other]) => other !== name)
    .map(([other, value]) => `${other}: ${value}`)

  async function handleConfirm(): Promise<void> {
    if (chosen === null) return
    choose(name, chosen)
    if (isForAdding && stock) {
      setIsAdding(true)
      const addToCart = await loadAddToCart()
      const isAdded = await addToCart?.({ product_id: id, stock_id: stock.id, quantity: 1 })
      setIsAdding(false)
      if (!isAdded) return
    }
    onOpenChange(false)
  }

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={`${name} را انتخاب کنید`}
      footer={
        stock && isGone && product.canNotifyStock && sizeRequest?.purpose !== 'choose' ? (
          <NotifyButton productId={id} stockId={stock.id} />
        ) : (
          <Button
            isFullWidth
            isBusy={isAdding}
            disabled={chosen === null}
            onClick={() => void handleConfirm()}
          >
            {chosen === null
              ? `ابتدا ${name} را انتخاب کنید`
              : isForAdding
                ? 'افزودن به سبد خرید'
                : `انتخاب ${name}`}
          </Button>
        )
      }
    >
      {others.length > 0 && (
        <p className="mb-3 text-sm text-ink-500">
          <MixedText>{others.join('، ')}</MixedText>
        </p>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        {/* No size stands alone in the last row. */}
        <div className={cn('grid gap-2', values.length % 3 === 1 ? 'grid-cols-4' : 'grid-cols-3')}>
          {values.map(({ value }) => {
            const left = stockOf(value)?.quantity ?? 0
            return (
              <ChoiceChip
                key={value}
                name={`sheet-${name}`}
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className={cn(
                  '!h-14 flex-col justify-center !gap-0 text-center',
                  left <= 0 && 'text-ink-500',
                )}
              >
                <span className="leading-6">
                  <MixedText>{value}</MixedText>
                </span>
                <StockOfSize left={left} />
              </ChoiceChip>
            )
          })}
        </div>
      </fieldset>
      <div className="mt-3 flex min-h-14 flex-wrap items-center justify-between gap-2">
        {sizeGuide && <SizeGuideButton guide={sizeGuide} onChoose={setChosen} />}
        <div aria-live="polite" className="ms-auto">
          {stock && stock.quantity > 0 && (
            <Price rials={stock.final_price} oldRials={stock.price} size="md" />
          )}
        </div>
      </div>
    </BottomSheet>
  )
}
