import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { runNode } from './run-node.mjs'

const { values } = parseArgs({ options: { report: { type: 'string' } } })

const routes = ['node_modules/next/dist/bin/next', 'typegen']
/** The longest first, so that none is left alone at the end. */
const steps = [
  // A second checker works out most types once more, on a core that the other steps fill.
  ['types', 'node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1'],
  [
    'types of scripts',
    'node_modules/typescript-native/bin/tsc',
    ...['--noEmit', '--project', 'tsconfig.scripts.json'],
  ],
  ['lint', 'node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '.'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  [
    'arrows',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err', '.'],
  ],
  ['knip', 'node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
]

const passed = []
const failed = []

function run(args) {
  return runNode(args, { env: { NEXT_TELEMETRY_DISABLED: '1' } })
}

async function takeSteps(left) {
  for (let step = left.shift(); step; step = left.shift()) {
    const [name, ...args] = step
    const began = Date.now()
    const green = (await run(args)) === 0
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    if (green) console.log(`check: ${name} passed in ${seconds} s`)
    else console.error(`check: ${name} failed`)
    ;(green ? passed : failed).push(name)
  }
}

if ((await run(routes)) === 0) {
  const left = [...steps]
  const lanes = Math.min(2, availableParallelism())
  await Promise.all(Array.from({ length: lanes }, () => takeSteps(left)))
} else {
  console.error('check: the types of the routes could not be written')
  failed.push('routes')
}

if (values.report) {
  writeFileSync(values.report, JSON.stringify({ passed: passed.length, failed: failed.length }))
}
process.exit(failed.length > 0 ? 1 : 0)
