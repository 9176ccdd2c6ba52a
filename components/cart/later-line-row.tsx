import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import type { CartInfo } from '@/lib/contract/cart'
import { asked, type StoredLine } from '@/stores/cart-line'
import { addToCart } from './add-to-cart'
import { LineName, LinePicture } from './line-face'

type LaterLineRowProps = {
  line: StoredLine
  info: CartInfo | null
  /** The shop has answered for this very list. */
  told: boolean
  onMoved: () => void
  onRemove: () => void
}

export function LaterLineRow({ line, info, told, onMoved, onRemove }: LaterLineRowProps) {
  const [busy, setBusy] = useState(false)
  const gone = told && (info === null || info.quantity <= 0)

  async function move(): Promise<void> {
    setBusy(true)
    const moved = await addToCart(asked(line), { quiet: true })
    if (moved) onMoved()
    else setBusy(false)
  }

  return (
    <li className="flex gap-3 rounded-card bg-paper p-3 shadow-card">
      <LinePicture line={line} info={info} className="size-20" />
      <div className="flex min-w-0 flex-1 flex-col">
        <LineName line={line} info={info} short />
        <div className="mt-1 min-h-7">
          {gone ? (
            <p className="text-sm text-ink-500">اکنون موجود نیست.</p>
          ) : info ? (
            <Price rials={info.final_price} oldRials={info.price} size="sm" />
          ) : (
            <Skeleton className="h-5 w-24" />
          )}
        </div>
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <Button variant="soft" size="sm" busy={busy} disabled={gone} onClick={() => void move()}>
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
