import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { openMediaStore } from '@/lib/server/adapters/media/media-store'
import { readConfig } from '@/lib/config'
import { importPictures, imports, productPictures } from '@/lib/server/db/schema/schema'
import { createImportRunner } from '@/lib/server/imports/import-runner'
import { createStock } from '../kit/buyer'
import { onEachDatabase } from '../kit/each-database'
import { png } from '../kit/pictures'

onEachDatabase('pictures of an import', (db) => {
  test('wait while the shop’s own storage is away, and those that came are shown at once', async () => {
    const [own] = await db()
      .insert(imports)
      .values({
        ...{ fileName: 'a.csv', state: 'pictures', columns: [], options: START_OPTIONS },
        ...{ rowCount: 1, actorName: 'سارا', made: { categories: [], brands: [] } },
      })
      .returning()
    const importId = own?.id ?? 0
    const { productId } = await createStock(db(), 1, 1_000)
    const before = await db().$count(productPictures, eq(productPictures.productId, productId))
    const row = (position: number) => ({
      ...{ importId, productId, position, alt: 'چراغ' },
      url: `https://pictures.example/${position}.png`,
    })
    await db()
      .insert(importPictures)
      .values([row(0), row(1)])
    const picture = await png({ width: 40, height: 40 })
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-pictures-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const store = openMediaStore(readConfig({ DATA_DIR: folder }), () => {})
    let fetched = 0
    let isAway = true
    const emptied: string[][] = []
    const round = { isTakenOver: false, signal: new AbortController().signal }
    const work = createImportRunner(db(), {
      media: {
        ...store,
        put: (name, bytes) =>
          isAway && fetched > 1
            ? Promise.reject(new Error('the bucket is away'))
            : store.put(name, bytes),
      },
      revalidateTags: async (tags) => void emptied.push([...tags]),
      onError: () => {},
      fetchPicture: async () => {
        fetched += 1
        return picture
      },
    })
    await expect(work(round)).rejects.toThrow('the bucket is away')
    const states = async () =>
      (await db().select().from(importPictures).orderBy(importPictures.position)).map(
        ({ state, problem }) => [state, problem],
      )
    expect(await states()).toEqual([
      ['done', ''],
      ['waiting', ''],
    ])
    expect(emptied.flat()).not.toEqual([])
    isAway = false
    await work(round)
    expect(await states()).toEqual([
      ['done', ''],
      ['done', ''],
    ])
    const after = await db().$count(productPictures, eq(productPictures.productId, productId))
    expect(after - before).toBe(2)
  })
})
