import type { CallParsed } from '@/lib/contract/call'
import type {
  BranchList,
  addDeskRedirects,
  setDeskRedirect,
  SiteLinks,
  updateBranches as updateBranchesCall,
  updateSiteLinks as updateLinksCall,
} from '@/lib/contract/desk/site'
import { redirectChange } from '@/lib/contract/content/redirects'
import { tags } from '@/lib/contract/tags'
import { saveRedirect, saveRedirects } from '../content/redirects'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'

type Editor = { recordChange: RecordChange; siteUrl: string }

async function assertVersion<Stored extends { version: number }>(
  db: Database,
  current: Stored,
  { version, subject }: { version: number; subject: string },
): Promise<void> {
  if (current.version === version) return
  throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', { subject, current })
}

export async function readSiteLinks(db: Database): Promise<SiteLinks> {
  const version = await readSettingVersion(db, 'footer')
  return { ...(await readSetting(db, 'footer')), version }
}

/** What the change leaves out stays as it is. */
export async function updateSiteLinks(
  db: Database,
  { version, ...change }: CallParsed<typeof updateLinksCall>['body'],
  { recordChange }: Editor,
): Promise<{ links: SiteLinks; tagsToRevalidate: string[] }> {
  await lockSetting(db, 'footer')
  const current = await readSiteLinks(db)
  await assertVersion(db, current, { version, subject: 'settings:footer' })
  const { version: _, ...before } = current
  const after = { ...before, ...change }
  await writeSetting(db, 'footer', { value: after, version })
  recordChange({ subject: 'settings:footer', before, after })
  return { links: await readSiteLinks(db), tagsToRevalidate: [tags.settings] }
}

export async function readBranchList(db: Database): Promise<BranchList> {
  const version = await readSettingVersion(db, 'branches')
  return { branches: await readSetting(db, 'branches'), version }
}

export async function updateBranches(
  db: Database,
  { version, branches }: CallParsed<typeof updateBranchesCall>['body'],
  { recordChange }: Editor,
): Promise<{ saved: BranchList; tagsToRevalidate: string[] }> {
  await lockSetting(db, 'branches')
  const before = await readBranchList(db)
  await assertVersion(db, before, { version, subject: 'settings:branches' })
  await writeSetting(db, 'branches', { value: branches, version })
  recordChange({
    subject: 'settings:branches',
    before: { branches: before.branches },
    after: { branches },
  })
  return { saved: await readBranchList(db), tagsToRevalidate: [tags.settings] }
}

/** Each line is read as one alone would be, so that it says the same of what is wrong. */
export async function addRedirects(
  db: Database,
  { list }: CallParsed<typeof addDeskRedirects>['body'],
  { recordChange, siteUrl }: Editor,
) {
  const read = list.map((line, at) => ({ at, line: redirectChange.safeParse(line) }))
  const wrong = read.flatMap(({ at, line }) =>
    line.success ? [] : { at, reason: line.error.issues[0]?.message ?? '' },
  )
  const right = read.flatMap(({ at, line }) =>
    line.data?.to ? { at, from: line.data.from, to: line.data.to } : [],
  )
  const { refused, ...saved } = await saveRedirects(db, siteUrl, right)
  const added = right.filter(({ at }) => !refused.some((one) => one.at === at))
  if (added.length > 0) {
    const after = { from: added.map(({ from }) => from), to: added.map(({ to }) => to) }
    recordChange({ subject: 'settings:redirects', after })
  }
  return { ...saved, refused: [...wrong, ...refused].toSorted((a, b) => a.at - b.at) }
}

export async function changeRedirect(
  db: Database,
  change: CallParsed<typeof setDeskRedirect>['body'],
  { recordChange, siteUrl }: Editor,
) {
  const { former, ...saved } = await saveRedirect(db, siteUrl, change)
  const { from, to, status } = change
  recordChange({
    subject: 'settings:redirects',
    ...(former && { before: former }),
    after: to ? { from, to, status } : { from, to: null },
  })
  return saved
}
