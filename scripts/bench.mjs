import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { accountWeights } from './bench/account.mjs'
import { benchCatalogue } from './bench/catalogue.mjs'
import { benchImport } from './bench/import.mjs'
import { benchDesk } from './bench/desk.mjs'
import { benchOrders } from './bench/orders.mjs'
import { soak } from './bench/soak.mjs'
import { copyPages, publicRoutes } from './bench/pages.mjs'
import { buildEmptyApp } from './bench/empty-app.mjs'
import {
  lighthouseScores,
  htmlBytes,
  loadTool,
  requestsPerSecond,
  renderingsPerSecond,
  scriptBytes,
} from './bench/measure.mjs'
import { killPrograms, openProgram } from './bench/programs.mjs'
import { isBuilt } from './build.mjs'
import { benchWhere } from './bench/where.mjs'
import { browserArguments, findBrowser } from './find-browser.mjs'

const root = process.cwd()
const work = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
const kilobytes = (bytes) => Number((bytes / 1024).toFixed(1))
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024)
const times = (rate, other) => `${(rate / other).toFixed(2)}×`

function openShop() {
  const env = { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' }
  return openProgram([join('scripts', 'start.mjs')], { path: '/api/health', env })
}

async function measureEmptyApp(browser) {
  const { folder, bin } = buildEmptyApp(root)
  const app = await openProgram([bin, 'start', '-p', '{port}', '-H', '127.0.0.1'], { cwd: folder })
  const { loaded } = await scriptBytes(browser, `${app.url}/`)
  const perSecond = await requestsPerSecond(`${app.url}/`)
  await app.close()
  return { loaded, perSecond }
}

async function measureBare(shop, routes) {
  const file = join(work, 'pages.json')
  await copyPages(shop.url, routes, file)
  const args = [join('scripts', 'bench', 'bare-server.mjs'), '{port}', file]
  const server = await openProgram(args, { path: routes[0].path })
  const rates = new Map()
  for (const { path } of routes) rates.set(path, await requestsPerSecond(server.url + path))
  await server.close()
  return rates
}

/** `--soak`, or `--soak=5` for five minutes only. */
function soakMinutes() {
  const value = process.argv.find((argument) => argument.startsWith('--soak='))?.slice(7)
  return value === undefined ? 60 : Number(value)
}

async function bench() {
  if (!isBuilt()) throw new Error('the tree is not built as it stands; run npm run build first')
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    if (process.argv.includes('--account')) return await reportAccount(browser)
    const empty = await measureEmptyApp(browser)
    const first = await openShop()
    const firstStart = first.startTime
    const memory = { 'after the first start': first.memory() }
    await first.close()
    const shop = await openShop()
    memory['after a later start'] = shop.memory()
    const routes = await publicRoutes(shop.url)
    if (process.argv.includes('--lighthouse')) await reportLighthouse(shop, routes, executablePath)
    else await reportRates({ shop, routes, browser, empty, firstStart, memory })
    await shop.close()
  } finally {
    await browser.close()
  }
}

async function reportRates({ shop, routes, browser, empty, firstStart, memory }) {
  const rows = {}
  const rates = new Map()
  for (const { name, path } of routes) {
    const url = shop.url + path
    const { loaded, named } = await scriptBytes(browser, url)
    const perSecond = await requestsPerSecond(url)
    rates.set(name, perSecond)
    rows[name] = {
      'JS KB': kilobytes(loaded),
      'JS KB in HTML': kilobytes(named),
      'above empty': kilobytes(loaded - empty.loaded),
      'HTML KB': kilobytes(await htmlBytes(url)),
      'req/s': Math.round(perSecond),
      'to empty Next': times(perSecond, empty.perSecond),
    }
  }
  memory['after the load'] = shop.memory()
  const fresh = {}
  for (const { name, path } of routes.filter(({ path }) => path.includes('?'))) {
    fresh[name] = await renderingsPerSecond(shop.url + path)
  }
  const bare = await measureBare(shop, routes)
  for (const { name, path } of routes) {
    rows[name]['to bare node'] = times(rates.get(name), bare.get(path))
  }
  console.table(rows)
  console.log(
    `empty Next page: ${kilobytes(empty.loaded)} KB of JavaScript, ${Math.round(empty.perSecond)} req/s`,
  )
  for (const [name, perSecond] of Object.entries(fresh)) {
    console.log(`${name}, each for the first time, 8 connections: ${perSecond.toFixed(1)} a second`)
  }
  console.log(
    `start: ${Math.round(firstStart)} ms the first time, ${Math.round(shop.startTime)} ms after`,
  )
  for (const [when, bytes] of Object.entries(memory)) {
    console.log(`resident memory ${when}: ${megabytes(bytes)} MB`)
  }
  console.log(`load by ${loadTool}, 16 connections, 5 s a page`)
}

async function reportAccount(browser) {
  const shop = await openShop()
  const rows = {}
  console.log('JavaScript beyond what home has loaded:')
  for await (const { path, beyondHome, left } of accountWeights(browser, shop.url)) {
    rows[path] = { 'JS KB beyond home': kilobytes(beyondHome) }
    console.log(`${path}: ${kilobytes(beyondHome)} KB; ${left} to go`)
  }
  await shop.close()
  console.table(rows)
}

const LIGHTHOUSE_RUNS = 5

const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** In turns with another build where one is named, as a machine is not as quick from one minute to the next. */
async function reportLighthouse(shop, routes, browser) {
  const beside = process.argv.find((argument) => argument.startsWith('--beside='))?.slice(9)
  const shops = { here: shop.url, ...(beside && { beside }) }
  const rows = {}
  for (const { name, path } of routes.filter(({ name }) =>
    /^(home|category|search|product|article|cart)$/.test(name),
  )) {
    const scores = {}
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
      for (const [where, url] of Object.entries(shops)) {
        await fetch(url + path)
        for (const [kind, score] of await lighthouseScores(url + path, browser, work)) {
          const column = beside ? `${kind} ${where}` : kind
          scores[column] = [...(scores[column] ?? []), score]
        }
      }
    }
    rows[name] = Object.fromEntries(
      Object.entries(scores).map(([column, values]) => [column, medianOf(values)]),
    )
    console.log(name, rows[name])
  }
  console.table(rows)
}

try {
  if (process.argv.includes('--catalogue')) await benchCatalogue()
  else if (process.argv.includes('--desk')) await benchDesk()
  else if (process.argv.includes('--orders')) await benchOrders()
  else if (process.argv.some((argument) => argument.startsWith('--import'))) await benchImport()
  else if (process.argv.includes('--where')) await benchWhere(work)
  else if (process.argv.some((argument) => argument.startsWith('--soak')))
    await soak({ minutes: soakMinutes(), work })
  else await bench()
} catch (error) {
  console.error(`bench: ${error.message}`)
  process.exitCode = 1
} finally {
  killPrograms()
  rmSync(work, { recursive: true, force: true })
}
