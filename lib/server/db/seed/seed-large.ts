import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { categories, products, stocks } from '../schema/schema'
import { bulkInsert, continueIds } from './bulk-insert'
import { type Chance, createChance, createPast, type Past } from './chance'
import { brands as demoBrands, products as demoProducts } from './demo/catalogue'
import { SEPARATOR, type SearchTexts, listTerms, listWords } from '../../search/search-terms'
import { storeWords } from '../../search/index-products'

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

type Draft = typeof products.$inferInsert & { id: number; texts: SearchTexts }
type Rows = {
  products: Draft[]
  stocks: (typeof stocks.$inferInsert)[]
  pictures: { productId: number; like: number }[]
}
type Like = {
  id: number
  title: string
  categoryId: number
  category: string
  minPrice: number
  description: string
  choices: Record<string, string>[]
}

function makeBatch(first: number, size: number, likes: Like[], chance: Chance, past: Past): Rows {
  const rows: Rows = { products: [], stocks: [], pictures: [] }
  for (let id = first; id < first + size; id += 1) {
    const like = chance.pick(likes)
    const model = `${chance.pick(SERIES)} ${id.toString(36).toUpperCase()}`
    const brandId = chance.whole(1, demoBrands.length)
    const brand = demoBrands[brandId - 1]
    const title = `${like.title.split(' مدل ')[0]} ${brand?.title} مدل ${model}`
    const price =
      Math.round((like.minPrice * chance.whole(60, 150)) / 100 / 10_000) * 10_000 + 10_000
    const own = like.choices.slice(0, chance.whole(1, 4)).map((parentValue, position) => ({
      productId: id,
      parentValue,
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
      texts: {
        title: [title, model].join(SEPARATOR),
        group: [brand?.title, brand?.englishTitle, like.category].join(SEPARATOR),
        rest: own.flatMap(({ parentValue }) => Object.values(parentValue)).join(SEPARATOR),
        above: '',
      },
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
  const likes = await readLikes(db)
  const [last] = await db.select({ id: sql<number>`max(${products.id})` }).from(products)
  const start = (last?.id ?? 0) + 1
  for (let done = 0; done < wanted; done += BATCH) {
    const size = Math.min(BATCH, wanted - done)
    const rows = makeBatch(start + done, size, likes, chance, past)
    await db.transaction(async (tx) => {
      await bulkInsert(tx, products, await withTerms(tx, rows.products))
      await bulkInsert(tx, stocks, rows.stocks)
      await copyPictures(tx, rows.pictures)
    })
    onProgress(done + size)
  }
  await continueIds(db, products)
  // Without fresh statistics and a map of what is visible the planner walks whole tables.
  await db.execute(sql`vacuum analyze`)
}

async function readLikes(db: Database): Promise<Like[]> {
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      categoryId: products.categoryId,
      category: categories.title,
      minPrice: products.minPrice,
      description: products.description,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(lte(products.id, demoProducts.length))
    .orderBy(products.id)
  const variants = await db
    .select({ productId: stocks.productId, parentValue: stocks.parentValue })
    .from(stocks)
    .where(lte(stocks.productId, demoProducts.length))
    .orderBy(stocks.id)
  return rows.map((row) => ({
    ...row,
    choices: variants
      .filter(({ productId }) => productId === row.id)
      .map(({ parentValue }) => parentValue),
  }))
}

async function withTerms(db: Database, drafts: Draft[]) {
  const idOf = await storeWords(
    db,
    drafts.flatMap(({ texts }) => listWords(texts)),
  )
  return drafts.map(({ texts, ...row }) => ({ ...row, terms: listTerms(texts, idOf) }))
}

async function copyPictures(db: Database, pairs: Rows['pictures']): Promise<void> {
  await db.execute(sql`
    insert into product_pictures (product_id, position, media_id, alt, colour)
    select pair."productId", picture.position, picture.media_id, product.title, picture.colour
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair("productId" int, "like" int)
    join product_pictures picture on picture.product_id = pair."like"
    join products product on product.id = pair."productId"`)
}
