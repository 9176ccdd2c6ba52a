import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallParsed } from '@/lib/contract/call'
import {
  FEED_NAMES,
  type FeedName,
  type FeedSettings,
  type updateDeskFeeds,
} from '@/lib/contract/desk/feeds'
import { isLocalUrl } from '@/lib/domain/local-url'
import type { Database, RecordChange } from '../db/database'
import { settings } from '../db/schema/schema'
import { lockSetting, readSettingVersion, writeSetting } from '../setting-row'
import { readSetting } from '../settings'
import { staleVersion } from '../stale-version'
import { countOffers } from './offers'

const SETTING = 'feeds'
const READS = 'feed_reads'
const TOKEN_BYTES = 24
const MAX_AGENT_LENGTH = 120

export const FEED_PATHS = {
  torob: '/api/feeds/torob/v3/products',
  torobPages: '/api/feeds/torob/v1/products',
  emalls: '/api/feeds/emalls/products',
  google: '/api/feeds/google.xml',
}
const PATHS_OF: Record<FeedName, string[]> = {
  torob: [FEED_PATHS.torob, FEED_PATHS.torobPages],
  emalls: [FEED_PATHS.emalls],
  google: [FEED_PATHS.google],
}

type Shop = { siteUrl: string; isDemo: boolean }

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function readFeedSettings(
  db: Database,
  { siteUrl, isDemo }: Shop,
): Promise<FeedSettings> {
  const stored = await readSetting(db, SETTING)
  const reads = await readSetting(db, READS)
  return {
    feeds: FEED_NAMES.map((name) => ({
      name,
      is_on: stored.on[name] ?? isDemo,
      urls: PATHS_OF[name].map((path) => new URL(path, siteUrl).href),
      last_read: reads[name] ?? null,
    })),
    in_stock_only: stored.in_stock_only,
    excluded_categories: stored.excluded_categories,
    has_token: stored.token_hash !== '',
    goods_count: await countOffers(db, stored),
    is_local: !isDemo && isLocalUrl(siteUrl),
    version: await readSettingVersion(db, SETTING),
  }
}

/** What the change leaves out stays as it is. */
export async function updateFeedSettings(
  db: Database,
  { version, ...change }: CallParsed<typeof updateDeskFeeds>['body'],
  { recordChange, ...shop }: Shop & { recordChange: RecordChange },
): Promise<FeedSettings> {
  await lockSetting(db, SETTING)
  const current = await readFeedSettings(db, shop)
  if (current.version !== version) {
    throw await staleVersion(db, 'کس دیگری این را تغییر داده است.', {
      ...{ subject: 'settings:feeds', current },
    })
  }
  const { token_hash: tokenHash, ...before } = await readSetting(db, SETTING)
  const after = { ...before, ...change, on: { ...before.on, ...change.on } }
  await writeSetting(db, SETTING, { value: { ...after, token_hash: tokenHash }, version })
  recordChange({ subject: 'settings:feeds', before, after })
  return readFeedSettings(db, shop)
}

/** Only its hash is stored: whoever lost it makes another. */
export async function renewToken(db: Database, recordChange: RecordChange): Promise<string> {
  await lockSetting(db, SETTING)
  const version = await readSettingVersion(db, SETTING)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const stored = await readSetting(db, SETTING)
  const value = { ...stored, token_hash: hashOf(token).toString('hex') }
  await writeSetting(db, SETTING, { value, version })
  recordChange({ subject: 'settings:feeds', after: { token: 'made anew' } })
  return token
}

type StoredFeeds = { on: Partial<Record<FeedName, boolean>>; token_hash: string }

export function isFeedOn({ on }: StoredFeeds, name: FeedName, { siteUrl, isDemo }: Shop): boolean {
  return (on[name] ?? isDemo) ? isDemo || !isLocalUrl(siteUrl) : false
}

export function checkToken(
  { token_hash: hash }: StoredFeeds,
  token: string | undefined,
): 'valid' | 'missing' | 'wrong' {
  if (hash === '') return 'valid'
  if (token === undefined || token === '') return 'missing'
  return timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(token)) ? 'valid' : 'wrong'
}

export async function recordFeedRead(db: Database, name: FeedName, agent: string): Promise<void> {
  const by = agent.slice(0, MAX_AGENT_LENGTH)
  const value = { [name]: { at: new Date().toISOString(), by } }
  await db
    .insert(settings)
    .values({ key: READS, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || excluded.value` },
    })
}
