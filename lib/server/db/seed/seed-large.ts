import { sql } from 'drizzle-orm'
import { searchKey } from '@/lib/persian/text'
import type { Database } from '../database'
import { products, stocks } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { type Chance, createChance, createPast, type Past } from './chance'
import { brands as demoBrands, products as demoProducts } from './demo/catalogue'
import { colours } from './demo/colours'

const BATCH = 5_000
const SERIES = [
  'Alpha',
  'Beta',
  'Delta',
  'Sigma',
  'Omega',
  'Nova',
  'Luna',
  'Terra',
  'Vega',
  'Orion',
]
const COLOUR_NAMES = Object.keys(colours)

type Rows = {
  products: (typeof products.$inferInsert & { id: number })[]
  stocks: (typeof stocks.$inferInsert)[]
  pictures: { productId: number; like: number }[]
}
type Like = {
  id: number
  title: string
  categoryId: number
  minPrice: number
  description: string
}

function makeBatch(first: number, size: number, likes: Like[], chance: Chance, past: Past): Rows {
  const rows: Rows = { products: [], stocks: [], pictures: [] }
  for (let id = first; id < first + size; id += 1) {
    const like = chance.pick(likes)
    const model = `${chance.pick(SERIES)} ${id.toString(36).toUpperCase()}`
    const brandId = chance.whole(1, demoBrands.length)
    const title = `${like.title.split(' مدل ')[0]} ${demoBrands[brandId - 1]?.title} مدل ${model}`
    const price =
      Math.round((like.minPrice * chance.whole(60, 150)) / 100 / 10_000) * 10_000 + 10_000
    const own = Array.from({ length: chance.whole(1, 4) }, (_, position) => ({
      productId: id,
      parentValue: { رنگ: COLOUR_NAMES[(id + position) % COLOUR_NAMES.length] ?? '' },
      price,
      quantity: chance.next() < 0.15 ? 0 : chance.whole(1, 50),
      position,
    }))
    rows.stocks.push(...own)
    rows.pictures.push({ productId: id, like: like.id })
    rows.products.push({
      id,
      slug: `کالا-${model.toLowerCase().replaceAll(' ', '-')}`,
      title,
      englishTitle: model,
      categoryId: like.categoryId,
      brandId,
      description: like.description,
      intro: title,
      guarantee: 'گارانتی ۱۲ ماهه',
      searchKey: searchKey(`${title} ${demoBrands[brandId - 1]?.englishTitle}`),
      minPrice: price,
      available: own.some(({ quantity }) => quantity > 0),
      viewCount: chance.whole(0, 5_000),
      soldCount: chance.whole(0, 400),
      createdAt: past.daysAgo(chance.whole(1, 900), chance.whole(0, 23)),
    })
  }
  return rows
}

/** A large shop to measure with: goods made in bulk after the likeness of the demo shop's. */
export async function seedLarge(
  db: Database,
  wanted: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const chance = createChance(100_000)
  const past = createPast(new Date())
  const likes = await db
    .select({
      id: products.id,
      title: products.title,
      categoryId: products.categoryId,
      minPrice: products.minPrice,
      description: products.description,
    })
    .from(products)
    .where(sql`${products.id} <= ${demoProducts.length}`)
  const [last] = await db.select({ id: sql<number>`max(${products.id})` }).from(products)
  const start = (last?.id ?? 0) + 1
  for (let done = 0; done < wanted; done += BATCH) {
    const size = Math.min(BATCH, wanted - done)
    const rows = makeBatch(start + done, size, likes, chance, past)
    await db.transaction(async (tx) => {
      await bulkInsert(tx, products, rows.products)
      await bulkInsert(tx, stocks, rows.stocks)
      await copyPictures(tx, rows.pictures)
    })
    onProgress(done + size)
  }
  await continueIds(db, products)
  await db.execute(sql`analyze`)
}

async function copyPictures(db: Database, pairs: Rows['pictures']): Promise<void> {
  await db.execute(sql`
    insert into product_pictures (product_id, position, media_id, alt, colour)
    select pair."productId", picture.position, picture.media_id, product.title, picture.colour
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair("productId" int, "like" int)
    join product_pictures picture on picture.product_id = pair."like"
    join products product on product.id = pair."productId"`)
}
