import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { countsOf } from './test/counts.mjs'
import { fastFolder } from './test/fast-folder.mjs'
import { openPostgres } from './test/postgres.mjs'
import { runNode, stopRunning } from './run-node.mjs'

const work = mkdtempSync(join(tmpdir(), 'vitrin-test-'))
const report = (name) => join(work, `${name}.json`)
const closing = [() => rmSync(work, { recursive: true, force: true })]

/** Its files go with the run, however that ends. */
function openFastFolder() {
  const folder = mkdtempSync(join(fastFolder(), 'vitrin-test-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function check() {
  const code = await runNode(['scripts/check.mjs', '--report', report('check')])
  return countsOf('check', report('check'), code)
}

async function vitest() {
  const postgres = await openPostgres()
  if (postgres.stop) closing.push(postgres.stop)
  else console.log(`test: the PostgreSQL half is not run: ${postgres.why}.`)
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
      // As in the browser: what needed it is named, and few may.
      '--retry=1',
    ],
    {
      env: {
        TMPDIR: openFastFolder(),
        ...(postgres.url && { TEST_DATABASE_URL: postgres.url }),
      },
    },
  )
  return countsOf('vitest', report('vitest'), code)
}

async function build() {
  const code = await runNode(['scripts/build.mjs'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function playwright(env, args) {
  const folder = openFastFolder()
  const common = {
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
    E2E_WORK_DIR: join(folder, 'e2e'),
    TMPDIR: folder,
  }
  const program = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const code = await runNode([...program, ...args], { env: { ...common, ...env } })
  return countsOf('playwright', report('playwright'), code)
}

const e2e = () => playwright({}, [])
const instances = () => playwright({ E2E_INSTANCES: '1' }, ['--project=instances'])

/** The last is minutes long and runs when it is named. */
const suites = { check, vitest, build, e2e, instances }
const usual = ['check', 'vitest', 'build', 'e2e']
const requested = process.argv.slice(2)
const unknown = requested.find((name) => !(name in suites))
if (unknown) {
  console.error(`test: there is no suite ${unknown}; there are ${Object.keys(suites).join(', ')}.`)
  process.exit(1)
}

function close() {
  for (const end of closing.splice(0).reverse()) end()
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopRunning()
    close()
    process.exit(1)
  })
}

const lines = []
const sum = { passed: 0, failed: 0 }
for (const [name, suite] of Object.entries(suites)) {
  if (!(requested.length > 0 ? requested : usual).includes(name)) continue
  if (name === 'e2e' && lines.some((line) => line.startsWith('build: 0'))) continue
  const began = Date.now()
  /** @type {{ passed: number, failed: number, notes?: string[] }} */
  const counts = await suite().catch((error) => {
    console.error(`test: ${name}: ${error.message}`)
    return { passed: 0, failed: 1 }
  })
  sum.passed += counts.passed
  sum.failed += counts.failed
  const seconds = Math.round((Date.now() - began) / 1000)
  lines.push(`${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`)
  for (const note of counts.notes ?? []) lines.push(`${name}: ${note}`)
}
close()
console.log(`\n${lines.join('\n')}`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)
