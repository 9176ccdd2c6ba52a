import { asc, eq, inArray } from 'drizzle-orm'
import type { Picture } from '@/lib/contract/fields'
import type { Database } from '../db/database'
import { media, productPictures } from '../db/schema/schema'

type ProductPicture = Picture & { id: number; product_id: number; colour: string | null }

export async function listProductPictures(
  db: Database,
  productIds: number[],
): Promise<ProductPicture[]> {
  if (productIds.length === 0) return []
  return db
    .select({
      id: media.id,
      product_id: productPictures.productId,
      url: media.path,
      width: media.width,
      height: media.height,
      alt: productPictures.alt,
      colour: productPictures.colour,
    })
    .from(productPictures)
    .innerJoin(media, eq(media.id, productPictures.mediaId))
    .where(inArray(productPictures.productId, productIds))
    .orderBy(asc(productPictures.productId), asc(productPictures.position))
}

/** The picture in the variant's colour, else the product's first. */
export function pickProductPicture(
  pictures: ProductPicture[],
  productId: number,
  colour?: string,
): Picture | null {
  const own = pictures.filter((picture) => picture.product_id === productId)
  const chosen =
    own.find((picture) => picture.colour !== null && picture.colour === colour) ?? own[0]
  if (chosen === undefined) return null
  const { url, width, height, alt } = chosen
  return { url, width, height, alt }
}
