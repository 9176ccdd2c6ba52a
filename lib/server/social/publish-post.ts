import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { createPost as call, Post } from '@/lib/contract/social/posts'
import type { Database, PersistResponse } from '../db/database'
import { favorites, media as mediaTable, posts, products } from '../db/schema/schema'
import { deletePicture, type SavedPicture, savePostPicture } from '../adapters/media/save-picture'
import type { MediaStore } from '../adapters/media/media-store'
import { wholeCrop } from '../adapters/media/read-picture'
import { notFound, invalidField } from '../domain-error'
import { isVisible } from '../catalogue/visible-products'
import { withQuota } from './daily-quota'
import { refuseNewcomerLinks } from './refuse-links'
import { readPost } from './post-queries'
import { tagsOfPost } from './post-tags'

type PostContext = { db: Database; media: MediaStore }
type CreatePostInput = CallParsed<typeof call>['body'] & {
  bytes: Buffer | undefined
  persistResponse?: PersistResponse<Post>
}

const PICTURE_REQUIRED = 'عکسی انتخاب نکرده‌اید.'
const PRODUCT_NOT_FOUND = 'این کالا در فروشگاه نیست.'

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
  input: CreatePostInput,
  picture: SavedPicture,
) {
  const { text, alt, product_id: productId } = input
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(posts)
      .values({ userId, mediaId: picture.id, productId, text, alt })
      .returning({ id: posts.id })
    if (row === undefined) throw new Error('the post was not written')
    const post = await readPost(tx, row.id, userId)
    await input.persistResponse?.(tx, post)
    return {
      post,
      tagsToRevalidate: tagsOfPost({ ...row, userId, productId }),
    }
  })
}

/** The picture is worked on before the transaction, which never waits for anything but the database. */
export async function createPost(context: PostContext, userId: number, input: CreatePostInput) {
  const { db, media } = context
  const { bytes, text, alt, product_id: productId } = input
  if (bytes === undefined) throw invalidField('image', PICTURE_REQUIRED)
  await refuseNewcomerLinks(db, userId, { field: 'text', text })
  await refuseNewcomerLinks(db, userId, { field: 'alt', text: alt })
  if (productId !== null) await requireVisibleProduct(db, productId)
  return withQuota(db, { userId, kind: 'post' }, async () => {
    const given = { field: 'image', bytes, crop: wholeCrop(input) }
    const picture = await savePostPicture(db, media, given)
    try {
      return await insertPost(db, userId, input, picture)
    } catch (error) {
      await deletePicture(db, media, picture)
      throw error
    }
  })
}

export async function deletePost(
  context: PostContext,
  userId: number,
  id: number,
): Promise<string[]> {
  const { db, media } = context
  const { picture, tagsToRevalidate } = await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(posts)
      .where(and(eq(posts.id, id), eq(posts.userId, userId)))
      .returning()
    if (deleted === undefined) throw notFound('این پست')
    await tx
      .delete(favorites)
      .where(and(eq(favorites.relateTo, 'post'), eq(favorites.relateId, id)))
    const [picture] = await tx
      .select({ id: mediaTable.id, path: mediaTable.path })
      .from(mediaTable)
      .where(eq(mediaTable.id, deleted.mediaId))
    return { picture, tagsToRevalidate: tagsOfPost(deleted) }
  })
  if (picture) await deletePicture(db, media, picture)
  return tagsToRevalidate
}
