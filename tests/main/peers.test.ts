import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig, type Environment } from '@/lib/config'
import { tags } from '@/lib/contract/tags'
import { openPostgres } from '@/lib/server/db/open-postgres'
import { announceTags, joinPeers } from '@/lib/server/main/peers'
import { createTemporaryDatabase } from '../kit/temporary-database'

const server = process.env.TEST_DATABASE_URL
const S3 = { S3_ACCESS_KEY: 'someone', S3_SECRET_KEY: 'a-long-secret' }
const shared = {
  SESSION_SECRET: 's'.repeat(32),
  REDIS_URL: 'redis://cache',
  S3_URL: 'https://s3.example/vitrin',
  ...S3,
}

describe.skipIf(server === undefined)('an instance beside another on one database', () => {
  async function openBeside(first: Environment, second: Environment) {
    const database = await createTemporaryDatabase(server ?? '')
    onTestFinished(database.drop)
    const warnings: string[] = []
    const announced: string[][] = []
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-peers-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const start = (env: Environment) =>
      joinPeers(readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, ...env }), {
        warn: (line) => warnings.push(line),
        onTags: (names) => announced.push([...names]),
      })
    const one = await start(first)
    const other = start(second)
    onTestFinished(async () => {
      await one.close()
      await other.then(({ close }) => close()).catch(() => {})
    })
    return { one, other, warnings, announced, start, url: database.url }
  }

  test('that has the same secret, pictures and pages starts, and nothing is said', async () => {
    const { other, warnings } = await openBeside(shared, shared)
    await other
    expect(warnings).toEqual([])
  })

  test.each([
    ['SESSION_SECRET', /^ConfigError: SESSION_SECRET /, { SESSION_SECRET: 'o'.repeat(32) }],
    ['S3_URL', /its pictures elsewhere; .*S3_URL/, { S3_URL: 'https://s3.example/other' }],
    ['DATA_DIR, without S3_URL', /its pictures elsewhere; .*the same DATA_DIR/, { S3_URL: '' }],
  ])(
    'that differs in %s is refused in a line, and starts when the other is gone',
    async (_, words, change) => {
      const { one, other, start } = await openBeside(shared, { ...shared, ...change })
      const line: unknown = await other.catch((error: unknown) => error)
      expect(String(line)).toMatch(words)
      expect(String(line)).not.toContain('\n')
      await one.close()
      await (await start({ ...shared, ...change })).close()
    },
  )

  test('hears, as that one does, what a command beside them made stale', async () => {
    const { other, announced, url } = await openBeside(shared, shared)
    await other
    const { db, close } = await openPostgres(url)
    onTestFinished(close)
    await announceTags(db, [tags.settings, tags.home])
    await expect.poll(() => announced).toEqual(Array(2).fill([tags.settings, tags.home]))
  })

  test('that shares no pages with it is told so and starts', async () => {
    const { other, warnings } = await openBeside(shared, { ...shared, REDIS_URL: '' })
    await other
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^REDIS_URL /)
  })

  test('hears what was made stale while its connection was away', async () => {
    const { announced, other, url, warnings } = await openBeside(shared, shared)
    await other
    const { db, close } = await openPostgres(url)
    onTestFinished(close)
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrin instance' and datname = current_database()`)
    await expect
      .poll(() => announced, { timeout: 20_000 })
      .toEqual(Array(2).fill(expect.arrayContaining([tags.settings])))
    expect(warnings).toEqual([])
  })
})
