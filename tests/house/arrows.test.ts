import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

const wrong = [
  ['components/home/a.tsx', 'app/layout'],
  ['components/home/b.tsx', 'lib/data/products'],
  ['components/home/c.tsx', 'lib/server/backend'],
  ['components/home/d.tsx', 'lib/config'],
  ['components/ui/a.tsx', 'lib/contract/products'],
  ['components/ui/b.tsx', 'stores/cart'],
  ['components/ui/c.tsx', 'components/home/deals'],
  ['app/a/page.tsx', 'lib/server/backend'],
  ['app/b/page.tsx', 'lib/server/start/build-info'],
  ['lib/data/a.ts', 'lib/server/services/cart'],
  ['lib/data/b.ts', 'components/home/deals'],
  ['lib/data/c.ts', 'stores/cart'],
  ['lib/api/a.ts', 'lib/data/products'],
  ['lib/api/b.ts', 'components/ui/button'],
  ['lib/api/c.ts', 'lib/server/backend'],
  ['lib/contract/a.ts', 'lib/api/products'],
  ['lib/contract/b.ts', 'lib/config'],
  ['lib/persian/a.ts', 'lib/contract/products'],
  ['stores/a.ts', 'components/home/deals'],
  ['stores/b.ts', 'lib/data/products'],
  ['stores/c.ts', 'lib/server/backend'],
  ['lib/server/http/a.ts', 'lib/api/products'],
  ['lib/server/services/a.ts', 'lib/server/http/app'],
  ['lib/server/services/b.ts', 'lib/data/products'],
  ['lib/server/db/a.ts', 'lib/server/services/cart'],
  ['lib/guard/a.ts', 'lib/server/backend'],
  ['app/c/page.tsx', 'tests/kit/test-shop'],
  ['app/d/page.tsx', 'lib/nowhere'],
] as const

const right = [
  ['app/e/page.tsx', 'components/home/deals'],
  ['app/f/page.tsx', 'lib/data/products'],
  ['app/api/route.ts', 'lib/server/backend'],
  ['instrumentation.ts', 'lib/server/backend'],
  ['next.config.ts', 'lib/server/start/build-info'],
  ['components/home/e.tsx', 'lib/api/products'],
  ['components/home/f.tsx', 'stores/cart'],
  ['components/home/g.tsx', 'components/ui/button'],
  ['components/ui/d.tsx', 'lib/persian/digits'],
  ['lib/data/d.ts', 'lib/api/products'],
  ['lib/api/d.ts', 'lib/contract/products'],
  ['lib/contract/c.ts', 'lib/persian/digits'],
  ['lib/server/http/b.ts', 'lib/server/services/cart'],
  ['lib/server/services/c.ts', 'lib/contract/products'],
  ['stores/d.ts', 'lib/contract/products'],
  ['tests/a.test.ts', 'lib/server/backend'],
] as const

const report = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
})

let folder: string
let refused: { from: string; rule: string }[]

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

function violations(): Promise<typeof refused> {
  const config = join(root, '.dependency-cruiser.mjs')
  const args = [tool, '--config', config, '--output-type', 'json', '.']
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((done, fail) => {
    execFile(process.execPath, args, options, (_, output, complaint) => {
      if (output === '') return fail(new Error(complaint))
      const found = report.parse(JSON.parse(output)).summary.violations
      done(found.map(({ from, rule }) => ({ from, rule: rule.name })))
    })
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-arrows-'))
  const paths = { '@/*': ['./*'] }
  const compilerOptions = { paths, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' }
  await write('tsconfig.json', JSON.stringify({ compilerOptions }))
  for (const [from, to] of [...wrong, ...right]) {
    if (to !== 'lib/nowhere') await write(`${to}.ts`, 'export type Thing = 1\n')
    await write(from, `import type { Thing } from '@/${to}'\nexport const thing: Thing = 1\n`)
  }
  await write('stores/round.ts', "import './trip'\n")
  await write('stores/trip.ts', "import './round'\n")
  refused = await violations()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(wrong)('%s may not import %s', (from) => {
  expect(refused.map((one) => one.from)).toContain(from)
})

test.each(right)('%s may import %s', (from) => {
  expect(refused.filter((one) => one.from === from)).toEqual([])
})

test('two files may not import each other', () => {
  expect(refused.filter(({ rule }) => rule === 'no-circles').map(({ from }) => from)).toContain(
    'stores/round.ts',
  )
})
