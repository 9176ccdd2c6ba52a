import { sql } from 'drizzle-orm'
import { HOUR_MS } from '@/lib/persian/durations'
import type { Database } from '../database'
import { comments, questions, ticketMessages, tickets } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { createChance, type Past } from './chance'
import { customers } from './demo/customers'
import { demoTickets } from './demo/tickets-and-orders'
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

async function seedTickets(db: Database, past: Past): Promise<void> {
  const hoursOf = (messages: readonly { hoursLater: number }[]) =>
    messages.map(({ hoursLater }) => hoursLater)
  await bulkInsert(
    db,
    tickets,
    demoTickets.map(({ customer, subject, department, status, daysAgo, messages }, i) => {
      const at = (hours: number) => new Date(past.daysAgo(daysAgo).getTime() + hours * HOUR_MS)
      const answered = Math.max(...hoursOf(messages.filter(({ fromShop }) => fromShop)), -1)
      const unanswered = hoursOf(messages).filter((hours) => hours > answered)
      const last = Math.max(...hoursOf(messages))
      return {
        id: i + 1,
        userId: customer ?? DEMO_CUSTOMER_ID,
        subject,
        department,
        status,
        createdAt: past.daysAgo(daysAgo),
        updatedAt: at(last),
        waitingSince: at(Math.min(...unanswered, last)),
      }
    }),
  )
  await bulkInsert(
    db,
    ticketMessages,
    demoTickets.flatMap(({ messages, daysAgo }, i) =>
      messages.map(({ fromShop, text, hoursLater }) => ({
        ticketId: i + 1,
        fromShop,
        message: text,
        createdAt: new Date(past.daysAgo(daysAgo).getTime() + hoursLater * HOUR_MS),
      })),
    ),
  )
  await continueIds(db, tickets)
}
