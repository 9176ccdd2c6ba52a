import { and, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { updateUser as call } from '@/lib/contract/account/edit-profile'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { lockCustomer } from '../db/lock-customer'
import { comments, media as mediaTable, questions, users } from '../db/schema/schema'
import { deletePicture, savePortrait } from '../adapters/media/save-picture'
import { wholeCrop, type TypedCrop } from '../adapters/media/read-picture'
import type { MediaStore } from '../adapters/media/media-store'
import { presentCustomer } from '../auth/customer'
import { notFound, DomainError } from '../domain-error'
import { isReservedName } from '../social/public-name'
import { readSetting } from '../settings'
import { withQuota } from '../social/daily-quota'
import { refuseNewcomerLinks } from '../social/refuse-links'
import { tagsOfPostsNaming } from '../social/post-tags'

type ProfileChanges = CallParsed<typeof call>['body']

/** The name is shown beside everything that the customer has written. */
export async function tagsNamingCustomer(db: Database, customerId: number): Promise<string[]> {
  const commented = await db
    .selectDistinct({ productId: comments.productId })
    .from(comments)
    .where(and(eq(comments.userId, customerId), eq(comments.status, 'approved')))
  const questioned = await db
    .selectDistinct({ productId: questions.productId })
    .from(questions)
    .where(and(eq(questions.userId, customerId), eq(questions.status, 'approved')))
  const products = new Set([...commented, ...questioned].map(({ productId }) => productId))
  const postTags = await tagsOfPostsNaming(db, customerId)
  return [tags.profile(customerId), ...[...products].map(tags.reviews), ...postTags]
}

function toColumnChanges(input: ProfileChanges) {
  const { name, bio, email } = input
  return {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
    ...(email !== undefined && { email }),
    ...(input.first_name !== undefined && { firstName: input.first_name }),
    ...(input.last_name !== undefined && { lastName: input.last_name }),
    ...(input.national_code !== undefined && { nationalCode: input.national_code }),
    ...(input.birth_date !== undefined && { birthDate: input.birth_date }),
    ...(input.bank_card !== undefined && { bankCard: input.bank_card }),
  }
}

const RESERVED_NAME = 'با این نام شما را به جای فروشگاه می‌گیرند؛ نام نمایشی دیگری بنویسید.'

/** No rule of the contract: the browser is spared the word list, and the database knows the shop's name. */
async function assertNameNotReserved(db: Database, name: string): Promise<void> {
  const shop = await readSetting(db, 'shop')
  if (!isReservedName(name, shop.name)) return
  const fields = { name: [RESERVED_NAME] }
  throw new DomainError('invalid', RESERVED_NAME, { fields })
}

export async function updateUser(db: Database, customerId: number, input: ProfileChanges) {
  for (const field of ['name', 'bio'] as const) {
    await refuseNewcomerLinks(db, customerId, { field, text: input[field] ?? '' })
  }
  if (input.name !== undefined) await assertNameNotReserved(db, input.name)
  const changes = toColumnChanges(input)
  const mine = eq(users.id, customerId)
  const [user] =
    Object.keys(changes).length === 0
      ? await db.select().from(users).where(mine)
      : await db.update(users).set(changes).where(mine).returning()
  if (user === undefined) throw notFound('این کاربر')
  return { user: presentCustomer(user), tagsToRevalidate: await tagsNamingCustomer(db, customerId) }
}

type MediaContext = { db: Database; media: MediaStore }
type PortraitInput = {
  bytes: Buffer | undefined
  crop: TypedCrop
}

const NO_PICTURE = 'عکسی انتخاب نکرده‌اید.'

/** The old picture is deleted with its file. */
async function setImage({ db, media }: MediaContext, customerId: number, imageId: number | null) {
  const old = await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [before] = await tx
      .select({ id: mediaTable.id, path: mediaTable.path })
      .from(users)
      .innerJoin(mediaTable, eq(mediaTable.id, users.imageId))
      .where(eq(users.id, customerId))
    await tx.update(users).set({ imageId }).where(eq(users.id, customerId))
    return before
  })
  if (old) await deletePicture(db, media, old)
}

export async function setUserImage(
  context: MediaContext,
  customerId: number,
  { bytes, crop }: PortraitInput,
) {
  if (bytes === undefined) {
    throw new DomainError('invalid', NO_PICTURE, { fields: { image: [NO_PICTURE] } })
  }
  const portrait = { field: 'image', bytes, crop: wholeCrop(crop) }
  const saved = await withQuota(context.db, { userId: customerId, kind: 'portrait' }, () =>
    savePortrait(context.db, context.media, portrait),
  )
  await setImage(context, customerId, saved.id)
  return { image: saved.path, tagsToRevalidate: await tagsNamingCustomer(context.db, customerId) }
}

export async function removeUserImage(
  context: MediaContext,
  customerId: number,
): Promise<string[]> {
  await setImage(context, customerId, null)
  return tagsNamingCustomer(context.db, customerId)
}
