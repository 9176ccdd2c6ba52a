import { eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { OwnSettings, updateDeskSettings } from '@/lib/contract/desk/settings'
import { tags } from '@/lib/contract/tags'
import type { Database, RecordChange } from '../db/database'
import { settings } from '../db/schema/schema'
import { DomainError } from '../domain-error'
import { readSetting } from '../settings'

const SHOP_KEY = 'shop'
const NO_SELLER = { national_id: '', economic_code: '', registration_id: '', postal_code: '' }

type SettingsChange = CallParsed<typeof updateDeskSettings>['body']

export async function readOwnSettings(db: Database): Promise<OwnSettings> {
  const { trust: _, seo, seller, ...shop } = await readSetting(db, SHOP_KEY)
  const [row] = await db
    .select({ updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, SHOP_KEY))
  return {
    ...shop,
    seller: seller ?? NO_SELLER,
    seo_title: seo.title,
    seo_description: seo.description,
    version: row?.updatedAt.getTime() ?? 0,
  }
}

/** What the change leaves out stays as it is. */
export async function updateOwnSettings(
  db: Database,
  { version, ...change }: SettingsChange,
  recordChange: RecordChange,
): Promise<{ saved: OwnSettings; tagsToRevalidate: string[] }> {
  await db
    .insert(settings)
    .values({ key: SHOP_KEY, value: {}, updatedAt: new Date(0) })
    .onConflictDoNothing()
  await db.select().from(settings).where(eq(settings.key, SHOP_KEY)).for('update')
  const before = await readOwnSettings(db)
  if (before.version !== version) {
    throw new DomainError('version_conflict', 'کس دیگری این تنظیمات را تغییر داده است.', {
      current: before,
    })
  }
  const { trust } = await readSetting(db, SHOP_KEY)
  // Until home has a title of its own, it is the name.
  const seoTitle = before.seo_title === before.name ? change.name : undefined
  const {
    seo_title,
    seo_description,
    version: _,
    ...shop
  } = {
    ...before,
    ...(seoTitle !== undefined && { seo_title: seoTitle }),
    ...change,
  }
  const seo = { title: seo_title, description: seo_description }
  await db
    .update(settings)
    .set({
      value: { ...shop, seo, trust },
      updatedAt: new Date(Math.max(Date.now(), before.version + 1)),
    })
    .where(eq(settings.key, SHOP_KEY))
  const saved = await readOwnSettings(db)
  const { version: _before, ...oldFields } = before
  const { version: _saved, ...newFields } = saved
  recordChange({ subject: 'settings:shop', before: oldFields, after: newFields })
  return { saved, tagsToRevalidate: [tags.settings, tags.home] }
}
