import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer } from 'node:net'
import { onPath } from '../find-browser.mjs'
import { fastFolder } from './fast-folder.mjs'

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

const debian = '/usr/lib/postgresql'

function programs() {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))
  const folders = newest.map((version) => join(debian, version, 'bin'))
  const pathed = onPath('pg_ctl')
  const all = pathed ? [...folders, dirname(pathed)] : folders
  return all.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function runner() {
  if (process.getuid?.() !== 0) return {}
  const number = (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  const [uid, gid] = [number('-u'), number('-g')]
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** A database server of its own for one run: `{ url, stop, restart }`, or `{ why }` there is none. */
export async function openPostgres({ durable = false } = {}) {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  }
  const bin = programs()
  if (!bin) return { why: 'no PostgreSQL is installed and TEST_DATABASE_URL is not set' }
  const user = runner()
  if (!user) return { why: 'this runs as root and there is no user named postgres' }

  const folder = mkdtempSync(join(durable ? tmpdir() : fastFolder(), 'vitrin-postgres-'))
  const password = randomBytes(18).toString('hex')
  const secret = join(folder, 'password')
  const data = join(folder, 'data')
  const port = await freePort()
  writeFileSync(secret, password, { mode: 0o600 })
  if (user.uid !== undefined) {
    for (const path of [folder, secret]) chownSync(path, user.uid, user.gid)
  }

  const call = (name, args) =>
    spawnSync(join(bin, name), args, { ...user, cwd: folder, stdio: 'ignore', timeout: 60_000 })
  const made = call('initdb', [
    ...['-D', data, '-U', 'shop', '-A', 'scram-sha-256', `--pwfile=${secret}`],
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ])
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    '-c max_connections=200',
    `-c fsync=${durable ? 'on' : 'off'}`,
  ].join(' ')
  const log = join(folder, 'log')
  const started =
    made.status === 0 && call('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', settings])
  const stop = () => {
    call('pg_ctl', ['stop', '-D', data, '-m', 'immediate'])
    rmSync(folder, { recursive: true, force: true })
  }
  if (!started || started.status !== 0) {
    stop()
    return { why: `the PostgreSQL in ${bin} could not be started` }
  }
  /** As its owner does for an update: sessions are ended, what was committed stays. */
  const restart = async () => {
    const args = ['restart', '-w', '-D', data, '-m', 'fast', '-l', log]
    const child = spawn(join(bin, 'pg_ctl'), args, { ...user, cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error('PostgreSQL did not come back')
  }
  return { url: `postgres://shop:${password}@127.0.0.1:${port}/postgres`, stop, restart }
}
