import { asc, eq } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import type { ReplyList, updateReplies as updateCall } from '@/lib/contract/desk/tickets'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { roles, staffMembers } from '../db/schema/schema'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'

const KEY = 'replies'

async function readReplies(db: Database): Promise<ReplyList> {
  return { replies: await readSetting(db, KEY), version: await readSettingVersion(db, KEY) }
}

/** Whoever is here and may answer, and what the shop has ready to say. */
export async function readTicketChoices(db: Database) {
  const rows = await db
    .select({ id: staffMembers.id, name: staffMembers.name, role: roles })
    .from(staffMembers)
    .innerJoin(roles, eq(roles.id, staffMembers.roleId))
    .where(eq(staffMembers.isActive, true))
    .orderBy(asc(staffMembers.id))
  const members = rows
    .filter(({ role }) => role.isOwner || role.permissions.includes('inbox.answer'))
    .map(({ id, name }) => ({ id, name }))
  return { ...(await readReplies(db)), members }
}

export async function updateReplies(
  db: Database,
  { version, replies }: CallParsed<typeof updateCall>['body'],
  recordChange: RecordChange,
): Promise<ReplyList> {
  await lockSetting(db, KEY)
  const before = await readReplies(db)
  if (before.version !== version) {
    throw await staleVersion(db, 'کس دیگری پاسخ‌های آماده را تغییر داده است.', {
      ...{ subject: 'settings:replies', current: before },
    })
  }
  await writeSetting(db, KEY, { value: replies, version })
  recordChange({
    subject: 'settings:replies',
    before: { replies: before.replies },
    after: { replies },
  })
  return readReplies(db)
}
