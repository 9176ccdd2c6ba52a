'use client'

import type { ReactNode } from 'react'
import { ImageGallery } from '@/components/ui/image-gallery'
import { Shamseh } from '@/components/ui/shamseh'
import type { ProductDetail } from '@/lib/contract/products'
import { firstChoice, type Choice } from '@/lib/variant/choice'
import { useVariant } from './variant-provider'

type Pictures = ProductDetail['pictures']

/** Pictures of the chosen colour come first, those of the goods as a whole next. */
function inOrderOf(pictures: Pictures, choice: Choice): Pictures {
  const chosen = Object.values(choice)
  const rank = (colour: string | null) => (colour === null ? 1 : chosen.includes(colour) ? 0 : 2)
  return [...pictures].sort((a, b) => rank(a.colour) - rank(b.colour))
}

type VariantGalleryProps = { pictures: Pictures; actions: ReactNode }

/** The order is that of the first choice and stays: another colour only brings its picture into view. */
export function VariantGallery({ pictures, actions }: VariantGalleryProps) {
  const { choice, goods } = useVariant()
  const ordered = inOrderOf(pictures, firstChoice(goods.stocks))
  const wanted = inOrderOf(ordered, choice)[0]
  return (
    <div className="relative">
      {wanted ? (
        <ImageGallery
          label={`تصویرهای ${goods.title}`}
          sizes="(max-width: 766px) 100vw, 420px"
          images={ordered.map(({ url, alt }) => ({ src: url, alt: alt || goods.title }))}
          wanted={wanted.url}
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
