import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'

const nginx = '/usr/sbin/nginx'
const openssl = '/usr/bin/openssl'
const canRun = existsSync(nginx) && existsSync(openssl)

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address !== null ? address.port : 0

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The names of the containers are known in their network alone, and a test has no folders of the system. */
function writeConfig(folder: string, { shop, http }: { shop: number; http: number }): string {
  const path = join(folder, 'nginx.conf')
  const written = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/shop-[12]:3000/g, `127.0.0.1:${shop}`)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/run', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('listen 80 ', `listen 127.0.0.1:${http} `)
  writeFileSync(path, written)
  return path
}

function writeTls(folder: string, https: number): void {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const { status } = spawnSync(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-out', certificate, '-keyout', key],
  ])
  expect(status).toBe(0)
  const written = readFileSync('deploy/nginx-tls.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/shop.example', folder)
    .replaceAll('/var/www/acme', join(folder, 'acme'))
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
  writeFileSync(join(folder, 'vitrin-tls.conf'), written)
}

function check(path: string, folder: string) {
  const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', path, '-e', 'stderr'])
  return { status, output: String(stderr) }
}

async function run(path: string, folder: string): Promise<void> {
  // Started by root its workers are nobody, who may not enter a folder of root's.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const log = join(folder, 'error.log')
  const child = spawn(nginx, ['-p', folder, '-c', path, '-g', `daemon off;${user}`, '-e', log])
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'))
    await wait(20)
  }
}

async function openShop() {
  const server = createServer(({ headers, url }, response) => {
    response.end(JSON.stringify([headers.host, headers['x-forwarded-proto'], url]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return portOf(server.address())
}

describe.skipIf(!canRun)('nginx', () => {
  test('accepts its configuration with TLS, with kept pages and without, and complains of nothing', () => {
    const folder = createFolder()
    const path = writeConfig(folder, { shop: 3000, http: 8080 })
    const addPages = () =>
      copyFileSync('deploy/nginx-pages.conf', join(folder, 'vitrin-pages.conf'))
    for (const add of [() => {}, () => writeTls(folder, 8443), addPages]) {
      add()
      const { status, output } = check(path, folder)
      expect(output).toContain('test is successful')
      expect(output).not.toContain('[emerg]')
      expect(status).toBe(0)
    }
  })

  test('hands on the host with its port, and without TLS sends nobody to it', async () => {
    const folder = createFolder()
    const http = await freePort()
    await run(writeConfig(folder, { shop: await openShop(), http }), folder)
    const answer = await fetch(`http://127.0.0.1:${http}/about?x=1`, { redirect: 'manual' })
    expect(await answer.json()).toEqual([`127.0.0.1:${http}`, 'http', '/about?x=1'])
    for (const probe of ['/api/ready', '/api/ready/', '/api//ready?x']) {
      expect((await fetch(`http://127.0.0.1:${http}${probe}`)).status, probe).toBe(404)
    }
  })

  test('keeps pages of everybody for a second, and while no instance answers, but nothing of one visitor', async () => {
    const folder = createFolder()
    const http = await freePort()
    let requests = 0
    const shop = createServer(({ url }, response) => {
      requests += 1
      const caching =
        url === '/page' ? 's-maxage=600, stale-while-revalidate=60' : 'private, no-store'
      response.setHeader('Cache-Control', caching)
      // As a page of the shop has it: nginx keeps nothing of which it cannot keep the names.
      response.setHeader(
        'Vary',
        'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
      )
      response.end(String(requests))
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    onTestFinished(() => void shop.close())
    const path = writeConfig(folder, { shop: portOf(shop.address()), http })
    copyFileSync('deploy/nginx-pages.conf', join(folder, 'vitrin-pages.conf'))
    await run(path, folder)
    const read = async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${http}${name}`)
      return [answer.status, await answer.text()]
    }
    const first = await read('/page')
    expect(await read('/page')).toEqual(first)
    expect(await read('/profile')).not.toEqual(await read('/profile'))
    await expect.poll(() => read('/page'), { timeout: 10_000 }).not.toEqual(first)
    // Whoever comes when its second is over has the page of now, and not the first of them alone. It counts in whole seconds.
    const before = requests
    await wait(2_100)
    const together = await Promise.all([1, 2, 3].map(() => read('/page')))
    expect(together.every(([, body]) => Number(body) > before)).toBe(true)
    const newest = await read('/page')
    shop.closeAllConnections()
    shop.close()
    await once(shop, 'close')
    // Older than its second, which the log alone tells.
    await expect
      .poll(
        async () => {
          expect(await read('/page')).toEqual(newest)
          return readFileSync(join(folder, 'access.log'), 'utf8')
        },
        { timeout: 10_000 },
      )
      .toContain('"cache":"STALE"')
    const away = await fetch(`http://127.0.0.1:${http}/profile`)
    expect([away.status, away.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=utf-8',
    ])
    expect(away.headers.get('retry-after')).toBe('20')
    expect(await away.text()).toContain('تلاش دوباره')
  })

  test('lets nobody wait for the answer of another, kept pages or not', async () => {
    const folder = createFolder()
    const http = await freePort()
    let underWay = 0
    let most = 0
    const shop = createServer(async (_, response) => {
      underWay += 1
      most = Math.max(most, underWay)
      await wait(300)
      underWay -= 1
      response.setHeader('Cache-Control', 'private, no-store')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    onTestFinished(() => void shop.close())
    const path = writeConfig(folder, { shop: portOf(shop.address()), http })
    copyFileSync('deploy/nginx-pages.conf', join(folder, 'vitrin-pages.conf'))
    await run(path, folder)
    const together = 20
    await Promise.all(
      Array.from({ length: together }, () => fetch(`http://127.0.0.1:${http}/api/basket`)),
    )
    expect(most).toBe(together)
  })

  test('with TLS serves HTTP/2, sends HTTP there, and leaves the challenges of ACME open', async () => {
    const folder = createFolder()
    const [http, https] = [await freePort(), await freePort()]
    const path = writeConfig(folder, { shop: await openShop(), http })
    writeTls(folder, https)
    mkdirSync(join(folder, 'acme', '.well-known', 'acme-challenge'), { recursive: true })
    writeFileSync(join(folder, 'acme', '.well-known', 'acme-challenge', 'token'), 'proof')
    await run(path, folder)

    const plain = await fetch(`http://127.0.0.1:${http}/search?q=چای`, { redirect: 'manual' })
    const there = `https://127.0.0.1/search?q=${encodeURIComponent('چای')}`
    expect([plain.status, plain.headers.get('location')]).toEqual([308, there])
    const challenge = `http://127.0.0.1:${http}/.well-known/acme-challenge/token`
    expect(await (await fetch(challenge)).text()).toBe('proof')
    expect((await fetch(`${challenge}/none`)).status).toBe(404)

    const session = connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false })
    onTestFinished(() => session.destroy())
    const body = JSON.parse(await text(session.request({ ':path': '/about' })))
    expect(session.alpnProtocol).toBe('h2')
    expect(body).toEqual([`127.0.0.1:${https}`, 'https', '/about'])
  })
})
