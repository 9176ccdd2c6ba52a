import { eq } from 'drizzle-orm'
import { redirects as schema, type Redirect } from '@/lib/contract/redirects'
import { tags } from '@/lib/contract/tags'
import { followBy, sampleOf } from '@/lib/guard/route-rules'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'

const KEY = 'redirects'
const MOST = 1_000

/** What was written past the shop's own hand and cannot be followed is as good as not there. */
function parsed(value: unknown): Redirect[] {
  const rows = Array.isArray(value) ? value : []
  return rows.flatMap((row) => schema.safeParse([row]).data ?? [])
}

export async function allRedirects(db: Database): Promise<Redirect[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return parsed(row?.value)
}

type Wish = { from: string; to?: string | null | undefined; status: 301 | 302 }

function changed(kept: Redirect[], { from, to, status }: Wish): Redirect[] {
  const others = kept.filter((one) => one.from !== from)
  if (to) return [...others, { from, to, status }]
  if (others.length === kept.length) throw notFound('چنین نشانی جابه‌جاشده‌ای')
  return others
}

function check(redirects: Redirect[], siteUrl: string): void {
  if (redirects.length > MOST)
    throw new Refusal(
      'refused',
      'شمار نشانی‌های جابه‌جاشده به سقف رسیده است؛ نخست چند تا را بردارید.',
    )
  const follow = followBy(redirects, new URL(siteUrl).origin)
  const round = redirects.find((one) => follow(sampleOf(one)) === 'circle')
  if (round)
    throw new Refusal(
      'refused',
      `این جابه‌جایی سرانجام به خودش بازمی‌گردد: ${round.from} → ${round.to}`,
    )
}

/** One change at a time, so that two that are right alone cannot make a circle together. */
export async function setRedirect(db: Database, siteUrl: string, wish: Wish) {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
    const redirects = changed(parsed(row?.value), wish)
    if (wish.to) check(redirects, siteUrl)
    await tx
      .update(settings)
      .set({ value: redirects, updatedAt: new Date() })
      .where(eq(settings.key, KEY))
    return { redirects, stale: [tags.redirects] }
  })
}
