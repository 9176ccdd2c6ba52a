import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { brandLink, categoryLink } from './categories'
import { id, page, paged, picture, rials, slug } from '../fields'
import {
  MAX_FILTER_LENGTH,
  MAX_FILTER_PROPERTIES,
  MAX_FILTER_VALUES,
  MAX_SEARCH_LENGTH,
} from '../limits'

export const SORTS = [
  'newest',
  'best_selling',
  'most_viewed',
  'cheapest',
  'most_expensive',
  'biggest_discount',
  'relevant',
] as const
export type Sort = (typeof SORTS)[number]

const swatch = z.object({ name: z.string(), hex: z.string() })

export const productCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
  brand: brandLink,
  picture: picture.nullable(),
  status: z.enum(['published', 'coming_soon']),
  available: z.boolean(),
  /** The cheapest variant's price before and after the running festival. */
  price: rials,
  final_price: rials,
  percent: z.int(),
  /** Units of the whole product that remain; null unless few do. */
  last_units: z.int().nullable(),
  rate: z.number().nullable(),
  rate_count: z.int(),
  colours: z.array(swatch),
})
export type ProductCard = z.output<typeof productCard>

const facetValue = z.object({ value: z.string(), hex: z.string().nullable(), count: z.int() })

/** Each facet is counted under every choice but its own; a value with nothing left stays, with count 0. */
const facets = z.object({
  categories: z.array(categoryLink.extend({ count: z.int() })),
  brands: z.array(brandLink.extend({ count: z.int() })),
  festivals: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })),
  properties: z.array(z.object({ name: z.string(), values: z.array(facetValue) })),
  price: z.object({ min: rials, max: rials }),
  available_count: z.int(),
})
export type Facets = z.output<typeof facets>

const TOO_LONG = 'این متن بیش از اندازه بلند است.'
const filterText = z.string().trim().max(MAX_FILTER_LENGTH, TOO_LONG)
/** What shoppers type to search. */
export const searchText = z.string().trim().max(MAX_SEARCH_LENGTH, TOO_LONG)

export const productFilters = z.object({
  category: slug.optional(),
  brands: z
    .array(slug)
    .max(MAX_FILTER_VALUES, 'بیش از ۵۰ برند را نمی‌توان با هم انتخاب کرد.')
    .optional(),
  properties: z
    .record(filterText, z.array(filterText).max(MAX_FILTER_VALUES))
    .refine(
      (value) => Object.keys(value).length <= MAX_FILTER_PROPERTIES,
      'شمار ویژگی‌ها بیش از اندازه است.',
    )
    .optional(),
  price_min: rials.optional(),
  price_max: rials.optional(),
  available: z.boolean().optional(),
  festival: slug.optional(),
  q: searchText.optional(),
  sort: z.enum(SORTS, 'این ترتیب نامعتبر است.').optional(),
  page: page.default(1),
})
export type ProductFilters = z.input<typeof productFilters>

export const getProducts = defineCall({
  method: 'POST',
  path: '/api/products',
  summary: 'A page of products with the facets of the whole list',
  auth: 'anyone',
  example: { body: { category: 'موبایل-و-تبلت', sort: 'cheapest', page: 1 } },
  reads: true,
  body: productFilters,
  answer: dataOf(
    z.object({
      products: z.array(productCard),
      facets,
      /** `q` as it was understood, when that differs from what was typed. */
      corrected: z.string().nullable().default(null),
      ...paged,
    }),
  ),
})

const stock = z.object({
  id,
  parent_value: z.record(z.string(), z.string()),
  price: rials,
  final_price: rials,
  quantity: z.int(),
})
export type Stock = z.output<typeof stock>

export const property = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), hex: z.string().nullable() })),
})
export type Property = z.output<typeof property>

const productDetail = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
  status: z.enum(['published', 'coming_soon']),
  intro: z.string(),
  description: z.string(),
  guarantee: z.string(),
  /** Of a product that is coming soon; null where the day is unknown. */
  on_sale_at: z.iso.datetime().nullable().default(null),
  brand: brandLink,
  category: categoryLink,
  parents: z.array(categoryLink),
  pictures: z.array(picture.extend({ colour: z.string().nullable() })),
  properties: z.array(property),
  rate: z.number().nullable(),
  rate_count: z.int(),
  question_count: z.int(),
  updated_at: z.iso.datetime(),
})
export type ProductDetail = z.output<typeof productDetail>

export const productField = z.object({
  name: z.string(),
  value: z.string(),
  highlighted: z.boolean(),
  /** Its heading in the table of specifications. */
  section: z.string().default(''),
})
export type ProductField = z.output<typeof productField>

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
