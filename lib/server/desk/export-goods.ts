import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CallParsed } from '@/lib/contract/call'
import type { getGoodsExport, SheetPart } from '@/lib/contract/desk/exports'
import { CURRENCY_NAMES } from '@/lib/persian/currency'
import { formatSheetMoment } from '@/lib/persian/dates'
import { currencyName, toUnits } from '@/lib/persian/money'
import { listProductPictures } from '../catalogue/product-pictures'
import type { Database } from '../db/database'
import { readRows } from '../db/read-rows'
import { brands, categories, productFields, products, stocks } from '../db/schema/schema'
import { matchDeskProducts } from './product-filters'
import { openCursor, sealCursor } from './export-cursor'

const PRODUCTS_AT_ONCE = 200
/** An import reads a pair of columns for each field. */
const MAX_FIELDS = 60

type Filters = Omit<CallParsed<typeof getGoodsExport>['query'], 'cursor'>

const cursorSchema = z.object({
  before: z.int(),
  choices: z.array(z.string()),
  fields: z.int().min(0).max(MAX_FIELDS),
})
type Cursor = Omit<z.output<typeof cursorSchema>, 'before'> & { before?: number }

/** The columns that the goods need: what tells their variants apart, and as many fields as any has. */
async function startCursor(db: Database): Promise<Cursor> {
  const named = await readRows(
    db,
    sql`select distinct jsonb_object_keys(parent_value) as name from stocks order by name`,
    z.object({ name: z.string() }),
  )
  const [most] = await readRows(
    db,
    sql`select coalesce(max(own), 0)::int as fields
        from (select count(*) as own from product_fields group by product_id) as counted`,
    z.object({ fields: z.int() }),
  )
  return {
    choices: named.map(({ name }) => name),
    fields: Math.min(most?.fields ?? 0, MAX_FIELDS),
  }
}

/** From the top, as an import reads it; a comma in a title is no end of the path. */
async function readCategoryPaths(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, title: categories.title })
    .from(categories)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number | null): string[] => {
    const own = id === null ? undefined : byId.get(id)
    return own ? [...pathOf(own.parentId), own.title.replaceAll(/[,،]/g, '\\$&')] : []
  }
  return new Map(rows.map(({ id }) => [id, pathOf(id).join(' > ')]))
}

const columnsOf = ({ choices, fields }: Cursor, canSeeCosts: boolean) => [
  ...['شناسهٔ تنوع', 'کد کالا', 'نام کالا', 'نام انگلیسی', 'برند', 'دسته'],
  ...choices,
  `قیمت (${currencyName()})`,
  ...[`فروش ویژه (${currencyName()})`, 'آغاز فروش ویژه', 'پایان فروش ویژه'],
  ...(canSeeCosts ? [`بهای خرید (${currencyName()})`] : []),
  ...['موجودی', 'بارکد', 'گارانتی', 'معرفی', 'توضیح', 'تصاویر'],
  ...Array.from({ length: fields }, (_, nth) => [
    `ویژگی ${nth + 1} نام`,
    `ویژگی ${nth + 1} مقدار`,
  ]).flat(),
  'وضعیت',
]

const STATUS_WORDS = {
  published: 'منتشرشده',
  coming_soon: 'به‌زودی',
  hidden: 'پیش‌نویس',
  removed: 'برداشته‌شده',
}

/** A price that is no whole number of the unit in the heading says its own. */
const priceCell = (rials: number) =>
  Number.isInteger(toUnits(rials)) ? toUnits(rials) : `${rials} ${CURRENCY_NAMES.rial}`

/** A variant a row, the newest goods first, in the columns that an import knows. */
export async function exportGoods(
  db: Database,
  { cursor: text, ...filters }: Filters & { cursor?: string | undefined },
  { siteUrl, canSeeCosts }: { siteUrl: string; canSeeCosts: boolean },
): Promise<SheetPart> {
  const cursor: Cursor = text === undefined ? await startCursor(db) : openCursor(cursorSchema, text)
  const found = await db
    .select({ product: products, brand: brands.title })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        await matchDeskProducts(db, filters),
        cursor.before === undefined ? undefined : lt(products.id, cursor.before),
      ),
    )
    .orderBy(desc(products.id))
    .limit(PRODUCTS_AT_ONCE + 1)
  const shown = found.slice(0, PRODUCTS_AT_ONCE)
  const ids = shown.map(({ product }) => product.id)
  const paths = await readCategoryPaths(db)
  const pictures = await listProductPictures(db, ids)
  const variants = await db
    .select()
    .from(stocks)
    .where(inArray(stocks.productId, ids))
    .orderBy(asc(stocks.position), asc(stocks.id))
  const fields = await db
    .select()
    .from(productFields)
    .where(inArray(productFields.productId, ids))
    .orderBy(asc(productFields.position))
  const rows = shown.flatMap(({ product, brand }) => {
    const own = fields.filter(({ productId }) => productId === product.id)
    const pairs = Array.from({ length: cursor.fields }, (_, nth) => [
      own[nth]?.name ?? null,
      own[nth]?.value ?? null,
    ]).flat()
    const addresses = pictures
      .filter((picture) => picture.product_id === product.id)
      .map(({ url }) => new URL(url, siteUrl).href)
    const sold = variants.filter(({ productId }) => productId === product.id)
    return sold.map((variant) => [
      ...[variant.id, variant.sku, product.title, product.englishTitle || null, brand],
      paths.get(product.categoryId) ?? null,
      ...cursor.choices.map((name) => variant.parentValue[name] ?? null),
      priceCell(variant.price),
      variant.salePrice === null ? null : priceCell(variant.salePrice),
      variant.saleFrom && formatSheetMoment(variant.saleFrom),
      variant.saleUntil && formatSheetMoment(variant.saleUntil),
      ...(canSeeCosts ? [variant.cost === null ? null : priceCell(variant.cost)] : []),
      ...[variant.quantity, variant.barcode, product.guarantee || null],
      ...[product.intro || null, product.description || null, addresses.join(', ') || null],
      ...pairs,
      STATUS_WORDS[product.status],
    ])
  })
  const last = ids.at(-1)
  const hasMore = found.length > PRODUCTS_AT_ONCE && last !== undefined
  return {
    columns: columnsOf(cursor, canSeeCosts),
    rows,
    next: hasMore ? sealCursor({ ...cursor, before: last }) : null,
  }
}
