import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { isNotNull } from 'drizzle-orm'
import { readConfig } from '@/lib/config'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { readShopSettings } from '@/lib/server/content/settings'
import type { Database } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'
import { media, products } from '@/lib/server/db/schema/schema'
import { runDataCommand } from '@/lib/server/main/run-data-command'
import { openBucket } from '../kit/bucket'
import { copyDemo, kinds } from '../kit/open-demo'
import { png } from '../kit/pictures'
import { createTemporaryDatabase } from '../kit/temporary-database'

const outdir = join('node_modules', '.cache', 'vitrin-tests', 'data-commands')
const program = join(outdir, 'data-commands.mjs')

beforeAll(() =>
  build({
    entryPoints: ['lib/server/main/data-commands.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    logLevel: 'warning',
  }),
)

/** In a process of its own, as npm runs it. */
async function runProgram(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 240_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += String(text)))
  }
  const [code] = await once(child, 'close')
  return { code: Number(code ?? -1), output }
}

/** What the program does and would print, in this process. */
async function run(args: string[], env: Record<string, string>) {
  const { text, exitCode } = await runDataCommand(args, env)
  return { code: exitCode, output: `${text}\n` }
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['setup', ['setup', '--name', 'چای ماهان']],
  ['restore', ['restore', 'vitrin.backup']],
  ['move', ['move', 'postgres://127.0.0.1:1/shop']],
])('%s says in one line that its Redis is away, changes nothing and ends', async (_, args) => {
  const folder = createFolder()
  const { code, output } = await run(args, { DATA_DIR: folder, REDIS_URL: 'redis://127.0.0.1:1' })
  expect(output).toMatch(/^vitrin: REDIS_URL has a value where no Redis answers.*\n$/)
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'database'))).toBe(false)
})

test.each(['setup', 'backup', 'restore', 'move'])(
  '%s says by --help what it takes',
  async (name) => {
    const { code, output } = await run([name, '--help'], { DATA_DIR: '/proc/none', PORT: 'x' })
    expect(output).toContain(`npm run ${name} -- `)
    expect(code).toBe(0)
  },
)

test.each([
  [['setup', '--owner', '12'], /^vitrin: 12 is not the number of a mobile in Iran\.\n$/],
  [['setup', '--currency', 'dollar'], /^vitrin: dollar is neither toman nor rial\.\n$/],
  [['setup', '--name', 'چ'], /^vitrin: [^→✖\n]*نام فروشگاه[^→✖\n]*\n$/],
  [['setup', '--logo', '/none.png'], /^vitrin: --logo is "\/none\.png", which cannot be read/],
  [['move', 'mysql://shop'], /^vitrin: "mysql:\/\/shop" is no address of a PostgreSQL/],
  [
    ['backup', '--too'],
    /^vitrin: [^\n]*--too[^\n]*; npm run backup -- --help tells what it takes\.\n$/,
  ],
])('%o is refused in a line that says what is wrong', async (args, line) => {
  const folder = createFolder()
  const { code, output } = await run(args, { DATA_DIR: folder })
  expect(output).toMatch(line)
  expect(code).toBe(1)
  expect(await readdir(folder), 'no database was made first').toEqual([])
})

test.each(kinds)(
  'a demo on %s is cleared where that is said, for a shop with a logo of its own',
  async (kind) => {
    const dataDir = createFolder()
    const made = await copyDemo(kind, dataDir)
    onTestFinished(async () => made?.drop())
    const shop = { DATA_DIR: dataDir, ...(made && { DATABASE_URL: made.url }) }
    const inShop = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
      const { db, close } = await openDatabase({ dataDir, databaseUrl: made?.url })
      return work(db).finally(close)
    }
    const sent = `${'a'.repeat(32)}-960.webp`
    await inShop((db) =>
      db.insert(media).values({ path: `/media/${sent}`, width: 960, height: 960 }),
    )
    const store = openMediaStore(readConfig(shop), () => {})
    await store.put(sent, Buffer.from('عکس'))
    const logo = join(dataDir, 'logo.png')
    await writeFile(logo, await png({ width: 300, height: 200 }))
    const args = ['--name', 'چای ماهان', '--province', 'اصفهان', '--city', 'مهاباد', '--logo', logo]
    const refused = await run(['setup', ...args], shop)
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/^vitrin: .*--clear-demo/),
    ])
    expect((await run(['setup', '--clear-demo', ...args], shop)).code).toBe(0)
    expect(await store.get(sent)).toBeNull()
    await inShop(async (db) => {
      expect(await db.$count(products)).toBe(0)
      const settings = await readShopSettings(db)
      expect(settings).toMatchObject({ name: 'چای ماهان', address: 'اصفهان، مهاباد' })
      expect(settings.logo).toMatchObject({ width: 300, height: 200 })
      const name = settings.logo?.url.replace('/media/', '') ?? ''
      expect(await store.get(name)).not.toBeNull()
      const waiting = await db.select().from(media).where(isNotNull(media.unclaimedSince))
      expect(waiting).toEqual([])
    })
    // A shop of one's own is no demo, and stays.
    expect((await run(['setup', '--clear-demo'], shop)).code).toBe(0)
    const { name } = await inShop(readShopSettings)
    expect(name).toBe('چای ماهان')
  },
  400_000,
)

test('a shop is set up, sent away, rehearsed and moved by the commands that the manual gives', async () => {
  const keys = { S3_ACCESS_KEY: 'vitrin', S3_SECRET_KEY: 'a-long-secret' }
  const bucket = await openBucket(keys.S3_ACCESS_KEY, keys.S3_SECRET_KEY)
  onTestFinished(async () => void (await bucket.close()))
  const dataDir = join(createFolder(), 'shop')
  const away = { BACKUP_S3_URL: bucket.url, BACKUP_PASSPHRASE: 'a long passphrase', ...keys }
  const server = process.env.TEST_DATABASE_URL
  const openServer = async () => {
    const made = server === undefined ? undefined : await createTemporaryDatabase(server)
    onTestFinished(async () => made?.drop())
    return made?.url
  }
  const url = await openServer()
  const shop = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }), ...away }
  const person = ['--owner', '09121112233', '--owner-name', 'سارا مرادی', '--currency', 'rial']
  const made = await runProgram(
    ['setup', '--name', 'چای ماهان', '--city', 'لاهیجان', ...person],
    shop,
  )
  expect(made.output).toMatch(
    /^The shop is set up\. Still missing:\n- a sender of codes.*SMS_DRIVER/,
  )
  expect(made.output).toContain('- a name and a phone')
  expect(made.output).toContain('- a key and a template of the SMS provider')
  expect(made.output).not.toContain('- an owner')
  expect(made.code).toBe(0)
  const saved = await runProgram(['backup', '--to', 's3'], shop)
  expect(saved.output).toMatch(/\.backup has [\d,]+ rows and 0 pictures, encrypted, and is in http/)
  const [name = ''] = bucket.objects.keys()
  const line = expect.stringMatching(/^vitrin: [^\n]+\n$/)
  const backups = join(createFolder(), 'backups')
  await mkdir(backups)
  const old = (day: number) => `vitrin-2026-11-0${day}T00-00-00Z.backup`
  for (const day of [1, 2, 3]) await writeFile(join(backups, old(day)), 'old')
  const nowhere = {
    ...shop,
    BACKUP_DIR: backups,
    BACKUP_KEEP: '2',
    S3_SECRET_KEY: 'another-long-secret',
  }
  const failed = await run(['backup', '--scheduled'], nowhere)
  expect(failed).toEqual({ code: 1, output: expect.stringContaining('403') })
  const left = await readdir(backups)
  expect(left, 'no disk fills while the bucket is away').toHaveLength(2)
  expect(left).toContain(old(3))
  const rehearsal = { ...shop, REHEARSAL: '1' }
  const wrong = { ...rehearsal, BACKUP_PASSPHRASE: 'another passphrase' }
  expect(await runProgram(['restore', `s3:${name}`], wrong)).toEqual({ code: 1, output: line })
  const restored = await run(['restore', `s3:${name}`], rehearsal)
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored: [\d,]+ rows of/) })
  const copy = { DATA_DIR: join(dataDir, 'rehearsal') }
  const again = await run(['setup', '--phone', '013-42100100'], copy)
  expect(again.output).not.toContain('- a name and a phone')
  const target = await openServer()
  if (target === undefined) return
  const moved = await runProgram(['move', target], copy)
  expect(moved.output).toMatch(/^Moved [\d,]+ rows of \d+ tables, every count compared\.\n/)
  // Orders that came to the database of before would be lost.
  const stayed = await runProgram(['setup', '--phone', '013-42100200'], copy)
  expect(stayed.output).toMatch(/^vitrin: The shop of .* was moved to .*: set DATABASE_URL, or /)
  const refusedToo = await run(['backup'], copy)
  expect(refusedToo).toEqual({ code: 1, output: stayed.output })
  expect(stayed.output).not.toContain(new URL(target).password || 'no password')
  await rm(join(copy.DATA_DIR, 'moved-to'))
  expect((await run(['setup', '--phone', '013-42100200'], copy)).code).toBe(0)
}, 400_000)
