'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceChip } from '@/components/ui/chip'
import { ErrorState } from '@/components/ui/error-state'
import { ResponsiveDialog } from '@/components/ui/responsive-dialog'
import { Select } from '@/components/ui/select'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { getErrorMessage } from '@/lib/client/http/error-message'
import { priceHistoryQuery } from '@/lib/client/queries/product'
import { QueryProvider } from '@/lib/client/query-provider'
import { persianDigits } from '@/lib/persian/digits'
import { PERIODS, type Period } from './price-points'
import { PriceHistoryView } from './price-history-view'
import type { PurchasableProduct } from './variant-provider'

type PriceHistoryDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  product: PurchasableProduct
  initialStockId: number
}

export default function PriceHistoryDialog(props: PriceHistoryDialogProps) {
  const { product, initialStockId, ...dialog } = props
  return (
    <ResponsiveDialog {...dialog} size="md" title="نمودار قیمت" description={product.title}>
      <QueryProvider>
        <PriceHistoryPanel key={initialStockId} product={product} initialStockId={initialStockId} />
      </QueryProvider>
    </ResponsiveDialog>
  )
}

function PriceHistoryPanel({
  product,
  initialStockId,
}: Pick<PriceHistoryDialogProps, 'product' | 'initialStockId'>) {
  const [stockId, setStockId] = useState(initialStockId)
  const [period, setPeriod] = useState<Period>(90)
  const variants = product.stocks.map(({ id, parent_value }) => ({
    value: String(id),
    label: Object.values(parent_value).join('، '),
  }))
  return (
    <>
      {variants.length > 1 && (
        <Select
          label="مدل"
          options={variants}
          value={String(stockId)}
          onChange={(event) => setStockId(Number(event.target.value))}
        />
      )}
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">بازهٔ زمانی</legend>
        {PERIODS.map((days) => (
          <ChoiceChip
            key={days}
            name="price-period"
            checked={period === days}
            onChange={() => setPeriod(days)}
          >
            {days === 365 ? 'یک سال' : `${persianDigits(days)} روز`}
          </ChoiceChip>
        ))}
      </fieldset>
      <VariantPriceHistory productId={product.id} stockId={stockId} period={period} />
    </>
  )
}

type VariantPriceHistoryProps = { productId: number; stockId: number; period: Period }

function VariantPriceHistory({ productId, stockId, period }: VariantPriceHistoryProps) {
  const { data, error, isFetching, refetch } = useQuery(priceHistoryQuery(productId, stockId))
  if (data) return <PriceHistoryView history={data} period={period} />
  if (error) {
    return (
      <ErrorState
        text={getErrorMessage(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading className="mt-4 grid gap-3">
      <Skeleton className="h-44 rounded-card desk:h-56" />
      <Skeleton className="h-7 w-3/5 rounded-control" />
    </Loading>
  )
}
