import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { updateUser as call } from '@/lib/contract/account/edit-profile'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { comments, media as mediaTable, questions, users } from '../db/schema/schema'
import { deletePicture, savePortrait } from '../adapters/media/save-picture'
import { wholeCrop, type TypedCrop } from '../adapters/media/read-picture'
import type { MediaStore } from '../adapters/media/media-store'
import { presentCustomer } from '../auth/customer'
import { notFound, DomainError } from '../domain-error'
import { isReservedName } from '../social/public-name'
import { readSetting } from '../settings'
import { consumeQuota } from '../social/daily-quota'
import { refuseNewcomerLinks } from '../social/refuse-links'
import { tagsOfPostsNaming } from '../social/post-tags'

type ProfileChanges = CallParsed<typeof call>['body']

/** A name stands beside everything its owner has said. */
async function tagsNamingCustomer(db: Database, userId: number): Promise<string[]> {
  const said = await db
    .selectDistinct({ productId: comments.productId })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.status, 'approved')))
  const asked = await db
    .selectDistinct({ productId: questions.productId })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.status, 'approved')))
  const products = new Set([...said, ...asked].map(({ productId }) => productId))
  const posted = await tagsOfPostsNaming(db, userId)
  return [tags.profile(userId), ...[...products].map(tags.talk), ...posted]
}

function toColumnChanges(wished: ProfileChanges) {
  const { name, bio, email } = wished
  return {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
    ...(email !== undefined && { email }),
    ...(wished.first_name !== undefined && { firstName: wished.first_name }),
    ...(wished.last_name !== undefined && { lastName: wished.last_name }),
    ...(wished.national_code !== undefined && { nationalCode: wished.national_code }),
    ...(wished.birth_date !== undefined && { birthDate: wished.birth_date }),
    ...(wished.bank_card !== undefined && { bankCard: wished.bank_card }),
  }
}

const RESERVED_NAME = 'با این نام شما را به جای فروشگاه می‌گیرند؛ نام نمایشی دیگری بنویسید.'

/** Not the contract's rule: no browser has to carry the words, and the database knows the shop's name. */
async function assertNameNotReserved(db: Database, name: string): Promise<void> {
  const shop = await readSetting(db, 'shop')
  if (!isReservedName(name, shop.name)) return
  const fields = { name: [RESERVED_NAME] }
  throw new DomainError('invalid', RESERVED_NAME, { fields })
}

export async function updateUser(db: Database, userId: number, wished: ProfileChanges) {
  for (const field of ['name', 'bio'] as const) {
    await refuseNewcomerLinks(db, userId, { field, text: wished[field] ?? '' })
  }
  if (wished.name !== undefined) await assertNameNotReserved(db, wished.name)
  const changes = toColumnChanges(wished)
  const mine = eq(users.id, userId)
  const [user] =
    Object.keys(changes).length === 0
      ? await db.select().from(users).where(mine)
      : await db.update(users).set(changes).where(mine).returning()
  if (user === undefined) throw notFound('این کاربر')
  return { user: presentCustomer(user), tagsToRevalidate: await tagsNamingCustomer(db, userId) }
}

type MediaContext = { db: Database; media: MediaStore }
type PortraitInput = {
  bytes: Buffer | undefined
  crop: TypedCrop
}

const NO_PICTURE = 'عکسی انتخاب نکرده‌اید.'

/** The old picture goes with its file, once nothing names it. */
async function setImage({ db, media }: MediaContext, userId: number, imageId: number | null) {
  const old = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ id: mediaTable.id, path: mediaTable.path })
      .from(users)
      .innerJoin(mediaTable, eq(mediaTable.id, users.imageId))
      .where(eq(users.id, userId))
    await tx.update(users).set({ imageId }).where(eq(users.id, userId))
    return before
  })
  if (old) await deletePicture(db, media, old)
}

export async function setUserImage(
  places: MediaContext,
  userId: number,
  { bytes, crop }: PortraitInput,
) {
  if (bytes === undefined) {
    throw new DomainError('invalid', NO_PICTURE, { fields: { image: [NO_PICTURE] } })
  }
  const wanted = { field: 'image', bytes, crop: wholeCrop(crop) }
  // Before the picture is read, which is what costs; one that turns out to be none has cost it too.
  await consumeQuota(places.db, userId, 'portrait')
  const kept = await savePortrait(places.db, places.media, wanted)
  await setImage(places, userId, kept.id)
  return { image: kept.path, tagsToRevalidate: await tagsNamingCustomer(places.db, userId) }
}

export async function removeUserImage(places: MediaContext, userId: number): Promise<string[]> {
  await setImage(places, userId, null)
  return tagsNamingCustomer(places.db, userId)
}
