import type { CallParsed } from '@/lib/contract/call'
import type { SmsSettings as Shown, smsSettingsCalls } from '@/lib/contract/desk/sms-settings'
import { tags } from '@/lib/contract/tags'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import type { Database, RecordChange } from '../db/database'
import { invalidField } from '../domain-error'
import { createKeySeal, readDeskKey, type SmsSettings } from '../outbox/sms-account'
import { lastMarks } from '../sealing'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'

const SETTING = 'sms'
const SET_BY_SERVER = 'این در تنظیمات سرور گذاشته شده است و از آنجا تغییر می‌کند.'
const NOT_A_NUMBER = 'الگوی سامانهٔ پیامک شماره‌ای تا ۱۲ رقم است.'

type Shop = { sms: SmsSettings; secret: string }

function shownField(ofServer: string | undefined, ofDesk: string): Shown['template'] {
  if (ofServer !== undefined) return { set_by: 'server', value: ofServer }
  return { set_by: ofDesk === '' ? 'nobody' : 'desk', value: ofDesk }
}

export async function readSmsAccount(db: Database, { sms, secret }: Shop): Promise<Shown> {
  const stored = await readSetting(db, SETTING)
  const none = { key: undefined, template: undefined, line: undefined }
  const server = sms.driver === 'console' ? none : sms
  const ofDesk = readDeskKey(secret, stored.sealed_key)
  const key = server.key ?? ofDesk
  const hasDeskKey = stored.sealed_key !== ''
  return {
    driver: sms.driver,
    key: {
      set_by: server.key !== undefined ? 'server' : hasDeskKey ? 'desk' : 'nobody',
      marks: key === undefined ? '' : lastMarks(key),
      is_readable: key !== undefined || !hasDeskKey,
    },
    template: shownField(server.template, stored.template),
    line: shownField(server.line, stored.line),
    version: await readSettingVersion(db, SETTING),
  }
}

/** What the change leaves out stays as it is; the log says of the key only that it is another. */
export async function updateSmsAccount(
  db: Database,
  { version, key, ...change }: CallParsed<typeof smsSettingsCalls.updateSmsSettings>['body'],
  { recordChange, ...shop }: Shop & { recordChange: RecordChange },
): Promise<{ settings: Shown; tagsToRevalidate: string[] }> {
  await lockSetting(db, SETTING)
  const current = await readSmsAccount(db, shop)
  if (current.version !== version) {
    throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', {
      ...{ subject: `settings:${SETTING}`, current },
    })
  }
  const written = { ...change, ...(key !== undefined && { key }) }
  const fields = ['key', 'template', 'line'] as const
  const taken = fields.find((name) => written[name] !== undefined && isOfServer(current, name))
  if (taken !== undefined) throw invalidField(taken, SET_BY_SERVER)
  if (shop.sms.driver === 'smsir' && !/^\d{0,12}$/.test(change.template ?? '')) {
    throw invalidField('template', NOT_A_NUMBER)
  }
  const { sealed_key: sealedKey, ...before } = await readSetting(db, SETTING)
  const after = { ...before, ...change }
  const sealed = key === undefined ? sealedKey : createKeySeal(shop.secret).seal(key)
  await writeSetting(db, SETTING, { value: { ...after, sealed_key: sealed }, version })
  const isKeyNew = key !== undefined && { is_key_new: true }
  recordChange({ subject: `settings:${SETTING}`, before, after: { ...after, ...isKeyNew } })
  // Pages say whether the shop can tell that goods are back.
  return { settings: await readSmsAccount(db, shop), tagsToRevalidate: [tags.settings] }
}

const isOfServer = (current: Shown, name: 'key' | 'template' | 'line') =>
  current[name].set_by === 'server'
