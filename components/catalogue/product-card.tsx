import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { FavoriteButton } from './favorite-button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import type { ProductCard as Card } from '@/lib/contract/catalogue/products'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { MixedText } from '@/components/ui/mixed-text'

const PICTURE_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  md: '13.75rem',
  xl: '15.5rem',
})

type ProductCardProps = {
  card: Card
  sizes?: string
  /** Among the first on a page: its picture loads eagerly. */
  isPriority?: boolean
  className?: string
}

/** Dozens stand on a page, in its markup and again in the router's payload: hence few nodes and short class names. */
export function ProductCard({
  card,
  sizes = PICTURE_SIZES,
  isPriority,
  className,
}: ProductCardProps) {
  const { picture, second_view, rate, available } = card
  const second = available && second_view ? responsiveImage(second_view) : null
  return (
    <article className={cn('card card-goods', className)}>
      <div className={cn('card-picture', second && 'card-turns')}>
        {picture && (
          <Picture
            {...responsiveImage(picture.url)}
            sizes={sizes}
            isPriority={isPriority}
            className={cn('card-image', !available && 'opacity-60 grayscale')}
          />
        )}
        {second && (
          <Picture src={second.src} srcSet={second.srcSet} sizes={sizes} className="card-second" />
        )}
      </div>
      <FavoriteButton productId={card.id} title={card.title} className="absolute end-2 top-2" />
      <h3 className="card-title">
        <Link href={paths.product(card.slug)}>
          <MixedText>{card.title}</MixedText>
        </Link>
      </h3>
      <div className="card-facts">
        {card.last_units !== null && available ? (
          <span className="text-pomegranate-600">
            {`تنها ${persianDigits(card.last_units)} عدد مانده`}
          </span>
        ) : (
          <ColourDots colours={card.colours} />
        )}{' '}
        {rate !== null && <Rating value={rate} isCompact />}
      </div>
      <CardPrice card={card} />
    </article>
  )
}

function CardPrice({ card }: { card: Card }) {
  if (card.available && card.status === 'published') {
    const { final_price, price, percent } = card
    return (
      <Price rials={final_price} oldRials={price} percent={percent} isLevel className="mt-auto" />
    )
  }
  const isComingSoon = card.status === 'coming_soon'
  return (
    <p className="mt-auto min-h-[50px]">
      <Badge tone={isComingSoon ? 'saffron' : 'neutral'}>
        {isComingSoon ? 'به‌زودی' : 'ناموجود'}
      </Badge>
    </p>
  )
}

const MAX_DOTS = 4

function ColourDots({ colours }: { colours: Card['colours'] }) {
  if (colours.length === 0) return <span />
  const rest = colours.length - MAX_DOTS
  return (
    <span
      role="img"
      aria-label={`رنگ‌ها: ${colours.map(({ name }) => name).join('، ')}`}
      className="colours"
    >
      {colours.slice(0, MAX_DOTS).map(({ name, hex }) => (
        <i key={name} style={{ backgroundColor: hex }} />
      ))}
      {rest > 0 && <small>+{persianDigits(rest)}</small>}
    </span>
  )
}
