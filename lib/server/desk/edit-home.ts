import type { CallParsed } from '@/lib/contract/call'
import { orderedParts } from '@/lib/contract/content/home-parts'
import type { DeskHome, updateDeskHome } from '@/lib/contract/desk/home'
import { tags } from '@/lib/contract/tags'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { readSetting } from '../settings'
import { claimPaths } from './desk-pictures'
import { staleVersion } from '../stale-version'

const KEY = 'home'

export async function readDeskHome(db: Database): Promise<DeskHome> {
  const { slides, banners, parts } = await readSetting(db, KEY)
  const version = await readSettingVersion(db, KEY)
  return { slides, banners, parts: orderedParts(parts), version }
}

const picturesOf = (list: readonly { picture: string }[]) => list.map(({ picture }) => picture)

/** What the change leaves out stays as it is. */
export async function updateHome(
  db: Database,
  { version, ...change }: CallParsed<typeof updateDeskHome>['body'],
  recordChange: RecordChange,
): Promise<{ home: DeskHome; tagsToRevalidate: string[] }> {
  await lockSetting(db, KEY)
  const { version: stored, ...before } = await readDeskHome(db)
  if (stored !== version) {
    throw await staleVersion(db, 'کس دیگری صفحهٔ اصلی را تغییر داده است.', {
      subject: 'settings:home',
      current: { ...before, version: stored },
    })
  }
  const value = { ...before, ...change }
  for (const field of ['slides', 'banners'] as const) {
    await claimPaths(db, picturesOf(value[field]), { before: picturesOf(before[field]), field })
  }
  await writeSetting(db, KEY, { value, version: stored })
  const home = await readDeskHome(db)
  recordChange({ subject: 'settings:home', before, after: value })
  return { home, tagsToRevalidate: [tags.home] }
}
