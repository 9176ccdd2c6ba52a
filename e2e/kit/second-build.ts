import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What a built shop runs without. */
const ASIDE = ['.git', '.next', 'data', 'dist', 'docs', 'e2e', 'test-results', 'tests']
const LINKED = ['node_modules', 'public']
const OF_THE_BUILD = ['build', 'cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types']
const TEXT = /\.(?:body|css|html|js|json|meta|rsc)$|BUILD_ID$/

/** What a part of the shop that loads on use says otherwise in the next build, as its script holds it. */
export type Change = { from: string; to: string }

async function buildIn(folder: string) {
  const info = JSON.parse(await readFile(join(folder, 'dist', 'build.json'), 'utf8'))
  return z.object({ id: z.string(), timestamp: z.number() }).parse(info)
}

/** The same length, for pages say how long their parts are. */
function renamed(chunk: string): string {
  return [...chunk].reverse().join('')
}

/** Says the changed words in the chunks that hold them, and returns the names of these. */
async function changeChunks(folder: string, changes: readonly Change[]): Promise<string[]> {
  const chunks = join(folder, '.next', 'static', 'chunks')
  const changed = new Set<string>()
  for (const name of (await readdir(chunks)).filter((file) => file.endsWith('.js'))) {
    const text = await readFile(join(chunks, name), 'utf8')
    const held = changes.filter(({ from }) => text.includes(from))
    if (held.length === 0) continue
    const other = held.reduce((all, { from, to }) => all.replaceAll(from, to), text)
    await writeFile(join(chunks, name), other)
    for (const { from } of held) changed.add(from)
    changed.add(name)
  }
  for (const { from } of changes) {
    if (!changed.delete(from)) throw new Error(`No part of the shop says «${from}»`)
  }
  return [...changed].map((name) => name.replace(/\.js$/, ''))
}

/** In what the files say and in how they are named. */
async function replaceIn(folder: string, words: readonly Change[]): Promise<void> {
  const replaced = (text: string) =>
    words.reduce((all, { from, to }) => all.replaceAll(from, to), text)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await replaceIn(path, words)
    else if (entry.isFile() && TEXT.test(entry.name)) {
      const text = await readFile(path, 'utf8')
      const other = replaced(text)
      if (other !== text) await writeFile(path, other)
    }
    if (replaced(entry.name) !== entry.name) await rename(path, join(folder, replaced(entry.name)))
  }
}

/**
 * The shop as another build would leave it, in a folder of its own: a copy with another id, whose
 * changed parts are other files. Building it would take a minute of both cores.
 */
export async function secondBuild(changes: readonly Change[]) {
  const root = process.cwd()
  const folder = join(root, 'dist', 'second-shop')
  const close = () => rm(folder, { recursive: true, force: true })
  await close()
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(root)) {
    if (LINKED.includes(name)) await symlink(join(root, name), join(folder, name))
    else if (!ASIDE.includes(name))
      await cp(join(root, name), join(folder, name), { recursive: true })
  }
  const copyBuilt = async (name: string, without: readonly string[]) => {
    await mkdir(join(folder, name))
    for (const part of await readdir(join(root, name))) {
      const [from, to] = [join(root, name, part), join(folder, name, part)]
      const options = { recursive: true, verbatimSymlinks: true }
      if (!without.includes(part)) await cp(from, to, options)
    }
  }
  await copyBuilt('.next', OF_THE_BUILD)
  await copyBuilt('dist', ['second-shop', 'tools'])

  const { id, timestamp } = await buildIn(root)
  const later = timestamp + 1
  const newId = id.replace(timestamp.toString(36), later.toString(36))
  const chunks = await changeChunks(folder, changes)
  const words = [
    { from: id, to: newId },
    { from: String(timestamp), to: String(later) },
    ...chunks.map((chunk) => ({ from: chunk, to: renamed(chunk) })),
  ]
  await replaceIn(join(folder, '.next'), words)
  await replaceIn(join(folder, 'dist'), words)
  return { folder, close, id, newId }
}
