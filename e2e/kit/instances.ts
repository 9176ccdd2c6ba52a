import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { openPostgres } from '@/scripts/test/postgres.mjs'
import { openBucket } from '@/tests/kit/bucket'
import { createTemporaryDatabase } from '@/tests/kit/temporary-database'
import { OPERATOR_KEY } from './operator'
import { freePort, newFolder, openOwnShop } from './own-shop'

const REDIS = '/usr/bin/redis-server'
const NGINX = '/usr/sbin/nginx'
const SECRET = 'a-long-secret'

/** What must be installed and is not. */
export const absentPrograms = [REDIS, NGINX].filter((program) => !existsSync(program))

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function openRedis(port: number) {
  const options = ['--port', String(port), '--save', '', '--dir', await newFolder()]
  const child = spawn(REDIS, options)
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += String(text)
      if (output.includes('Ready to accept')) resolve()
    })
    child.once('exit', () => reject(new Error(`Redis did not open: ${output}`)))
  })
  return { close: () => end(child) }
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

/** With the configuration that is told to owners, but for its addresses. */
async function openNginx(instances: string[]) {
  const folder = await newFolder()
  const port = await freePort()
  const written = await readFile('deploy/nginx.conf', 'utf8')
  const config = written
    .replace('/var/run/nginx.pid', join(folder, 'pid'))
    .replace('/var/cache/nginx/pages', join(folder, 'pages'))
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('listen 80 default_server', `listen 127.0.0.1:${port}`)
    .replace(/shop-([12]):3000/g, (_, at: string) => new URL(instances[Number(at) - 1] ?? '').host)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, config)
  // Started by root its workers are nobody, who may not enter a folder of root's.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const how = ['-g', `daemon off;${user}`, '-e', join(folder, 'error.log')]
  const child = spawn(NGINX, ['-c', file, ...how])
  const url = `http://127.0.0.1:${port}`
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, close: () => end(child) }
}

const counted = z.tuple([z.object({ count: z.coerce.number() })])

async function countOrdersIn(databaseUrl: string, userId: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const text = 'select count(*) as count from orders where user_id = $1'
  const { rows } = await client.query(text, [userId])
  await client.end()
  return counted.parse(rows)[0].count
}

type Shop = Awaited<ReturnType<typeof openOwnShop>>

/** An instance whose build may change under its address. */
async function openInstance(env: Record<string, string>) {
  const settings = { ...env, DATA_DIR: await newFolder(), PORT: String(await freePort()) }
  let shop: Shop = await openOwnShop(settings)
  return {
    url: shop.url,
    kill: () => shop.kill(),
    /** As an owner does: the old one is told to end, and the new one takes its place when it has. */
    async upgrade(folder: string) {
      await shop.close()
      shop = await openOwnShop(settings, folder)
    },
  }
}

/** Two built instances behind nginx, with one PostgreSQL, one Redis and one bucket; or why there are none. */
export async function openInstances() {
  const server = await openPostgres()
  if (server.url === undefined) return { why: server.why }
  const closing: (() => unknown)[] = [server.stop]
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one()
  }
  try {
    const database = await createTemporaryDatabase(server.url)
    closing.push(database.drop)
    const bucket = await openBucket('vitrin', SECRET)
    closing.push(bucket.close)
    const redisPort = await freePort()
    let redis = await openRedis(redisPort)
    closing.push(() => redis.close())
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      ...{ S3_URL: bucket.url, S3_ACCESS_KEY: 'vitrin', S3_SECRET_KEY: SECRET },
      ...{
        OPERATOR_KEY,
        SESSION_SECRET: 'one secret of all instances of a test',
        TRUST_PROXY: '1',
      },
    }
    const open = async () => {
      const instance = await openInstance(env)
      closing.push(instance.kill)
      return instance
    }
    const one = await open()
    const other = await open()
    const nginx = await openNginx([one.url, other.url])
    closing.push(nginx.close)
    const reopenRedis = async () => {
      redis = await openRedis(redisPort)
    }
    const shops = {
      ...{ one, other, nginx, bucket },
      countOrders: (userId: number) => countOrdersIn(database.url, userId),
      closeRedis: () => redis.close(),
      reopenRedis,
      restartDatabase: server.restart,
    }
    return { shops, close }
  } catch (error) {
    await close()
    throw error
  }
}
