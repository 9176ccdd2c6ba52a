import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, toDayNumber, toTehranTime } from '@/lib/persian/days'
import { listSolarHolidays, type ExtraHolidays, type NamedHoliday } from '@/lib/domain/working-days'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database } from '../db/database'
import { settings } from '../db/schema/schema'
import { notFound, DomainError } from '../domain-error'
import { readSetting } from '../settings'

const SETTINGS_KEY = 'holidays'
const NAMES_KEY = 'holiday_names'
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

/** The owner's with their names, and those of the coming year that count by themselves. */
export async function readDeskHolidays(db: Database, now = new Date()) {
  const names = new Map(Object.entries(await readSetting(db, NAMES_KEY)))
  const days = await listUpcomingHolidays(db, now)
  return {
    holidays: days.map((day) => ({ day, name: names.get(day) ?? '' })),
    solar: listSolarHolidays(toTehranTime(now).day),
  }
}

function listDays(first: string, last: string): string[] {
  const length = toDayNumber(last) - toDayNumber(first) + 1
  return Array.from({ length }, (_, at) => addDays(first, at))
}

async function writeNames(db: Database, listed: readonly string[], fresh: NamedHoliday[]) {
  await lockSetting(db, NAMES_KEY)
  const names = new Map(Object.entries(await readSetting(db, NAMES_KEY)))
  for (const { day, name } of fresh) names.set(day, name)
  const value = Object.fromEntries(
    [...names].filter(([day, name]) => listed.includes(day) && name !== ''),
  )
  const version = await readSettingVersion(db, NAMES_KEY)
  await writeSetting(db, NAMES_KEY, { value, version })
}

type HolidayInput = {
  day: string
  /** The last of many, that day included. */
  until?: string | undefined
  name?: string
  isHoliday: boolean
}

/** The lunar holidays move, so the owner enters each; those long past are dropped. */
export async function setHoliday(db: Database, input: HolidayInput, now = new Date()) {
  const { day, until = day, name = '', isHoliday } = input
  const days = listDays(day, until)
  const oldest = addDays(toTehranTime(now).day, -RETENTION_DAYS)
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: SETTINGS_KEY, value: [] }).onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.key, SETTINGS_KEY))
      .for('update')
    const before = parseHolidays(row?.value)
    if (!isHoliday && !days.some((one) => before.includes(one))) {
      throw notFound('این روز در فهرست تعطیلات')
    }
    const remaining = before.filter((one) => one >= oldest && !days.includes(one))
    const value = (isHoliday ? [...remaining, ...days] : remaining).toSorted()
    await writeNames(
      tx,
      value,
      days.map((one) => ({ day: one, name })),
    )
    await tx.update(settings).set({ value, updatedAt: now }).where(eq(settings.key, SETTINGS_KEY))
    return listUpcomingHolidays(tx, now)
  })
}
