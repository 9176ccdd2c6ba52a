import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, toTehranTime } from '@/lib/persian/days'
import type { ExtraHolidays } from '@/lib/domain/working-days'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'

const SETTINGS_KEY = 'holidays'
/** How long a day that is over still counts: returns of then are open until now. */
const RETENTION_DAYS = 60
const storedHolidays = z.array(z.iso.date())
const UNREADABLE =
  'فهرست تعطیلات خوانا نیست و دست‌نخورده ماند؛ نخست مقدار «holidays» را در جدول settings درست کنید.'

/** What cannot be read counts no day to who buys; it is told to who would write over it. */
function parseHolidays(value: unknown): string[] {
  const days = storedHolidays.safeParse(value ?? [])
  if (!days.success) throw new DomainError('refused', UNREADABLE)
  return days.data
}

export async function readExtraHolidays(db: Database): Promise<ExtraHolidays> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTINGS_KEY))
  return new Set(storedHolidays.catch([]).parse(row?.value))
}

export async function listUpcomingHolidays(db: Database, now = new Date()): Promise<string[]> {
  const { day: today } = toTehranTime(now)
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTINGS_KEY))
  return parseHolidays(row?.value)
    .filter((day) => day >= today)
    .toSorted()
}

type HolidayInput = { day: string; rests: boolean }

/** The lunar holidays move, so the owner tells of each; what is long over is let go. */
export async function setHoliday(db: Database, { day, rests }: HolidayInput, now = new Date()) {
  const oldest = addDays(toTehranTime(now).day, -RETENTION_DAYS)
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: SETTINGS_KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.key, SETTINGS_KEY))
      .for('update')
    const before = parseHolidays(row?.value)
    if (!rests && !before.includes(day)) throw notFound('این روز در فهرست تعطیلات')
    const kept = before.filter((one) => one >= oldest && one !== day)
    const value = (rests ? [...kept, day] : kept).toSorted()
    await tx.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, SETTINGS_KEY))
    return listUpcomingHolidays(tx, now)
  })
}
