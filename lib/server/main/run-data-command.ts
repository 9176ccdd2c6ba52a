import { mkdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, type Environment, readConfig } from '@/lib/config'
import { openBackupBucket } from '../adapters/backup-bucket'
import { moveToServer, restoreBackup, type RestoreSummary } from '../backup/restore-backup'
import {
  deleteOldBackups,
  deleteSentBackups,
  sendBackup,
  writeBackup,
  writeWhole,
} from '../backup/write-backup'
import { assertNotMoved, MOVED_FILE } from '../db/moved-shop'
import { assertFolder } from './assert-folder'
import { describeStartError } from './error-reports'

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
  if (config.databaseUrl === undefined) assertNotMoved(config.dataDir)
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
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ConfigError(`${JSON.stringify(url)} is no address of a PostgreSQL: postgres://…`)
  }
  const target = readConfig({ DATABASE_URL: url }).databaseUrl ?? url
  return withNewPages(config, async () => {
    const summary = await moveToServer(config, target, values)
    return [
      `Moved ${number(summary.rows)} rows of ${summary.tables} tables, every count compared.`,
      `Start the shop with DATABASE_URL; its pictures and its secret stay in ${config.dataDir}.`,
      `The database in it stays as it is now and opens no more, until ${MOVED_FILE} beside it is removed.`,
    ].join('\n')
  })
}

const setUp = (config: Config, args: string[]) =>
  withNewPages(config, async () => {
    // Pictures, texts and the whole contract are loaded for it, and for no other command.
    const { setUpFromTerminal } = await import('./set-up-command')
    return setUpFromTerminal(config, args)
  })

type Command = { run: (config: Config, args: string[]) => Promise<Answer>; usage: string }
const commands = new Map<string, Command>([
  [
    'setup',
    {
      run: setUp,
      usage: `npm run setup -- [--name NAME] [--phone NUMBER] [--province NAME] [--city NAME] [--currency toman|rial]
                 [--logo FILE] [--owner MOBILE --owner-name NAME] [--clear-demo]
Makes a real shop of an empty database, or completes one. What is left out is asked for at a terminal.
--clear-demo first removes the demo that is there; nothing of a real shop is removed.`,
    },
  ],
  [
    'backup',
    {
      run: backup,
      usage: `npm run backup -- [--to FOLDER | --to s3] [--scheduled]
Writes the whole shop, running or not, to one file in BACKUP_DIR, FOLDER or the bucket of BACKUP_S3_URL.
BACKUP_PASSPHRASE encrypts it. --scheduled keeps the newest BACKUP_KEEP and sends it to the bucket, if there is one.`,
    },
  ],
  [
    'restore',
    {
      run: restore,
      usage: `npm run restore -- FILE | s3:NAME [--replace]
Puts a backup into an empty database. --replace: in the place of the shop that is there.`,
    },
  ],
  [
    'move',
    {
      run: move,
      usage: `npm run move -- postgres://… [--replace]
Brings a stopped shop from its embedded database to PostgreSQL, every count compared.
--replace drops the tables that are there.`,
    },
  ],
])

const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

async function perform([name = '', ...args]: string[], env: Environment): Promise<Answer> {
  const command = commands.get(name)
  if (!command) throw new ConfigError(`There is no command ${name}.`)
  if (args.includes('--help') || args.includes('-h')) return command.usage
  const config = readConfig(env)
  assertFolder('DATA_DIR', config.dataDir)
  return command.run(config, args).catch((error: unknown) => {
    throw isOfArguments(error)
      ? new ConfigError(
          `${error.message.split('\n')[0]}; npm run ${name} -- --help tells what it takes.`,
        )
      : error
  })
}

/** What is printed and the code of the exit; of a failed one the text belongs to the other stream. */
export async function runDataCommand(args: string[], env: Environment) {
  try {
    const answer = await perform(args, env)
    const { text, exitCode } = typeof answer === 'string' ? { text: answer, exitCode: 0 } : answer
    return { text, exitCode, failed: false }
  } catch (error) {
    return { text: `vitrin: ${describeStartError(error)}`, exitCode: 1, failed: true }
  }
}
