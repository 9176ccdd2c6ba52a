'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import Link from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { notify } from '@/components/ui/notify'
import { Picture } from '@/components/ui/picture'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { costsLittleBeside, isInReach, kindOf } from '@/lib/domain/goes-with'
import { paths } from '@/lib/paths'
import { persianDigits } from '@/lib/persian/digits'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { responsiveImage } from '@/lib/picture-urls'
import { pictureSizes } from '@/styles/breakpoints'
import { loadAddToCart } from './load-add-to-cart'
import { selectPictures } from './picture-order'
import { useVariant } from './variant-provider'

const MAX_COMPLEMENTS = 3
const TILE_SIZES = pictureSizes({ base: '10rem', xl: '14rem', xxl: '21rem' })

type Item = {
  productId: number
  stockId: number
  title: string
  price: number
  picture: string | undefined
  href?: string
}

export type Complement = Pick<
  ProductCard,
  'id' | 'slug' | 'title' | 'final_price' | 'picture' | 'stock_id'
>

type BundleProps = {
  product: Pick<ProductDetail, 'id' | 'title' | 'pictures'>
  complements: readonly Complement[]
}

/** What goes with a product, with one total and one button; nothing where none of it can be added by a press. */
export function Bundle({ product, complements }: BundleProps) {
  const { choice, stock, missingSize, isPurchasable, askForSize } = useVariant()
  /** What its shopper has ticked or left, by product. */
  const [decided, setDecided] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [isAdding, setIsAdding] = useState(false)
  const others = complements
    .flatMap(({ id, slug, title, final_price, picture, stock_id }): Item[] =>
      stock_id === null
        ? []
        : [
            {
              productId: id,
              stockId: stock_id,
              title,
              price: final_price,
              picture: picture?.url,
              href: paths.product(slug),
            },
          ],
    )
    .filter(({ price }) => stock && isInReach(price, stock.final_price))
    .filter(isFirstOfKind)
    .slice(0, MAX_COMPLEMENTS)
  if (!isPurchasable || !stock || others.length === 0) return null
  const own: Item = {
    productId: product.id,
    stockId: stock.id,
    title: product.title,
    price: stock.final_price,
    picture: selectPictures(product.pictures, choice)[0]?.url,
  }
  const items = [own, ...others]
  const isChosen = ({ productId, price }: Item) =>
    decided.get(productId) ?? (productId === own.productId || costsLittleBeside(price, own.price))
  const chosen = items.filter(isChosen)
  const total = chosen.reduce((sum, { price }) => sum + price, 0)

  const sizeToAsk = isChosen(own) ? missingSize : null

  async function addAll(): Promise<void> {
    if (sizeToAsk !== null) return askForSize('choose')
    setIsAdding(true)
    const addToCart = await loadAddToCart()
    let added = 0
    for (const [at, { productId, stockId }] of chosen.entries()) {
      const line = { product_id: productId, stock_id: stockId, quantity: 1 }
      // The drawer opens with the last, so that it shows them all.
      if (await addToCart?.(line, { isQuiet: at < chosen.length - 1 })) added += 1
    }
    setIsAdding(false)
    if (added > 0 && added < chosen.length) {
      void notify.info(`${persianDigits(added)} از ${persianDigits(chosen.length)} کالا افزوده شد.`)
    }
  }

  return (
    <section
      aria-labelledby="bundle"
      className="mt-6 rounded-panel bg-ink-50 p-5 md:p-7 print:hidden"
    >
      <h2 id="bundle" className="text-xl font-extrabold">
        با هم کامل می‌شوند
      </h2>
      <div data-count={items.length} className="bundle">
        <ul>
          {items.map((item) => (
            <BundleItem
              key={item.productId}
              item={item}
              isChosen={isChosen(item)}
              onToggle={() => setDecided(new Map(decided).set(item.productId, !isChosen(item)))}
            />
          ))}
        </ul>
        <div>
          <p aria-live="polite">
            <span className="block text-sm text-ink-500">
              جمع {persianDigits(chosen.length)} کالا
            </span>{' '}
            <bdi className="text-2xl font-extrabold">{formatAmount(total)}</bdi>{' '}
            <small className="text-sm text-ink-500">{currencyName()}</small>
          </p>
          <Button
            // Of the good alone there is a button already.
            variant={chosen.length > 1 ? 'primary' : 'soft'}
            isBusy={isAdding}
            disabled={chosen.length === 0}
            onClick={() => void addAll()}
          >
            {getAddLabel(chosen.length, sizeToAsk)}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Nobody wants two lamps with one sofa. */
function isFirstOfKind({ title }: Item, index: number, items: readonly Item[]): boolean {
  return items.findIndex((item) => kindOf(item.title) === kindOf(title)) === index
}

function getAddLabel(count: number, sizeToAsk: string | null): string {
  if (sizeToAsk !== null) return `انتخاب ${sizeToAsk}`
  return count === 1 ? 'افزودن یک کالا' : `افزودن هر ${persianDigits(count)} کالا`
}

type BundleItemProps = { item: Item; isChosen: boolean; onToggle: () => void }

function BundleItem({ item, isChosen, onToggle }: BundleItemProps) {
  const { title, price, picture, href } = item
  return (
    <li>
      <label className="stage relative block aspect-square cursor-pointer overflow-hidden rounded-control has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring">
        {picture && (
          <Picture
            {...responsiveImage(picture)}
            alt=""
            sizes={TILE_SIZES}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={title}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          data-mark
          className="absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-lg border border-edge bg-paper text-transparent peer-checked:border-brand-600 peer-checked:bg-brand-600 peer-checked:text-white"
        >
          <CheckIcon size={14} />
        </span>
      </label>
      <p className="font-medium">
        {href ? (
          <Link href={href} className="rounded hover:text-brand-700">
            <MixedText>{title}</MixedText>
          </Link>
        ) : (
          <MixedText>{title}</MixedText>
        )}
      </p>
      <p className="font-bold">
        <bdi>{formatAmount(price)}</bdi>{' '}
        <small className="text-sm font-normal text-ink-500">{currencyName()}</small>
      </p>
    </li>
  )
}
