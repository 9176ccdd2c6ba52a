'use client'

import { useState, type ReactNode } from 'react'
import { ImageGallery } from '@/components/ui/image-gallery'
import { Shamseh } from '@/components/ui/logo-mark'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import { responsiveImage } from '@/lib/picture-urls'
import { GALLERY_SIZES, sortPicturesByChoice } from './picture-order'
import { useVariant } from './variant-provider'

type Pictures = ProductDetail['pictures']

type VariantGalleryProps = { pictures: Pictures; actions: ReactNode }

/** The order is that of the first choice and stays: another colour only brings its picture into view. */
export function VariantGallery({ pictures, actions }: VariantGalleryProps) {
  const { choice, product } = useVariant()
  const [firstChoice] = useState(choice)
  const ordered = sortPicturesByChoice(pictures, firstChoice)
  const selected = sortPicturesByChoice(ordered, choice)[0]
  return (
    // A square as high as most of a low window: a landscape phone, or a laptop at 200 %.
    <div className="relative mx-auto h-fit w-full max-w-[max(70svh,14rem)] print:max-w-none">
      {selected ? (
        <ImageGallery
          label={`تصویرهای ${product.title}`}
          sizes={GALLERY_SIZES}
          images={ordered.map(({ url, alt }) => ({
            ...responsiveImage(url),
            alt: alt || product.title,
          }))}
          selectedSrc={selected.url}
        />
      ) : (
        <div className="grid aspect-square place-items-center rounded-card bg-ink-100 text-ink-300">
          <Shamseh size={96} />
          <span className="sr-only">این کالا هنوز تصویری ندارد.</span>
        </div>
      )}
      {actions}
    </div>
  )
}
