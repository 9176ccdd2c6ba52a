import { asc, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { DeskTextPage, updateDeskPage } from '@/lib/contract/desk/pages'
import { tags } from '@/lib/contract/tags'
import { cleanHtml } from '../content/clean-html'
import type { Database, RecordChange } from '../db/database'
import { pages } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'

export async function listDeskPages(db: Database) {
  const rows = await db.select().from(pages).orderBy(asc(pages.id))
  return rows.map(({ slug, title, isOutline, updatedAt }) => ({
    ...{ slug, title, is_outline: isOutline, updated_at: updatedAt.toISOString() },
  }))
}

export async function readDeskPage(db: Database, slug: string): Promise<DeskTextPage> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (row === undefined) throw notFound('این صفحه')
  const { title, description, body, version, isOutline, updatedAt } = row
  return {
    ...{ slug, title, description, body, version },
    is_outline: isOutline,
    updated_at: updatedAt.toISOString(),
  }
}

/** What an outline says where the owner is to write. */
const STILL_TO_WRITE = '[بنویسید:'

export async function updateTextPage(
  db: Database,
  slug: string,
  { version, body: written, ...change }: CallParsed<typeof updateDeskPage>['body'],
  recordChange: RecordChange,
): Promise<{ page: DeskTextPage; tagsToRevalidate: string[] }> {
  await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug)).for('update')
  const before = await readDeskPage(db, slug)
  if (before.version !== version) {
    throw new DomainError('version_conflict', 'کس دیگری این صفحه را تغییر داده است.', {
      current: before,
    })
  }
  const body = written === undefined ? undefined : cleanHtml(written)
  if (body !== undefined && body.replace(/<[^>]*>/g, '').trim() === '') {
    throw invalidField('body', 'متن صفحه را بنویسید.')
  }
  await db
    .update(pages)
    .set({
      ...change,
      body,
      ...(body !== undefined && { isOutline: body.includes(STILL_TO_WRITE) }),
      version: version + 1,
      updatedAt: new Date(),
    })
    .where(eq(pages.slug, slug))
  const page = await readDeskPage(db, slug)
  recordChange({ subject: `page:${slug}`, before, after: page })
  return { page, tagsToRevalidate: [tags.page(slug), tags.home] }
}
