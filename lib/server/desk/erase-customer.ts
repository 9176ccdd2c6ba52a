import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import { OPEN_RETURNS, UNDER_WAY, UNPAID } from '@/lib/contract/orders/order-status'
import { formatAmount, currencyName } from '@/lib/persian/money'
import { persianDigits } from '@/lib/persian/digits'
import { tagsNamingCustomer } from '../account/update-profile'
import { lockWalletBalance } from '../account/wallet'
import { releasePictures } from '../adapters/media/claim-pictures'
import type { Database } from '../db/database'
import { isAmong } from '../db/read-rows'
import {
  addresses,
  cartLines,
  codes,
  commentPictures,
  comments,
  contactMessages,
  customerNotes,
  favorites,
  follows,
  guesses,
  legalProfiles,
  likes,
  media,
  messages,
  orderItems,
  orderNotes,
  orders,
  orderTags,
  outboxEvents,
  payments,
  postComments,
  posts,
  questions,
  refunds,
  reports,
  sessions,
  stockNotices,
  ticketFiles,
  ticketMessages,
  tickets,
  users,
  walletTransactions,
} from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { isTransferDueRow } from '../orders/refunds'
import { tagsOfPost } from '../social/post-tags'
import { assertCustomerVersion, lockForStaff, type CustomerChanger } from './manage-customers'

/** What has to end before: each in words that say what to do. */
async function assertNothingOpen(tx: Database, id: number): Promise<void> {
  const stillOpen = [...UNPAID, ...UNDER_WAY, ...OPEN_RETURNS]
  const open = await tx.$count(
    orders,
    and(eq(orders.userId, id), inArray(orders.status, stillOpen)),
  )
  if (open > 0) {
    const what = `${persianDigits(open)} سفارش یا مرجوعی باز`
    throw new DomainError('precondition_failed', `این مشتری ${what} دارد؛ ابتدا آن را تمام کنید.`)
  }
  const atBank = and(eq(payments.userId, id), eq(payments.status, 'pending'))
  if ((await tx.$count(payments, atBank)) > 0) {
    const message = 'بانک هنوز پاسخ یکی از پرداخت‌های این مشتری را نداده است؛ کمی بعد دوباره بزنید.'
    throw new DomainError('precondition_failed', message)
  }
  const mine = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const isDue = and(inArray(refunds.orderId, mine), isTransferDueRow)
  if ((await tx.$count(refunds, isDue)) > 0) {
    const message = 'بازپرداختی از این مشتری در انتظار واریز است؛ ابتدا آن را واریز و ثبت کنید.'
    throw new DomainError('precondition_failed', message)
  }
  const balance = await lockWalletBalance(tx, id)
  if (balance > 0) {
    const sum = `${formatAmount(balance)} ${currencyName()}`
    throw new DomainError(
      'precondition_failed',
      `در کیف پول این مشتری ${sum} مانده است؛ ابتدا آن را به او برگردانید و از کیف پول کم کنید.`,
    )
  }
}

async function deletePosts(tx: Database, userId: number) {
  const deleted = await tx.delete(posts).where(eq(posts.userId, userId)).returning()
  const ids = deleted.map(({ id }) => id)
  if (ids.length > 0) {
    await tx
      .delete(favorites)
      .where(and(eq(favorites.relateTo, 'post'), isAmong(favorites.relateId, ids)))
  }
  return {
    pictures: deleted.map(({ mediaId }) => mediaId),
    tagsToRevalidate: deleted.flatMap(tagsOfPost),
  }
}

async function deleteTickets(tx: Database, userId: number): Promise<number[]> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId))
  const written = tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, own))
  const files = await tx
    .delete(ticketFiles)
    .where(inArray(ticketFiles.messageId, written))
    .returning({ mediaId: ticketFiles.mediaId })
  await tx.delete(tickets).where(eq(tickets.userId, userId))
  return files.map(({ mediaId }) => mediaId)
}

/** A comment stays without the rooms and faces that its writer's pictures may show. */
async function deleteCommentPictures(tx: Database, userId: number): Promise<number[]> {
  const own = tx.select({ id: comments.id }).from(comments).where(eq(comments.userId, userId))
  const deleted = await tx
    .delete(commentPictures)
    .where(inArray(commentPictures.commentId, own))
    .returning({ mediaId: commentPictures.mediaId })
  return deleted.map(({ mediaId }) => mediaId)
}

/** A tax office asks what was sold to where, and never who it was. */
const localityOnly = sql`jsonb_strip_nulls(jsonb_build_object(
  'state', ${orders.address} -> 'state', 'city', ${orders.address} -> 'city'))`

/**
 * Orders, payments and the ledger stay, without a name; comments and questions stay on their
 * products as somebody's. The number is free for a new account.
 */
export async function eraseCustomerAccount(
  tx: Database,
  id: number,
  version: number,
  { recordChange }: CustomerChanger,
): Promise<string[]> {
  const user = await lockForStaff(tx, id)
  await assertCustomerVersion(tx, user, version)
  await assertNothingOpen(tx, id)
  const naming = await tagsNamingCustomer(tx, id)
  const shown = await deletePosts(tx, id)
  const files = await deleteTickets(tx, id)
  const liked = await tx.select({ postId: likes.postId }).from(likes).where(eq(likes.userId, id))
  const own = [sessions, addresses, favorites, cartLines, stockNotices, legalProfiles, likes]
  for (const table of [...own, messages, outboxEvents]) {
    await tx.delete(table).where(eq(table.userId, id))
  }
  await tx.delete(postComments).where(eq(postComments.userId, id))
  await tx.delete(customerNotes).where(eq(customerNotes.userId, id))
  await tx.delete(reports).where(eq(reports.reporterId, id))
  await tx.delete(follows).where(or(eq(follows.followerId, id), eq(follows.followedId, id)))
  for (const table of [codes, guesses, contactMessages]) {
    await tx.delete(table).where(eq(table.mobile, user.mobile))
  }
  const photos = await deleteCommentPictures(tx, id)
  await tx.update(comments).set({ anonymous: true }).where(eq(comments.userId, id))
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  await tx.delete(orderTags).where(inArray(orderTags.orderId, ownOrders))
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ownOrders))
  await tx
    .update(orders)
    .set({
      address: sql`case when ${orders.address} is null then null else ${localityOnly} end`,
      note: '',
    })
    .where(eq(orders.userId, id))
  await tx
    .update(refunds)
    .set({ sheba: null })
    .where(
      inArray(
        refunds.orderId,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id)),
      ),
    )
  await tx
    .update(users)
    .set({
      ...{ mobile: `erased ${id}`, passwordHash: null, name: '', bio: '', imageId: null },
      ...{ firstName: '', lastName: '', nationalCode: null, email: null, birthDate: null },
      ...{ bankCard: null, blockedAt: null, blockReason: '', version: version + 1 },
      erasedAt: sql`now()`,
    })
    .where(eq(users.id, id))
  await releasePictures(tx, [
    ...shown.pictures,
    ...files,
    ...photos,
    ...(user.imageId === null ? [] : [user.imageId]),
  ])
  recordChange({ subject: `customer:${id}`, after: { erased: true } })
  return [
    ...naming,
    ...shown.tagsToRevalidate,
    ...liked.map(({ postId }) => tags.post(postId)),
    tags.people,
  ]
}

/** What the shop paid for its goods, and who of it gave money back, is nothing about who bought them. */
const { unitCost: _unitCost, ...soldColumns } = getTableColumns(orderItems)
const { staffName: _staffName, ...refundColumns } = getTableColumns(refunds)

/** All rows that are about a person, under the names of their tables. */
export async function exportCustomerData(
  db: Database,
  id: number,
  { recordChange }: CustomerChanger,
): Promise<Record<string, unknown>> {
  const { passwordHash, blockReason: _, ...user } = await lockForStaff(db, id)
  const own = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.id)
  const orderIds = own.map((order) => order.id)
  const threads = await db.select().from(tickets).where(eq(tickets.userId, id))
  const ticketIds = threads.map((ticket) => ticket.id)
  const messages = await db
    .select({
      ticketId: ticketMessages.ticketId,
      fromShop: ticketMessages.fromShop,
      message: ticketMessages.message,
      createdAt: ticketMessages.createdAt,
    })
    .from(ticketMessages)
    .where(isAmong(ticketMessages.ticketId, ticketIds))
  recordChange({ subject: `customer:${id}`, after: { exported: true } })
  return {
    profile: { ...user, hasPassword: passwordHash !== null },
    addresses: await db.select().from(addresses).where(eq(addresses.userId, id)),
    company: await db.select().from(legalProfiles).where(eq(legalProfiles.userId, id)),
    orders: own,
    order_items: await db
      .select(soldColumns)
      .from(orderItems)
      .where(isAmong(orderItems.orderId, orderIds)),
    payments: await db.select().from(payments).where(eq(payments.userId, id)),
    refunds: await db
      .select(refundColumns)
      .from(refunds)
      .where(isAmong(refunds.orderId, orderIds))
      .orderBy(refunds.id),
    wallet: await db
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.userId, id))
      .orderBy(walletTransactions.id),
    tickets: threads,
    ticket_messages: messages,
    comments: await db.select().from(comments).where(eq(comments.userId, id)),
    comment_pictures: await db
      .select({ commentId: commentPictures.commentId, path: media.path })
      .from(commentPictures)
      .innerJoin(comments, eq(comments.id, commentPictures.commentId))
      .innerJoin(media, eq(media.id, commentPictures.mediaId))
      .where(eq(comments.userId, id)),
    questions: await db.select().from(questions).where(eq(questions.userId, id)),
    posts: await db.select().from(posts).where(eq(posts.userId, id)),
    post_comments: await db.select().from(postComments).where(eq(postComments.userId, id)),
    favorites: await db.select().from(favorites).where(eq(favorites.userId, id)),
    cart: await db.select().from(cartLines).where(eq(cartLines.userId, id)),
    contact_messages: await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.mobile, user.mobile)),
  }
}
