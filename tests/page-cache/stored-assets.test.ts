import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeAssets, readStoredAsset } from '@/lib/server/page-cache/stored-assets'
import { createEmptyFolder } from './page-entries'

test('scripts of the builds that were started last stay when their folder is gone, older ones go', async () => {
  const folder = await createEmptyFolder()
  const root = join(folder, 'builds')
  const files = join(folder, 'static')
  const start = async (build: string, minute: number) => {
    await mkdir(join(files, 'chunks'), { recursive: true })
    await writeFile(join(files, 'chunks', `${build}.js`), build)
    await storeAssets(root, build, files)
    await utimes(join(root, build), minute * 60, minute * 60)
    await rm(files, { recursive: true })
  }
  for (const [minute, build] of ['one', 'two', 'three'].entries()) await start(build, minute)
  const read = async (build: string) =>
    (await readStoredAsset(root, `chunks/${build}.js`))?.toString()
  expect(await Promise.all(['one', 'two', 'three', 'four'].map(read))).toEqual([
    ...['one', 'two', 'three', undefined],
  ])
  // An owner goes back to the first, and later on to a fourth.
  await start('one', 3)
  await writeFile(join(root, 'killed-1.part'), '')
  await utimes(join(root, 'killed-1.part'), 0, 0)
  await start('four', 4)
  expect((await readdir(root)).toSorted()).toEqual(['four', 'one', 'three'])
})
