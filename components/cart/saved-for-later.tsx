import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cartQuoteQuery } from '@/lib/client/queries/cart'
import { persianDigits } from '@/lib/persian/digits'
import { restoreToSaved, removeFromSaved, type RemovedCartLine } from '@/stores/cart-changes'
import { useCart } from '@/stores/cart'
import { toCartLine } from '@/lib/domain/cart-quote'
import { type StoredLine } from '@/lib/domain/cart-rules'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/page-icons'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartInfo } from '@/lib/contract/cart'
import { RemovedLineNotice } from './undo-remove'
import { addToCart } from './add-to-cart'
import { CartLineName, CartLinePicture } from './cart-line-label'

type SavedLineCardProps = {
  line: StoredLine
  info: CartInfo | null
  /** The quote is of this very list. */
  isAnswered: boolean
  onMoved: () => void
  onRemove: () => void
}

function SavedLineCard({ line, info, isAnswered, onMoved, onRemove }: SavedLineCardProps) {
  const [isMoving, setIsMoving] = useState(false)
  const isUnavailable = isAnswered && (info === null || info.quantity <= 0)

  async function move(): Promise<void> {
    setIsMoving(true)
    const isMoved = await addToCart(toCartLine(line), { isQuiet: true })
    if (isMoved) onMoved()
    else setIsMoving(false)
  }

  return (
    <li className="flex gap-3 rounded-card bg-paper p-3">
      <CartLinePicture line={line} info={info} className="size-20" />
      <div className="flex min-w-0 flex-1 flex-col">
        <CartLineName line={line} info={info} isCompact />
        <div className="mt-1 min-h-7">
          {isUnavailable ? (
            <p className="text-sm text-ink-500">اکنون موجود نیست.</p>
          ) : info ? (
            <Price rials={info.final_price} oldRials={info.price} size="sm" />
          ) : (
            <Skeleton className="h-5 w-24" />
          )}
        </div>
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <Button
            variant="soft"
            size="sm"
            isBusy={isMoving}
            disabled={isUnavailable}
            onClick={() => void move()}
          >
            انتقال به سبد
            <span className="sr-only">، {line.snapshot.title}</span>
          </Button>
          <IconButton
            label={`حذف ${line.snapshot.title}`}
            size="sm"
            onClick={onRemove}
            className="text-ink-500 hover:text-pomegranate-600"
          >
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

type SavedForLaterProps = { onMoved: (stockId: number) => void }

export function SavedForLater({ onMoved }: SavedForLaterProps) {
  const savedLines = useCart((cart) => cart.savedForLater)
  const [removed, setRemoved] = useState<RemovedCartLine | null>(null)
  const list = useMemo(() => savedLines.map(toCartLine), [savedLines])
  const quote = useQuery({
    ...cartQuoteQuery(list),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  })
  const [isMovingAll, setIsMovingAll] = useState(false)
  if (savedLines.length === 0 && !removed) return null
  const items = quote.data?.items ?? []
  const infoOf = (line: StoredLine) => items.find((one) => one.stock_id === line.stock_id) ?? null

  async function moveAll(): Promise<void> {
    setIsMovingAll(true)
    for (const line of savedLines.filter((one) => (infoOf(one)?.quantity ?? 0) > 0)) {
      if (await addToCart(toCartLine(line), { isQuiet: true })) onMoved(line.stock_id)
    }
    setIsMovingAll(false)
  }

  return (
    <section aria-labelledby="later" className="mt-12 rounded-panel bg-ink-100 p-5 desk:p-7">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="later" className="text-2xl font-extrabold">
          فهرست خرید بعدی
          <span className="ms-2 text-md font-normal text-ink-500">
            {persianDigits(savedLines.length)} کالا
          </span>
        </h2>
        {savedLines.length > 1 && (
          <Button variant="link" isBusy={isMovingAll} onClick={() => void moveAll()}>
            انتقال همه به سبد
          </Button>
        )}
      </div>
      {removed && (
        <RemovedLineNotice
          key={removed.line.stock_id}
          line={removed.line}
          outcome="از فهرست خرید بعدی برداشته شد."
          onRestore={() => {
            restoreToSaved(removed.line, removed.index)
            setRemoved(null)
          }}
          className="mb-4"
        />
      )}
      <ul className="grid grid-cols-posts gap-3">
        {savedLines.map((line) => (
          <SavedLineCard
            key={line.stock_id}
            line={line}
            info={infoOf(line)}
            isAnswered={quote.data !== undefined && !quote.isPlaceholderData}
            onMoved={() => onMoved(line.stock_id)}
            onRemove={() => setRemoved(removeFromSaved(line.stock_id))}
          />
        ))}
      </ul>
    </section>
  )
}
