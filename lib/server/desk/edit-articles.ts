import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type {
  addArticle,
  addArticleNote,
  addBlogCategory,
  DeskArticle,
  updateArticle as updateCall,
} from '@/lib/contract/desk/articles'
import { tags } from '@/lib/contract/tags'
import { listPublishingNeeds, PUBLISHING_NEEDS } from '@/lib/domain/article-publishing'
import type { StaffActor } from '@/lib/domain/staff'
import { paths } from '@/lib/paths'
import { PRODUCT_LINK } from '@/lib/domain/article-products'
import { cleanHtml } from '../content/clean-html'
import { redirectFormerPath } from '../content/redirects'
import type { Database, RecordChange } from '../db/database'
import {
  articleNotes,
  articleProducts,
  articles,
  blogCategories,
  products,
} from '../db/schema/schema'
import { DomainError, invalidField, type FieldErrors } from '../domain-error'
import { claimNamedPictures } from './desk-pictures'
import { listArticleNotes, readDeskArticle } from './read-articles'
import { staleVersion } from '../stale-version'

type NewArticle = CallParsed<typeof addArticle>['body']
type ArticleChange = CallParsed<typeof updateCall>['body']
type Editor = { recordChange: RecordChange; siteUrl: string }
type SavedArticle = { article: DeskArticle; tagsToRevalidate: string[] }

const SLUG_TAKEN = 'نوشتهٔ دیگری این نشانی را دارد.'
const NO_CATEGORY = 'این دستهٔ مجله وجود ندارد.'

/** Seen by readers, now. */
function isShown({ published_at: at }: DeskArticle): boolean {
  return at !== null && Date.parse(at) <= Date.now()
}

/** Everything that is wrong at once, so that nobody mends one field to read of the next. */
async function assertDetailsFit(
  db: Database,
  change: Partial<NewArticle>,
  before: DeskArticle | null,
): Promise<void> {
  const fields: FieldErrors = {}
  const stored = before && { ...before, picture_id: before.picture?.id ?? null }
  for (const need of listPublishingNeeds({ ...stored, ...change })) {
    fields[need] = [PUBLISHING_NEEDS[need]]
  }
  if (change.slug !== undefined) {
    const sameSlug = and(eq(articles.slug, change.slug), ne(articles.id, before?.id ?? 0))
    if ((await db.$count(articles, sameSlug)) > 0) fields['slug'] = [SLUG_TAKEN]
  }
  if (typeof change.category_id === 'number') {
    const isChosen = eq(blogCategories.id, change.category_id)
    if ((await db.$count(blogCategories, isChosen)) === 0) fields['category_id'] = [NO_CATEGORY]
  }
  const [first] = Object.values(fields).flat()
  if (first !== undefined) throw new DomainError('invalid', first, { fields })
}

const productIdsIn = (body: string) => [...body.matchAll(PRODUCT_LINK)].map(([, id]) => Number(id))

/** Those of the text first, in its order, then those beside it. */
async function writeProducts(db: Database, articleId: number, named: readonly number[]) {
  const known = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...named]), ne(products.status, 'removed')))
  const ids = [...new Set(named)].filter((id) => known.some((one) => one.id === id))
  await db.delete(articleProducts).where(eq(articleProducts.articleId, articleId))
  if (ids.length === 0) return
  await db
    .insert(articleProducts)
    .values(ids.map((productId, position) => ({ articleId, productId, position })))
}

function columnsOf({ picture_id: mediaId, published_at: at, ...change }: Partial<NewArticle>) {
  const { slug, title, excerpt, body, author, category_id: categoryId } = change
  return {
    ...{ slug, title, excerpt, author, categoryId, mediaId },
    body: body === undefined ? undefined : cleanHtml(body),
    publishedAt: at === undefined ? undefined : at === null ? null : new Date(at),
  }
}

function tagsOf(...versions: DeskArticle[]): string[] {
  const shown = versions.filter(isShown)
  if (shown.length === 0) return []
  return [...new Set([tags.blog, tags.home, ...shown.map(({ slug }) => tags.article(slug))])]
}

async function finishSave(
  db: Database,
  { before, article }: { before: DeskArticle | null; article: DeskArticle },
  { recordChange, siteUrl }: Editor,
): Promise<SavedArticle> {
  recordChange({
    subject: `article:${article.id}`,
    ...(before && { before }),
    after: article,
  })
  const to = paths.blogPost(article.slug)
  const wasShown = before !== null && isShown(before)
  const isMoved = before?.slug !== article.slug || before.published_at !== article.published_at
  const redirectTags =
    article.published_at !== null && isMoved
      ? await redirectFormerPath(db, siteUrl, {
          from: wasShown ? paths.blogPost(before.slug) : to,
          to,
        })
      : []
  return {
    article,
    tagsToRevalidate: [...tagsOf(...(before ? [before] : []), article), ...redirectTags],
  }
}

export async function createArticle(
  db: Database,
  input: NewArticle,
  editor: Editor,
): Promise<SavedArticle> {
  await assertDetailsFit(db, { ...input, body: cleanHtml(input.body) }, null)
  const { slug, title, excerpt, author, category_id: categoryId } = input
  const { body = '', mediaId, publishedAt } = columnsOf(input)
  const [made] = await db
    .insert(articles)
    .values({ slug, title, excerpt, author, categoryId, body, mediaId, publishedAt })
    .onConflictDoNothing()
    .returning({ id: articles.id })
  if (made === undefined) throw invalidField('slug', SLUG_TAKEN)
  await claimNamedPictures(db, { pictureId: input.picture_id, body })
  await writeProducts(db, made.id, [...productIdsIn(body), ...input.product_ids])
  return finishSave(db, { before: null, article: await readDeskArticle(db, made.id) }, editor)
}

export async function updateArticle(
  db: Database,
  id: number,
  { version, product_ids: besideIds, ...change }: ArticleChange,
  editor: Editor,
): Promise<SavedArticle> {
  await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update')
  const before = await readDeskArticle(db, id)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این نوشته را تغییر داده است.', {
      subject: `article:${id}`,
      current: before,
    })
  }
  const columns = columnsOf(change)
  const cleaned = columns.body === undefined ? {} : { body: columns.body }
  await assertDetailsFit(db, { ...change, ...cleaned }, before)
  await db
    .update(articles)
    .set({ ...columns, version: version + 1, updatedAt: new Date() })
    .where(eq(articles.id, id))
  const { body = before.body, mediaId: pictureId = before.picture?.id ?? null } = columns
  await claimNamedPictures(
    db,
    { pictureId, body },
    { pictureId: before.picture?.id ?? null, body: before.body },
  )
  const formerIds = productIdsIn(before.body)
  const beside =
    besideIds ?? before.products.map((one) => one.id).filter((one) => !formerIds.includes(one))
  await writeProducts(db, id, [...productIdsIn(body), ...beside])
  return finishSave(db, { before, article: await readDeskArticle(db, id) }, editor)
}

export async function deleteArticle(
  db: Database,
  id: number,
  recordChange: RecordChange,
): Promise<string[]> {
  await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update')
  const before = await readDeskArticle(db, id)
  await db.delete(articles).where(eq(articles.id, id))
  const { picture, body } = before
  const nothing = { pictureId: null, body: '' }
  await claimNamedPictures(db, nothing, { pictureId: picture?.id ?? null, body })
  recordChange({ subject: `article:${id}`, before })
  return tagsOf(before)
}

export async function writeArticleNote(
  db: Database,
  id: number,
  { text }: CallParsed<typeof addArticleNote>['body'],
  { actor, recordChange }: { actor: StaffActor; recordChange: RecordChange },
) {
  await readDeskArticle(db, id)
  await db.insert(articleNotes).values({ articleId: id, staffName: actor.name, text })
  recordChange({ subject: `article:${id}`, after: { note: text } })
  return listArticleNotes(db, id)
}

export async function createBlogCategory(
  db: Database,
  input: CallParsed<typeof addBlogCategory>['body'],
  recordChange: RecordChange,
) {
  const [category] = await db.insert(blogCategories).values(input).onConflictDoNothing().returning()
  if (category === undefined) throw invalidField('slug', 'دستهٔ دیگری این نشانی را دارد.')
  recordChange({ subject: `blog_category:${category.id}`, after: category })
  return category
}
