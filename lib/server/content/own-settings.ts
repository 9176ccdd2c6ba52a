import type { CallParsed } from '@/lib/contract/call'
import type { OwnSettings, updateDeskSettings } from '@/lib/contract/desk/settings'
import { tags } from '@/lib/contract/tags'
import type { Database, RecordChange } from '../db/database'
import { readSetting } from '../settings'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import { staleVersion } from '../stale-version'

const SHOP_KEY = 'shop'
const NO_SELLER = { national_id: '', economic_code: '', registration_id: '', postal_code: '' }

type SettingsChange = CallParsed<typeof updateDeskSettings>['body']

export async function readOwnSettings(db: Database): Promise<OwnSettings> {
  const { trust: _, vat_percent: _vat, seo, seller, ...shop } = await readSetting(db, SHOP_KEY)
  return {
    ...shop,
    seller: seller ?? NO_SELLER,
    seo_title: seo.title,
    seo_description: seo.description,
    version: await readSettingVersion(db, SHOP_KEY),
  }
}

/** What the change leaves out stays as it is. */
export async function updateOwnSettings(
  db: Database,
  { version, ...change }: SettingsChange,
  recordChange: RecordChange,
): Promise<{ saved: OwnSettings; tagsToRevalidate: string[] }> {
  await lockSetting(db, SHOP_KEY)
  const before = await readOwnSettings(db)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری این تنظیمات را تغییر داده است.', {
      subject: 'settings:shop',
      current: before,
    })
  }
  const { trust, vat_percent } = await readSetting(db, SHOP_KEY)
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
  await writeSetting(db, SHOP_KEY, {
    value: { ...shop, seo, trust, vat_percent },
    version: before.version,
  })
  const saved = await readOwnSettings(db)
  const { version: _before, ...oldFields } = before
  const { version: _saved, ...newFields } = saved
  recordChange({ subject: 'settings:shop', before: oldFields, after: newFields })
  return { saved, tagsToRevalidate: [tags.settings, tags.home] }
}
