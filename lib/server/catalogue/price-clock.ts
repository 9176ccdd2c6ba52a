import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { tags } from '@/lib/contract/tags'
import { DAY_MS, MINUTE_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { festivals, listings, categories, products, stocks } from '../db/schema/schema'
import { isFestivalRunning, runningPercent } from './visible-products'

/** How late another instance may notice what was written here; whichever notices first empties all of them. */
const MAX_WAIT = MINUTE_MS
const MIN_WAIT = 1_000

/** When a sale of a variant begins or ends next, and whether one has since; each part is one step of an index. */
async function readSaleBoundaries(db: Database, since: Date) {
  const from = sql`${stocks.salePrice} is not null and ${stocks.saleFrom} > `
  const until = sql`${stocks.salePrice} is not null and ${stocks.saleUntil} > `
  const past = sql`${since.toISOString()}::timestamptz`
  const [row] = await readRows(
    db,
    sql`select
      least(
        (select min(sale_from) from stocks where ${from} now()),
        (select min(sale_until) from stocks where ${until} now())
      ) as next,
      exists (select from stocks where ${from} ${past} and ${stocks.saleFrom} <= now())
        or exists (select from stocks where ${until} ${past} and ${stocks.saleUntil} <= now()) as "hasPassed"`,
    z.object({ next: z.coerce.date().nullable(), hasPassed: z.boolean() }),
  )
  return { next: row?.next ?? null, hasPassed: row?.hasPassed ?? false }
}

/** When the next festival begins or ends, and whether one has since. */
async function readFestivalBoundaries(db: Database, since: Date) {
  const isPast = (column: typeof festivals.startsAt | typeof festivals.endsAt) =>
    sql`${column} > ${since.toISOString()}::timestamptz and ${column} <= now()`
  const [row] = await db
    .select({
      next: sql<
        string | null
      >`least(min(${festivals.startsAt}) filter (where ${festivals.startsAt} > now()), min(${festivals.endsAt}) filter (where ${festivals.endsAt} > now()))`,
      hasPassed: sql<boolean>`coalesce(bool_or(${isPast(festivals.startsAt)} or ${isPast(festivals.endsAt)}), false)`,
      now: sql<string>`now()`,
    })
    .from(festivals)
  return {
    next: row?.next ? new Date(row.next) : null,
    hasPassed: row?.hasPassed ?? false,
    now: new Date(row?.now ?? Date.now()),
  }
}

async function listTurnedTags(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(festivals, eq(festivals.id, products.festivalId))
  const turned = await db
    .selectDistinct({ slug: products.slug })
    .from(products)
    .innerJoin(stocks, eq(stocks.productId, products.id))
    .where(hasTurned(since))
  const lists = await db.select({ slug: categories.slug }).from(categories)
  return [
    tags.home,
    tags.products,
    ...lists.map(({ slug }) => tags.category(slug)),
    ...[...rows, ...turned].map(({ slug }) => tags.product(slug)),
  ]
}

function hasTurned(since: Date) {
  const isPast = (column: typeof stocks.saleFrom | typeof stocks.saleUntil) =>
    sql`${column} > ${since.toISOString()}::timestamptz and ${column} <= now()`
  const turned = sql`(${isPast(stocks.saleFrom)} or ${isPast(stocks.saleUntil)})`
  return and(isNotNull(stocks.salePrice), turned)
}

const NEVER = new Date(0)

/** Goods whose sale began or ended since, and whose listing does not say so yet. */
export function selectSaleChanges(db: Database, since: Date) {
  // A sale may leave the lowest price to another variant, with another percent.
  const best = sql`(
    select final, case when final < discounted_price(price, ${runningPercent}, null, null, null)
      then ((price - final) * 100 / price)::integer else ${runningPercent} end
    from stocks own
    cross join lateral discounted_price(own.price, ${runningPercent}, own.sale_price, own.sale_from, own.sale_until) final
    where own.product_id = ${products.id}
    order by own.free > 0 desc, final, position, id limit 1)`
  const turned = db.select({ id: stocks.productId }).from(stocks).where(hasTurned(since))
  const isStale = sql`(${listings.finalPrice}, ${listings.percent}) <> ${best}`
  return selectListed(db, and(inArray(products.id, turned), isStale))
}

/** Goods with their listing and the festival that runs for them. */
function selectListed(db: Database, condition: SQL | undefined) {
  return db
    .select({ id: products.id })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .leftJoin(festivals, isFestivalRunning)
    .where(condition)
}

/** Updates listings of goods whose sale began or ended without a write. */
async function refreshSaleListings(db: Database, since: Date): Promise<void> {
  await db.execute(sql`select refresh_listings(array(${selectSaleChanges(db, since)}))`)
}

/** Updates listings whose festival began or ended without a write. */
export async function refreshFestivalListings(db: Database): Promise<void> {
  const mayHave = db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.festivalId))
    .union(
      db.select({ id: listings.productId }).from(listings).where(isNotNull(listings.festivalId)),
    )
  const isStale = sql`${listings.festivalId} is distinct from ${festivals.id}`
  const changed = selectListed(db, and(inArray(products.id, mayHave), isStale))
  await db.execute(sql`select refresh_listings(array(${changed}))`)
}

/** At the start of a server, which may have stood still for any time. */
async function refreshReducedListings(db: Database): Promise<void> {
  await refreshFestivalListings(db)
  await refreshSaleListings(db, NEVER)
}

/** Whatever began or ended since, also by the hand of another instance; null where nothing has. */
export async function catchUpWithClock(db: Database, since: Date) {
  const { now, ...festival } = await readFestivalBoundaries(db, since)
  const sale = await readSaleBoundaries(db, since)
  const hasPassed = festival.hasPassed || sale.hasPassed
  if (festival.hasPassed) await refreshFestivalListings(db)
  if (sale.hasPassed) await refreshSaleListings(db, since)
  const moments = [festival.next, sale.next].flatMap((one) => one ?? [])
  const next = moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null
  return { next, now, tagsToRevalidate: hasPassed ? await listTurnedTags(db, since) : null }
}

export type PriceClock = {
  /** What was written may begin or end before the clock would look again. */
  wake: (staleTags: readonly string[]) => void
  stop: () => Promise<void>
}

type ClockOptions = {
  onRevalidate: (tags: readonly string[]) => Promise<void>
  onError: (error: unknown) => void
  /** Before them nothing is emptied. */
  pagesOpen?: Promise<unknown> | undefined
}

/**
 * Empties cached pages when a festival or a sale begins or ends, which changes prices without a write. It
 * begins with the day before, as pages outlive a process that was down meanwhile.
 */
export function startPriceClock(
  db: Database,
  { onRevalidate, onError, pagesOpen }: ClockOptions,
): PriceClock {
  let sleeping: { timer: NodeJS.Timeout; since: Date; until: number } | null = null
  let isWoken = false
  let isStopped = false
  let endWait = () => {}
  const stopped = new Promise<void>((resolve) => {
    endWait = resolve
  })

  const check = async (since: Date) => {
    const { next, now, tagsToRevalidate } = await catchUpWithClock(db, since)
    if (tagsToRevalidate !== null) await onRevalidate(tagsToRevalidate)
    const delay = next === null ? MAX_WAIT : next.getTime() - now.getTime()
    return { since: now, wait: Math.min(Math.max(delay + MIN_WAIT, MIN_WAIT), MAX_WAIT) }
  }
  const sleep = (since: Date, wait: number) => {
    const timer = setTimeout(() => {
      sleeping = null
      running = run(since)
    }, wait)
    timer.unref()
    sleeping = { timer, since, until: Date.now() + wait }
  }
  /** What could not be checked is checked from where it stood. */
  const run = async (since: Date) => {
    if (isStopped) return
    isWoken = false
    const checked = await check(since).catch((error: unknown) => {
      // A shop that closes in the middle of it has no database any more.
      if (!isStopped) onError(error)
      return { since, wait: MAX_WAIT }
    })
    if (!isStopped) sleep(checked.since, isWoken ? MIN_WAIT : checked.wait)
  }
  const dayBefore = new Date(Date.now() - DAY_MS)
  let running = refreshReducedListings(db)
    .catch(onError)
    .then(() => Promise.race([pagesOpen, stopped]))
    .then(() => run(dayBefore))
  return {
    wake: (staleTags) => {
      // Whatever sets a price draws the cards of home anew; what orders buy seldom does.
      if (isStopped || !staleTags.includes(tags.home)) return
      isWoken = true
      if (sleeping === null || sleeping.until <= Date.now() + MIN_WAIT) return
      clearTimeout(sleeping.timer)
      sleep(sleeping.since, MIN_WAIT)
    },
    /** A database is not closed under what is being asked of it. */
    stop: async () => {
      isStopped = true
      endWait()
      clearTimeout(sleeping?.timer)
      await running
    },
  }
}
