import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { type Config, ConfigError } from '@/lib/config'
import { tags } from '@/lib/contract/tags'
import type { Database } from '../db/database'
import { loadFolderId } from './session-secret'

/** Numbers by which nothing else in the shop's database locks, one for each thing that instances share. */
const SECRET = 740_211
const PICTURES = 740_212
const PAGES = 740_213
const RECONNECT_MS = 5_000

/** On it a command that changed the shop says beside it which pages are old. */
const CHANNEL = 'vitrin_revalidate'

/** All that `setup` changes. */
const OF_SET_UP = [tags.settings, tags.home]

/** Tells the instances of this database, which empty what they cached. */
export async function announceTags(db: Database, names: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${names.join('\n')})`)
}

const LINES = new Map([
  [SECRET, 'SESSION_SECRET is not that of another instance on this database; give all the same.'],
  [
    PICTURES,
    'Another instance on this database keeps its pictures elsewhere; give all the same S3_URL, or on one machine the same DATA_DIR.',
  ],
  [PAGES, 'REDIS_URL is not that of another instance on this database: each keeps old pages.'],
])

type Shared = Map<number, number>

function fingerprint(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() & 0x7fffffff
}

/** What an instance holds of each; some share a folder. */
async function describeShared(config: Config): Promise<Shared> {
  const { sessionSecret, s3, redisUrl, workers } = config
  // Without Redis an instance keeps its pages for itself; its workers share them.
  const ownPages = workers > 1 ? `workers of ${process.ppid}` : randomUUID()
  return new Map([
    [SECRET, fingerprint(sessionSecret ?? '')],
    [PICTURES, fingerprint(s3?.url ?? (await loadFolderId(config)))],
    [PAGES, fingerprint(redisUrl ?? ownPages)],
  ])
}

const heldLock = z.object({ kind: z.coerce.number(), value: z.coerce.number() })

async function findDifferences(client: pg.Client, own: Shared): Promise<Set<number>> {
  const { rows } = await client.query(
    `select distinct classid::bigint as kind, objid::bigint as value from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = any($1)
        and database = (select oid from pg_database where datname = current_database())`,
    [[...own.keys()]],
  )
  const held = rows.map((row) => heldLock.parse(row))
  return new Set(held.filter(({ kind, value }) => own.get(kind) !== value).map(({ kind }) => kind))
}

type Listeners = {
  warn: (line: string) => void
  /** A command made these stale. */
  onTags: (names: readonly string[]) => void
}

async function hold(
  url: string,
  own: Shared,
  { onEnd, onTags }: { onEnd: () => void; onTags: Listeners['onTags'] },
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrin instance' })
  client.on('error', () => {})
  await client.connect()
  client.once('end', onEnd)
  client.on('notification', ({ payload = '' }) => onTags(payload.split('\n')))
  await client.query(`listen ${CHANNEL}`)
  for (const [kind, value] of own)
    await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [kind, value])
  return client
}

/**
 * What the instances of one database must share, each tells by locks that last as long as it lives.
 * One that would log the others' customers out or not find their pictures does not start.
 */
export async function joinPeers(
  config: Config,
  { warn, onTags }: Listeners,
): Promise<{ close: () => Promise<void> }> {
  const { databaseUrl } = config
  if (databaseUrl === undefined || config.apiBaseUrl !== undefined) return { close: async () => {} }
  const own = await describeShared(config)
  let isClosing = false
  let client: pg.Client | undefined
  const join = async () => {
    client = await hold(databaseUrl, own, { onEnd: rejoin, onTags })
  }
  /** One that came meanwhile is told, but stops no shop that sells. */
  const joinAgain = async () => {
    await join()
    // What a set-up announced while the connection was away nobody heard.
    onTags(OF_SET_UP)
    const others = client ? await findDifferences(client, own) : new Set<number>()
    for (const [kind, line] of LINES) if (others.has(kind)) warn(line)
  }
  const rejoin = () => {
    if (!isClosing) setTimeout(() => void joinAgain().catch(rejoin), RECONNECT_MS).unref()
  }
  const close = async () => {
    isClosing = true
    await client?.end()
  }
  // Whoever opens the database next says better why it cannot be.
  await join().catch(rejoin)
  const others = client ? await findDifferences(client, own) : new Set<number>()
  for (const kind of [SECRET, PICTURES]) {
    if (!others.has(kind)) continue
    await close()
    throw new ConfigError(LINES.get(kind) ?? '')
  }
  if (others.has(PAGES)) warn(LINES.get(PAGES) ?? '')
  return { close }
}
