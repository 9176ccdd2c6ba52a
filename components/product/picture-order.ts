import { pictureSizes } from '@/styles/breakpoints'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import type { VariantChoice } from '@/lib/domain/variant-choice'

export const GALLERY_SIZES = pictureSizes({
  base: '100vw',
  desk: '38rem',
  md: '28rem',
  xl: '36rem',
  xxl: '40rem',
})

type ProductPictures = ProductDetail['pictures']

export function isOfChoice(colour: string | null, choice: VariantChoice): boolean {
  return colour === null || Object.values(choice).includes(colour)
}

/**
 * Those of the chosen colour and those of no colour; a view of another colour would show what is not
 * bought. Only where the chosen one has none, the first colour stands in for it.
 */
export function selectPictures(pictures: ProductPictures, choice: VariantChoice): ProductPictures {
  const coloured = pictures.filter(({ colour }) => colour !== null)
  const own = coloured.filter(({ colour }) => isOfChoice(colour, choice))
  const first = coloured.filter(({ colour }) => colour === coloured[0]?.colour)
  const others = pictures.filter(({ colour }) => colour === null)
  return [...(own.length > 0 ? own : first), ...others]
}
