import { Writable } from 'node:stream'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, type Environment } from '@/lib/config'
import { IN_MEMORY } from '@/lib/server/db/database'
import { createBackend } from '@/lib/server/main/backend'
import { assertPortsFree, closeServer, openServer } from '@/lib/server/main/http-server'
import { assertFolder, assertFolders } from '@/lib/server/main/assert-folder'
import { loadSessionSecret } from '@/lib/server/main/session-secret'
import { createLogger } from '@/lib/server/http/logger'
import { describeStartError, createErrorReporter } from '@/lib/server/main/error-reports'
import { openOnFirstDay } from '../kit/open-demo'
import { createEmptyFolder } from '../page-cache/page-entries'

function portOf(address: ReturnType<Awaited<ReturnType<typeof openServer>>['address']>): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe('the session secret', () => {
  test('is made once, survives restarts and is readable by the owner alone', async () => {
    const config = { ...readConfig({}), dataDir: join(await createEmptyFolder(), 'data') }
    const first = await loadSessionSecret(config)
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(await loadSessionSecret(config)).toBe(first)
    expect((await stat(join(config.dataDir, 'session-secret'))).mode & 0o077).toBe(0)
  })

  test('is taken as the operator gave it', async () => {
    const given = 'x'.repeat(40)
    expect(await loadSessionSecret(readConfig({ SESSION_SECRET: given }))).toBe(given)
  })
})

const LOOPBACK = { host: '127.0.0.1', port: 0, allowsUpgrade: false }

describe('the server', () => {
  test('says in one line that its port is taken', async () => {
    const server = await openServer(() => {}, LOOPBACK)
    const port = portOf(server.address())
    const error: unknown = await openServer(() => {}, { ...LOOPBACK, port }).catch(
      (reason) => reason,
    )
    expect(describeStartError(error)).toBe(
      `Port ${port} is already in use; stop the other program or set PORT.`,
    )
    await closeServer(server)
  })

  test('looks whether its port is free before it makes a database', async () => {
    const server = await openServer(() => {}, LOOPBACK)
    const port = portOf(server.address())
    const own = { host: LOOPBACK.host, metricsPort: undefined, workers: 1 }
    await expect(assertPortsFree({ ...own, port })).rejects.toThrow('EADDRINUSE')
    // The second of three workers has it for its metrics.
    const counting = { ...own, port: 0, metricsPort: port - 1, workers: 3 }
    await expect(assertPortsFree(counting)).rejects.toThrow(
      `METRICS_PORT is ${port}, which another program has.`,
    )
    await closeServer(server)
    await assertPortsFree({ ...own, port })
  })

  test('names the setting of a port or a folder that it may not have', () => {
    const errorOf = (details: object) => Object.assign(new Error('EACCES: x'), details)
    expect(describeStartError(errorOf({ code: 'EACCES', syscall: 'listen', port: 80 }))).toMatch(
      /^Port 80 .* set PORT to one above 1023\.$/,
    )
    expect(describeStartError(errorOf({ code: 'EACCES', syscall: 'mkdir' }))).toMatch(
      / set DATA_DIR /,
    )
  })

  test('says in one line that its host has no address', async () => {
    const opening = openServer(() => {}, { ...LOOPBACK, host: 'no-such-host.invalid' })
    const error: unknown = await opening.catch((reason) => reason)
    expect(describeStartError(error)).toMatch(/^HOST is "no-such-host\.invalid", .*$/)
  })

  test('answers an unknown method with 405', async () => {
    const server = await openServer(() => {}, LOOPBACK)
    const socket = connect(portOf(server.address()), '127.0.0.1')
    socket.write('BUY / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /)
    await closeServer(server)
  })

  test('refuses to become a socket at once, and goes on answering', async () => {
    const server = await openServer((_, response) => response.end('تمام'), LOOPBACK)
    // Next listens too, as soon as the first request has come, and answers nothing.
    server.on('upgrade', () => {})
    const port = portOf(server.address())
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('تمام')
    await closeServer(server)
  })

  test('lets a running request finish when it closes', async () => {
    const server = await openServer((_, response) => {
      void closing()
      response.end('تمام')
    }, LOOPBACK)
    let closed: Promise<void> | undefined
    const closing = () => (closed = closeServer(server))
    const answer = await fetch(`http://127.0.0.1:${portOf(server.address())}/`)
    expect(await answer.text()).toBe('تمام')
    await closed
  })

  test('behind a proxy answers for a moment longer, and says that the connection ends', async () => {
    const server = await openServer((_, response) => response.end('تمام'), LOOPBACK)
    const url = `http://127.0.0.1:${portOf(server.address())}/`
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
    const closed = closeServer(server, { hasProxy: true })
    const late = await fetch(url)
    expect([late.headers.get('connection'), await late.text()]).toEqual(['close', 'تمام'])
    await closed
    await expect(fetch(url)).rejects.toThrow()
  })
})

describe('a folder of the settings', () => {
  test.each(['/proc/vitrin/data', '/dev/null/data', '/dev/null'])(
    'is refused in one line where none can be made: %s',
    (path) => {
      const line = new RegExp(
        `^DATA_DIR is "${path}", and nothing can be made in /\\S+ \\(E\\w+\\)\\.$`,
      )
      expect(() => assertFolder('DATA_DIR', path)).toThrow(line)
    },
  )

  test('is refused at the start where the backup of the night could not be written', async () => {
    const DATA_DIR = await createEmptyFolder()
    const dir = { DATA_DIR, BACKUP_DIR: '/etc/passwd/x' }
    expect(() => assertFolders(readConfig({ ...dir, BACKUP_AT: '03:30' }))).toThrow(/^BACKUP_DIR /)
    expect(() => assertFolders(readConfig(dir))).not.toThrow()
  })

  test('is not made by the look at it', async () => {
    const folder = await createEmptyFolder()
    assertFolder('DATA_DIR', join(folder, 'shop', 'data'))
    assertFolder('DATA_DIR', folder)
    expect(await readdir(folder)).toEqual([])
  })
})

test('a wrong variable is reported whole, another error by its first line', () => {
  expect(describeStartError(new ConfigError('PORT is "x".'))).toBe('PORT is "x".')
  expect(describeStartError(new Error('The data is in use.\nby 12'))).toBe('The data is in use.')
})

test('a real shop does not open as the demo, which shows the codes of its owners', async () => {
  const database = await openOnFirstDay()
  const open = (env: Environment) =>
    createBackend(
      { ...readConfig({ LOG_LEVEL: 'silent', ...env }), dataDir: IN_MEMORY },
      { database, onRevalidate: () => {} },
    )
  await expect(open({})).rejects.toThrow(/^SMS_DRIVER is console, .* is a real shop’s/)
})

test('the same error is reported once, as a line like all others, with its cause', () => {
  const lines: string[] = []
  const write = (line: unknown, _: unknown, done: () => void) => {
    lines.push(String(line))
    done()
  }
  const report = createErrorReporter(createLogger('info', new Writable({ write })))
  const cause = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
  report(new Error('no page is stored', { cause }))
  report(new Error('no page is stored', { cause }))
  report('no network')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    err: { message: 'no page is stored', cause: { message: 'the disk is full' } },
  })
})
