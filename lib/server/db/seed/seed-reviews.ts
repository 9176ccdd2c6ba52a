import { sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '@/lib/persian/durations'
import type { Database } from '../database'
import { comments, questions, ticketMessages, tickets } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { createChance, type Past } from './chance'
import { customers } from './demo/customers'
import { demoTickets, type DemoTicket } from './demo/tickets-and-orders'
import { atSupport } from './order-steps'
import type { SeededProduct } from './seed-catalogue'
import { DEMO_CUSTOMER_ID } from './seed-people'

/** Each of a product's comments is by another customer: 5 and the number of customers share no divisor. */
export function customerFor(productId: number, turn: number): number {
  return ((productId * 7 + turn * 5) % customers.length) + 1
}

export async function seedReviews(
  db: Database,
  past: Past,
  products: SeededProduct[],
): Promise<void> {
  const chance = createChance(600)
  const rows = products.flatMap((product) =>
    product.comments.map((comment, turn) => {
      const bought = comment.buyer ? chance.pick(product.stockRows).id : null
      return {
        productId: product.id,
        userId: customerFor(product.id, turn),
        stockId: bought,
        title: comment.title,
        comment: comment.text,
        rate: comment.rate,
        advantages: comment.pros ?? [],
        disadvantages: comment.cons ?? [],
        suggest: comment.suggest ?? null,
        anonymous: comment.anonymous ?? false,
        isBuyer: comment.buyer ?? false,
        likes: chance.whole(0, 14),
        dislikes: chance.whole(0, 3),
        status: 'approved' as const,
        createdAt: past.daysAgo(comment.daysAgo, chance.whole(0, 23)),
      }
    }),
  )
  await bulkInsert(db, comments, rows)
  await seedCommentPictures(db)
  await seedQuestions(db, past, products)
  await seedTickets(db, past)
}

/** Some buyers show what they got: two views of the good in their colour, but not the shop's first. */
async function seedCommentPictures(db: Database): Promise<void> {
  await db.execute(sql`
    insert into comment_pictures (comment_id, media_id, position)
    select comment_id, media_id, nth - 2
    from (
      select comments.id as comment_id, product_pictures.media_id,
        row_number() over (partition by comments.id order by product_pictures.position) as nth
      from comments
      join stocks on stocks.id = comments.stock_id
      join product_pictures on product_pictures.product_id = comments.product_id
        and coalesce(product_pictures.colour = stocks.parent_value ->> 'رنگ', true)
      where comments.rate >= 4 and comments.id % 5 = 1
    ) as views
    where nth between 2 and 3`)
}

async function seedQuestions(db: Database, past: Past, products: SeededProduct[]): Promise<void> {
  const rows: (typeof questions.$inferInsert & { id: number })[] = []
  for (const product of products) {
    product.questions.forEach((question, turn) => {
      const parent = { productId: product.id, status: 'approved' as const }
      const questionAt = past.daysAgo(question.daysAgo)
      const parentId = rows.length + 1
      const asker = customerFor(product.id, turn + 11)
      rows.push({
        ...parent,
        id: parentId,
        parentId: null,
        userId: asker,
        question: question.text,
        createdAt: questionAt,
      })
      question.answers.forEach((answer, i) => {
        rows.push({
          ...parent,
          id: rows.length + 1,
          parentId,
          userId: answer.byShop ? null : customerFor(product.id, turn + i + 12),
          question: answer.text,
          createdAt: new Date(questionAt.getTime() + (i + 1) * 5 * HOUR_MS),
        })
      })
    })
  }
  await bulkInsert(db, questions, rows)
  await continueIds(db, questions)
}

const LEAST_BETWEEN_MS = 12 * MINUTE_MS

/** The shop answers while its support is there, and nobody before what they answer. */
function momentsOf(messages: DemoTicket['messages'], opened: Date): Date[] {
  let before = opened.getTime() - LEAST_BETWEEN_MS
  return messages.map(({ fromShop, hoursLater }) => {
    const meant = new Date(opened.getTime() + hoursLater * HOUR_MS)
    const at = (fromShop ? atSupport(meant) : meant).getTime()
    before = Math.max(at, before + LEAST_BETWEEN_MS)
    return new Date(before)
  })
}

async function seedTickets(db: Database, past: Past): Promise<void> {
  await bulkInsert(
    db,
    tickets,
    demoTickets.map(({ customer, subject, department, status, daysAgo, messages }, i) => {
      const moments = momentsOf(messages, past.daysAgo(daysAgo))
      const last = moments.at(-1) ?? past.daysAgo(daysAgo)
      const answered = messages.findLastIndex(({ fromShop }) => fromShop)
      return {
        id: i + 1,
        userId: customer ?? DEMO_CUSTOMER_ID,
        subject,
        department,
        status,
        createdAt: past.daysAgo(daysAgo),
        updatedAt: last,
        waitingSince: moments[answered + 1] ?? last,
      }
    }),
  )
  await bulkInsert(
    db,
    ticketMessages,
    demoTickets.flatMap(({ messages, daysAgo }, i) => {
      const moments = momentsOf(messages, past.daysAgo(daysAgo))
      return messages.map(({ fromShop, text }, nth) => ({
        ticketId: i + 1,
        fromShop,
        message: text,
        createdAt: moments[nth] ?? past.daysAgo(daysAgo),
      }))
    }),
  )
  await continueIds(db, tickets)
}
