import { asc, eq } from 'drizzle-orm'
import type { ProductInfo, Property } from '@/lib/contract/products'
import { discounted } from '@/lib/persian/money'
import type { Database } from '../db/database'
import { brands, categories, festivals, productFields, products, stocks } from '../db/schema/schema'
import { wayTo } from './categories'
import { picturesOf } from './pictures'
import { COLOUR } from './product-cards'
import { notFound, Refusal } from './refusal'
import { readSetting } from './settings'
import { averageRate, brandColumns, festivalRuns } from './visible-products'

const GONE = 'این کالا دیگر در ویترین فروخته نمی‌شود.'

export const fieldColumns = {
  name: productFields.name,
  value: productFields.value,
  highlighted: productFields.highlighted,
  section: productFields.section,
}

async function readProduct(db: Database, slug: string) {
  const [row] = await db
    .select({
      product: products,
      brand: brandColumns,
      category: { id: categories.id, slug: categories.slug, title: categories.title },
      festival: { title: festivals.title, endsAt: festivals.endsAt },
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(festivals, festivalRuns)
    .where(eq(products.slug, slug))
  if (row?.product.status === 'removed') throw new Refusal('gone', GONE)
  if (row === undefined || row.product.status === 'hidden') throw notFound('این کالا')
  return row
}

export function propertiesOf(
  choices: Record<string, string>[],
  hexes: Record<string, string>,
): Property[] {
  const names = [...new Set(choices.flatMap((choice) => Object.keys(choice)))]
  // Colour is what a shopper looks for first, whatever order the variants were written in.
  names.sort((a, b) => Number(b === COLOUR) - Number(a === COLOUR))
  return names.map((name) => ({
    name,
    values: [...new Set(choices.flatMap((choice) => choice[name] ?? []))].map((value) => ({
      value,
      hex: name === COLOUR ? (hexes[value] ?? null) : null,
    })),
  }))
}

export async function productInfo(db: Database, slug: string): Promise<ProductInfo> {
  const { product, brand, category, festival } = await readProduct(db, slug)
  const rows = await db
    .select()
    .from(stocks)
    .where(eq(stocks.productId, product.id))
    .orderBy(asc(stocks.position), asc(stocks.id))
  const fields = await db
    .select(fieldColumns)
    .from(productFields)
    .where(eq(productFields.productId, product.id))
    .orderBy(asc(productFields.position))
  const pictures = await picturesOf(db, [product.id])
  const hexes = await readSetting(db, 'colours')
  const way = await wayTo(db, product.categoryId)
  const comesLater = product.status === 'coming_soon'
  const percent = festival === null ? 0 : product.festivalPercent

  return {
    product: {
      id: product.id,
      slug: product.slug,
      title: product.title,
      english_title: product.englishTitle,
      status: comesLater ? 'coming_soon' : 'published',
      intro: product.intro,
      description: product.description,
      guarantee: product.guarantee,
      on_sale_at: comesLater ? (product.onSaleAt?.toISOString() ?? null) : null,
      brand,
      category,
      parents: way.slice(0, -1),
      pictures: pictures.map(({ product_id: _, ...picture }) => picture),
      properties: propertiesOf(
        rows.map((stock) => stock.parentValue),
        hexes,
      ),
      rate: averageRate(product.rateSum, product.rateCount),
      rate_count: product.rateCount,
      question_count: product.questionCount,
      updated_at: product.updatedAt.toISOString(),
    },
    min_price: product.minPrice,
    festival: {
      percent,
      title: festival?.title ?? null,
      ends_at: festival?.endsAt.toISOString() ?? null,
    },
    stocks: rows.map((stock) => ({
      id: stock.id,
      parent_value: stock.parentValue,
      price: stock.price,
      final_price: discounted(stock.price, percent),
      quantity: product.status === 'published' ? stock.quantity - stock.reserved : 0,
    })),
    fields,
  }
}
