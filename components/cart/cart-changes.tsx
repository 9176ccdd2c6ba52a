import { cn } from '@/components/ui/cn'
import { AlertIcon } from '@/components/ui/icons'
import { InfoIcon } from '@/components/ui/page-icons'
import type { CartInfo } from '@/lib/contract/cart'
import { acknowledgeChanges, dismissUnavailable } from '@/stores/cart-changes'
import { useCart } from '@/stores/cart'
import { changesOf, type LineChange } from '@/lib/domain/cart-quote'
import { type StoredLine } from '@/lib/domain/cart-rules'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { Button } from '@/components/ui/button'
import { holdMeasures } from '@/lib/persian/hold-phrases'
import { MixedText } from '@/components/ui/mixed-text'

export function lineChangeMessage({ kind, from, to }: LineChange): string {
  if (kind === 'lowered') {
    return `موجودی کم شد؛ تعداد از ${persianDigits(from)} به ${persianDigits(to)} رسید.`
  }
  const change = `از ${formatAmount(from)} به ${formatAmount(to)} ${currencyName()} رسید.`
  return `${kind === 'dearer' ? 'گران‌تر' : 'ارزان‌تر'} شد: هر عدد ${change}`
}

type CartLineChangesProps = { line: StoredLine; info: CartInfo | null; className?: string }

/** Stays on the line until the shopper acknowledges it. */
export function CartLineChanges({ line, info, className }: CartLineChangesProps) {
  const changes = info ? changesOf(line, info) : []
  const isGain = changes.every(({ kind }) => kind === 'cheaper')
  return (
    <div role="status" className={className}>
      {info && changes.length > 0 && (
        <div
          className={cn(
            'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control py-1 pe-1 ps-3 text-sm',
            isGain ? 'bg-success-50 text-success-700' : 'bg-saffron-100 text-saffron-800',
          )}
        >
          {isGain ? <InfoIcon size={18} /> : <AlertIcon size={18} />}
          <ul className="min-w-0 flex-1">
            {changes.map((change) => (
              <li key={change.kind}>{lineChangeMessage(change)}</li>
            ))}
          </ul>
          <button
            type="button"
            className="min-h-9 rounded-control px-3 font-bold hover:underline finger:min-h-11"
            onClick={({ currentTarget }) => {
              // The button disappears with the changes; the focus stays on the line.
              const row = currentTarget.closest('li')
              row?.querySelector<HTMLElement>('[role="group"] button')?.focus()
              acknowledgeChanges(line.stock_id, info.final_price)
            }}
          >
            متوجه شدم
            <span className="sr-only">، {line.snapshot.title}</span>
          </button>
        </div>
      )}
    </div>
  )
}

export function UnavailableLines() {
  const unavailable = useCart((cart) => cart.unavailable)
  return (
    <div role="status">
      {unavailable.length > 0 && (
        <div className="mb-4 flex flex-wrap items-start gap-3 rounded-card bg-saffron-100 p-4 text-saffron-800">
          <AlertIcon className="mt-0.5 shrink-0" />
          <ul className="grid min-w-0 flex-1 gap-1 text-md">
            {unavailable.map(({ stock_id: id, title }) => (
              <li key={id}>
                «<MixedText>{holdMeasures(title)}</MixedText>» ناموجود شد و از سبد برداشته شد.
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="sm"
            className="ms-auto border-edge"
            onClick={dismissUnavailable}
          >
            متوجه شدم
          </Button>
        </div>
      )}
    </div>
  )
}
