import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, slug } from '../fields'

export const categoryLink = z.object({ id, slug: z.string(), title: z.string() })
export type CategoryLink = z.output<typeof categoryLink>

const category = categoryLink.extend({
  description: z.string(),
  picture: z.string(),
  tint: z.string(),
})

export type CategoryNode = z.output<typeof category> & { children: CategoryNode[] }
export const categoryNode: z.ZodType<CategoryNode> = category.extend({
  get children() {
    return z.array(categoryNode)
  },
})

export const getProductMenu = defineCall({
  method: 'GET',
  path: '/api/product-menu',
  summary: 'The tree of categories, for the menu',
  auth: 'anyone',
  answer: dataOf(z.array(categoryNode)),
})

export const getCategorySlug = defineCall({
  method: 'POST',
  path: '/api/getCategorySlug',
  summary: 'A category with its parents and children; without a slug, the top of the tree',
  auth: 'anyone',
  example: { body: { slug: 'موبایل-و-تبلت' } },
  reads: true,
  body: z.object({ slug: slug.optional() }),
  answer: dataOf(
    z.object({
      category: category.nullable(),
      parents: z.array(categoryLink),
      children: z.array(categoryNode),
    }),
  ),
})

export const brandLink = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  english_title: z.string(),
})

/** With its logo, an upload; empty where its name stands for it. */
export const brandTile = brandLink.extend({ picture: z.string().default('') })

export const getBrands = defineCall({
  method: 'POST',
  path: '/api/getBrands',
  summary: 'Brands with how many products each, in a category or in the whole shop',
  auth: 'anyone',
  example: { body: { cat_id: 1 } },
  reads: true,
  body: z.object({ cat_id: id.optional() }),
  answer: dataOf(z.object({ brands: z.array(brandTile.extend({ count: z.int() })) })),
})

export const getBrand = defineCall({
  method: 'GET',
  path: '/api/brand/:slug',
  summary: 'A brand with its description and how many products it has',
  auth: 'anyone',
  example: { params: { slug: 'kashi' } },
  params: z.object({ slug }),
  answer: dataOf(z.object({ brand: brandTile.extend({ about: z.string(), count: z.int() }) })),
})
