import { PHONE_SCREEN } from '@/styles/breakpoints'
import type { ProductDetail } from '@/lib/contract/product/product-info'
import type { VariantChoice } from '@/lib/domain/variant-choice'

export const GALLERY_SIZES = `${PHONE_SCREEN} 100vw, 420px`

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
