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

const swatch = z.object({
  name: z.string(),
  hex: z.string(),
  /** The address of the front in this colour, where there is one. */
  picture: z.string().nullable().default(null),
  /** The variant that can be bought without another choice, and the prices of the cheapest. */
  stock_id: id.nullable().default(null),
  price: rials.default(0),
  final_price: rials.default(0),
})

export const productCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
  brand: brandLink,
  picture: picture.nullable(),
  /** The address of another view of what the picture shows. */
  second_view: z.string().nullable().default(null),
  status: z.enum(['published', 'coming_soon']),
  available: z.boolean(),
  /** Of the cheapest variant, or of the one filtered for, before and after the running festival. */
  price: rials,
  final_price: rials,
  percent: z.int(),
  /** Working days before it can leave; absent of what goes out at once. */
  handling_days: z.int().optional(),
  /** Units of the whole product that remain; null unless few do. */
  last_units: z.int().nullable(),
  rate: z.number().nullable(),
  rate_count: z.int(),
  colours: z.array(swatch),
  /** The variant that can be bought from the card; null where a choice is left, such as a size. */
  stock_id: id.nullable().default(null),
  /** What was filtered for: picture and price are of this variant, and the page opens with it. */
  variant: z.record(z.string(), z.string()).nullable().default(null),
})
export type ProductCard = z.output<typeof productCard>

const facetValue = z.object({
  value: z.string(),
  hex: z.string().nullable(),
  count: z.int(),
  /** Of a colour that has shades in the list: itself and they, with how many products any of them leaves. */
  family: z.object({ values: z.array(z.string()), count: z.int() }).optional(),
})

const countedBrand = brandLink.extend({ count: z.int() })
export type CountedBrand = z.output<typeof countedBrand>

/** Each facet is counted under every choice but its own; a value with nothing left stays, with count 0. */
const facets = z.object({
  categories: z.array(categoryLink.extend({ count: z.int() })),
  /** Those with most products and those that are chosen. */
  brands: z.array(countedBrand),
  /** How many there are in all. */
  brands_total: z.int().default(0),
  festivals: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })),
  properties: z.array(z.object({ name: z.string(), values: z.array(facetValue) })),
  price: z.object({ min: rials, max: rials }),
  available_count: z.int(),
  /** Of very many the counts say only that there are at least so many; 0 then says nothing. */
  is_minimum: z.boolean().default(false),
})
export type Facets = z.output<typeof facets>

/** What a search asked for and the shop has nothing of; for a brand the results are the nearest goods. */
export const missingGoods = z
  .object({
    kind: z.enum(['brand', 'goods']),
    name: z.string(),
    category: categoryLink.nullable(),
  })
  .nullable()
  .default(null)
export type MissingGoods = z.output<typeof missingGoods>

/** What a search says beside the names of goods: filters and an order, which the list already has. */
export const searchIntent = z.object({
  q: z.string(),
  properties: z.record(z.string(), z.array(z.string())).optional(),
  available: z.boolean().optional(),
  sort: z.enum(SORTS).optional(),
  /** Words that judge, which no goods bear. */
  words: z.array(z.string()),
  /** A property that nothing in stock has so, and what the shop calls it. */
  unmet: z.object({ label: z.string(), name: z.string().nullable() }).nullable(),
})
export type SearchIntent = z.output<typeof searchIntent>

/** Goods of some words of a search of which nothing has all. */
export const partialMatch = z.object({
  /** The words that were found, put right. */
  q: z.string(),
  /** The words that these goods are known to lack, as they were typed. */
  without: z.array(z.string()),
  count: z.int(),
  is_minimum: z.boolean(),
  /** The best of those that have most of the words; none where what bears a word alone may be another thing. */
  products: z.array(productCard),
})
export type PartialMatch = z.output<typeof partialMatch>

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
  body: productFilters.refine(({ q, sort }) => sort !== 'relevant' || q, {
    path: ['sort'],
    error: 'ترتیب «مرتبط‌ترین» تنها با جست‌وجوی یک واژه است.',
  }),
  answer: dataOf(
    z.object({
      products: z.array(productCard),
      facets,
      /** `q` as it was understood, when that differs from what was typed. */
      corrected: z.string().nullable().default(null),
      missing: missingGoods,
      intent: searchIntent.nullable().default(null),
      /** False where the words of a search name nothing together: no filter is what stands in the way. */
      is_understood: z.boolean().default(true),
      /** Of a search whose words no product has all of, those of most words first; it may have none. */
      partial_matches: z.array(partialMatch).optional(),
      /** Whether there may be more than `count`. */
      is_minimum: z.boolean().default(false),
      ...paged,
    }),
  ),
})

export const findListBrands = defineCall({
  method: 'POST',
  path: '/api/list-brands',
  summary: 'The brands of a list by their name, where it has more than it offers at once',
  auth: 'anyone',
  example: { body: { category: 'موبایل-و-تبلت', name: 'نی' } },
  reads: true,
  body: productFilters.omit({ page: true, sort: true }).extend({ name: filterText }),
  answer: dataOf(z.object({ brands: z.array(countedBrand) })),
})

/** Prices rise by a tenth from one step to the next, so that cheap and dear are told apart alike. */
const priceCounts = z.array(z.object({ price: rials, count: z.int() }))
export type PriceCounts = z.output<typeof priceCounts>

export const getPriceCounts = defineCall({
  method: 'GET',
  path: '/api/price-counts',
  summary: 'How many products of a list cost how much, cheapest first',
  auth: 'anyone',
  example: { query: { category: 'موبایل-و-تبلت' } },
  query: z.object({
    category: slug.optional(),
    brand: slug.optional(),
    festival: slug.optional(),
  }),
  answer: dataOf(z.object({ counts: priceCounts })),
})
