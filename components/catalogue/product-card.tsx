'use client'

import { use, useState } from 'react'
import { PHONE_CARD_SIZE, pictureSizes } from '@/styles/breakpoints'
import Link from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/rating'
import { leaveWithPicture } from '@/lib/client/picture-departure'
import { COLOUR } from '@/lib/domain/colour-property'
import { persianDigits } from '@/lib/persian/digits'
import { responsiveImage } from '@/lib/picture-urls'
import { paths } from '@/lib/paths'
import { MixedText } from '@/components/ui/mixed-text'
import { useDeliveryTag } from './delivery-tag'
import { FavoriteButton } from './favorite-button'
import { QuickAdd } from './quick-add'
import { RowsContext } from './rows-context'
import { SecondView } from './second-view'
import type { ShownCard, ShownSwatch } from './shown-card'

const RowFacts = lazyComponent(() => import('./row-facts'))

export type ProductCardProps = {
  card: ShownCard
  sizes?: string
  /** Among the first on a page: its picture loads eagerly. */
  isPriority?: boolean
  /** On a page that has a button of its own beside the card. */
  hasQuickAdd?: boolean
  className?: string
}

const PICTURE_SIZES = pictureSizes({
  base: PHONE_CARD_SIZE,
  sm: '30vw',
  md: '14rem',
  lg: '18.5rem',
  xl: '17.5rem',
})

/** What the card shows and leads to once a colour is chosen on it. */
function ofColour(card: ShownCard, colour: ShownSwatch | undefined) {
  if (!colour) {
    const { price, final_price = price, stock_id = null, variant, picture, second_view } = card
    return { price, final_price, stock_id, variant, picture: picture?.url, second_view }
  }
  const { price = card.price, final_price = price, stock_id = null, picture, name } = colour
  const variant = { ...card.variant, [COLOUR]: name }
  return { price, final_price, stock_id, variant, picture, second_view: null }
}

/** Dozens stand on a page: hence few nodes and short class names. */
export function ProductCard(props: ProductCardProps) {
  const { card, sizes = PICTURE_SIZES, isPriority, hasQuickAdd = true, className } = props
  const { id, title, rate, available = true, status = 'published', colours = [] } = card
  const isRow = use(RowsContext)
  const [colourName, setColourName] = useState<string>()
  const shown = ofColour(
    card,
    colours.find(({ name }) => name === colourName),
  )
  const second = available && shown.second_view
  const { before, word, name, rest } = card.heading ?? { name: title }
  const canBuy = available && status === 'published'
  const search = shown.variant ? `?${new URLSearchParams(shown.variant)}` : ''
  const href = paths.product(card.slug) + search
  return (
    <article className={cn('card card-goods', className)}>
      <div className={cn('card-picture', second && 'card-turns')}>
        {shown.picture && (
          <Picture
            {...responsiveImage(shown.picture)}
            sizes={sizes}
            isPriority={isPriority}
            className={cn('card-image', !available && 'card-sold')}
          />
        )}
        {second && <SecondView url={second} sizes={sizes} />}
      </div>
      <FavoriteButton productId={id} title={title} className="card-heart" />
      <Swatches card={card} chosen={colourName} onChoose={setColourName} />
      <h3 className="card-title">
        <Link href={href} onClick={leaveWithPicture}>
          {before && <MixedText>{before}</MixedText>}
          {word && <span className="card-rest">{word}</span>}
          <MixedText>{name}</MixedText>
          {rest && (
            <span className="card-rest">
              <MixedText>{rest}</MixedText>
            </span>
          )}
        </Link>
      </h3>
      <div className="card-facts">
        {typeof rate === 'number' && <Rating value={rate} count={card.rate_count} isCompact />}{' '}
        {canBuy && <Delivery lastUnits={card.last_units} handlingDays={card.handling_days} />}
      </div>
      {isRow && <RowFacts id={id} />}
      {canBuy ? (
        <Price rials={shown.final_price} oldRials={shown.price} percent={card.percent} isStacked />
      ) : (
        <p className="price-stacked">
          {status === 'coming_soon' ? (
            <Badge tone="saffron">به‌زودی</Badge>
          ) : (
            <Badge tone="neutral">ناموجود</Badge>
          )}
        </p>
      )}
      {canBuy && hasQuickAdd && (
        <QuickAdd productId={id} stockId={shown.stock_id} title={title} href={href} />
      )}
    </article>
  )
}

type DeliveryProps = { lastUnits: number | null | undefined; handlingDays: number | undefined }

function Delivery({ lastUnits, handlingDays }: DeliveryProps) {
  const tag = useDeliveryTag(handlingDays)
  if (typeof lastUnits === 'number')
    return (
      <span className="card-delivery card-last">
        {`تنها ${persianDigits(lastUnits)} عدد`}
        <i> مانده</i>
      </span>
    )
  // On a narrow card «یکشنبه» or «۵ روز کاری» says enough beside its truck.
  const [, lead = '', when = '', rest = ''] =
    /^(ارسال (?:از )?)?(.*?)( دیگر)?$/.exec(tag ?? '') ?? []
  return (
    tag && (
      <span className="card-delivery">
        <i>{lead}</i>
        {when}
        {rest && <i>{rest}</i>}
      </span>
    )
  )
}

const MAX_SWATCHES = 4

type SwatchesProps = {
  card: ShownCard
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** Buttons where each colour has a picture to show; else dots that only tell. */
function Swatches({ card, chosen, onChoose }: SwatchesProps) {
  const { colours = [], variant, picture } = card
  const shown = colours.slice(0, MAX_SWATCHES)
  const rest = colours.length - shown.length
  const canChoose = colours.length > 1 && colours.every((colour) => colour.picture)
  const current =
    chosen ?? variant?.[COLOUR] ?? colours.find((colour) => colour.picture === picture?.url)?.name
  const more = rest > 0 && <small dir="ltr">{`+${persianDigits(rest)}`}</small>
  const label = `رنگ‌ها: ${colours.map(({ name }) => name).join('، ')}`
  if (!canChoose) {
    return (
      <span {...(colours.length > 0 && { role: 'img', 'aria-label': label })} className="colours">
        {shown.map(({ name, hex }) => (
          <i key={name} style={{ backgroundColor: hex }} />
        ))}
        {more}
      </span>
    )
  }
  return (
    <span role="group" aria-label="رنگ" className="colours">
      {shown.map(({ name, hex }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
        >
          <i style={{ backgroundColor: hex }} />
        </button>
      ))}
      {more}
    </span>
  )
}
