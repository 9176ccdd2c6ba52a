import type { Database } from '../database'
import { media } from '../schema/schema'
import { bulkInsert } from './bulk-insert'
import { products } from './demo/catalogue'
import { articlePictures, customerPictures, postPictures } from './demo/pictures'
import { listPictures } from './demo/product-pictures'

const SQUARE = 1
const COVER = 9 / 16

/** The width stands in the name of the file. */
function sizeOf(path: string, ratio: number) {
  const width = Number(/-(\d+)\.\w+$/.exec(path)?.[1])
  return { width, height: width * ratio }
}

export type SeededMedia = { idOf: (path: string) => number }

export async function seedMedia(db: Database): Promise<SeededMedia> {
  const goods = products
    .flatMap((product) => listPictures(product))
    .map(({ file, width }) => ({ path: file, width, height: width }))
  const others = [
    ...Object.values(articlePictures).map((path) => ({ path, ...sizeOf(path, COVER) })),
    ...[...postPictures, ...customerPictures].map((path) => ({ path, ...sizeOf(path, SQUARE) })),
  ]
  const rows = [...goods, ...others].map((row, i) => ({ id: i + 1, ...row }))
  await bulkInsert(db, media, rows)
  const ids = new Map(rows.map(({ path, id }) => [path, id]))
  const idOf = (path: string) => {
    const id = ids.get(path)
    if (id === undefined) throw new Error(`the demo shop has no picture ${path}`)
    return id
  }
  return { idOf }
}
