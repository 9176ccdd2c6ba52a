import Link from '@/components/ui/link'
import { useEffect, useRef, useState } from 'react'
import { addToCart } from '@/components/cart/add-to-cart'
import { ProductCard } from '@/components/catalogue/product-card'
import { setFavorite } from '@/components/favorites/set-favorite'
import { Button, ButtonLink } from '@/components/ui/button'
import type { FavoriteCard } from '@/lib/contract/favorites'
import { paths } from '@/lib/seo/addresses'
import { useCart } from '@/stores/cart'

const SIZES = '(max-width: 599px) 40vw, (max-width: 1279px) 26vw, 200px'

export function FavoriteItem({ card }: { card: FavoriteCard }) {
  return (
    <div className="flex h-full flex-col rounded-card bg-paper shadow-card">
      <div className="flex-1">
        <ProductCard card={card} sizes={SIZES} className="!shadow-none" />
      </div>
      <div className="min-h-14 px-2.5 pb-2.5 desk:px-3.5 desk:pb-3.5">
        <NextStep card={card} />
      </div>
    </div>
  )
}

/** What can be had without a choice goes into the cart from here. */
function NextStep({ card }: { card: FavoriteCard }) {
  const { id, slug, stock_id: stockId } = card
  const [busy, setBusy] = useState(false)
  const inCart = useCart(({ lines }) => lines.some((line) => line.stock_id === stockId))
  if (stockId === null) {
    const label = card.available ? 'انتخاب و خرید' : 'دیدن کالا'
    return (
      <ButtonLink href={paths.product(slug)} prefetch={false} variant="ghost" size="sm" full>
        {label}
      </ButtonLink>
    )
  }
  if (inCart) {
    return (
      <ButtonLink href={paths.cart} prefetch={false} variant="ghost" size="sm" full>
        در سبد شما
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="soft"
      size="sm"
      full
      busy={busy}
      aria-label={`افزودن ${card.title} به سبد`}
      onClick={() => {
        setBusy(true)
        void addToCart({ product_id: id, stock_id: stockId, quantity: 1 }).finally(() =>
          setBusy(false),
        )
      }}
    >
      افزودن به سبد
    </Button>
  )
}

/** Stands where the card stood, and takes the focus that went with its heart. */
export function TakenAway({ card }: { card: FavoriteCard }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div
      role="status"
      className="grid h-full min-h-64 content-center justify-items-center gap-3 rounded-card border border-dashed border-edge p-4 text-center text-sm text-ink-500"
    >
      <p>
        <Link
          href={paths.product(card.slug)}
          prefetch={false}
          className="line-clamp-3 text-ink-900"
        >
          {card.title}
        </Link>
        از علاقه‌مندی‌ها برداشته شد.
      </p>
      <Button
        ref={button}
        variant="soft"
        size="sm"
        onClick={() => setFavorite({ kind: 'product', id: card.id }, true)}
      >
        بازگرداندن
      </Button>
    </div>
  )
}
