import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getBrand } from '@/lib/contract/catalogue/categories'
import { getProfile } from '@/lib/contract/account/profile'
import { askCall } from '../kit/ask-call'
import { newCustomer } from '../kit/known-people'

const root = process.cwd()
const program = join(root, 'node_modules', '.cache', 'vitrin-tests', 'reloading-process.mjs')
const SOURCE = join('lib', 'server', 'catalogue', 'brands.ts')
const PATIENCE = { timeout: 60_000, interval: 100 }

let copy = ''
let child: ChildProcess | undefined
let url = ''
const output = { stdout: '', stderr: '' }

async function startShop(): Promise<void> {
  child = spawn(process.execPath, [program], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: 'memory://',
      SESSION_SECRET: 's'.repeat(32),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.on('data', (text) => (output.stdout += String(text)))
  child.stderr?.on('data', (text) => (output.stderr += String(text)))
  await vi.waitFor(() => expect(output.stdout, output.stderr).toMatch(/^http\S+\n/), PATIENCE)
  url = output.stdout.trim()
}

async function readBrandError(): Promise<string> {
  const { text } = await askCall(url, getBrand, { params: { slug: 'nobody' } })
  return text
}

async function editSource(from: string, to: string): Promise<void> {
  const text = await readFile(join(root, SOURCE), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(copy, SOURCE), text.replace(from, to))
}

beforeAll(async () => {
  await build({
    entryPoints: ['tests/kit/reloading-process.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    logLevel: 'warning',
  })
  copy = await mkdtemp(join(tmpdir(), 'vitrin-dev-'))
  await cp(join(root, 'lib'), join(copy, 'lib'), { recursive: true })
  await cp(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'))
  await writeFile(join(copy, 'package.json'), JSON.stringify({ type: 'module' }))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await startShop()
})

afterAll(async () => {
  if (child?.exitCode === null) {
    child.kill()
    await once(child, 'exit')
  }
  await rm(copy, { recursive: true, force: true })
})

describe('the backend of npm run dev', () => {
  test('answers by a changed source without reopening its database', async () => {
    const customer = await newCustomer(url)
    await editSource("notFound('این برند')", "notFound('این نشان')")
    await vi.waitFor(async () => expect(await readBrandError()).toContain('این نشان'), PATIENCE)
    expect(output.stdout).toMatch(/^backend rebuilt in \d+ ms$/m)
    // A database in memory that was opened again would know no customer.
    const profile = await askCall(url, getProfile, {}, customer.bearer)
    expect(profile.status).toBe(200)
  })

  test('goes on as it was when a source does not compile', async () => {
    const before = await readBrandError()
    await editSource('export async function readBrand', 'export async function (')
    await vi.waitFor(
      () => expect(output.stderr).toContain('The previous backend goes on.'),
      PATIENCE,
    )
    expect(output.stderr).toContain('brands.ts')
    expect(await readBrandError()).toEqual(before)
  })

  test('recovers once the source compiles again', async () => {
    await editSource("notFound('این برند')", "notFound('این مارک')")
    await vi.waitFor(async () => expect(await readBrandError()).toContain('این مارک'), PATIENCE)
  })
})
