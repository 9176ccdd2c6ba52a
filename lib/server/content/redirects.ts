import { eq } from 'drizzle-orm'
import { redirects as schema, type Redirect } from '@/lib/contract/content/redirects'
import { tags } from '@/lib/contract/tags'
import { createRedirectResolver, samplePath } from '@/lib/domain/redirect-rules'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'

const KEY = 'redirects'
const MAX_REDIRECTS = 1_000

/** What was written past the shop's own hand and cannot be followed is as good as not there. */
function parseRedirects(value: unknown): Redirect[] {
  const rows = Array.isArray(value) ? value : []
  return rows.flatMap((row) => schema.safeParse([row]).data ?? [])
}

export async function listRedirects(db: Database): Promise<Redirect[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return parseRedirects(row?.value)
}

type RedirectChange = { from: string; to?: string | null | undefined; status: 301 | 302 }

function applyRedirectChange(kept: Redirect[], { from, to, status }: RedirectChange): Redirect[] {
  const others = kept.filter((one) => one.from !== from)
  if (to) return [...others, { from, to, status }]
  if (others.length === kept.length) throw notFound('چنین نشانی جابه‌جاشده‌ای')
  return others
}

function assertRedirectsValid(redirects: Redirect[], siteUrl: string): void {
  if (redirects.length > MAX_REDIRECTS)
    throw new DomainError(
      'refused',
      'شمار نشانی‌های جابه‌جاشده به سقف رسیده است؛ نخست چند تا را بردارید.',
    )
  const follow = createRedirectResolver(redirects, new URL(siteUrl).origin)
  const round = redirects.find((one) => follow(samplePath(one)) === 'circle')
  if (round)
    throw new DomainError(
      'refused',
      `این جابه‌جایی سرانجام به خودش بازمی‌گردد: ${round.from} → ${round.to}`,
    )
}

/** One change at a time, so that two that are right alone cannot make a circle together. */
export async function saveRedirect(db: Database, siteUrl: string, wish: RedirectChange) {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
    const redirects = applyRedirectChange(parseRedirects(row?.value), wish)
    if (wish.to) assertRedirectsValid(redirects, siteUrl)
    await tx
      .update(settings)
      .set({ value: redirects, updatedAt: new Date() })
      .where(eq(settings.key, KEY))
    return { redirects, stale: [tags.redirects] }
  })
}
