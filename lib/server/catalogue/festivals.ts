import { and, count, eq, sql, isNotNull, or } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { festivals, listings, categories, products } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { isFestivalRunning } from './visible-products'

/** Before its beginning and after its end a festival has no products. */
export async function readFestival(db: Database, slug: string) {
  const isRunning = sql<boolean>`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`
  const [row] = await db
    .select({
      id: festivals.id,
      slug: festivals.slug,
      title: festivals.title,
      endsAt: festivals.endsAt,
      running: isRunning,
      count: count(listings.productId),
    })
    .from(festivals)
    .leftJoin(listings, and(eq(listings.festivalId, festivals.id), isRunning))
    .where(eq(festivals.slug, slug))
    .groupBy(festivals.id)
  if (row === undefined) throw notFound('این جشنواره')
  const { endsAt, ...festival } = row
  return { ...festival, ends_at: endsAt.toISOString() }
}

const MAX_WAIT = 3_600_000
const MIN_WAIT = 1_000

/** When the next festival begins or ends. */
async function findNextBoundary(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<
        string | null
      >`least(min(${festivals.startsAt}) filter (where ${festivals.startsAt} > now()), min(${festivals.endsAt}) filter (where ${festivals.endsAt} > now()))`,
    })
    .from(festivals)
  return row?.at ? new Date(row.at) : null
}

async function listFestivalTags(db: Database): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(festivals, eq(festivals.id, products.festivalId))
  const lists = await db.select({ slug: categories.slug }).from(categories)
  return [
    tags.home,
    tags.products,
    ...lists.map(({ slug }) => tags.category(slug)),
    ...rows.map(({ slug }) => tags.product(slug)),
  ]
}

/** Updates listings whose festival began or ended without a write. */
export async function refreshFestivalListings(db: Database): Promise<void> {
  const changed = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .leftJoin(festivals, isFestivalRunning)
    .where(
      and(
        or(isNotNull(products.festivalId), isNotNull(listings.festivalId)),
        sql`${listings.festivalId} is distinct from ${festivals.id}`,
      ),
    )
  await db.execute(sql`select refresh_listings(array(${changed}))`)
}

/** Empties cached pages when a festival begins or ends, which changes prices without a write. */
export function watchFestivals(
  db: Database,
  onRevalidate: (tags: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const schedule = async () => {
    const boundary = await findNextBoundary(db)
    if (isStopped) return
    const delay = boundary ? boundary.getTime() - Date.now() : MAX_WAIT
    const isBoundary = delay <= MAX_WAIT && boundary !== null
    timer = setTimeout(
      () => run(isBoundary),
      Math.min(Math.max(delay + MIN_WAIT, MIN_WAIT), MAX_WAIT),
    )
    timer.unref()
  }
  const run = (isBoundary: boolean) => {
    const work = isBoundary
      ? refreshFestivalListings(db)
          .then(() => listFestivalTags(db))
          .then(onRevalidate)
          .then(schedule)
      : schedule()
    work.catch(onError)
  }
  refreshFestivalListings(db).then(schedule).catch(onError)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
