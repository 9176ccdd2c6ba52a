import { z } from 'zod'
import { blogPostSummary } from '../blog'
import { dataOf, defineCall } from '../call'
import { brandTile, categoryLink } from '../catalogue/categories'
import { storedBanner, storedSlide } from './home-parts'
import { trustLine } from './settings'
import { productCard } from '../catalogue/products'

const slide = storedSlide
  .pick({
    ...({ title: true, text: true, button: true, href: true, picture: true } as const),
    ...({ alt: true, tone: true } as const),
  })
  .extend({
    /** Of the good that it leads to, or the least of its category; null of other pages. */
    price: z
      .object({ rials: z.int(), is_least: z.boolean(), handling_days: z.int().optional() })
      .nullable()
      .default(null),
  })
export type Slide = z.output<typeof slide>

const banner = storedBanner.pick({
  ...({ title: true, text: true, href: true, picture: true, alt: true, tint: true } as const),
})

/** As much of a product as a small tile shows. */
const dealTile = z.object({
  id: productCard.shape.id,
  slug: z.string(),
  title: z.string(),
  picture: z.string().nullable(),
  percent: z.int(),
})

const dealGroup = z.object({
  category: categoryLink,
  /** The highest of its products. */
  percent: z.int(),
  products: z.array(dealTile),
  spares: z.array(dealTile).default([]),
})
export type DealGroup = z.output<typeof dealGroup>

const dealCard = productCard.extend({
  /** How much of it is gone since the festival began, in percent; absent where nothing is. */
  sold_percent: z.int().optional(),
})

export const homeSection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slider'),
    slides: z.array(slide),
    /** The first banners, which stand there where the screen is wide. */
    beside: z.array(banner).default([]),
  }),
  z.object({
    kind: z.literal('categories'),
    categories: z.array(categoryLink.extend({ picture: z.string(), tint: z.string() })),
  }),
  z.object({
    kind: z.literal('deals'),
    title: z.string(),
    ends_at: z.iso.datetime(),
    /** Where all of them are, and how many. */
    href: z.string().default(''),
    count: z.int().default(0),
    products: z.array(dealCard),
    /** Unseen, in the place of those that the shopper has seen and finds among the goods seen last. */
    spares: z.array(dealCard).default([]),
  }),
  z.object({ kind: z.literal('deal_groups'), href: z.string(), groups: z.array(dealGroup) }),
  /** Where the products stand that the shopper has seen; the browser knows them. */
  z.object({ kind: z.literal('recently_viewed'), title: z.string() }),
  z.object({ kind: z.literal('price_drops'), title: z.string() }),
  z.object({
    kind: z.literal('ranking'),
    title: z.string(),
    href: z.string(),
    /** From the one that sells best, without a hole: their numbers are their ranks. */
    products: z.array(productCard),
    /** Parts of the shop whose own best sellers can be seen. */
    categories: z.array(categoryLink).default([]),
  }),
  z.object({
    kind: z.literal('products'),
    title: z.string(),
    href: z.string(),
    products: z.array(productCard),
    spares: z.array(productCard).default([]),
  }),
  z.object({
    kind: z.literal('banners'),
    banners: z.array(banner),
    /** How many of the first stand beside the slides of a wide screen instead. */
    beside: z.int().default(0),
  }),
  z.object({
    kind: z.literal('brands'),
    title: z.string(),
    /** How many the shop has. */
    count: z.int().default(0),
    brands: z.array(brandTile),
  }),
  z.object({ kind: z.literal('articles'), title: z.string(), articles: z.array(blogPostSummary) }),
  z.object({ kind: z.literal('trust'), lines: z.array(trustLine) }),
])
export type HomeSection = z.output<typeof homeSection>

export const getIndexData = defineCall({
  method: 'POST',
  path: '/api/getIndexData',
  summary: "The home page's sections, in order",
  auth: 'anyone',
  example: { body: {} },
  reads: true,
  body: z.object({}),
  answer: dataOf(z.array(homeSection)),
})

export const getHome = defineCall({
  method: 'GET',
  path: '/api/home',
  summary: 'The same sections, for clients that only read',
  auth: 'anyone',
  answer: dataOf(z.array(homeSection)),
})
