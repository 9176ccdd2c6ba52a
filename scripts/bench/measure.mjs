import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { onPath, browserArguments } from '../find-browser.mjs'

const seconds = 5
const connections = 16
const root = process.cwd()

export function output(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    execFile(command, args, { env, maxBuffer: 16 * 1024 * 1024 }, (error, text, complaint) => {
      if (error) reject(new Error(complaint || error.message))
      else resolve(text)
    })
  })
}

async function byWrk(program, url) {
  const text = await output(program, [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
    ...['-H', 'Accept-Encoding: br, gzip', url],
  ])
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0), failed }
}

async function byNode(url) {
  const program = join(root, 'scripts', 'bench', 'load.mjs')
  return JSON.parse(await output(process.execPath, [program, url, seconds, connections]))
}

export const loadTool = onPath('wrk') ? 'wrk' : 'node'

/** Requests per second over 16 kept connections, from a process of its own, after a warm-up. */
export async function requestsPerSecond(url) {
  for (let visit = 0; visit < 5; visit += 1) await (await fetch(url)).arrayBuffer()
  const wrk = onPath('wrk')
  const { perSecond, failed } = wrk ? await byWrk(wrk, url) : await byNode(url)
  if (failed > 0) throw new Error(`${failed} answers of ${url} were no success`)
  return perSecond
}

/** Lists that nobody asked for before, rendered one by one for each of the connections. */
export async function renderingsPerSecond(url, callers = 8) {
  const end = Date.now() + seconds * 1000
  let requested = 0
  let answered = 0
  const ask = async () => {
    while (Date.now() < end) {
      const answer = await fetch(`${url}&toman_min=${(requested += 1)}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} for a list`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, ask))
  return answered / seconds
}

/** Packed alike, whatever server sent it, so that two pages can be compared. */
async function packedBytes(url) {
  return brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length
}

/** The scripts that a page makes a browser fetch before it is idle, with their compressed bytes. */
export async function fetchedScripts(page, url) {
  const session = await page.context().newCDPSession(page)
  const found = new Set()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') found.add(response.url)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.detach()
  return Promise.all(
    [...found].map(async (from) => ({ url: from, bytes: await packedBytes(from) })),
  )
}

export async function scriptBytes(browser, url) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  try {
    const all = await fetchedScripts(page, url)
    const html = await (await fetch(url)).text()
    const named = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
      ([, src]) => new URL(src.replaceAll('&amp;', '&'), url).href,
    )
    const sum = (list) => list.reduce((bytes, script) => bytes + script.bytes, 0)
    return { loaded: sum(all), named: sum(all.filter((script) => named.includes(script.url))) }
  } finally {
    await page.close()
  }
}

export async function htmlBytes(url) {
  const html = await (await fetch(url)).arrayBuffer()
  return html.byteLength
}

const kinds = ['performance', 'accessibility', 'best-practices', 'seo']

/** The four scores of a page on a slow phone, as Lighthouse gives them. */
export async function lighthouseScores(url, browser, folder) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(url, browser, folder)
    } catch (error) {
      // On a busy machine it misses the start of a page now and then.
      if (attempt === 3) throw error
    }
  }
}

function runLighthouse(url, browser, folder) {
  const report = join(folder, 'lighthouse.json')
  const args = [
    join('node_modules', 'lighthouse', 'cli', 'index.js'),
    ...[url, '--quiet', '--output=json', `--output-path=${report}`],
    ...[`--only-categories=${kinds.join(',')}`, '--form-factor=mobile'],
    `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: browser }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, timeout: 180_000 }, (error, _, complaint) => {
      if (error) return reject(new Error(complaint || error.message))
      const { categories, runtimeError } = JSON.parse(readFileSync(report, 'utf8'))
      if (runtimeError) return reject(new Error(runtimeError.message))
      resolve(kinds.map((kind) => [kind, Math.round((categories[kind].score ?? 0) * 100)]))
    })
  })
}
