import { and, sql } from 'drizzle-orm'
import { tags } from '@/lib/contract/tags'
import { DAY_MS } from '@/lib/persian/durations'
import type { Database } from '../db/database'
import { articles } from '../db/schema/schema'
import type { Job } from '../jobs/job'
import { readSetting } from '../settings'
import { publishDueProducts } from './save-product'

type Due = { tagsToRevalidate: string[]; last: Date }

/** What became due by the clock after that, until now: no write empties its pages. */
export async function findDue(db: Database, after: Date): Promise<Due> {
  const at = sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt)
  const due = await db
    .select({ slug: articles.slug, at })
    .from(articles)
    .where(
      and(
        sql`date_trunc('milliseconds', ${articles.publishedAt}) > ${after.toISOString()}::timestamptz`,
        sql`${articles.publishedAt} <= now()`,
      ),
    )
  const articleTags = due.flatMap(({ slug }) => [tags.blog, tags.home, tags.article(slug)])
  const turns = await listHomeTurns(db, after)
  return {
    tagsToRevalidate: [...new Set([...articleTags, ...(turns.length > 0 ? [tags.home] : [])])],
    last: new Date(Math.max(after.getTime(), ...turns, ...due.map((one) => one.at.getTime()))),
  }
}

/** When something of home began or ended to be shown. */
async function listHomeTurns(db: Database, after: Date): Promise<number[]> {
  const { slides, banners, parts } = await readSetting(db, 'home')
  return [...slides, ...banners, ...parts]
    .flatMap(({ from, until }) => [from, until])
    .flatMap((at) => (at === null ? [] : Date.parse(at)))
    .filter((at) => at > after.getTime() && at <= Date.now())
}

type PublisherOptions = {
  siteUrl: string
  revalidateTags: (tags: readonly string[]) => Promise<void>
}

/** Begins with the day before, as pages outlive a process that was down when something was due. */
export function createPublisher(db: Database, options: PublisherOptions): Job['work'] {
  const { siteUrl, revalidateTags } = options
  let after = new Date(Date.now() - DAY_MS)
  return async () => {
    const productTags = await publishDueProducts(db, siteUrl)
    const { tagsToRevalidate, last } = await findDue(db, after)
    const staleTags = [...productTags, ...tagsToRevalidate]
    if (staleTags.length > 0) await revalidateTags(staleTags)
    after = last
  }
}
