import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { createPost as call, Post } from '@/lib/contract/posts'
import type { Database } from '../../db/database'
import { favorites, media as mediaTable, posts, products } from '../../db/schema/schema'
import { dropPicture } from '../../media/drop-picture'
import { type KeptPicture, keepPosted } from '../../media/keep-picture'
import type { MediaStore } from '../../media/media-store'
import { wholeCrop } from '../../media/read-picture'
import type { Keep } from '../keep'
import { notFound, Refusal } from '../refusal'
import { isVisible } from '../visible-products'
import { countOne, mustHaveRoom } from './daily-counts'
import { refuseLinksOfNewcomers } from './limits'
import { postOf } from './reading'
import { pagesWithPost } from './stale'

type Places = { db: Database; media: MediaStore }
type Wished = CallParsed<typeof call>['body'] & {
  bytes: Buffer | undefined
  keep?: Keep<Post>
}

const NO_PICTURE = 'عکسی انتخاب نکرده‌اید.'
const NO_PRODUCT = 'این کالا در فروشگاه نیست.'

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { fields: { [field]: [message] } })
}

async function mustBeSold(db: Database, productId: number): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (product === undefined) throw invalid('product_id', NO_PRODUCT)
}

async function insertPost(db: Database, userId: number, wished: Wished, picture: KeptPicture) {
  const { text, alt, product_id: productId } = wished
  return db.transaction(async (tx) => {
    await countOne(tx, userId, 'post')
    const [row] = await tx
      .insert(posts)
      .values({ userId, mediaId: picture.id, productId, text, alt })
      .returning({ id: posts.id })
    if (row === undefined) throw new Error('the post was not written')
    const post = await postOf(tx, row.id, userId)
    await wished.keep?.(tx, post)
    return {
      post,
      stale: pagesWithPost({ ...row, userId, productId }),
    }
  })
}

/** The picture is worked on before the transaction, which never waits for anything but the database. */
export async function createPost(places: Places, userId: number, wished: Wished) {
  const { db, media } = places
  const { bytes, text, alt, product_id: productId } = wished
  if (bytes === undefined) throw invalid('image', NO_PICTURE)
  await refuseLinksOfNewcomers(db, userId, { field: 'text', text })
  await refuseLinksOfNewcomers(db, userId, { field: 'alt', text: alt })
  if (productId !== null) await mustBeSold(db, productId)
  await mustHaveRoom(db, userId, 'post')
  const picture = await keepPosted(db, media, { field: 'image', bytes, crop: wholeCrop(wished) })
  try {
    return await insertPost(db, userId, wished, picture)
  } catch (error) {
    await dropPicture(db, media, picture)
    throw error
  }
}

export async function deletePost(places: Places, userId: number, id: number): Promise<string[]> {
  const { db, media } = places
  const { picture, stale } = await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(posts)
      .where(and(eq(posts.id, id), eq(posts.userId, userId)))
      .returning()
    if (gone === undefined) throw notFound('این پست')
    await tx
      .delete(favorites)
      .where(and(eq(favorites.relateTo, 'post'), eq(favorites.relateId, id)))
    const [picture] = await tx
      .select({ id: mediaTable.id, path: mediaTable.path })
      .from(mediaTable)
      .where(eq(mediaTable.id, gone.mediaId))
    return { picture, stale: pagesWithPost(gone) }
  })
  if (picture) await dropPicture(db, media, picture)
  return stale
}
