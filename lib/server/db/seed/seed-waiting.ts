import { HOUR_MS } from '@/lib/persian/durations'
import type { Database } from '../database'
import { comments, contactMessages, questions, reports } from '../schema/schema'
import { bulkInsert } from './bulk-insert'
import type { Past } from './chance'
import {
  contactMessages as demoMessages,
  postReports,
  waitingComments,
  waitingQuestions,
} from './demo/waiting'
import type { SeededProduct } from './seed-catalogue'
import { customerFor } from './seed-reviews'

/** Half a day's work, so that the inbox of the demo's desk is not an empty one. */
export async function seedWaiting(
  db: Database,
  past: Past,
  products: readonly SeededProduct[],
): Promise<void> {
  const ago = (hours: number) => new Date(past.daysAgo(0, 0).getTime() - hours * HOUR_MS)
  const find = (slug: string): SeededProduct => {
    const product = products.find((one) => one.slug === slug)
    if (product === undefined) throw new Error(`the demo has no product ${slug}`)
    return product
  }
  await bulkInsert(
    db,
    comments,
    waitingComments.map(({ product: slug, title, text, rate, pros, cons, hoursAgo }) => {
      const product = find(slug)
      return {
        productId: product.id,
        // After those who have commented on it.
        userId: customerFor(product.id, product.comments.length),
        ...{ title, comment: text, rate, advantages: pros, disadvantages: cons },
        ...{ status: 'pending' as const, createdAt: ago(hoursAgo) },
      }
    }),
  )
  await bulkInsert(
    db,
    questions,
    waitingQuestions.map(({ product: slug, text, hoursAgo }) => {
      const { id } = find(slug)
      return {
        ...{ productId: id, userId: customerFor(id, 3), question: text },
        ...{ status: 'pending' as const, createdAt: ago(hoursAgo) },
      }
    }),
  )
  await bulkInsert(
    db,
    contactMessages,
    demoMessages.map(({ hoursAgo, ...message }) => ({ ...message, createdAt: ago(hoursAgo) })),
  )
  await bulkInsert(
    db,
    reports,
    postReports.map(({ post, customer, reason, hoursAgo }) => ({
      ...{ kind: 'post' as const, relateId: post, reporterId: customer, reason },
      createdAt: ago(hoursAgo),
    })),
  )
}
