'use client'

import { Button } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { BellIcon } from '@/components/ui/shop-icons'
import type { ProductDetail, Stock } from '@/lib/contract/product/product-info'
import { noticeLabel } from './sale-start'

const loadNotify = () => import('./notify-button')
const NotifyButton = lazyComponent(async () => ({ default: (await loadNotify()).NotifyButton }))
const NotifySizesButton = lazyComponent(async () => ({
  default: (await loadNotify()).NotifySizesButton,
}))

type AvailabilityBellProps = {
  product: Pick<ProductDetail, 'id' | 'properties'>
  stock: Stock
  /** The size that is still to be chosen, and the stocks of the rest of the choice. */
  missing: string | null
  open: readonly Stock[]
  isComing: boolean
}

/** Asks for the size where none is chosen, as a notice is of one. */
export function AvailabilityBell(props: AvailabilityBellProps) {
  const { product, stock, missing, open, isComing } = props
  const fallback = (
    <Button isFullWidth icon={<BellIcon size={18} />}>
      {noticeLabel(isComing)}
    </Button>
  )
  const common = { productId: product.id, isComing, fallback }
  if (missing === null || open.length < 2) return <NotifyButton stockId={stock.id} {...common} />
  const property = product.properties.find(({ name }) => name === missing)
  const sizes = (property?.values ?? []).flatMap(({ value }) =>
    open
      .filter(({ parent_value }) => parent_value[missing] === value)
      .map(({ id }) => ({ value, stockId: id })),
  )
  return <NotifySizesButton name={missing} sizes={sizes} {...common} />
}
