import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { brandLink, categoryLink } from '../catalogue/categories'
import { productField, property } from '../catalogue/product-facts'
import { productCard } from '../catalogue/products'
import { id, idText, picture, rials, slug } from '../fields'

const stock = z.object({
  id,
  parent_value: z.record(z.string(), z.string()),
  price: rials,
  final_price: rials,
  quantity: z.int(),
  /** Of a sale of this variant that runs, where its price is the lower one and it has an end. */
  sale_ends_at: z.iso.datetime().optional(),
  /** Where it is another than the product's. */
  guarantee: z.string().optional(),
  /** It costs less than it did, and has cost no less in the last thirty days. */
  is_lowest: z.literal(true).optional(),
  /** The lowest that was paid for it in those days, where that is less than now. */
  lowest_price: rials.optional(),
})
export type Stock = z.output<typeof stock>

const sizeGuide = z.object({
  /** The first names the sizes. */
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  note: z.string(),
})

const productDetail = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
  status: z.enum(['published', 'coming_soon']),
  intro: z.string(),
  description: z.string(),
  guarantee: z.string(),
  /** Working days before it can leave; absent of what goes out at once. */
  handling_days: z.int().optional(),
  /** Of a product that is coming soon; null where the day is unknown. */
  on_sale_at: z.iso.datetime().nullable().default(null),
  brand: brandLink,
  category: categoryLink,
  parents: z.array(categoryLink),
  pictures: z.array(picture.extend({ colour: z.string().nullable() })),
  properties: z.array(property),
  /** Measures in centimetres of the sizes it is made in; null of what has none. */
  size_guide: sizeGuide.nullable().default(null),
  rate: z.number().nullable(),
  rate_count: z.int(),
  question_count: z.int(),
  updated_at: z.iso.datetime(),
})
export type ProductDetail = z.output<typeof productDetail>

const productInfo = z.object({
  product: productDetail,
  min_price: rials,
  festival: z.object({
    percent: z.int(),
    title: z.string().nullable(),
    ends_at: z.iso.datetime().nullable(),
  }),
  stocks: z.array(stock),
  fields: z.array(productField),
})
export type ProductInfo = z.output<typeof productInfo>

export const getProductInfo = defineCall({
  method: 'POST',
  path: '/api/product-info',
  summary: 'All a product page shows',
  auth: 'anyone',
  example: { body: { slug: 'گوشی-نیکان-آریا-12' } },
  reads: true,
  body: z.object({ slug }),
  answer: dataOf(z.object({ info: productInfo })),
})

const related = z.object({
  similar: z.array(productCard),
  /** What others bought with it, filled up with complements of its category. */
  together: z.array(productCard),
})

export const getRelatedProducts = defineCall({
  method: 'GET',
  path: '/api/related-products/:id',
  summary: 'Products like one, and products bought with it',
  auth: 'anyone',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(related),
})

const removedProduct = z.object({
  product: z.object({ id, title: z.string(), category: categoryLink }),
  similar: z.array(productCard),
})
export type RemovedProduct = z.output<typeof removedProduct>

export const getRemovedProduct = defineCall({
  method: 'GET',
  path: '/api/removed-product/:slug',
  summary: 'A product that is sold no more, and similar ones',
  auth: 'anyone',
  example: { params: { slug: 'چراغ-روغنی-سفالی-فانوس-مدل-پیه-سوز' } },
  params: z.object({ slug }),
  answer: dataOf(removedProduct),
})
