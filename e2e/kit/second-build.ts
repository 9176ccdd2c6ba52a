import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** What no build is made from. */
const ASIDE = ['.git', '.next', 'data', 'dist', 'docs', 'e2e', 'node_modules', 'test-results']
const GENTLE = 10

/** A word of the shop that the next build says otherwise, so that the part which holds it is another file. */
export type Change = { file: string; from: string; to: string }

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  child.stdout.on('data', (part: Buffer) => lines.push(part.toString()))
  child.stderr.on('data', (part: Buffer) => lines.push(part.toString()))
  // The other tests go on beside it.
  if (child.pid !== undefined) setPriority(child.pid, GENTLE)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${lines.join('')}`)
}

/** Linked, for they are many; a file system that cannot link copies them. */
async function takePackages(root: string, folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  try {
    await run('cp', ['-al', join(root, 'node_modules'), packages], root)
  } catch {
    await rm(packages, { recursive: true, force: true })
    await cp(join(root, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true })
  }
}

async function change(folder: string, { file, from, to }: Change): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say «${from}»`)
  await writeFile(join(folder, file), text.replace(from, to))
}

async function buildIn(folder: string): Promise<string> {
  const info = JSON.parse(await readFile(join(folder, 'dist', 'build.json'), 'utf8'))
  return z.object({ id: z.string() }).parse(info).id
}

/**
 * The shop, changed and built a second time in a folder of its own. It lies within the checkout, for
 * only there can packages be linked; with the cache of the first build, it takes half the time.
 */
export async function secondBuild(changes: readonly Change[]) {
  const root = process.cwd()
  const folder = join(root, 'dist', 'second-shop')
  const close = () => rm(folder, { recursive: true, force: true })
  await close()
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(root)) {
    if (!ASIDE.includes(name)) await cp(join(root, name), join(folder, name), { recursive: true })
  }
  const cachePath = join('.next', 'cache')
  await cp(join(root, cachePath), join(folder, cachePath), { recursive: true }).catch(() => {})
  await takePackages(root, folder)
  for (const one of changes) await change(folder, one)
  await run(process.execPath, ['scripts/build.mjs'], folder)
  return { folder, close, id: await buildIn(root), newId: await buildIn(folder) }
}
