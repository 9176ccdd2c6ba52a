'use client'

import { cn } from '@/components/ui/cn'
import { ChoiceChip } from '@/components/ui/chip'
import { VariantValue } from '@/components/catalogue/variant-value'
import { Picture } from '@/components/ui/picture'
import type { Property } from '@/lib/contract/catalogue/product-facts'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import {
  comparePrices,
  findChoiceMove,
  findWornSize,
  getValueState,
} from '@/lib/domain/variant-choice'
import { currencyName, formatAmount } from '@/lib/persian/money'
import { shortenAmount } from '@/lib/persian/rounded-money'
import { responsiveImage } from '@/lib/picture-urls'
import { lazyComponent, preloadOnIntent, useLazyOpen } from '@/components/ui/lazy-component'
import { useVariant } from './variant-provider'
import { MixedText } from '@/components/ui/mixed-text'

type Pictures = ProductDetail['pictures']

const loadSizeGuide = () => import('./size-guide-dialog')
const SizeGuideDialog = lazyComponent(loadSizeGuide)
const MoveSentence = lazyComponent(async () => ({
  default: (await import('./choice-move')).MoveSentence,
}))

type SizeGuideButtonProps = {
  guide: NonNullable<ProductDetail['size_guide']>
  onChoose: (size: string) => void
}

export function SizeGuideButton({ guide, onChoose }: SizeGuideButtonProps) {
  const dialog = useLazyOpen()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.show}
        {...preloadOnIntent(loadSizeGuide)}
        className="min-h-11 rounded px-2 text-sm font-semibold text-brand-700 hover:underline print:hidden"
      >
        راهنمای اندازه
      </button>
      {dialog.isRendered && (
        <SizeGuideDialog
          {...dialog.props}
          guide={guide}
          onChoose={(size) => {
            onChoose(size)
            dialog.props.onOpenChange(false)
          }}
        />
      )}
    </>
  )
}

type VariantChipsProps = { pictures?: Pictures }

export function VariantChips({ pictures = [] }: VariantChipsProps) {
  const { product, lastMove, choose } = useVariant()
  const { properties, stocks, size_guide: sizeGuide } = product
  if (stocks.length === 1) return <OnlyVariant />
  return (
    <>
      {properties.map((property) => (
        <PropertyChips
          key={property.name}
          property={property}
          pictures={pictures}
          sizeGuide={property === findWornSize(properties) ? sizeGuide : null}
          onChoose={choose}
        />
      ))}
      {/* Over the bar of a phone too, but only for some seconds. */}
      <p role="status" className="mt-2 text-sm text-saffron-800 empty:hidden print:hidden">
        {lastMove && <MoveSentence {...lastMove} fallback={null} onLoadError={() => undefined} />}
      </p>
    </>
  )
}

type PropertyChipsProps = {
  property: Property
  pictures: Pictures
  sizeGuide: ProductDetail['size_guide']
  onChoose: (name: string, value: string) => void
}

function PropertyChips({ property, pictures, sizeGuide, onChoose }: PropertyChipsProps) {
  const { name, values } = property
  const { product, choice, missingSize, sizeRequest, choiceWith } = useVariant()
  const { properties, stocks } = product
  const pictureOf = ({ value }: { value: string }) =>
    pictures.find(({ colour }) => colour === value)
  const isMissing = name === missingSize
  const isEven = property !== findWornSize(properties) && !values.some(pictureOf)
  const chosen = isMissing ? undefined : choice[name]
  const isGoneOf = (value: string) =>
    getValueState(properties, stocks, choice, name, value) === 'sold_out'
  const isGone =
    chosen === undefined ? values.every(({ value }) => isGoneOf(value)) : isGoneOf(chosen)
  const isRequested = isMissing && sizeRequest !== null && !sizeRequest.isInSheet
  return (
    <fieldset
      className={cn(
        'mt-5 min-w-0 scroll-mt-32 phone:first:mt-3',
        isRequested &&
          'animate-fade-in rounded-control outline outline-2 outline-offset-8 outline-pomegranate-500',
      )}
    >
      <legend className="mb-2 text-md font-bold">
        {name}:{' '}
        <span className="font-medium">
          {[chosen ?? (!isGone && 'انتخاب کنید'), isGone && 'ناموجود'].filter(Boolean).join('، ')}
        </span>
      </legend>
      <div className={cn('flex-wrap gap-2', isEven ? 'even-chips' : 'flex')}>
        {values.map(({ value, hex }) => {
          const picture = pictureOf({ value })
          const state = getValueState(properties, stocks, choice, name, value)
          const next = choiceWith(name, value)
          const isGoneChip = !picture && state === 'sold_out' && chosen !== value
          return (
            <ChoiceChip
              key={value}
              name={`variant-${name}`}
              value={value}
              checked={chosen === value}
              data-moves={state === 'impossible' || undefined}
              onChange={() => onChoose(name, value)}
              className={cn(
                isEven &&
                  'phone:h-auto phone:min-h-11 phone:flex-wrap phone:justify-center phone:gap-y-0 phone:py-1.5 phone:text-center phone:leading-6',
                picture && '!h-auto w-[4.75rem] flex-col !gap-1 !p-1.5 text-center !text-sm',
                picture && state === 'sold_out' && 'tile-gone',
                state !== 'available' && 'text-ink-500',
                state === 'impossible' && 'border-dashed',
                isGoneChip && '!border-ink-100 !bg-ink-100',
              )}
              {...(hex && !picture ? { swatch: hex } : {})}
            >
              {picture && (
                <span className="stage relative block aspect-square w-full overflow-hidden rounded-lg">
                  <Picture
                    {...responsiveImage(picture.url)}
                    alt=""
                    sizes="72px"
                    className="absolute inset-0 size-full object-cover"
                  />
                </span>
              )}
              <VariantValue
                {...{ value, state }}
                move={findChoiceMove(choice, next, { name, value, missing: missingSize })}
              />
              {!picture && <ChipPriceDifference rials={comparePrices(stocks, choice, next)} />}
            </ChoiceChip>
          )
        })}
        {sizeGuide && (
          <SizeGuideButton guide={sizeGuide} onChoose={(size) => onChoose(name, size)} />
        )}
      </div>
      {isRequested && (
        <p role="alert" className="mt-2 text-sm font-bold text-pomegranate-600">
          {name} را انتخاب کنید.
        </p>
      )}
    </fieldset>
  )
}

/** «+۲٫۲ میلیون تومان» on a chip; heard, the whole of it. */
function ChipPriceDifference({ rials }: { rials: number | null }) {
  if (!rials) return null
  const { amount, scale } = shortenAmount(Math.abs(rials))
  return (
    <>
      {' '}
      <span aria-hidden="true" className="whitespace-nowrap text-sm font-normal text-ink-500">
        <bdi dir="ltr">
          {rials > 0 ? '+' : '−'}
          {amount}
        </bdi>{' '}
        {scale} {currencyName()}
      </span>
      <span className="sr-only">
        {' '}
        {formatAmount(Math.abs(rials))} {currencyName()} {rials > 0 ? 'بیشتر' : 'کمتر'}
      </span>
    </>
  )
}

function OnlyVariant() {
  const { product } = useVariant()
  if (product.properties.length === 0) return null
  return (
    <dl className="mt-5 grid gap-1.5 text-md">
      {product.properties.map(({ name, values: [only] }) => (
        <div key={name} className="flex items-center gap-2">
          <dt className="font-bold">{name}:</dt>
          <dd className="flex items-center gap-2">
            {only?.hex && (
              <span
                aria-hidden="true"
                className="size-[18px] rounded-full border border-black/15 dark:border-white/25"
                style={{ backgroundColor: only.hex }}
              />
            )}
            <span>{only && <MixedText>{only.value}</MixedText>}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
