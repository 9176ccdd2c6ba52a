import type { CallParsed } from '@/lib/contract/call'
import type {
  MessageSettings,
  updateMessageSettings as updateCall,
} from '@/lib/contract/desk/messages'
import { MESSAGE_KIND_NAMES } from '@/lib/domain/message-kinds'
import { formatMobile } from '@/lib/persian/validators'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { templateOf } from '../outbox/expand-events'
import type { Channels } from '../outbox/open-channels'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'

const SETTING = 'messages'

export async function readMessageSettings(
  db: Database,
  { driver, canSendText, mailer }: Channels,
): Promise<MessageSettings> {
  const { templates: _, staff_mobiles: mobiles, ...stored } = await readSetting(db, SETTING)
  const whole = await readSetting(db, SETTING)
  return {
    ...stored,
    staff_mobiles: mobiles.map(formatMobile),
    templates: MESSAGE_KIND_NAMES.map((kind) => ({ kind, ...templateOf(whole, kind) })),
    channels: { sms: { driver, text: canSendText }, email: mailer !== null },
    version: await readSettingVersion(db, SETTING),
  }
}

/** What the change leaves out stays as it is. */
export async function updateMessageSettings(
  db: Database,
  { version, template, ...change }: CallParsed<typeof updateCall>['body'],
  { channels, recordChange }: { channels: Channels; recordChange: RecordChange },
): Promise<MessageSettings> {
  await lockSetting(db, SETTING)
  const current = await readMessageSettings(db, channels)
  if (current.version !== version) {
    throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', {
      subject: 'settings:messages',
      current,
    })
  }
  const before = await readSetting(db, SETTING)
  const { templates: _, ...former } = before
  const { kind, ...written } = template ?? {}
  const after = {
    ...before,
    ...change,
    templates: kind === undefined ? before.templates : { ...before.templates, [kind]: written },
  }
  await writeSetting(db, SETTING, { value: after, version })
  recordChange({
    subject: 'settings:messages',
    before: { ...former, ...(kind && { template: { kind, ...templateOf(before, kind) } }) },
    after: { ...former, ...change, ...(template && { template }) },
  })
  return readMessageSettings(db, channels)
}
