import { eq, sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { SalesSettings, salesSettingsCalls } from '@/lib/contract/desk/sales-settings'
import type { Database, RecordChange } from '../db/database'
import { settings } from '../db/schema/schema'
import { readSetting } from '../settings'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import { staleVersion } from '../stale-version'

const KEY = 'sales'

/** A shop that had it beside its seller, and never here, still has it there. */
export async function readVatPercent(db: Database): Promise<number> {
  const { vat_percent: own } = await readSetting(db, KEY)
  return own || (await readSetting(db, 'shop')).vat_percent
}

export async function readSalesSettings(db: Database): Promise<SalesSettings> {
  return {
    ...(await readSetting(db, KEY)),
    vat_percent: await readVatPercent(db),
    version: await readSettingVersion(db, KEY),
  }
}

/** What the change leaves out stays as it is. */
export async function updateSalesSettings(
  db: Database,
  { version, ...change }: CallParsed<typeof salesSettingsCalls.updateSalesSettings>['body'],
  recordChange: RecordChange,
): Promise<SalesSettings> {
  await lockSetting(db, KEY)
  const current = await readSalesSettings(db)
  if (current.version !== version) {
    throw await staleVersion(db, 'کس دیگری این تنظیمات را تغییر داده است.', {
      subject: 'settings:sales',
      current,
    })
  }
  const { version: _, ...before } = current
  const after = { ...before, ...change }
  await writeSetting(db, KEY, { value: after, version })
  await db
    .update(settings)
    .set({ value: sql`${settings.value} - 'vat_percent'` })
    .where(eq(settings.key, 'shop'))
  recordChange({ subject: 'settings:sales', before, after })
  return readSalesSettings(db)
}
