import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '@/lib/config'
import { moveToServer, restoreBackup, type RestoreSummary } from '../backup/restore-backup'
import { deleteOldBackups, writeBackup } from '../backup/write-backup'
import { describeStartError } from './error-reports'

const number = (count: number) => count.toLocaleString('en')

function describe({ rows, tables, pictures }: RestoreSummary): string {
  return `${number(rows)} rows of ${tables} tables and ${number(pictures)} pictures`
}

async function backup(config: Config, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, scheduled: { type: 'boolean' } },
  })
  const folder = values.to === undefined ? config.backup.dir : resolve(values.to)
  const { path, rows, pictures } = await writeBackup(config, folder)
  if (values.scheduled) await deleteOldBackups(folder, config.backup.keep)
  const packing = config.backup.passphrase === undefined ? 'not encrypted' : 'encrypted'
  const secret = config.sessionSecret === undefined ? '' : ' Keep SESSION_SECRET beside it.'
  return `${path} has ${number(rows)} rows and ${number(pictures)} pictures, ${packing}.${secret}`
}

/** Pages that were made from other rows would hide these. */
async function forgetPages({ dataDir, redisUrl }: Config): Promise<void> {
  await rm(join(dataDir, 'pages'), { recursive: true, force: true })
  if (redisUrl === undefined) return
  const { connectRedis } = await import('../page-cache/redis-clients')
  const { markPagesOutdated } = await import('../page-cache/redis-tier')
  const { commands, listener } = await connectRedis(redisUrl, () => {})
  await markPagesOutdated(commands)
  commands.disconnect()
  listener.disconnect()
}

async function restore(config: Config, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new ConfigError('Which backup? npm run restore -- FILE')
  const summary = await restoreBackup(config, resolve(file), values)
  await forgetPages(config)
  return `Restored: ${describe(summary)}.`
}

async function move(config: Config, args: string[]): Promise<string> {
  const [url] = parseArgs({ args, allowPositionals: true }).positionals
  if (url === undefined) throw new ConfigError('Whereto? npm run move -- postgres://…')
  if (config.databaseUrl !== undefined) {
    throw new ConfigError('DATABASE_URL is set: this shop is on a server already.')
  }
  const target = readConfig({ DATABASE_URL: url }).databaseUrl ?? url
  const summary = await moveToServer(config, target)
  await forgetPages(config)
  return [
    `Moved ${number(summary.rows)} rows of ${summary.tables} tables, every count compared.`,
    `Start the shop with DATABASE_URL; its pictures and its secret stay in ${config.dataDir}.`,
  ].join('\n')
}

const commands = new Map([
  ['backup', backup],
  ['restore', restore],
  ['move', move],
])

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands.get(name)
  if (!command) throw new ConfigError(`There is no command ${name}.`)
  console.log(await command(readConfig(process.env), args))
}

main().catch((error: unknown) => {
  process.stderr.write(`vitrin: ${describeStartError(error)}\n`)
  process.exitCode = 1
})
