import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { pages } from '../db/schema/schema'
import { notFound } from '../domain-error'

export async function findContentPageBySlug(db: Database, slug: string) {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (row === undefined) throw notFound('این صفحه')
  const { title, description, body, updatedAt } = row
  return { slug, title, description, body, updated_at: updatedAt.toISOString() }
}
