'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { ImageGallery } from '@/components/ui/image-gallery'
import { landPicture } from '@/lib/client/picture-departure'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { responsiveImage } from '@/lib/picture-urls'
import { GALLERY_SIZES, isOfChoice, selectPictures } from './picture-order'
import { useVariant } from './variant-provider'

type Pictures = ProductDetail['pictures']

type VariantGalleryProps = { pictures: Pictures; placeholder: ReactNode; actions: ReactNode }

/** Each variant has a gallery of its own, which begins at its first picture. */
export function VariantGallery({ pictures, placeholder, actions }: VariantGalleryProps) {
  const { choice, product, stock } = useVariant()
  const isComing = product.status === 'coming_soon'
  const isGone = isComing || (stock !== null && stock.quantity <= 0)
  const shown = selectPictures(pictures, choice)
  const [first] = shown
  const gallery = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => landPicture(gallery.current?.querySelector<HTMLElement>('.stage') ?? null),
    [],
  )
  return (
    // A square as high as most of a low window: a landscape phone, or a laptop at 200 %.
    <div
      ref={gallery}
      className="relative mx-auto h-fit w-full max-w-[max(70svh,14rem)] print:max-w-none"
    >
      {first ? (
        <ImageGallery
          key={first.url}
          label={`تصویرهای ${product.title}`}
          sizes={GALLERY_SIZES}
          images={shown.map(({ url, alt, width, height, colour }) => ({
            ...responsiveImage(url),
            alt: alt || product.title,
            width,
            height,
            ...(!isOfChoice(colour, choice) && { note: `رنگ ${colour}` }),
          }))}
        />
      ) : (
        placeholder
      )}
      {isGone && (
        <p
          data-sold-out
          className={cn(
            'pointer-events-none absolute end-3 top-3 rounded-full px-3 text-sm font-bold leading-8 print:hidden',
            isComing ? 'bg-saffron-100 text-saffron-800' : 'bg-pomegranate-500 text-white',
          )}
        >
          {isComing ? 'به‌زودی' : 'ناموجود'}
        </p>
      )}
      {actions}
    </div>
  )
}
