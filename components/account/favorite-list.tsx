'use client'

import { pictureSizes } from '@/styles/breakpoints'
import { useEffect, useRef, useState } from 'react'
import { HeartIcon } from '@/components/ui/icons'
import { ButtonLink, Button } from '@/components/ui/button'
import { favoritesQuery } from '@/lib/client/queries/account'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/paths'
import Link from '@/components/ui/link'
import { loadFavorites } from '@/components/auth/load-current-customer'
import { addToCart } from '@/components/cart/add-to-cart'
import { favoriteToggle } from '@/components/catalogue/favorite-button'
import { ProductCard } from '@/components/catalogue/product-card'
import { toShownCard } from '@/components/catalogue/shown-card'
import { QuickAdd } from '@/components/catalogue/quick-add'
import type { FavoriteCard } from '@/lib/contract/account/favorites'
import { useCart } from '@/stores/cart'
import { favoritesStore } from '@/stores/favorites'
import { EmptyPanel } from '../ui/empty-state'
import { BestSellers, cardGrid, CardSkeletons } from './best-sellers'
import { PageHead } from './page-head'
import { PagedList, usePagedQuery } from './paged-list'

const SIZES = pictureSizes({ base: '40vw', sm: '26vw', lg: '14.25rem', xl: '15.5rem' })

function FavoriteListItem({ card }: { card: FavoriteCard }) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex-1">
        <ProductCard card={toShownCard(card)} sizes={SIZES} hasQuickAdd={false} />
      </div>
      <div className="min-h-14 pt-2">
        <BuyAction card={card} />
      </div>
    </div>
  )
}

/** A product without variants to choose from goes into the cart from here; of another a sheet asks, as on cards. */
function BuyAction({ card }: { card: FavoriteCard }) {
  const { id, slug, title, stock_id: stockId } = card
  const [isBusy, setIsBusy] = useState(false)
  const isInCart = useCart(({ lines }) => lines.some((line) => line.stock_id === stockId))
  if (stockId === null) {
    const href = paths.product(slug)
    if (card.available)
      return <QuickAdd productId={id} shape="soft" {...{ stockId, title, href }} />
    return (
      <ButtonLink href={href} prefetch={false} variant="ghost" size="sm" isFullWidth>
        دیدن کالا
      </ButtonLink>
    )
  }
  if (isInCart) {
    return (
      <ButtonLink href={paths.cart} prefetch={false} variant="ghost" size="sm" isFullWidth>
        در سبد شما
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="soft"
      size="sm"
      isFullWidth
      isBusy={isBusy}
      aria-label={`افزودن به سبد: ${title}`}
      onClick={() => {
        setIsBusy(true)
        void addToCart({ product_id: id, stock_id: stockId, quantity: 1 }).finally(() =>
          setIsBusy(false),
        )
      }}
    >
      افزودن به سبد
    </Button>
  )
}

/** Replaces the card, and takes the focus that was on its heart. */
function RemovedFavorite({ card }: { card: FavoriteCard }) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => buttonRef.current?.focus({ preventScroll: true }), [])
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
        ref={buttonRef}
        variant="soft"
        size="sm"
        onClick={() => favoriteToggle.press({ kind: 'product', id: card.id }, true)}
      >
        برگرداندن
      </Button>
    </div>
  )
}

/** Tells which products have stopped being favourites since the page was opened. */
function useRemovedFavorites(): (productId: number) => boolean {
  const favoriteIds = favoritesStore.use((favorites) => favorites.product)
  const [seenIds, setSeenIds] = useState<ReadonlySet<number>>(new Set())
  const newIds = favoriteIds.filter((id) => !seenIds.has(id))
  if (newIds.length > 0) setSeenIds(new Set([...seenIds, ...newIds]))
  return (productId) => seenIds.has(productId) && !favoriteIds.includes(productId)
}

export function FavoriteList() {
  const pages = usePagedQuery(favoritesQuery)
  const isRemoved = useRemovedFavorites()
  useEffect(() => {
    // The list may hold what was liked on another device since this tab began; without an answer a heart is empty.
    loadFavorites().catch(() => undefined)
  }, [])
  const count = pages.query.data?.count ?? 0
  return (
    <>
      <PageHead title="علاقه‌مندی‌ها" text={count > 0 && `${persianDigits(count)} کالا`} />
      <PagedList
        pages={pages}
        skeleton={<CardSkeletons />}
        empty={
          <>
            <EmptyPanel
              title="هنوز چیزی نپسندیده‌اید"
              text="روی قلب هر کالا بزنید تا اینجا بماند و قیمتش را دنبال کنید."
              icon={<HeartIcon size={30} />}
              action={<ButtonLink href={paths.categories}>دیدن کالاها</ButtonLink>}
            />
            <BestSellers />
          </>
        }
      >
        {({ products }) => (
          <>
            <h2 className="sr-only">کالاها</h2>
            <ul className={cardGrid}>
              {products.map((card) => (
                <li key={card.id}>
                  {isRemoved(card.id) ? (
                    <RemovedFavorite card={card} />
                  ) : (
                    <FavoriteListItem card={card} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  )
}
