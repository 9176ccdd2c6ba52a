'use client'

import { ImageGallery } from '@/components/ui/image-gallery'
import { Shamseh } from '@/components/ui/shamseh'
import type { ProductDetail } from '@/lib/contract/products'
import { useVariant } from './variant-provider'

type Pictures = ProductDetail['pictures']

/** Pictures of the chosen colour come first, those of the goods as a whole next. */
function inOrderOf(pictures: Pictures, chosen: readonly string[]): Pictures {
  const rank = (colour: string | null) => (colour === null ? 1 : chosen.includes(colour) ? 0 : 2)
  return [...pictures].sort((a, b) => rank(a.colour) - rank(b.colour))
}

export function VariantGallery({ pictures }: { pictures: Pictures }) {
  const { choice, goods } = useVariant()
  const ordered = inOrderOf(pictures, Object.values(choice))
  const first = ordered[0]
  if (!first) {
    return (
      <div className="grid aspect-square place-items-center rounded-card bg-ink-100 text-ink-300">
        <Shamseh size={96} />
      </div>
    )
  }
  return (
    <ImageGallery
      key={first.url}
      label={`تصویرهای ${goods.title}`}
      sizes="(max-width: 766px) 100vw, 420px"
      images={ordered.map(({ url, alt }) => ({ src: url, alt: alt || goods.title }))}
    />
  )
}
