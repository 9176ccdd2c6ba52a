import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

const program = join('node_modules', '.cache', 'vitrin-tests', 'data-commands.mjs')

beforeAll(() =>
  build({
    entryPoints: ['lib/server/main/data-commands.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    logLevel: 'warning',
  }),
)

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 40_000,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += String(text)))
  }
  const [code] = await once(child, 'close')
  return { code: Number(code ?? -1), output }
}

test.each([
  ['setup', ['setup', '--name', 'چای ماهان']],
  ['restore', ['restore', 'vitrin.backup']],
  ['move', ['move', 'postgres://127.0.0.1:1/shop']],
])('%s says in one line that its Redis is away, changes nothing and ends', async (_, args) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { code, output } = await run(args, { DATA_DIR: folder, REDIS_URL: 'redis://127.0.0.1:1' })
  expect(output).toMatch(/^vitrin: REDIS_URL has a value where no Redis answers.*\n$/)
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'database'))).toBe(false)
})
