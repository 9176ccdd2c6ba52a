import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, rials } from './columns'

export const media = pgTable(
  'media',
  {
    id: id(),
    path: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull().default('image/webp'),
    createdAt: createdAt(),
    /** Of an upload that nothing names yet, or no more: swept after a day. */
    unclaimedSince: moment(),
  },
  (table) => [
    check('media_has_size', sql`${table.width} > 0 and ${table.height} > 0`),
    index('media_unclaimed')
      .on(table.unclaimedSince)
      .where(sql`${table.unclaimedSince} is not null`),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    picture: text().notNull().default(''),
    tint: text().notNull().default(''),
    /** Measures by size, as `parseSizeGuide` reads them; of what is below it too, unless that has its own. */
    sizeGuide: text().notNull().default(''),
    /** Attributes without which nothing of it is published; of what is below it too. */
    requiredFields: text().array().notNull().default([]),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    updatedAt: createdAt(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('restrict'),
    index('categories_parent').on(table.parentId, table.position),
    check('categories_not_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
)

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  englishTitle: text().notNull().default(''),
  about: text().notNull().default(''),
  /** Its logo, an upload; empty where its name stands for it. */
  picture: text().notNull().default(''),
  version: integer().notNull().default(1),
})

export const festivals = pgTable(
  'festivals',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [check('festivals_end_after_start', sql`${table.endsAt} > ${table.startsAt}`)],
)

export const productStatus = pgEnum('product_status', [
  'published',
  'coming_soon',
  'hidden',
  'removed',
])

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    englishTitle: text().notNull().default(''),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    status: productStatus().notNull().default('published'),
    intro: text().notNull().default(''),
    description: text().notNull().default(''),
    guarantee: text().notNull().default(''),
    /** Working days before it can leave; none of what goes out at once. */
    handlingDays: smallint().notNull().default(0),
    /** When a product that is coming soon goes on sale, where that is known. */
    onSaleAt: moment(),
    /** When a draft is published by itself. */
    publishAt: moment(),
    /** What a search finds it by: a word's id with the place the word stands in. */
    terms: integer().array().notNull().default([]),
    festivalId: integer().references(() => festivals.id, { onDelete: 'set null' }),
    festivalPercent: smallint().notNull().default(0),
    minPrice: rials().notNull().default(0),
    available: boolean().notNull().default(false),
    viewCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    rateSum: integer().notNull().default(0),
    rateCount: integer().notNull().default(0),
    questionCount: integer().notNull().default(0),
    createdAt: createdAt(),
    /** Of what the desk saves; sales and views leave it as it is. */
    version: integer().notNull().default(1),
    updatedAt: createdAt(),
    /** What the desk's list is searched by. */
    nameKey: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(title || ' ' || english_title || ' ' || slug)`),
  },
  (table) => [
    // All that the desk's list reads to find its rows, so that a search visits no row beside them.
    index('products_names').on(table.id, table.status, table.nameKey, table.brandId),
    // When the goods of a category, a brand or a file of the sitemap last changed.
    index('products_category_updated').on(table.categoryId, table.updatedAt),
    index('products_brand_updated').on(table.brandId, table.updatedAt),
    index('products_part_updated').on(sql`((${table.id} - 1) / 50000)`, table.updatedAt),
    // What price-comparison sites read page by page.
    index('products_added').on(table.createdAt, table.id),
    index('products_updated').on(table.updatedAt, table.id),
    // The few that are sold out are counted at the desk; of what a shop has, most is there.
    index('products_gone')
      .on(table.id)
      .where(sql`not ${table.available} and ${table.status} <> 'removed'`),
    index('products_to_publish')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    index('products_festival').on(table.festivalId, table.festivalPercent),
    check('products_handling', sql`${table.handlingDays} between 0 and 60`),
    check('products_percent', sql`${table.festivalPercent} between 0 and 100`),
    check(
      'products_counts',
      sql`${table.minPrice} >= 0 and ${table.viewCount} >= 0 and ${table.soldCount} >= 0 and ${table.rateCount} >= 0 and ${table.questionCount} >= 0 and ${table.rateSum} between 0 and ${table.rateCount} * 5`,
    ),
  ],
)

/** Of a sale price: from when, and until when where it has an end. */
export type StoredSale = { price: number; from: string; until: string | null }

export type StockUpdateRow = {
  stock_id: number
  price: { before: number; after: number }
  quantity: { before: number; after: number }
  /** Where the sale was changed. */
  sale?: { before: StoredSale | null; after: StoredSale | null }
}

export const stocks = pgTable(
  'stocks',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    parentValue: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The shop's own code of the variant, where it has one. */
    sku: text().unique(),
    /** What stands on its package; several variants may share one. */
    barcode: text(),
    price: rials().notNull(),
    /** Instead of the price while the sale runs, where nothing lower holds; without an end it runs on. */
    salePrice: rials(),
    saleFrom: moment(),
    saleUntil: moment(),
    /** What the shop pays for one. */
    cost: rials(),
    quantity: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    position: smallint().notNull().default(0),
    /** Taken out of sale it stays in its orders, and on the shelf. */
    isOn: boolean().notNull().default(true),
    /** What shoppers can buy of it now. */
    free: integer()
      .notNull()
      .generatedAlwaysAs(sql`case when is_on then quantity - reserved else 0 end`),
    /** Where it is another than the product's. */
    guarantee: text(),
  },
  (table) => [
    unique('stocks_one_per_choice').on(table.productId, table.parentValue),
    index('stocks_barcode').on(table.barcode),
    index('stocks_sale_from')
      .on(table.saleFrom)
      .where(sql`${table.salePrice} is not null`),
    index('stocks_sale_until')
      .on(table.saleUntil)
      .where(sql`${table.salePrice} is not null`),
    check('stocks_barcode_written', sql`${table.barcode} <> ''`),
    check('stocks_cost', sql`${table.cost} >= 0`),
    check(
      'stocks_sale',
      sql`${table.salePrice} > 0 and (${table.salePrice} is null) = (${table.saleFrom} is null) and (${table.saleUntil} is null or ${table.saleUntil} > ${table.saleFrom})`,
    ),
    check('stocks_sku', sql`${table.sku} <> ''`),
    check('stocks_guarantee', sql`${table.guarantee} <> ''`),
    check('stocks_price_positive', sql`${table.price} > 0`),
    check(
      'stocks_never_negative',
      sql`${table.quantity} >= 0 and ${table.reserved} >= 0 and ${table.reserved} <= ${table.quantity}`,
    ),
  ],
)

export const productFields = pgTable(
  'product_fields',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    highlighted: boolean().notNull().default(false),
    /** The heading it stands under; without one, the first. */
    section: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

/** A picture with a colour belongs to the variants of that colour; one without, to all of them. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    alt: text().notNull(),
    colour: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_media').on(table.mediaId),
  ],
)

export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    stockId: integer()
      .notNull()
      .references(() => stocks.id, { onDelete: 'cascade' }),
    price: rials().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('price_history_stock').on(table.stockId, table.at),
    check('price_history_positive', sql`${table.price} > 0`),
  ],
)

/** What was set by one call: what undoing it needs. */
export const stockUpdates = pgTable('stock_updates', {
  id: id(),
  changes: jsonb().$type<StockUpdateRow[]>().notNull(),
  undoneAt: moment(),
  createdAt: createdAt(),
})

/** An attribute, or one of its values, that was renamed in all goods: what taking it back needs. */
export type AttributeChange = {
  name: { before: string; after: string }
  /** Where one of its values was renamed. */
  value?: { before: string; after: string }
  /** With the value that each had, which one who changed it since keeps. */
  renamed: { product_id: number; value: string }[]
  /** Of the goods that had the other one as well. */
  dropped: {
    product_id: number
    position: number
    value: string
    highlighted: boolean
    section: string
  }[]
  /** What categories demand. */
  required: { id: number; before: string[]; after: string[] }[]
  /** Of all attributes. */
  order: { before: string[]; after: string[] } | null
  /** How their values are written; a change of an older version carries none. */
  inputs?: {
    before: Record<string, { unit: string; choices: string[] }>
    after: Record<string, { unit: string; choices: string[] }>
  }
}

export const attributeChanges = pgTable('attribute_changes', {
  id: id(),
  change: jsonb().$type<AttributeChange>().notNull(),
  undoneAt: moment(),
  createdAt: createdAt(),
})
