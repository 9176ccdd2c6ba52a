import { and, eq, like, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  MAX_FAVORITES,
  MAX_REVIEWS_PER_DAY,
  POST_COMMENTS_PER_DAY,
  REPORTS_PER_DAY,
  TICKET_MESSAGES_PER_DAY,
} from '@/lib/domain/quotas'
import { saveAddress } from '@/lib/server/account/addresses'
import { updateFavorite } from '@/lib/server/account/favorites'
import { openTicket, replyToTicket } from '@/lib/server/account/tickets'
import { setUserImage } from '@/lib/server/account/update-profile'
import { countGuess } from '@/lib/server/auth/guesses'
import { sendNewCode } from '@/lib/server/auth/login-codes'
import { sendContactMessage } from '@/lib/server/content/contact-messages'
import { type Database } from '@/lib/server/db/database'
import {
  addresses,
  codes,
  comments,
  contactMessages,
  coupons,
  dailyCounts,
  favorites,
  guesses,
  media,
  orderItems,
  orders,
  postComments,
  posts,
  products,
  questions,
  reports,
  stocks,
  ticketMessages,
  tickets,
} from '@/lib/server/db/schema/schema'
import { DomainError } from '@/lib/server/domain-error'
import { requestReturn } from '@/lib/server/orders/request-return'
import { saveComment, saveQuestion } from '@/lib/server/reviews/write-reviews'
import { reportWriting } from '@/lib/server/social/moderation'
import { createPost } from '@/lib/server/social/publish-post'
import { commentOnPost } from '@/lib/server/social/react-to-post'
import { pictureContext } from '../kit/picture-context'
import { onEachDatabase } from '../kit/each-database'
import { createBuyer, createStock, placeTestOrder, type Buyer } from '../kit/buyer'
import { png } from '../kit/pictures'
import { createCommentBody } from '../reviews/review-fixtures'

const AT_ONCE = 20

/** The messages of those that were refused; anything but a refusal fails the test. */
async function errorsOf(attempts: Promise<unknown>[]): Promise<string[]> {
  const errors = await Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => [],
        (error: unknown) => {
          if (error instanceof DomainError) return [error.message]
          throw error
        },
      ),
    ),
  )
  return errors.flat()
}

const raceOf = (attempt: (at: number) => Promise<unknown>) =>
  errorsOf(Array.from({ length: AT_ONCE }, (_, at) => attempt(at)))

function saveNewAddress(db: Database, { userId }: Buyer, title: string) {
  return saveAddress(db, userId, {
    title,
    receiver_name: 'مینا راد',
    receiver_mobile: '+989121234567',
    state_id: 1,
    city_id: 1,
    postal_code: '1345678900',
    detail: 'خیابان سعدی، کوچهٔ یاس',
    plate: '۱۲',
    unit: '',
    is_default: false,
  })
}

const SECRET = 'a secret of thirty-two characters'

function openTestTicket(db: Database, customerId: number, subject: string) {
  const ticket = { subject, department: 'support', message: 'هنوز نرسیده است.', files: [] } as const
  return openTicket(pictureContext(db), customerId, { ...ticket, files: [] })
}

async function createCoupon(db: Database, terms: { perUser?: number; usageLimit?: number }) {
  const code = `RACE-${Object.keys(terms).join()}`
  const endsAt = new Date(Date.now() + 3_600_000)
  await db
    .insert(coupons)
    .values({ code, title: 'مسابقه', kind: 'amount', value: 1_000, endsAt, ...terms })
  return code
}

/** Each of another product, as orders of one product wait for each other anyway. */
async function findVariants(db: Database) {
  const rows = await db
    .selectDistinctOn([stocks.productId], { stock: stocks })
    .from(stocks)
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(and(eq(products.status, 'published'), sql`${stocks.quantity} > ${stocks.reserved} + 5`))
    .limit(AT_ONCE)
  return (at: number) => {
    const row = rows[at]
    if (row === undefined) throw new Error(`fewer than ${at + 1} products can be bought`)
    return row.stock
  }
}

type CountedKind = (typeof dailyCounts.$inferInsert)['kind']

async function countToday(db: Database, userId: number, kind: CountedKind, times: number) {
  const day = sql`(now() at time zone 'Asia/Tehran')::date`
  await db.insert(dailyCounts).values({ userId, kind, times, day })
}

onEachDatabase('limits of a customer', (db) => {
  test('20 orders placed at once by one customer leave five that are unpaid', async () => {
    const stock = await createStock(db(), 100)
    const buyer = await createBuyer(db())
    const errors = await raceOf(() => placeTestOrder(db(), buyer, stock))
    expect(await db().$count(orders, eq(orders.userId, buyer.userId))).toBe(5)
    expect(errors).toHaveLength(15)
    expect(new Set(errors)).toEqual(
      new Set(['چند سفارش پرداخت‌نشده دارید؛ ابتدا آن‌ها را بپردازید یا لغو کنید.']),
    )
  })

  test('20 addresses saved at once by a customer who has ten leave twenty', async () => {
    const buyer = await createBuyer(db())
    for (let at = 1; at < 10; at += 1) await saveNewAddress(db(), buyer, `پیش ${at}`)
    const errors = await raceOf((at) => saveNewAddress(db(), buyer, `نشانی ${at}`))
    expect(await db().$count(addresses, eq(addresses.userId, buyer.userId))).toBe(20)
    expect(errors).toHaveLength(10)
    expect(new Set(errors)).toEqual(new Set(['بیش از ۲۰ نشانی نمی‌توان نگه داشت.']))
  })

  test('20 first addresses saved at once leave one that is the default', async () => {
    const buyer = await createBuyer(db())
    const own = eq(addresses.userId, buyer.userId)
    await db().delete(addresses).where(own)
    expect(await raceOf((at) => saveNewAddress(db(), buyer, `نشانی ${at}`))).toEqual([])
    expect(await db().$count(addresses, own)).toBe(20)
    expect(await db().$count(addresses, and(own, eq(addresses.isDefault, true)))).toBe(1)
  })

  test('20 favourites added at once by a customer who has 997 leave a thousand', async () => {
    const { userId } = await createBuyer(db())
    const held = Array.from({ length: MAX_FAVORITES - 3 }, (_, at) => ({
      ...{ userId, relateTo: 'product', relateId: 10_000 + at },
    }))
    await db().insert(favorites).values(held)
    const found = await db().select().from(products).where(ne(products.status, 'hidden')).limit(20)
    const errors = await raceOf((at) => {
      const change = { relate_to: 'product', relate_id: found[at]?.id ?? 0, action: 'add' } as const
      return updateFavorite(db(), userId, change)
    })
    expect(errors).toHaveLength(17)
    expect(await db().$count(favorites, eq(favorites.userId, userId))).toBe(MAX_FAVORITES)
  })

  test('20 tickets opened at once by a customer who has opened seven leave ten', async () => {
    const { userId } = await createBuyer(db())
    for (let at = 0; at < 7; at += 1) await openTestTicket(db(), userId, `پیش ${at}`)
    const errors = await raceOf((at) => openTestTicket(db(), userId, `تیکت ${at}`))
    expect(errors).toHaveLength(17)
    expect(await db().$count(tickets, eq(tickets.userId, userId))).toBe(10)
  })

  test('20 messages written at once in two tickets by a customer with 97 leave a hundred', async () => {
    const { userId } = await createBuyer(db())
    const [first, second] = [
      await openTestTicket(db(), userId, 'یکی'),
      await openTestTicket(db(), userId, 'دیگری'),
    ]
    const written = Array.from({ length: TICKET_MESSAGES_PER_DAY - 5 }, () => ({
      ...{ ticketId: first.id, message: 'پیش‌تر' },
    }))
    await db().insert(ticketMessages).values(written)
    const errors = await raceOf((at) => {
      const { id } = at % 2 === 0 ? first : second
      return replyToTicket(pictureContext(db()), userId, { id, message: `پیام ${at}`, files: [] })
    })
    expect(errors).toHaveLength(17)
    const own = sql`${ticketMessages.ticketId} in (${first.id}, ${second.id})`
    expect(await db().$count(ticketMessages, own)).toBe(TICKET_MESSAGES_PER_DAY)
  })

  test('20 comments and questions at once by a customer who has written 27 leave thirty', async () => {
    const { userId } = await createBuyer(db())
    const found = await db()
      .select()
      .from(products)
      .where(eq(products.status, 'published'))
      .limit(20)
    const productId = found[0]?.id ?? 0
    const earlier = Array.from({ length: MAX_REVIEWS_PER_DAY - 3 }, () => ({
      ...{ productId, userId, question: 'پیش‌تر پرسیده شد؟' },
    }))
    await db().insert(questions).values(earlier)
    const errors = await raceOf((at) => {
      const id = found[at]?.id ?? 0
      return at % 2 === 0
        ? saveComment(db(), userId, createCommentBody(id))
        : saveQuestion(db(), userId, { product_id: id, parent_id: null, question: 'ضمانت دارد؟' })
    })
    expect(errors).toHaveLength(17)
    const all =
      (await db().$count(comments, eq(comments.userId, userId))) +
      (await db().$count(questions, eq(questions.userId, userId)))
    expect(all).toBe(MAX_REVIEWS_PER_DAY)
  })

  test('20 posts at once by a customer who has written ten leave ten new ones', async () => {
    const { userId } = await createBuyer(db())
    await countToday(db(), userId, 'post', 10)
    const bytes = await png({ width: 20, height: 20 })
    const input = { bytes, text: '', alt: '', product_id: null }
    const errors = await raceOf(() => createPost(pictureContext(db()), userId, input))
    expect(errors).toHaveLength(10)
    expect(await db().$count(posts, eq(posts.userId, userId))).toBe(10)
  })

  test('20 comments on posts at once by a customer who has written 190 leave ten new ones', async () => {
    const { userId } = await createBuyer(db())
    await countToday(db(), userId, 'post_comment', POST_COMMENTS_PER_DAY - 10)
    const [post] = await db().select().from(posts).where(ne(posts.userId, userId)).limit(1)
    const comment = { post_id: post?.id ?? 0, comment: 'چه خوب!' }
    expect(await raceOf(() => commentOnPost(db(), userId, comment))).toHaveLength(10)
    expect(await db().$count(postComments, eq(postComments.userId, userId))).toBe(10)
  })

  test('20 reports at once by a customer who has sent 48 leave two new ones', async () => {
    const { userId } = await createBuyer(db())
    await countToday(db(), userId, 'report', REPORTS_PER_DAY - 2)
    const found = await db().select().from(posts).where(ne(posts.userId, userId)).limit(4)
    const errors = await raceOf((at) => {
      const reported = { kind: 'post', id: found[at % 4]?.id ?? 0, reason: 'تبلیغ است.' } as const
      return reportWriting(db(), userId, reported)
    })
    expect(errors.length).toBeGreaterThan(0)
    expect(await db().$count(reports, eq(reports.reporterId, userId))).toBe(2)
  })

  test('20 profile pictures at once by a customer who has set twenty leave one of ten', async () => {
    const { userId } = await createBuyer(db())
    await countToday(db(), userId, 'portrait', 20)
    const before = await db().$count(media)
    const bytes = await png({ width: 20, height: 20 })
    const input = { bytes, crop: {} }
    expect(await raceOf(() => setUserImage(pictureContext(db()), userId, input))).toHaveLength(10)
    expect(await db().$count(media), 'pictures that are kept').toBe(before + 1)
  })

  test('20 orders at once with a coupon for one use of each customer leave one', async () => {
    const coupon = await createCoupon(db(), { perUser: 1 })
    const variants = await findVariants(db())
    const buyer = await createBuyer(db())
    const errors = await raceOf((at) => placeTestOrder(db(), buyer, variants(at), { coupon }))
    expect(errors).toHaveLength(19)
    expect(await db().$count(orders, eq(orders.couponCode, coupon))).toBe(1)
  })

  test('20 customers with the last three uses of a coupon leave three orders', async () => {
    const coupon = await createCoupon(db(), { usageLimit: 3 })
    const variants = await findVariants(db())
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => createBuyer(db())))
    const errors = await raceOf((at) => {
      const [buyer] = buyers.slice(at)
      if (buyer === undefined) throw new Error('no buyer')
      return placeTestOrder(db(), buyer, variants(at), { coupon })
    })
    expect(errors).toHaveLength(17)
    expect(await db().$count(orders, eq(orders.couponCode, coupon))).toBe(3)
  })

  test('20 returns at once of the three units of an order leave three', async () => {
    const buyer = await createBuyer(db())
    const { order } = await placeTestOrder(db(), buyer, await createStock(db(), 3), { quantity: 3 })
    await db()
      .update(orders)
      .set({ status: 'delivery', deliveredAt: new Date() })
      .where(eq(orders.id, order.id))
    const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const returned = { order_item_id: item?.id ?? 0, quantity: 1, reason: 'رنگش همان نبود' }
    const input = { items: [returned], description: '', slot_id: null }
    const command = { id: order.id, input, files: [] }
    const errors = await raceOf(() => requestReturn(pictureContext(db()), buyer.userId, command))
    expect(errors).toHaveLength(17)
    expect(await db().$count(orders, eq(orders.parentId, order.id))).toBe(3)
  })

  test('20 messages to the shop at once from an address leave five', async () => {
    const message = {
      name: 'مریم رستگار',
      mobile: '+989123456789',
      subject: 'پیگیری',
      message: '؟',
    }
    expect(await raceOf(() => sendContactMessage(db(), message, '192.0.2.7'))).toHaveLength(15)
    expect(await db().$count(contactMessages, eq(contactMessages.ip, '192.0.2.7'))).toBe(5)
  })

  test('20 codes asked for at once leave one for a number, and what the day of the shop allows', async () => {
    const ask = (mobile: string, ip: string, dailyBudget: number) =>
      sendNewCode(db(), { mobile, ip }, { secret: SECRET, dailyBudget, send: async () => {} })
    const mobile = '+989120001000'
    expect(await raceOf((at) => ask(mobile, `192.0.2.${at}`, 1_000))).toHaveLength(19)
    expect(await db().$count(codes, eq(codes.mobile, mobile))).toBe(1)
    const others = await raceOf((at) => ask(`+98912000200${at}`, `198.51.100.${at}`, 4))
    expect(others).toHaveLength(17)
    expect(await db().$count(codes, like(codes.mobile, '+98912000200%'))).toBe(3)
  })

  test('20 wrong passwords at once for a number leave five that are checked', async () => {
    const mobile = '+989120003000'
    let checked = 0
    const guess = { kind: 'password', mobile } as const
    const errors = await raceOf((at) =>
      countGuess(db(), { ...guess, ip: `203.0.113.${at}` }, async () => {
        checked += 1
        throw new DomainError('wrong_credentials', 'نادرست')
      }),
    )
    expect(errors).toHaveLength(AT_ONCE)
    expect(checked).toBe(5)
    expect(await db().$count(guesses, eq(guesses.mobile, mobile))).toBe(5)
  })
})
