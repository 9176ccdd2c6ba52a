import { eq, sql } from 'drizzle-orm'
import { redirects as schema, type Redirect } from '@/lib/contract/content/redirects'
import { tags } from '@/lib/contract/tags'
import { createRedirectResolver, samplePath } from '@/lib/domain/redirect-rules'
import type { Database } from '../db/database'
import { auditEvents, settings } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { staleVersion } from '../stale-version'

const KEY = 'redirects'
const MAX_REDIRECTS = 1_000

/** A row that somebody wrote straight into the database and that cannot be followed is left out. */
function parseRedirects(value: unknown): Redirect[] {
  const rows = Array.isArray(value) ? value : []
  return rows.flatMap((row) => schema.safeParse([row]).data ?? [])
}

export async function listRedirects(db: Database): Promise<Redirect[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return parseRedirects(row?.value)
}

type RedirectChange = { from: string; to?: string | null | undefined; status: 301 | 302 }

function applyRedirectChange(saved: Redirect[], { from, to, status }: RedirectChange): Redirect[] {
  const others = saved.filter((redirect) => redirect.from !== from)
  if (to) return [...others, { from, to, status }]
  if (others.length === saved.length) throw notFound('چنین نشانی جابه‌جاشده‌ای')
  return others
}

function assertRedirectsValid(redirects: Redirect[], siteUrl: string): void {
  if (redirects.length > MAX_REDIRECTS)
    throw new DomainError(
      'precondition_failed',
      'شمار نشانی‌های جابه‌جاشده به سقف رسیده است؛ ابتدا چند تا را بردارید.',
    )
  const follow = createRedirectResolver(redirects, new URL(siteUrl).origin)
  const circular = redirects.find((redirect) => follow(samplePath(redirect)) === 'circle')
  if (circular)
    throw new DomainError(
      'precondition_failed',
      `این جابه‌جایی سرانجام به خودش بازمی‌گردد: ${circular.from} → ${circular.to}`,
    )
}

/** Of all that were moved the log has one subject; of several at once it has a list. */
const alreadyMoved = (db: Database, current: Redirect) =>
  staleVersion(db, 'کس دیگری این نشانی را در این میان جابه‌جا کرده است.', {
    ...{ subject: 'settings:redirects', current },
    about: sql`${auditEvents.after} -> 'from' @> to_jsonb(${current.from}::text)`,
  })

/** Serialized, so that two changes that are right alone cannot make a circle together. */
export async function saveRedirect(
  db: Database,
  siteUrl: string,
  { only_new: isOnlyNew = false, ...change }: RedirectChange & { only_new?: boolean },
) {
  return db.transaction(async (tx) => {
    const saved = await lockRedirects(tx)
    const current = saved.find(({ from }) => from === change.from)
    if (isOnlyNew && current) throw await alreadyMoved(tx, current)
    const redirects = applyRedirectChange(saved, change)
    if (change.to) assertRedirectsValid(redirects, siteUrl)
    await writeRedirects(tx, redirects)
    return { redirects, former: current, tagsToRevalidate: [tags.redirects] }
  })
}

type NewRedirect = { at: number; from: string; to: string }

/** All at once where no one of them is wrong, as nearly always; else one after the other. */
function applyMany(saved: Redirect[], added: readonly NewRedirect[], siteUrl: string) {
  const apply = (before: Redirect[], { from, to }: NewRedirect) =>
    applyRedirectChange(before, { from, to, status: 301 })
  try {
    const redirects = added.reduce(apply, saved)
    assertRedirectsValid(redirects, siteUrl)
    return { redirects, refused: [] }
  } catch (failure) {
    if (!(failure instanceof DomainError)) throw failure
  }
  let redirects = saved
  const refused: { at: number; reason: string }[] = []
  for (const one of added) {
    try {
      const next = apply(redirects, one)
      assertRedirectsValid(next, siteUrl)
      redirects = next
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      refused.push({ at: one.at, reason: failure.message })
    }
  }
  return { redirects, refused }
}

/** Serialized as one of them is, and written once. */
export async function saveRedirects(db: Database, siteUrl: string, added: readonly NewRedirect[]) {
  return db.transaction(async (tx) => {
    const saved = await lockRedirects(tx)
    const { redirects, refused } = applyMany(saved, added, siteUrl)
    await writeRedirects(tx, redirects)
    return { redirects, refused, tagsToRevalidate: [tags.redirects] }
  })
}

async function lockRedirects(tx: Database): Promise<Redirect[]> {
  await tx.insert(settings).values({ key: KEY, value: [] }).onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
  return parseRedirects(row?.value)
}

async function writeRedirects(tx: Database, redirects: Redirect[]): Promise<void> {
  await tx
    .update(settings)
    .set({ value: redirects, updatedAt: new Date() })
    .where(eq(settings.key, KEY))
}

/** Of a page that has a new address: the former one leads there, and nothing leads away from the new. */
export async function redirectFormerPath(
  db: Database,
  siteUrl: string,
  { from: former, to }: { from: string; to: string },
): Promise<string[]> {
  const own = decodeURIComponent(to)
  const from = decodeURIComponent(former)
  const staleTags: string[] = []
  const saved = await listRedirects(db)
  if (saved.some((one) => one.from === own)) {
    const cleared = await saveRedirect(db, siteUrl, { from: own, to: null, status: 301 })
    staleTags.push(...cleared.tagsToRevalidate)
  }
  if (from !== own) {
    staleTags.push(...(await saveRedirect(db, siteUrl, { from, to, status: 301 })).tagsToRevalidate)
  }
  return staleTags
}
