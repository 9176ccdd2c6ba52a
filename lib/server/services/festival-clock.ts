import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { categories, festivals, listings, products } from '../db/schema/schema'
import { festivalRuns } from './visible-products'

const LONGEST_WAIT = 3_600_000
const SHORTEST_WAIT = 1_000

/** The next moment at which a festival begins or ends. */
async function nextBoundary(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<
        string | null
      >`least(min(${festivals.startsAt}) filter (where ${festivals.startsAt} > now()), min(${festivals.endsAt}) filter (where ${festivals.endsAt} > now()))`,
    })
    .from(festivals)
  return row?.at ? new Date(row.at) : null
}

async function discountedPages(db: Database): Promise<string[]> {
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
export async function keepFestivals(db: Database): Promise<void> {
  const turned = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .leftJoin(festivals, festivalRuns)
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
    const boundary = await nextBoundary(db)
    if (stopped) return
    const left = boundary ? boundary.getTime() - Date.now() : LONGEST_WAIT
    const reached = left <= LONGEST_WAIT && boundary !== null
    timer = setTimeout(
      () => run(reached),
      Math.min(Math.max(left + SHORTEST_WAIT, SHORTEST_WAIT), LONGEST_WAIT),
    )
    timer.unref()
  }
  const run = (reached: boolean) => {
    const work = reached
      ? keepFestivals(db)
          .then(() => discountedPages(db))
          .then(stale)
          .then(wait)
      : wait()
    work.catch(onTrouble)
  }
  keepFestivals(db).then(wait).catch(onTrouble)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
