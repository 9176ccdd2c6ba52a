import type { Database } from '../database'
import { media } from '../schema/schema'
import { bulkInsert } from './bulk-insert'
import { products } from './demo/catalogue'
import { articlePictures, customerPictures, postPictures } from './demo/pictures'
import { listPictures } from './demo/product-pictures'

const SIZES = {
  posts: { width: 640, height: 640 },
  articles: { width: 960, height: 540 },
  people: { width: 160, height: 160 },
} as const

function sizeOf(path: string) {
  const kind = path.split('/')[2]
  const size = Object.entries(SIZES).find(([name]) => name === kind)?.[1]
  if (size === undefined) throw new Error(`a demo picture in an unknown folder: ${path}`)
  return size
}

export type SeededMedia = { idOf: (path: string) => number }

export async function seedMedia(db: Database): Promise<SeededMedia> {
  const goods = products
    .flatMap((product) => listPictures(product))
    .map(({ file, width }) => ({ path: file, width, height: width }))
  const others = [...Object.values(articlePictures), ...postPictures, ...customerPictures].map(
    (path) => ({ path, ...sizeOf(path) }),
  )
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
