import { asc, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import {
  FIXED_PAGES,
  type addDeskPage,
  type DeskTextPage,
  type updateDeskPage,
} from '@/lib/contract/desk/pages'
import { tags } from '@/lib/contract/tags'
import { paths } from '@/lib/paths'
import { cleanHtml } from '../content/clean-html'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import { pages } from '../db/schema/schema'
import { DomainError, invalidField, notFound } from '../domain-error'
import { readPageLinks, setPageLinks } from './page-links'
import { staleVersion } from '../stale-version'

type Editor = { recordChange: RecordChange; siteUrl: string }
type SavedPage = { page: DeskTextPage; tagsToRevalidate: string[] }

const SLUG_TAKEN = 'صفحهٔ دیگری این نشانی را دارد.'
const FIXED = 'فروشگاه خودش به این صفحه پیوند دارد؛ نشانی آن می‌ماند و پاک نمی‌شود.'

export async function listDeskPages(db: Database) {
  const linksOf = await readPageLinks(db)
  const rows = await db.select().from(pages).orderBy(asc(pages.id))
  return rows.map(({ slug, title, isOutline, updatedAt }) => ({
    ...{ slug, title, is_outline: isOutline, updated_at: updatedAt.toISOString() },
    ...linksOf(slug),
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
    ...(await readPageLinks(db))(slug),
  }
}

/** What an outline says where the owner is to write. */
const STILL_TO_WRITE = '[بنویسید:'

function cleanBody(written: string): { body: string; isOutline: boolean } {
  const body = cleanHtml(written)
  if (body.replace(/<[^>]*>/g, '').trim() === '') throw invalidField('body', 'متن صفحه را بنویسید.')
  return { body, isOutline: body.includes(STILL_TO_WRITE) }
}

export async function createTextPage(
  db: Database,
  { body, in_menu, footer_column, ...input }: CallParsed<typeof addDeskPage>['body'],
  { recordChange, siteUrl }: Editor,
): Promise<SavedPage> {
  const { slug, title } = input
  const [made] = await db
    .insert(pages)
    .values({ ...input, ...cleanBody(body) })
    .onConflictDoNothing()
    .returning({ id: pages.id })
  if (made === undefined) throw invalidField('slug', SLUG_TAKEN)
  const linkTags = await setPageLinks(db, {
    ...{ from: slug, to: slug, title, in_menu, footer_column },
  })
  const own = paths.textPage(slug)
  const redirectTags = await redirectFormerPath(db, siteUrl, { from: own, to: own })
  const page = await readDeskPage(db, slug)
  recordChange({ subject: `page:${slug}`, after: page })
  return { page, tagsToRevalidate: [tags.page(slug), ...linkTags, ...redirectTags] }
}

export async function updateTextPage(
  db: Database,
  slug: string,
  {
    version,
    body: written,
    in_menu,
    footer_column,
    ...change
  }: CallParsed<typeof updateDeskPage>['body'],
  { recordChange, siteUrl }: Editor,
): Promise<SavedPage> {
  await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug)).for('update')
  const before = await readDeskPage(db, slug)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این صفحه را تغییر داده است.', {
      subject: `page:${slug}`,
      current: before,
    })
  }
  const { slug: next = slug } = change
  if (next !== slug) {
    if (FIXED_PAGES.includes(slug)) throw invalidField('slug', FIXED)
    const [taken] = await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, next))
    if (taken) throw invalidField('slug', SLUG_TAKEN)
  }
  await db
    .update(pages)
    .set({
      ...change,
      ...(written !== undefined && cleanBody(written)),
      version: version + 1,
      updatedAt: new Date(),
    })
    .where(eq(pages.slug, slug))
  const title = change.title ?? before.title
  const linkTags = await setPageLinks(db, {
    ...{ from: slug, to: next, title, in_menu, footer_column },
  })
  const redirectTags =
    next === slug
      ? []
      : await redirectFormerPath(db, siteUrl, {
          from: paths.textPage(slug),
          to: paths.textPage(next),
        })
  const page = await readDeskPage(db, next)
  recordChange({ subject: `page:${next}`, before, after: page })
  return {
    page,
    tagsToRevalidate: [
      ...new Set([tags.page(slug), tags.page(next), tags.home, ...linkTags, ...redirectTags]),
    ],
  }
}

export async function deleteTextPage(
  db: Database,
  slug: string,
  recordChange: RecordChange,
): Promise<string[]> {
  await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug)).for('update')
  const before = await readDeskPage(db, slug)
  if (FIXED_PAGES.includes(slug)) throw new DomainError('precondition_failed', FIXED)
  await db.delete(pages).where(eq(pages.slug, slug))
  const linkTags = await setPageLinks(db, { from: slug, to: null, title: before.title })
  recordChange({ subject: `page:${slug}`, before })
  return [tags.page(slug), tags.home, ...linkTags]
}
