import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runNode } from './run-node.mjs'

const { values } = parseArgs({ options: { report: { type: 'string' } } })

const steps = [
  [
    'types',
    ['node_modules/next/dist/bin/next', 'typegen'],
    ['node_modules/typescript/bin/tsc', '--noEmit'],
  ],
  [
    'lint',
    [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ],
  [
    'arrows',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      '.',
    ],
  ],
  [
    'format',
    ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache', '--log-level', 'warn'],
  ],
  ['knip', ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors']],
]

const passed = []
let failed
for (const [name, ...commands] of steps) {
  const began = Date.now()
  for (const command of commands) {
    const code = failed ? 0 : await runNode(command, { env: { NEXT_TELEMETRY_DISABLED: '1' } })
    if (code !== 0) failed = name
  }
  if (failed) break
  passed.push(name)
  console.log(`check: ${name} passed in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

if (failed) console.error(`check: ${failed} failed`)
if (values.report) {
  writeFileSync(values.report, JSON.stringify({ passed: passed.length, failed: failed ? 1 : 0 }))
}
process.exit(failed ? 1 : 0)
