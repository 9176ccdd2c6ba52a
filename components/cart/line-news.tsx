import { cn } from '@/components/ui/cn'
import { AlertIcon, InfoIcon } from '@/components/ui/icons'
import type { CartInfo } from '@/lib/contract/cart'
import { takeNote } from '@/stores/cart'
import type { StoredLine } from '@/stores/cart-line'
import { newsOf } from '@/stores/cart-settling'
import { newsWords } from './news-words'

type LineNewsProps = { line: StoredLine; info: CartInfo | null; className?: string }

/** What has changed on a line stands on it until the shopper says that it has been read. */
export function LineNews({ line, info, className }: LineNewsProps) {
  const news = info ? newsOf(line, info) : []
  const good = news.every(({ kind }) => kind === 'cheaper')
  return (
    <div role="status" className={className}>
      {info && news.length > 0 && (
        <div
          className={cn(
            'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control py-1 pe-1 ps-3 text-sm',
            good ? 'bg-success-50 text-success-700' : 'bg-saffron-100 text-saffron-800',
          )}
        >
          {good ? <InfoIcon size={18} /> : <AlertIcon size={18} />}
          <ul className="min-w-0 flex-1">
            {news.map((one) => (
              <li key={one.kind}>{newsWords(one)}</li>
            ))}
          </ul>
          <button
            type="button"
            className="min-h-9 rounded-control px-3 font-bold hover:underline phone:min-h-11"
            onClick={({ currentTarget }) => {
              // The button goes with the news, and the focus stays on the line.
              const row = currentTarget.closest('li')
              row?.querySelector<HTMLElement>('[role="group"] button')?.focus()
              takeNote(line.stock_id, info.final_price)
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
