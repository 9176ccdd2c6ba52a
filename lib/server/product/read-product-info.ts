import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Property } from '@/lib/contract/catalogue/product-facts'
import type { ProductInfo } from '@/lib/contract/product/product-info'
import { applyDiscount, reducePrice } from '@/lib/domain/pricing'
import { guideOfSizes, parseSizeGuide, type SizeGuide } from '@/lib/domain/size-guide'
import { findWornSize } from '@/lib/domain/variant-choice'
import type { RemovedProduct } from '@/lib/contract/product/product-info'
import { COLOUR } from '@/lib/domain/colour-property'
import { sortByAmount } from '@/lib/persian/measures'
import type { Database } from '../db/database'
import {
  brands,
  categories,
  festivals,
  productFields,
  products,
  stocks,
} from '../db/schema/catalogue'
import { findAncestors } from '../catalogue/categories'
import { listProductPictures } from '../catalogue/product-pictures'
import { readProductCards } from '../catalogue/product-cards'
import { notFound, DomainError } from '../domain-error'
import { readSetting } from '../settings'
import {
  computeAverageRate,
  brandColumns,
  isFestivalRunning,
  runningSalePrice,
} from '../catalogue/visible-products'
import { fieldOrder } from './field-order'
import { findLowestPrices } from './lowest-prices'
import { findSimilarIds } from './read-related-products'

const PRODUCT_REMOVED = 'این کالا دیگر در این فروشگاه فروخته نمی‌شود.'

export const fieldColumns = {
  name: productFields.name,
  value: productFields.value,
  highlighted: productFields.highlighted,
  section: productFields.section,
}

async function findProduct(db: Database, slug: string) {
  const [row] = await db
    .select({
      product: products,
      brand: brandColumns,
      category: { id: categories.id, slug: categories.slug, title: categories.title },
      festival: { title: festivals.title, startsAt: festivals.startsAt, endsAt: festivals.endsAt },
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(festivals, isFestivalRunning)
    .where(eq(products.slug, slug))
  if (row?.product.status === 'removed') throw new DomainError('gone', PRODUCT_REMOVED)
  if (row === undefined || row.product.status === 'hidden') throw notFound('این کالا')
  return row
}

export function collectProperties(
  choices: Record<string, string>[],
  hexes: Record<string, string>,
): Property[] {
  const names = [...new Set(choices.flatMap((choice) => Object.keys(choice)))]
  // A shopper looks for the colour first, in whatever order the variants were entered.
  names.sort((a, b) => Number(b === COLOUR) - Number(a === COLOUR))
  return names.map((name) => ({
    name,
    values: sortByAmount(
      [...new Set(choices.flatMap((choice) => choice[name] ?? []))].map((value) => ({
        value,
        hex: name === COLOUR ? (hexes[value] ?? null) : null,
      })),
    ),
  }))
}

/** That of the nearest category that has one, with the sizes that are sold. */
async function readSizeGuide(
  db: Database,
  ancestors: { id: number }[],
  properties: Property[],
): Promise<SizeGuide | null> {
  const size = findWornSize(properties)
  if (!size) return null
  const ids = ancestors.map(({ id }) => id)
  const guides = await db
    .select({ id: categories.id, text: categories.sizeGuide })
    .from(categories)
    .where(and(inArray(categories.id, ids), ne(categories.sizeGuide, '')))
  const nearest = guides.sort((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id))[0]
  const guide = nearest && parseSizeGuide(nearest.text)
  const sizes = size.values.map(({ value }) => value)
  return guide ? guideOfSizes(guide, sizes) : null
}

export async function readProductInfo(db: Database, slug: string): Promise<ProductInfo> {
  const { product, brand, category, festival } = await findProduct(db, slug)
  const rows = await db
    .select({ stock: stocks, salePrice: runningSalePrice })
    .from(stocks)
    .where(eq(stocks.productId, product.id))
    .orderBy(asc(stocks.position), asc(stocks.id))
  const fields = await db
    .select(fieldColumns)
    .from(productFields)
    .where(eq(productFields.productId, product.id))
    .orderBy(fieldOrder, asc(productFields.position))
  const pictures = await listProductPictures(db, [product.id])
  const hexes = await readSetting(db, 'colours')
  const ancestors = await findAncestors(db, product.categoryId)
  const properties = collectProperties(
    rows.map(({ stock }) => stock.parentValue),
    hexes,
  )
  const isComingSoon = product.status === 'coming_soon'
  const percent = festival === null ? 0 : product.festivalPercent
  const priced = rows.map(({ stock, salePrice }) => ({
    stock,
    finalPrice: reducePrice(stock.price, { percent, salePrice }),
  }))
  const lowest = await findLowestPrices(db, priced, {
    percent,
    from: festival?.startsAt ?? null,
    until: festival?.endsAt ?? null,
  })

  return {
    product: {
      id: product.id,
      slug: product.slug,
      title: product.title,
      english_title: product.englishTitle,
      status: isComingSoon ? 'coming_soon' : 'published',
      intro: product.intro,
      description: product.description,
      guarantee: product.guarantee,
      ...(product.handlingDays > 0 && { handling_days: product.handlingDays }),
      on_sale_at: isComingSoon ? (product.onSaleAt?.toISOString() ?? null) : null,
      brand,
      category,
      parents: ancestors.slice(0, -1),
      pictures: pictures.map(({ product_id: _, ...picture }) => picture),
      properties,
      size_guide: await readSizeGuide(db, ancestors, properties),
      rate: computeAverageRate(product.rateSum, product.rateCount),
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
    stocks: priced.map(({ stock, finalPrice }) => {
      const isSale = finalPrice < applyDiscount(stock.price, percent)
      return {
        id: stock.id,
        parent_value: stock.parentValue,
        price: stock.price,
        final_price: finalPrice,
        quantity: product.status === 'published' ? stock.free : 0,
        ...(stock.guarantee && { guarantee: stock.guarantee }),
        ...(isSale && stock.saleUntil && { sale_ends_at: stock.saleUntil.toISOString() }),
        ...lowest.get(stock.id),
      }
    }),
    fields,
  }
}

export async function readRemovedProduct(db: Database, slug: string): Promise<RemovedProduct> {
  const [row] = await db
    .select({
      product: products,
      category: { id: categories.id, slug: categories.slug, title: categories.title },
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, slug), eq(products.status, 'removed')))
  if (row === undefined) throw notFound('این کالا')
  const { product, category } = row
  return {
    product: { id: product.id, title: product.title, category },
    similar: await readProductCards(db, await findSimilarIds(db, product)),
  }
}
