import Image from 'next/image'
import Link from 'next/link'
import { Heart } from '@/components/favorites/heart'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import type { ProductCard as Card } from '@/lib/contract/products'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '@/lib/seo/addresses'
import { ColourDots } from './colour-dots'

const SIZES = '(max-width: 599px) 40vw, (max-width: 959px) 30vw, 220px'

type ProductCardProps = {
  card: Card
  sizes?: string
  /** Among the first on a page, where waiting for the script would be seen. */
  early?: boolean
  className?: string
}

export function ProductCard({ card, sizes = SIZES, early, className }: ProductCardProps) {
  const { picture, rate } = card
  return (
    <article
      className={cn(
        'group/card relative flex h-full flex-col rounded-card bg-paper p-2.5 shadow-card has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-ring desk:p-3.5',
        className,
      )}
    >
      <div className="relative aspect-square overflow-hidden rounded-control bg-[radial-gradient(circle_at_50%_45%,rgb(var(--surface-paper)),rgb(var(--surface-ink-100)))]">
        {picture && (
          <Image
            src={picture.url}
            alt=""
            fill
            sizes={sizes}
            loading={early ? 'eager' : 'lazy'}
            fetchPriority={early ? 'high' : 'auto'}
            className={cn(
              'object-cover transition-transform duration-200 group-hover/card:scale-105',
              !card.available && 'opacity-60 grayscale',
            )}
          />
        )}
      </div>
      <Heart productId={card.id} title={card.title} className="absolute end-2 top-2" />
      <h3 className="mt-3 line-clamp-2 min-h-[3.5em] text-md font-medium phone:text-sm phone:leading-[1.75]">
        <Link
          href={paths.product(card.slug)}
          className="outline-none after:absolute after:inset-0 after:rounded-card group-hover/card:text-brand-700"
        >
          {card.title}
        </Link>
      </h3>
      <div className="mt-1.5 flex min-h-6 items-center justify-between gap-2">
        {card.last_units !== null && card.available ? (
          <span className="text-xs text-pomegranate-600">
            تنها {persianDigits(card.last_units)} عدد مانده
          </span>
        ) : (
          <ColourDots colours={card.colours} />
        )}
        {rate !== null && <Rating value={rate} compact />}
      </div>
      <div className="mt-auto min-h-[50px] pt-1.5">
        <Cost card={card} />
      </div>
    </article>
  )
}

function Cost({ card }: { card: Card }) {
  if (card.status === 'coming_soon') return <Badge tone="saffron">به‌زودی</Badge>
  if (!card.available) return <Badge tone="neutral">ناموجود</Badge>
  return <Price rials={card.final_price} oldRials={card.price} percent={card.percent} level />
}
