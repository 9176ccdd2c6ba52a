import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, toTehranTime } from '@/lib/persian/days'
import type { ExtraHolidays } from '@/lib/domain/working-days'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'

const SETTINGS_KEY = 'holidays'
/** Past days still count for returns that are open. */
const RETENTION_DAYS = 60
const storedHolidays = z.array(z.iso.date())
const UNREADABLE =
  'فهرست تعطیلات خوانا نیست و دست‌نخورده ماند؛ ابتدا مقدار «holidays» را در جدول settings درست کنید.'

/** A list that cannot be read is an error for the owner who would overwrite it, and empty for shoppers. */
function parseHolidays(value: unknown): string[] {
  const days = storedHolidays.safeParse(value ?? [])
  if (!days.success) throw new DomainError('precondition_failed', UNREADABLE)
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

type HolidayInput = { day: string; isHoliday: boolean }

/** The lunar holidays move, so the owner enters each; those long past are dropped. */
export async function setHoliday(db: Database, { day, isHoliday }: HolidayInput, now = new Date()) {
  const oldest = addDays(toTehranTime(now).day, -RETENTION_DAYS)
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: SETTINGS_KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.key, SETTINGS_KEY))
      .for('update')
    const before = parseHolidays(row?.value)
    if (!isHoliday && !before.includes(day)) throw notFound('این روز در فهرست تعطیلات')
    const remaining = before.filter((one) => one >= oldest && one !== day)
    const value = (isHoliday ? [...remaining, day] : remaining).toSorted()
    await tx.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, SETTINGS_KEY))
    return listUpcomingHolidays(tx, now)
  })
}
