import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { createPost as call, Post } from '@/lib/contract/social/posts'
import type { Database } from '../db/database'
import { favorites, media as mediaTable, posts, products } from '../db/schema/schema'
import { deletePicture, type SavedPicture, savePostPicture } from '../adapters/media/save-picture'
import type { MediaStore } from '../adapters/media/media-store'
import { wholeCrop } from '../adapters/media/read-picture'
import type { PersistResponse } from '../persist-response'
import { notFound, DomainError } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'
import { consumeQuota, assertWithinQuota } from './daily-quota'
import { refuseNewcomerLinks } from './refuse-links'
import { readPost } from './post-queries'
import { tagsOfPost } from './post-tags'

type PostContext = { db: Database; media: MediaStore }
type CreatePostInput = CallParsed<typeof call>['body'] & {
  bytes: Buffer | undefined
  keep?: PersistResponse<Post>
}

const PICTURE_REQUIRED = 'عکسی انتخاب نکرده‌اید.'
const PRODUCT_NOT_FOUND = 'این کالا در فروشگاه نیست.'

function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } })
}

async function requireVisibleProduct(db: Database, productId: number): Promise<void> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible))
  if (product === undefined) throw invalidField('product_id', PRODUCT_NOT_FOUND)
}

async function insertPost(
  db: Database,
  userId: number,
  wished: CreatePostInput,
  picture: SavedPicture,
) {
  const { text, alt, product_id: productId } = wished
  return db.transaction(async (tx) => {
    await consumeQuota(tx, userId, 'post')
    const [row] = await tx
      .insert(posts)
      .values({ userId, mediaId: picture.id, productId, text, alt })
      .returning({ id: posts.id })
    if (row === undefined) throw new Error('the post was not written')
    const post = await readPost(tx, row.id, userId)
    await wished.keep?.(tx, post)
    return {
      post,
      stale: tagsOfPost({ ...row, userId, productId }),
    }
  })
}

/** The picture is worked on before the transaction, which never waits for anything but the database. */
export async function createPost(places: PostContext, userId: number, wished: CreatePostInput) {
  const { db, media } = places
  const { bytes, text, alt, product_id: productId } = wished
  if (bytes === undefined) throw invalidField('image', PICTURE_REQUIRED)
  await refuseNewcomerLinks(db, userId, { field: 'text', text })
  await refuseNewcomerLinks(db, userId, { field: 'alt', text: alt })
  if (productId !== null) await requireVisibleProduct(db, productId)
  await assertWithinQuota(db, userId, 'post')
  const picture = await savePostPicture(db, media, {
    field: 'image',
    bytes,
    crop: wholeCrop(wished),
  })
  try {
    return await insertPost(db, userId, wished, picture)
  } catch (error) {
    await deletePicture(db, media, picture)
    throw error
  }
}

export async function deletePost(
  places: PostContext,
  userId: number,
  id: number,
): Promise<string[]> {
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
    return { picture, stale: tagsOfPost(gone) }
  })
  if (picture) await deletePicture(db, media, picture)
  return stale
}
