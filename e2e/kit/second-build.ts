import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { z } from 'zod'
import { newFolder } from './own-shop'

const OWN = ['.next', 'dist', 'data', 'test-results']
const TEXT = ['.js', '.json', '.html', '.rsc', '.meta', '.txt', '.css', '']
const CHUNK = /static\/chunks\/(?!second-)([\w.~-]+\.(?:js|css))/g

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** A build is known by its id and by the names of its chunks: all are others, none of the old is left. */
async function renameBuild(folder: string, from: string, to: string): Promise<void> {
  const files = await filesUnder(join(folder, '.next'))
  const texts = files.filter((file) => TEXT.includes(extname(file)) && !file.endsWith('.nft.json'))
  for (const file of [...texts, join(folder, 'dist/build.json'), join(folder, 'dist/worker.js')]) {
    const text = await readFile(file, 'utf8')
    const other = text.replaceAll(from, to).replace(CHUNK, 'static/chunks/second-$1')
    if (other !== text) await writeFile(file, other)
  }
  for (const file of files.filter((path) => dirname(path).endsWith('/.next/static/chunks'))) {
    await rename(file, join(dirname(file), `second-${basename(file)}`))
  }
  await rename(join(folder, '.next/static', from), join(folder, '.next/static', to))
}

/** The shop built a second time, in a folder of its own. */
export async function secondBuild() {
  const root = process.cwd()
  const folder = join(await newFolder(), 'second')
  await mkdir(folder)
  for (const name of await readdir(root)) {
    if (!OWN.includes(name)) await symlink(join(root, name), join(folder, name))
  }
  const isNeeded = (path: string) => !/\.next\/(cache|turbopack|types|diagnostics)(\/|$)/.test(path)
  await cp(join(root, '.next'), join(folder, '.next'), { recursive: true, filter: isNeeded })
  await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  const build = z.object({ id: z.string() })
  const { id } = build.parse(JSON.parse(await readFile(join(folder, 'dist/build.json'), 'utf8')))
  const newId = `second-${id}`
  await renameBuild(folder, id, newId)
  return { folder, id, newId }
}
