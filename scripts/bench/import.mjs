import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../test/postgres.mjs'
import { openProgram } from './programs.mjs'

const OPERATOR_KEY = 'operator-key-of-the-bench-of-imports'
const authorization = { Authorization: `Bearer ${OPERATOR_KEY}` }
const seconds = (ms) => Number((ms / 1000).toFixed(1))
const megabytes = (bytes) => Math.round(bytes / 2 ** 20)

/** `--import`, or `--import=5000` for fewer goods. */
function productCount() {
  const value = process.argv.find((argument) => argument.startsWith('--import='))?.slice(9)
  return value === undefined ? 50_000 : Number(value)
}

const HEADER =
  'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Regular price,' +
  'Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'
const goods = ['قوری', 'فنجان', 'سماور', 'کتری', 'لیوان', 'بشقاب', 'کاسه', 'قندان', 'سینی', 'پارچ']
const makes = ['سرامیکی', 'شیشه‌ای', 'استیل', 'چینی', 'مسی', 'چوبی', 'لعابی']
const colours = ['سفید', 'مشکی', 'آبی']

/** As WooCommerce exports it: every fifth good has three colours. */
function woocommerceSheet(count) {
  const lines = [HEADER]
  for (let n = 1; n <= count; n += 1) {
    const kind = goods[n % goods.length]
    const title = `${kind} ${makes[n % makes.length]} مدل ${n}`
    const category = `"خانه و آشپزخانه, خانه و آشپزخانه > ${kind} و همراهانش"`
    const texts = `"ساده و سبک","<p>${title} برای هر روز است.</p><ul><li>قابل شستشو</li></ul>"`
    const isVariable = n % 5 === 0
    const type = isVariable ? 'variable' : 'simple'
    const price = isVariable ? '' : 50_000 + (n % 900) * 1_000
    lines.push(
      `${n},${type},B-${n},${title},1,${texts},1,${n % 40},${price},${category},,,رنگ,سفید`,
    )
    if (!isVariable) continue
    for (const [at, colour] of colours.entries()) {
      const id = count + n * 3 + at
      lines.push(
        `${id},variation,B-${n}-${at},${title} - ${colour},1,,,1,${n % 9},${60_000 + at},,,B-${n},رنگ,${colour}`,
      )
    }
  }
  return lines.join('\n')
}

async function readImport(shop, id) {
  const response = await fetch(`${shop.url}/api/operator/imports/${id}`, { headers: authorization })
  return (await response.json()).data.import
}

async function send(shop, sheet) {
  const form = new FormData()
  form.append('file_name', 'goods.csv')
  form.append('file', new Blob([sheet]), 'goods.csv')
  const options = { method: 'POST', headers: authorization, body: form }
  const response = await fetch(`${shop.url}/api/operator/imports`, options)
  const { data, error } = await response.json()
  if (!response.ok) throw new Error(error)
  return data.import.id
}

/** Looks twice a second until it is so, and how much memory it took at most. */
async function until(shop, id, isThere) {
  const began = performance.now()
  let most = 0
  for (;;) {
    const found = await readImport(shop, id)
    most = Math.max(most, shop.memory())
    if (isThere(found)) return { found, ms: performance.now() - began, most }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const isDone = ({ state }) => state === 'done'

/** What a file may take at most, however long it is. */
const MOST_MEGABYTES = 400
/** Of as many goods as it is measured with when no other number is given. */
const MOST_SECONDS = 300

/** What is wrong with a measurement, a line each. */
function listFaults({ seconds: taken, megabytes: grown, failed, twice, left }) {
  return [
    taken > MOST_SECONDS && `the import took ${taken} s, and may take ${MOST_SECONDS}`,
    grown > MOST_MEGABYTES && `it took ${grown} MB, and may take ${MOST_MEGABYTES}`,
    failed > 0 && `${failed} rows failed`,
    twice > 0 && `${twice} were made twice`,
    left > 0 && `${left} were left by taking it back`,
  ].filter(Boolean)
}

async function measure(env, sheet) {
  const open = () =>
    openProgram([join('scripts', 'start.mjs')], {
      path: '/api/ready',
      env: { ...env, OPERATOR_KEY },
    })
  let shop = await open()
  const atRest = shop.memory()
  const began = performance.now()
  const id = await send(shop, sheet)
  const staged = performance.now() - began
  const trial = await until(shop, id, ({ state }) => state !== 'checking')
  const half = await until(
    shop,
    id,
    ({ state, done, products }) => state === 'running' && done > products / 2,
  )
  await shop.kill()
  shop = await open()
  const rest = await until(shop, id, isDone)
  const again = await send(shop, sheet)
  const repeated = await until(shop, again, isDone)
  const undo = { method: 'POST', headers: { ...authorization, 'Content-Type': 'application/json' } }
  const began2 = performance.now()
  await fetch(`${shop.url}/api/operator/imports/${id}/state`, {
    ...undo,
    body: JSON.stringify({ action: 'undo' }),
  })
  const undone = await until(shop, id, ({ state }) => state === 'undone')
  await shop.close()
  const { created, failed } = rest.found.counts
  const most = Math.max(trial.most, half.most, rest.most)
  const faults = listFaults({
    seconds: seconds(half.ms + rest.ms),
    megabytes: megabytes(most - atRest),
    failed,
    twice: repeated.found.counts.created,
    left: undone.found.counts.left,
  })
  const row = {
    'read s': seconds(staged),
    'trial run s': seconds(trial.ms),
    'import s': seconds(half.ms + rest.ms),
    'made / failed': `${created} / ${failed}`,
    'again s': seconds(repeated.ms),
    'made again': repeated.found.counts.created,
    'undo s': seconds(performance.now() - began2),
    'undone / left': `${undone.found.counts.undone} / ${undone.found.counts.left}`,
    'MB at rest, at most': `${megabytes(atRest)}, ${megabytes(most)}`,
  }
  return { row, faults }
}

/** A shop's whole catalogue from a file of WooCommerce, killed half-way, sent again, and taken back. */
export async function benchImport() {
  const count = productCount()
  const sheet = woocommerceSheet(count)
  const work = mkdtempSync(join(tmpdir(), 'vitrin-import-'))
  const postgres = await openPostgres({ durable: true })
  const rows = {}
  const faults = []
  const add = (database, measured) => {
    rows[database] = measured.row
    faults.push(...measured.faults.map((fault) => `${database}: ${fault}`))
  }
  try {
    const common = { LOG_LEVEL: 'error' }
    if (postgres.url) {
      const env = { ...common, DATA_DIR: join(work, 'server'), DATABASE_URL: postgres.url }
      add('PostgreSQL', await measure(env, sheet))
    } else console.log(`PostgreSQL was left out: ${postgres.why}`)
    const embedded = { ...common, DATA_DIR: join(work, 'data'), DATABASE_URL: '' }
    add('PGlite', await measure(embedded, sheet))
    console.log(
      `${count} goods in ${megabytes(Buffer.byteLength(sheet))} MB of CSV, killed half-way`,
    )
    console.table(rows)
    if (faults.length > 0) throw new Error(faults.join('; '))
  } finally {
    postgres.stop?.()
    rmSync(work, { recursive: true, force: true })
  }
}
