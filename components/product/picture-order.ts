import { pictureSizes } from '@/styles/breakpoints'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import type { VariantChoice } from '@/lib/domain/variant-choice'

export const GALLERY_SIZES = pictureSizes({
  base: '100vw',
  desk: '26.25rem',
  xl: '36rem',
  xxl: '40rem',
})

type ProductPictures = ProductDetail['pictures']

/** Pictures of the chosen colour come first, those of the whole product next. */
export function sortPicturesByChoice(
  pictures: ProductPictures,
  choice: VariantChoice,
): ProductPictures {
  const chosen = Object.values(choice)
  const rank = (colour: string | null) => (colour === null ? 1 : chosen.includes(colour) ? 0 : 2)
  return [...pictures].sort((a, b) => rank(a.colour) - rank(b.colour))
}
