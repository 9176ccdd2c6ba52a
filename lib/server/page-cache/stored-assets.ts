import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@/lib/persian/durations'

/** This one and those before it. */
const MOST_BUILDS = 3
const UNFINISHED = '.part'

async function copyBuild(root: string, build: string, files: string): Promise<void> {
  const own = join(root, build)
  if (!existsSync(own)) {
    const unfinished = `${own}-${process.pid}${UNFINISHED}`
    await cp(files, unfinished, { recursive: true })
    // Another instance of this build may share the folder and have been faster.
    await rename(unfinished, own).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  const now = new Date()
  await utimes(own, now, now)
}

/** The builds that were started last stay, with what another instance copies at this moment. */
async function removeOld(root: string): Promise<void> {
  const names = await readdir(root)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(root, name))).mtimeMs })),
  )
  const builds = dated.filter(({ name }) => !name.endsWith(UNFINISHED))
  const old = builds.toSorted((one, other) => other.at - one.at).slice(MOST_BUILDS)
  const left = dated.filter(
    ({ name, at }) => name.endsWith(UNFINISHED) && at < Date.now() - HOUR_MS,
  )
  for (const { name } of [...old, ...left])
    await rm(join(root, name), { recursive: true, force: true })
}

/** Of any build that is there, this one too: its own folder may have been built anew. */
export async function readStoredAsset(root: string, path: string): Promise<Buffer | undefined> {
  const builds = await readdir(root).catch(() => [])
  for (const build of builds.filter((name) => !name.endsWith(UNFINISHED))) {
    const found = await readFile(join(root, build, path)).catch(() => undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * A shop is upgraded in another folder or in another image, or built anew under a process that runs: tabs
 * of the build before ask for its scripts all the same.
 */
export async function storeAssets(root: string, build: string, files: string): Promise<void> {
  await mkdir(root, { recursive: true })
  await copyBuild(root, build, files)
  await removeOld(root)
}
