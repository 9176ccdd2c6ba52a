import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { daysAfter, inTehran } from '@/lib/persian/days'
import type { FurtherHolidays } from '@/lib/persian/holidays'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, Refusal } from './refusal'

const KEY = 'holidays'
/** How long a day that is over still counts: returns of then are open until now. */
const STILL_COUNTED = 60
const stored = z.array(z.iso.date())
const UNREADABLE =
  'فهرست تعطیلات خوانا نیست و دست‌نخورده ماند؛ نخست مقدار «holidays» را در جدول settings درست کنید.'

/** What cannot be read counts no day to who buys; it is told to who would write over it. */
function daysIn(value: unknown): string[] {
  const days = stored.safeParse(value ?? [])
  if (!days.success) throw new Refusal('refused', UNREADABLE)
  return days.data
}

export async function furtherHolidays(db: Database): Promise<FurtherHolidays> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return new Set(stored.catch([]).parse(row?.value))
}

export async function holidaysToCome(db: Database, now = new Date()): Promise<string[]> {
  const { day: today } = inTehran(now)
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  return daysIn(row?.value)
    .filter((day) => day >= today)
    .toSorted()
}

type Wish = { day: string; rests: boolean }

/** The lunar holidays move, so the owner tells of each; what is long over is let go. */
export async function setHoliday(db: Database, { day, rests }: Wish, now = new Date()) {
  const oldest = daysAfter(inTehran(now).day, -STILL_COUNTED)
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
    const before = daysIn(row?.value)
    if (!rests && !before.includes(day)) throw notFound('این روز در فهرست تعطیلات')
    const kept = before.filter((one) => one >= oldest && one !== day)
    const value = (rests ? [...kept, day] : kept).toSorted()
    await tx.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, KEY))
    return holidaysToCome(tx, now)
  })
}
