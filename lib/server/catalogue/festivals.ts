import { and, count, eq, sql, isNotNull, or } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { festivals, listings, categories, products } from '../db/schema/schema'
import { notFound } from '../domain-error'
import { isFestivalRunning } from './visible-products'

/** Before its first day and after its last a festival holds nothing. */
export async function readFestival(db: Database, slug: string) {
  const runs = sql<boolean>`now() >= ${festivals.startsAt} and now() < ${festivals.endsAt}`
  const [row] = await db
    .select({
      id: festivals.id,
      slug: festivals.slug,
      title: festivals.title,
      endsAt: festivals.endsAt,
      running: runs,
      count: count(listings.productId),
    })
    .from(festivals)
    .leftJoin(listings, and(eq(listings.festivalId, festivals.id), runs))
    .where(eq(festivals.slug, slug))
    .groupBy(festivals.id)
  if (row === undefined) throw notFound('این جشنواره')
  const { endsAt, ...festival } = row
  return { ...festival, ends_at: endsAt.toISOString() }
}

const MAX_WAIT = 3_600_000
const MIN_WAIT = 1_000

/** The next moment at which a festival begins or ends. */
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

/** What began or ended while nobody wrote: the shop was closed, or time passed. */
export async function refreshFestivalListings(db: Database): Promise<void> {
  const turned = db
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
  await db.execute(sql`select refresh_listings(array(${turned}))`)
}

/** Prices on cached pages change by themselves when a festival begins or ends. */
export function watchFestivals(
  db: Database,
  stale: (tags: readonly string[]) => Promise<void>,
  onTrouble: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const wait = async () => {
    const boundary = await findNextBoundary(db)
    if (stopped) return
    const left = boundary ? boundary.getTime() - Date.now() : MAX_WAIT
    const reached = left <= MAX_WAIT && boundary !== null
    timer = setTimeout(() => run(reached), Math.min(Math.max(left + MIN_WAIT, MIN_WAIT), MAX_WAIT))
    timer.unref()
  }
  const run = (reached: boolean) => {
    const work = reached
      ? refreshFestivalListings(db)
          .then(() => listFestivalTags(db))
          .then(stale)
          .then(wait)
      : wait()
    work.catch(onTrouble)
  }
  refreshFestivalListings(db).then(wait).catch(onTrouble)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
