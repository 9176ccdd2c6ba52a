import { Button } from '@/components/ui/button'
import { AlertIcon } from '@/components/ui/icons'
import type { CartInfo } from '@/lib/contract/cart'
import { takeNote } from '@/stores/cart'
import type { StoredLine } from '@/stores/cart-line'

type BeforePlacingProps = {
  /** Lines whose change has not been read yet. */
  unread: readonly StoredLine[]
  items: readonly CartInfo[]
  /** Why the shop did not take the order. */
  refusal: string | null
}

const ACCEPT = 'accept-changes'

/** On a phone the button that pays is far from what has to be accepted before. */
export function leadToChanges(): void {
  const button = document.getElementById(ACCEPT)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}

/** What stands between the shopper and the order: a refusal, and changes that must be accepted. */
export function BeforePlacing({ unread, items, refusal }: BeforePlacingProps) {
  function accept(): void {
    for (const { stock_id: id } of unread) {
      const info = items.find((item) => item.stock_id === id)
      if (info) takeNote(id, info.final_price)
    }
    // The button that was pressed goes with what it accepted.
    document.getElementById('order-summary')?.focus({ preventScroll: true })
  }
  return (
    <div role="alert" className="mt-4 grid gap-3 text-sm empty:hidden">
      {refusal && (
        <p className="flex items-start gap-2 rounded-control bg-pomegranate-50 p-3 text-pomegranate-700">
          <AlertIcon size={18} className="mt-0.5 shrink-0" />
          {refusal}
        </p>
      )}
      {unread.length > 0 && (
        <div className="rounded-control bg-saffron-100 p-3 text-saffron-800">
          <p>
            قیمت یا موجودی بخشی از سبد شما تغییر کرده است. تغییرها کنار هر کالا نوشته شده؛ اگر
            موافقید، بپذیرید و ادامه دهید.
          </p>
          <Button id={ACCEPT} variant="saffron" size="sm" full className="mt-2" onClick={accept}>
            تغییرها را می‌پذیرم
          </Button>
        </div>
      )}
    </div>
  )
}
