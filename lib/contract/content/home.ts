import { z } from 'zod'
import { blogPostSummary } from '../blog'
import { dataOf, defineCall } from '../call'
import { brandLink, categoryLink } from '../catalogue/categories'
import { trustLine } from './settings'
import { productCard } from '../catalogue/products'

const slide = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  href: z.string(),
  picture: z.string(),
  tone: z.enum(['turquoise', 'saffron', 'pomegranate']),
})
export type Slide = z.output<typeof slide>

const banner = z.object({
  title: z.string(),
  text: z.string(),
  href: z.string(),
  picture: z.string(),
  tint: z.string(),
})

const section = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slider'), slides: z.array(slide) }),
  z.object({
    kind: z.literal('categories'),
    categories: z.array(categoryLink.extend({ picture: z.string(), tint: z.string() })),
  }),
  z.object({
    kind: z.literal('deals'),
    title: z.string(),
    ends_at: z.iso.datetime(),
    products: z.array(productCard),
  }),
  z.object({
    kind: z.literal('products'),
    title: z.string(),
    href: z.string(),
    products: z.array(productCard),
  }),
  z.object({ kind: z.literal('banners'), banners: z.array(banner) }),
  z.object({ kind: z.literal('brands'), title: z.string(), brands: z.array(brandLink) }),
  z.object({ kind: z.literal('articles'), title: z.string(), articles: z.array(blogPostSummary) }),
  z.object({ kind: z.literal('trust'), lines: z.array(trustLine) }),
])
export type HomeSection = z.output<typeof section>

export const getIndexData = defineCall({
  method: 'POST',
  path: '/api/getIndexData',
  summary: "The home page's sections, in order",
  auth: 'anyone',
  example: { body: {} },
  reads: true,
  body: z.object({}),
  answer: dataOf(z.array(section)),
})

export const getHome = defineCall({
  method: 'GET',
  path: '/api/home',
  summary: 'The same sections, for clients that only read',
  auth: 'anyone',
  answer: dataOf(z.array(section)),
})
