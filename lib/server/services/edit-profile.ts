import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { updateUser as call } from '@/lib/contract/edit-profile'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { comments, media as mediaTable, questions, users } from '../db/schema/schema'
import { dropPicture } from '../media/drop-picture'
import { keepPortrait } from '../media/keep-picture'
import { wholeCrop, type TypedCrop } from '../media/read-picture'
import type { MediaStore } from '../media/media-store'
import { presentCustomer } from './profile'
import { notFound, Refusal } from './refusal'
import { isReservedName } from './reserved-names'
import { readSetting } from './settings'
import { countOne } from './social/daily-counts'
import { refuseLinksOfNewcomers } from './social/limits'
import { postPagesNaming } from './social/stale'

type Wished = CallParsed<typeof call>['body']

/** A name stands beside everything its owner has said. */
async function pagesNaming(db: Database, userId: number): Promise<string[]> {
  const said = await db
    .selectDistinct({ productId: comments.productId })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.status, 'approved')))
  const asked = await db
    .selectDistinct({ productId: questions.productId })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.status, 'approved')))
  const products = new Set([...said, ...asked].map(({ productId }) => productId))
  const posted = await postPagesNaming(db, userId)
  return [tags.profile(userId), ...[...products].map(tags.talk), ...posted]
}

function changesOf(wished: Wished) {
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

const NAME_OF_THE_SHOP = 'با این نام شما را به جای فروشگاه می‌گیرند؛ نام نمایشی دیگری بنویسید.'

/** Not the contract's rule: no browser has to carry the words, and the database knows the shop's name. */
async function refuseNameOfShop(db: Database, name: string): Promise<void> {
  const shop = await readSetting(db, 'shop')
  if (!isReservedName(name, shop.name)) return
  const fields = { name: [NAME_OF_THE_SHOP] }
  throw new Refusal('invalid', NAME_OF_THE_SHOP, { fields })
}

export async function updateUser(db: Database, userId: number, wished: Wished) {
  for (const field of ['name', 'bio'] as const) {
    await refuseLinksOfNewcomers(db, userId, { field, text: wished[field] ?? '' })
  }
  if (wished.name !== undefined) await refuseNameOfShop(db, wished.name)
  const changes = changesOf(wished)
  const mine = eq(users.id, userId)
  const [user] =
    Object.keys(changes).length === 0
      ? await db.select().from(users).where(mine)
      : await db.update(users).set(changes).where(mine).returning()
  if (user === undefined) throw notFound('این کاربر')
  return { user: presentCustomer(user), stale: await pagesNaming(db, userId) }
}

type Places = { db: Database; media: MediaStore }
type Portrait = {
  bytes: Buffer | undefined
  crop: TypedCrop
}

const NO_PICTURE = 'عکسی انتخاب نکرده‌اید.'

/** The old picture goes with its file, once nothing names it. */
async function setImage({ db, media }: Places, userId: number, imageId: number | null) {
  const old = await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ id: mediaTable.id, path: mediaTable.path })
      .from(users)
      .innerJoin(mediaTable, eq(mediaTable.id, users.imageId))
      .where(eq(users.id, userId))
    await tx.update(users).set({ imageId }).where(eq(users.id, userId))
    return before
  })
  if (old) await dropPicture(db, media, old)
}

export async function setUserImage(places: Places, userId: number, { bytes, crop }: Portrait) {
  if (bytes === undefined) {
    throw new Refusal('invalid', NO_PICTURE, { fields: { image: [NO_PICTURE] } })
  }
  const wanted = { field: 'image', bytes, crop: wholeCrop(crop) }
  // Before the picture is read, which is what costs; one that turns out to be none has cost it too.
  await countOne(places.db, userId, 'portrait')
  const kept = await keepPortrait(places.db, places.media, wanted)
  await setImage(places, userId, kept.id)
  return { image: kept.path, stale: await pagesNaming(places.db, userId) }
}

export async function removeUserImage(places: Places, userId: number): Promise<string[]> {
  await setImage(places, userId, null)
  return pagesNaming(places.db, userId)
}
