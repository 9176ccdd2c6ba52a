import type { CallParsed } from '@/lib/contract/call'
import type { Embeds, updateDeskEmbeds } from '@/lib/contract/desk/embeds'
import { tags } from '@/lib/contract/tags'
import { writeHosts, type OwnHost } from '@/lib/domain/own-hosts'
import { showSeals } from '@/lib/domain/seals'
import type { Database, RecordChange } from '../db/database'
import { readSetting } from '../settings'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import { staleVersion } from '../stale-version'

const SETTING = 'embeds'

/** What pages show and load of it; a seal and a script open their own hosts. */
export async function readShownEmbeds(db: Database) {
  const { hosts, scripts, ...registered } = await readSetting(db, SETTING)
  const seals = showSeals(registered)
  const opened: OwnHost[] = [
    ...hosts,
    ...seals.map(({ host }): OwnHost => ({ host, uses: ['img'] })),
    ...scripts.map((url): OwnHost => ({ host: new URL(url).origin, uses: ['script', 'connect'] })),
  ]
  return {
    hosts: writeHosts(opened),
    scripts,
    seals: seals.map(({ title, href, image }) => ({ title, href, image })),
  }
}

export async function readEmbeds(db: Database): Promise<Embeds> {
  return {
    ...(await readSetting(db, SETTING)),
    version: await readSettingVersion(db, SETTING),
  }
}

/** What the change leaves out stays as it is. */
export async function updateEmbeds(
  db: Database,
  { version, ...change }: CallParsed<typeof updateDeskEmbeds>['body'],
  recordChange: RecordChange,
): Promise<{ embeds: Embeds; tagsToRevalidate: string[] }> {
  await lockSetting(db, SETTING)
  const current = await readEmbeds(db)
  if (current.version !== version) {
    throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', {
      ...{ subject: 'settings:embeds', current },
    })
  }
  const { version: _, ...before } = current
  const { enamad_code: enamad, samandehi_code: samandehi, hosts, scripts } = change
  const after = {
    ...before,
    ...(hosts && { hosts }),
    ...(scripts && { scripts }),
    ...(enamad !== undefined && { enamad }),
    ...(samandehi !== undefined && { samandehi }),
  }
  await writeSetting(db, SETTING, { value: after, version })
  recordChange({ subject: 'settings:embeds', before, after })
  return { embeds: await readEmbeds(db), tagsToRevalidate: [tags.settings] }
}
