import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

const refusedImports = [
  ['app/a/page.tsx', 'lib/server/main/backend'],
  ['app/b/page.tsx', 'lib/server/main/build-info'],
  ['app/c/page.tsx', 'tests/kit/test-shop'],
  ['app/d/page.tsx', 'lib/nowhere'],
  ['components/content/a.tsx', 'app/(shop)/layout'],
  ['components/content/b.tsx', 'lib/data/catalogue'],
  ['components/content/c.tsx', 'lib/server/main/backend'],
  ['components/content/d.tsx', 'lib/config'],
  ['components/content/e.tsx', 'components/layout/header'],
  ['components/ui/a.tsx', 'lib/contract/catalogue/products'],
  ['components/ui/b.tsx', 'stores/cart'],
  ['components/ui/c.tsx', 'components/cart/cart-view'],
  ['components/form/a.tsx', 'components/auth/login-flow'],
  ['components/account/a.tsx', 'components/orders/order-view'],
  ['components/auth/a.tsx', 'components/catalogue/favorite-button'],
  ['components/catalogue/a.tsx', 'components/product/product-page'],
  ['components/product/a.tsx', 'components/blog/post-page'],
  ['components/search/a.tsx', 'components/layout/header'],
  ['components/social/a.tsx', 'components/layout/header'],
  ['components/cart/a.tsx', 'components/desk/ui/desk-table'],
  ['components/desk/a.tsx', 'components/cart/cart-view'],
  ['components/desk/b.tsx', 'components/form/use-submit'],
  ['components/desk/c.tsx', 'stores/cart'],
  ['app/h/page.tsx', 'components/desk/ui/desk-page'],
  ['stores/a.ts', 'components/cart/cart-view'],
  ['stores/b.ts', 'lib/data/catalogue'],
  ['stores/c.ts', 'lib/server/main/backend'],
  ['lib/client/a.ts', 'lib/data/catalogue'],
  ['lib/client/b.ts', 'components/ui/button'],
  ['lib/client/c.ts', 'lib/server/main/backend'],
  ['lib/contract/a.ts', 'lib/client/http/client'],
  ['lib/contract/b.ts', 'lib/config'],
  ['lib/data/a.ts', 'lib/server/cart/cart-items'],
  ['lib/data/b.ts', 'components/cart/cart-view'],
  ['lib/data/c.ts', 'stores/cart'],
  ['lib/domain/a.ts', 'lib/client/http/client'],
  ['lib/persian/a.ts', 'lib/contract/catalogue/products'],
  ['lib/session/a.ts', 'lib/server/main/backend'],
  ['lib/server/http/a.ts', 'lib/client/http/client'],
  ['lib/server/cart/a.ts', 'lib/server/http/app'],
  ['lib/server/cart/b.ts', 'lib/server/page-cache/page-store'],
  ['lib/server/cart/c.ts', 'lib/data/catalogue'],
  ['lib/server/catalogue/a.ts', 'lib/server/search/parse-query'],
  ['lib/server/cart/d.ts', 'lib/server/orders/place-order'],
  ['lib/server/db/a.ts', 'lib/server/cart/cart-items'],
  ['lib/server/adapters/sms/a.ts', 'lib/server/auth/login-codes'],
  ['lib/server/imports/a.ts', 'lib/server/orders/place-order'],
  ['lib/server/imports/b.ts', 'lib/server/http/app'],
  ['lib/server/desk/a.ts', 'lib/server/imports/imports'],
  ['lib/server/jobs/a.ts', 'lib/server/desk/publish-due'],
  ['lib/server/http/c.ts', 'lib/server/main/backend'],
  ['lib/server/loyalty/a.ts', 'lib/server/domain-error'],
  ['lib/contract/loyalty/a.ts', 'lib/contract/fields'],
  ['lib/contract/catalogue/a.ts', 'lib/contract/product/product-info'],
  ['lib/contract/orders/a.ts', 'lib/contract/checkout/shipping'],
  ['lib/contract/blog.ts', 'lib/contract/content/settings'],
] as const

const allowedImports = [
  ['app/e/page.tsx', 'components/content/home-page'],
  ['app/f/page.tsx', 'lib/data/catalogue'],
  ['app/g/layout.tsx', 'components/layout/header'],
  ['app/api/route.ts', 'lib/server/http/api-proxy'],
  ['next.config.ts', 'lib/server/main/build-info'],
  ['components/content/f.tsx', 'lib/client/queries/content'],
  ['components/content/g.tsx', 'stores/cart'],
  ['components/content/h.tsx', 'components/ui/button'],
  ['components/auth/b.tsx', 'components/form/use-submit'],
  ['app/desk/a/page.tsx', 'components/desk/ui/desk-page'],
  ['components/desk/d.tsx', 'components/ui/button'],
  ['components/desk/e.tsx', 'lib/client/desk/staff'],
  ['components/product/b.tsx', 'components/reviews/comment-rail'],
  ['components/layout/a.tsx', 'components/search/search-overlay'],
  ['components/ui/d.tsx', 'lib/persian/digits'],
  ['stores/d.ts', 'lib/contract/cart'],
  ['lib/client/d.ts', 'lib/contract/cart'],
  ['lib/contract/c.ts', 'lib/persian/digits'],
  ['lib/data/d.ts', 'lib/client/http/client'],
  ['lib/domain/b.ts', 'lib/persian/digits'],
  ['lib/server/http/b.ts', 'lib/server/cart/cart-items'],
  ['lib/server/cart/e.ts', 'lib/contract/cart'],
  ['lib/server/orders/a.ts', 'lib/server/cart/cart-items'],
  ['lib/server/cart/f.ts', 'lib/server/db/database'],
  ['lib/server/imports/c.ts', 'lib/server/product/set-stocks'],
  ['lib/server/desk/b.ts', 'lib/server/audit-log'],
  ['lib/contract/checkout/a.ts', 'lib/contract/orders/order'],
  ['lib/contract/contract.ts', 'lib/contract/desk/staff'],
  ['tests/a.test.ts', 'lib/server/main/backend'],
] as const

const report = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
})
type Violation = { from: string; to: string; rule: string }

let folder: string
let violations: Violation[]

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

function findViolations(): Promise<Violation[]> {
  const config = join(root, '.dependency-cruiser.mjs')
  const args = [tool, '--config', config, '--output-type', 'json', '.']
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (_, output, errors) => {
      if (output === '') return reject(new Error(errors))
      const found = report.parse(JSON.parse(output)).summary.violations
      resolve(found.map(({ from, to, rule }) => ({ from, to, rule: rule.name })))
    })
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-arrows-'))
  const paths = { '@/*': ['./*'] }
  const compilerOptions = { paths, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' }
  await write('tsconfig.json', JSON.stringify({ compilerOptions }))
  for (const [from, to] of [...refusedImports, ...allowedImports]) {
    if (to !== 'lib/nowhere') await write(`${to}.ts`, 'export type Thing = 1\n')
    await write(from, `import type { Thing } from '@/${to}'\nexport const thing: Thing = 1\n`)
  }
  await write('components/form-tests/test-page.tsx', "import '../ui/shown-field'\n")
  await write('components/ui/shown-field.tsx', 'export const field = 1\n')
  await write('components/ui/forgotten-field.tsx', 'export const field = 1\n')
  await write('stores/round.ts', "import './trip'\n")
  await write('stores/trip.ts', "import './round'\n")
  violations = await findViolations()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(refusedImports)('%s may not import %s', (from) => {
  expect(violations.map((one) => one.from)).toContain(from)
})

test.each(allowedImports)('%s may import %s', (from) => {
  expect(violations.filter((one) => one.from === from)).toEqual([])
})

test('two files may not import each other', () => {
  const circles = violations.filter(({ rule }) => rule === 'no-circles')
  expect(circles.map(({ from }) => from)).toContain('stores/round.ts')
})

test('the test pages must show every field', () => {
  const forgotten = violations.filter(({ rule }) => rule === 'every-field-on-the-test-pages')
  const fields = forgotten.flatMap(({ from, to }) => [from, to])
  expect(fields).toContain('components/ui/forgotten-field.tsx')
  expect(fields).not.toContain('components/ui/shown-field.tsx')
})
