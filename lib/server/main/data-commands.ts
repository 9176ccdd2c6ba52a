import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { like } from 'drizzle-orm'
import type { SetUpStep } from '@/lib/contract/desk/set-up'
import { type Config, ConfigError, readConfig } from '@/lib/config'
import { openBackupBucket } from '../adapters/backup-bucket'
import { openMediaStore } from '../adapters/media/media-store'
import { removeFiles, saveShopPicture, UPLOADED_PREFIX } from '../adapters/media/save-picture'
import {
  clearShop,
  moveToServer,
  restoreBackup,
  type RestoreSummary,
} from '../backup/restore-backup'
import {
  deleteOldBackups,
  deleteSentBackups,
  sendBackup,
  writeBackup,
  writeWhole,
} from '../backup/write-backup'
import type { Database } from '../db/database'
import { openDatabase } from '../db/open-database'
import { media } from '../db/schema/schema'
import { seedShop } from '../db/seed/seed-shop'
import { readSetUpSteps } from '../desk/read-set-up'
import { countDeskGateways } from '../payments/gateway-register'
import { assertNoDemoRows, hasDemoRows, setUpShop, type SetUpInput } from '../desk/set-up-shop'
import { assertFolder } from './assert-folder'
import { describeStartError } from './error-reports'
import { announceTags } from './peers'
import { loadSessionSecret } from './session-secret'

const TO_BUCKET = 's3'
const FROM_BUCKET = 's3:'
const number = (count: number) => count.toLocaleString('en')

function describe({ rows, tables, pictures }: RestoreSummary): string {
  return `${number(rows)} rows of ${tables} tables and ${number(pictures)} pictures`
}

function bucketOf({ backup: { bucket } }: Config) {
  if (bucket) return bucket
  throw new ConfigError('BACKUP_S3_URL is not set.')
}

async function backup(config: Config, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, scheduled: { type: 'boolean', default: false } },
  })
  const { bucket, dir, keep, passphrase } = config.backup
  const isAway = values.to === TO_BUCKET || (values.scheduled && bucket !== undefined)
  const target = isAway ? bucketOf(config) : undefined
  const folder = values.to === undefined || isAway ? dir : resolve(values.to)
  assertFolder(folder === dir ? 'BACKUP_DIR' : '--to', folder)
  const { path, rows, pictures, newerSchema } = await writeBackup(config, folder)
  try {
    if (target) {
      const sent = await sendBackup(target, path, values.scheduled ? keep : undefined)
      await deleteSentBackups(folder, sent)
    }
  } finally {
    // Also while the bucket is away, so that no disk fills meanwhile.
    if (values.scheduled) await deleteOldBackups(folder, keep)
  }
  const packing = passphrase === undefined ? 'not encrypted' : 'encrypted'
  const away = target ? `, and is in ${target.url}` : ''
  const secret = config.sessionSecret === undefined ? '' : ' Keep SESSION_SECRET beside it.'
  const size = `${number(rows)} rows and ${number(pictures)} pictures`
  const newer = newerSchema
    ? ` Its schema, of ${newerSchema}, is newer than this Vitrin: that version or a later one restores it.`
    : ''
  return `${path} has ${size}, ${packing}${away}.${secret}${newer}`
}

/** A name after `s3:` is fetched first. */
async function fetchBackup(config: Config, file: string): Promise<string> {
  if (!file.startsWith(FROM_BUCKET)) return resolve(file)
  const name = file.slice(FROM_BUCKET.length)
  const path = join(config.backup.dir, basename(name))
  assertFolder('BACKUP_DIR', config.backup.dir)
  await mkdir(config.backup.dir, { recursive: true })
  await writeWhole(path, await openBackupBucket(bucketOf(config)).download(name))
  return path
}

type Answer = string | { text: string; exitCode: number }

/** Of a command that did its work, but not all that follows from it. */
const SOME_LEFT = 2
const OLD_PAGES =
  'Its Redis went away meanwhile, so pages may be old: when it is back, redis-cli incr vitrin:emptied:count'

/**
 * Pages that were made from other rows would hide the new ones. A Redis that is away is met before the
 * work; one that goes while it is done cannot make it undone.
 */
async function withNewPages(
  { dataDir, redisUrl }: Config,
  work: () => Promise<string>,
): Promise<Answer> {
  const folder = join(dataDir, 'pages')
  if (redisUrl === undefined) {
    const text = await work()
    await rm(folder, { recursive: true, force: true })
    return text
  }
  const { connectRedis } = await import('../page-cache/redis-clients')
  const { markPagesOutdated } = await import('../page-cache/redis-tier')
  const { commands, listener } = await connectRedis(redisUrl, () => {})
  try {
    const text = await work()
    await rm(folder, { recursive: true, force: true })
    return await markPagesOutdated(commands).then(
      () => text,
      () => ({ text: `${text}\n${OLD_PAGES}`, exitCode: SOME_LEFT }),
    )
  } finally {
    commands.disconnect()
    listener.disconnect()
  }
}

async function restore(config: Config, args: string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new ConfigError('Which backup? npm run restore -- FILE')
  return withNewPages(config, async () => {
    const summary = await restoreBackup(config, await fetchBackup(config, file), values)
    return `Restored: ${describe(summary)}.`
  })
}

async function move(config: Config, args: string[]): Promise<Answer> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [url] = positionals
  if (url === undefined) throw new ConfigError('Whereto? npm run move -- postgres://…')
  if (config.databaseUrl !== undefined) {
    throw new ConfigError('DATABASE_URL is set: this shop is on a server already.')
  }
  const target = readConfig({ DATABASE_URL: url }).databaseUrl ?? url
  return withNewPages(config, async () => {
    const summary = await moveToServer(config, target, values)
    return [
      `Moved ${number(summary.rows)} rows of ${summary.tables} tables, every count compared.`,
      `Start the shop with DATABASE_URL; its pictures and its secret stay in ${config.dataDir}.`,
    ].join('\n')
  })
}

const STEPS: Record<SetUpStep['name'], string> = {
  name: 'a name and a phone: npm run setup -- --name … --phone …, or Settings at the desk',
  category: 'a category: Categories at the desk, or an import',
  product: 'goods: Goods at the desk, or npm run shop -- import FILE',
  shipping: 'a way to send: Settings at the desk',
  sms: 'a key and a template of the SMS provider: Settings at the desk, or SMS_API_KEY and SMS_TEMPLATE',
  gateway: 'a payment gateway: Settings at the desk, or ZARINPAL_MERCHANT or ZIBAL_MERCHANT',
  second_factor: 'a second factor for each person at the desk',
  pages: 'texts of the pages that are still outlines: Pages at the desk',
  site_url: 'the public address: SITE_URL',
}

/** What the options leave out is asked for where somebody sits at a terminal; an empty answer skips it. */
async function askForRest(given: SetUpInput): Promise<SetUpInput> {
  if (!process.stdin.isTTY) return given
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answerTo = async (question: string) =>
      (await terminal.question(`${question} `)).trim() || undefined
    return {
      ...given,
      name: given.name ?? (await answerTo('The shop’s name:')),
      phone: given.phone ?? (await answerTo('Its phone:')),
      province: given.province ?? (await answerTo('Its province:')),
      city: given.city ?? (await answerTo('Its city:')),
      currency: given.currency ?? (await answerTo('Amounts in toman or rial (toman):')),
      owner: given.owner ?? (await answerTo('The owner’s mobile:')),
      ownerName: given.ownerName ?? (await answerTo('The owner’s name:')),
    }
  } finally {
    terminal.close()
  }
}

async function describeMissing(config: Config, db: Database): Promise<string> {
  const { zarinpal, zibal } = config.banks
  const ofServer = [zarinpal.merchant, zibal.merchant].filter(Boolean).length
  const hasGateway = ofServer + (await countDeskGateways(db)) > 0
  const { siteUrl, sms } = config
  const secret = await loadSessionSecret(config)
  const steps = await readSetUpSteps(db, { hasGateway, siteUrl, sms, secret })
  const missing = steps.flatMap(({ name, is_done: isDone }) => (isDone ? [] : [STEPS[name]]))
  if (config.isDemo) missing.unshift('a sender of codes, or it starts as the demo: SMS_DRIVER')
  if (missing.length === 0) return 'Nothing is missing: npm start opens the shop.'
  return ['The shop is set up. Still missing:', ...missing.map((one) => `- ${one}`)].join('\n')
}

/** Rows and what visitors of the demo have sent; nothing of a shop that is not the demo's goes. */
async function clearDemo(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config)
  let sent: string[] = []
  try {
    if (!(await hasDemoRows(db))) return
    const isSent = like(media.path, `${UPLOADED_PREFIX}%`)
    sent = (await db.select({ path: media.path }).from(media).where(isSent)).map(({ path }) => path)
  } finally {
    await close()
  }
  await clearShop(config)
  const store = openMediaStore(config, () => {})
  for (const path of sent) await removeFiles(store, path)
}

async function setUp(config: Config, args: string[]): Promise<Answer> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      ...{ name: text, phone: text, province: text, city: text, currency: text, logo: text },
      ...{ owner: text, 'owner-name': text },
      'clear-demo': { type: 'boolean', default: false },
    },
  })
  const { 'owner-name': ownerName, 'clear-demo': clearsDemo, logo: file, ...rest } = values
  const bytes = file === undefined ? undefined : await readFile(file)
  return withNewPages(config, async () => {
    if (clearsDemo) await clearDemo(config)
    const { db, close } = await openDatabase(config)
    try {
      await seedShop(db, { isDemo: false })
      await assertNoDemoRows(db)
      const store = openMediaStore(config, () => {})
      const logo = bytes && (await saveShopPicture(db, store, { field: 'logo', bytes })).path
      const staleTags = await setUpShop(db, await askForRest({ ...rest, ownerName, logo }))
      if (config.databaseUrl !== undefined) await announceTags(db, staleTags)
      return await describeMissing(config, db)
    } finally {
      await close()
    }
  })
}

type Command = (config: Config, args: string[]) => Promise<Answer>
const commands = new Map<string, Command>([
  ['setup', setUp],
  ['backup', backup],
  ['restore', restore],
  ['move', move],
])

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands.get(name)
  if (!command) throw new ConfigError(`There is no command ${name}.`)
  const config = readConfig(process.env)
  assertFolder('DATA_DIR', config.dataDir)
  const answer = await command(config, args)
  if (typeof answer === 'string') return console.log(answer)
  console.log(answer.text)
  process.exitCode = answer.exitCode
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${describeStartError(error)}\n`)
  process.exitCode = 1
})
