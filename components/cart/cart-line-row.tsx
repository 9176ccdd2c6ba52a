import Link from '@/components/ui/link'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TrashIcon } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import { Stepper } from '@/components/ui/stepper'
import type { CartInfo } from '@/lib/contract/cart'
import { storedPicture } from '@/lib/pictures/stored-picture'
import { paths } from '@/lib/seo/addresses'
import { snapshotOf, type StoredLine } from '@/stores/cart-line'
import { LineCost } from './line-cost'
import { tellLimit, wishQuantity } from './wish-quantity'

type CartLineRowProps = {
  line: StoredLine
  info: CartInfo | null
  /** The shop could not be asked: no price is on its way. */
  failed: boolean
  /** It has just been put back by somebody whose button is gone. */
  takesFocus: boolean
  onRemove: () => void
}

/** Name and picture are there at once; money waits for the shop, in a place of the same size. */
export function CartLineRow({ line, info, failed, takesFocus, onRemove }: CartLineRowProps) {
  const { stock_id, quantity } = line
  const { slug, title, parent_value, picture } = info ? snapshotOf(info) : line.snapshot
  const variant = Object.entries(parent_value).map(([name, value]) => `${name}: ${value}`)
  const available = info?.quantity ?? quantity
  const href = `${paths.product(slug)}${variant.length > 0 ? `?${new URLSearchParams(parent_value)}` : ''}`
  const count = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) count.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <li className="grid grid-cols-[96px_1fr] gap-x-4 gap-y-3 py-4 desk:grid-cols-[120px_1fr_44px] desk:py-5">
      <div className="relative size-24 overflow-hidden rounded-control bg-ink-100 desk:row-span-2 desk:size-[120px]">
        {picture && (
          <Picture {...storedPicture(picture.url)} sizes="120px" className="card-image" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-md font-semibold desk:text-base">
          <Link href={href} prefetch={false} className="rounded hover:text-brand-700">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-500">{variant.join('، ')}</p>
        <p className="min-h-5 text-xs text-ink-500">{info?.guarantee}</p>
      </div>
      {quantity > 1 && (
        <IconButton
          label={`حذف ${title}`}
          size="sm"
          onClick={onRemove}
          className="text-ink-500 hover:text-pomegranate-600 phone:hidden"
        >
          <TrashIcon />
        </IconButton>
      )}
      <div
        ref={count}
        className="col-span-2 flex min-h-[68px] items-center justify-between gap-3 desk:col-start-2"
      >
        <Stepper
          label={`تعداد ${title}`}
          value={quantity}
          max={Math.max(available, 1)}
          unsure={info === null}
          onValueChange={(wished) => wishQuantity(stock_id, wished, available)}
          onLimit={() => tellLimit(available)}
          onRemove={onRemove}
        />
        <LineCost info={info} quantity={quantity} failed={failed} />
      </div>
    </li>
  )
}
