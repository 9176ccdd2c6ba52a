'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { lazyComponent } from '@/components/ui/lazy-component'
import { notify } from '@/components/ui/notify'
import { isPaid } from '@/lib/domain/order-transitions'
import type { WholeOrder, OrderItem } from '@/lib/contract/orders/order'
import { paths } from '@/lib/paths'
import { openCartDrawer } from '@/stores/cart-drawer'
import { fetchCartItems } from '@/lib/client/queries/cart'
import { getErrorMessage } from '@/lib/client/http/error-message'
import type { CartInfo } from '@/lib/contract/cart'
import { persianDigits } from '@/lib/persian/digits'
import { cartStore } from '@/stores/cart'
import { addLine } from '@/lib/domain/cart-quote'

type BuyAgainResult = {
  text: string
  wasAdded: boolean
}

function resultMessage(added: number, titles: readonly string[]): string {
  const unavailableTitles = titles.length
  const [first] = titles
  const goods = (count: number) => `${persianDigits(count)} کالا`
  if (added === 0 && unavailableTitles === 0) return 'کالاهای این سفارش هم‌اکنون در سبد خرید است.'
  if (added === 0) return 'کالاهای این سفارش دیگر موجود نیست.'
  const missing = unavailableTitles === 1 && first ? `«${first}»` : goods(unavailableTitles)
  const rest = unavailableTitles > 0 ? `؛ ${missing} دیگر موجود نیست` : ''
  return `${goods(added)} به سبد خرید افزوده شد${rest}.`
}

/** Adds what is still in stock, up to the stock. */
export async function buyAgain(items: OrderItem[]): Promise<BuyAgainResult> {
  const list = items.map(({ product_id, stock_id, quantity }) => ({
    product_id,
    stock_id,
    quantity,
  }))
  let available: CartInfo[]
  try {
    available = await fetchCartItems(list)
  } catch (error) {
    return { text: getErrorMessage(error), wasAdded: false }
  }
  let added = 0
  const unavailableTitles: string[] = []
  cartStore.set((cart) => {
    let { lines } = cart
    for (const { stock_id: stockId, quantity, title } of items) {
      const info = available.find((one) => one.stock_id === stockId) ?? null
      const result = addLine(lines, info, Math.min(quantity, info?.quantity ?? 0))
      if ('lines' in result) {
        lines = result.lines
        added += 1
      } else if (result.error.kind === 'unavailable') unavailableTitles.push(title)
    }
    return { lines }
  })
  return { text: resultMessage(added, unavailableTitles), wasAdded: added > 0 }
}

const CancelDialog = lazyComponent(() => import('./cancel-order-dialog'))
const TicketDialog = lazyComponent(() => import('@/components/account/ticket-dialog'))

export function OrderActions({ whole }: { whole: WholeOrder }) {
  const { order, actions, items } = whole
  const router = useRouter()
  const [openDialog, setOpenDialog] = useState<'cancel' | 'ticket' | null>(null)
  const [isBuying, setIsBuying] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  const close = () => setOpenDialog(null)
  const handleCanceled = () => {
    // The button that opened the dialog is gone with the cancelled order.
    containerRef.current?.focus()
    close()
  }

  async function again(): Promise<void> {
    setIsBuying(true)
    const { text, wasAdded } = await buyAgain(items)
    setIsBuying(false)
    void notify[wasAdded ? 'success' : 'info'](text)
    if (wasAdded) openCartDrawer()
  }

  return (
    <div
      ref={containerRef}
      role="group"
      aria-label="کارهای این سفارش"
      tabIndex={-1}
      className="mt-4 outline-none first:mt-0 print:hidden"
    >
      <div className="flex flex-wrap gap-2 [&>*]:grow [&>*]:basis-[40%] sm:[&>*]:grow-0 sm:[&>*]:basis-auto">
        {actions.includes('buy_again') && (
          <Button variant="soft" size="sm" isBusy={isBuying} onClick={() => void again()}>
            خرید دوباره
          </Button>
        )}
        {order.type === 'sales' && isPaid(order.status) && (
          <ButtonLink
            href={paths.account.print(order.id)}
            prefetch={false}
            variant="ghost"
            size="sm"
          >
            فاکتور
          </ButtonLink>
        )}
        {actions.includes('return') && (
          <ButtonLink
            href={paths.account.requestReturn(order.id)}
            prefetch={false}
            variant="ghost"
            size="sm"
          >
            مرجوعی یا تعویض
          </ButtonLink>
        )}
        <Button variant="link" size="sm" onClick={() => setOpenDialog('ticket')}>
          پرسش از پشتیبانی
        </Button>
        {actions.includes('cancel') && (
          <Button
            variant="link"
            size="sm"
            className="text-pomegranate-600"
            onClick={() => setOpenDialog('cancel')}
          >
            {order.type === 'refer' ? 'لغو درخواست' : 'لغو سفارش'}
          </Button>
        )}
      </div>
      {openDialog === 'cancel' && (
        <CancelDialog whole={whole} onClose={close} onDone={handleCanceled} onLoadError={close} />
      )}
      {openDialog === 'ticket' && (
        <TicketDialog
          order={order}
          onClose={close}
          onLoadError={close}
          onOpened={({ id }) => router.push(paths.account.ticket(id))}
        />
      )}
    </div>
  )
}
