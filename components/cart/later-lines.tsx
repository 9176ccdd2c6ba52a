import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cartQuote } from '@/lib/api/cart'
import { persianDigits } from '@/lib/persian/digits'
import { restoreToLater, takeFromLater, useCart, type Removed } from '@/stores/cart'
import { asked } from '@/stores/cart-line'
import { LaterLineRow } from './later-line-row'
import { RemovedLine } from './removed-line'

type LaterLinesProps = { onMoved: (stockId: number) => void }

/** What was put by for another day; nothing of it counts until it is in the cart again. */
export function LaterLines({ onMoved }: LaterLinesProps) {
  const later = useCart((cart) => cart.later)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const list = useMemo(() => later.map(asked), [later])
  const quote = useQuery({
    ...cartQuote(list),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  })
  if (later.length === 0 && !removed) return null
  const items = quote.data?.items ?? []
  return (
    <section aria-labelledby="later" className="mt-8">
      <h2 id="later" className="mb-3 text-xl font-extrabold">
        فهرست خرید بعدی
        <span className="ms-2 text-md font-normal text-ink-500">
          {persianDigits(later.length)} کالا
        </span>
      </h2>
      {removed && (
        <RemovedLine
          key={removed.line.stock_id}
          line={removed.line}
          what="از فهرست خرید بعدی برداشته شد."
          onRestore={() => {
            restoreToLater(removed.line, removed.at)
            setRemoved(null)
          }}
          className="mb-4"
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {later.map((line) => (
          <LaterLineRow
            key={line.stock_id}
            line={line}
            info={items.find((item) => item.stock_id === line.stock_id) ?? null}
            told={quote.data !== undefined && !quote.isPlaceholderData}
            onMoved={() => onMoved(line.stock_id)}
            onRemove={() => setRemoved(takeFromLater(line.stock_id))}
          />
        ))}
      </ul>
    </section>
  )
}
