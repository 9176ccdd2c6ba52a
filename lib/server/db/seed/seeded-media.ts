import type { Database } from '../database'
import { media } from '../schema/schema'
import { bulkInsert } from './bulk-insert'
import { articlePictures, customerPictures, postPictures, productPictures } from './demo/pictures'

const SIZES = {
  products: { width: 640, height: 640 },
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
  const paths = [
    ...Object.values(productPictures).flatMap((list) => list.map(({ file }) => file)),
    ...Object.values(articlePictures),
    ...postPictures,
    ...customerPictures,
  ]
  const ids = new Map([...new Set(paths)].map((path, i) => [path, i + 1]))
  await bulkInsert(
    db,
    media,
    [...ids].map(([path, id]) => ({ id, path, ...sizeOf(path) })),
  )
  const idOf = (path: string) => {
    const id = ids.get(path)
    if (id === undefined) throw new Error(`the demo shop has no picture ${path}`)
    return id
  }
  return { idOf }
}
