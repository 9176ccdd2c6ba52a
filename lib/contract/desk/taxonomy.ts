import { z } from 'zod'
import { findSizeGuideError } from '@/lib/domain/size-guide'
import { foldDigits } from '@/lib/persian/digits'
import { normalizeText } from '@/lib/persian/text'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText, slug } from '../fields'
import { MAX_INTEGER } from '../limits'
import { writtenLine } from '../written-text'

/** The last part of a page's address, as the shop stores it. */
export const pageSlug = slug
  .transform((text) => foldDigits(normalizeText(text)).toLowerCase())
  .pipe(
    z
      .string()
      .regex(
        /^[\p{L}\p{N}\u200c]+(?:-[\p{L}\p{N}\u200c]+)*$/u,
        'نشانی صفحه از حرف، رقم و خط تیره ساخته می‌شود.',
      ),
  )

const version = z.int().min(1).max(MAX_INTEGER)
const params = z.object({ id: idText })
const access = { auth: 'staff', staff: { permission: 'catalogue.write' } } as const

const taxon = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  /** In it and not below it, drafts among them, as the list of goods counts them. */
  products: z.int(),
  /** Those that were removed, which still hold it. */
  removed: z.int(),
})
const deskCategory = taxon.extend({
  parent_id: id.nullable(),
  description: z.string(),
  /** As the menu names it; empty where the shop's own sign stands for it. */
  picture: z.string(),
  /** Lines of cells, the heads first, and a note behind an empty line. */
  size_guide: z.string(),
  /** Names of attributes without which nothing in it or below it is published. */
  required_fields: z.array(z.string()),
})
export type DeskCategory = z.output<typeof deskCategory>
const deskBrand = taxon.extend({
  title_en: z.string(),
  about: z.string(),
  /** Its logo; empty where its name stands for it. */
  picture: z.string(),
})
export type DeskBrand = z.output<typeof deskBrand>

const categoryFields = {
  title: writtenLine({ what: 'نام دسته', least: 2, most: 80 }),
  slug: pageSlug,
  description: writtenLine({ what: 'توضیح دسته', most: 300 }),
}
const sizeGuide = z
  .string()
  .trim()
  .max(3_000, 'جدول اندازه بیش از اندازه بلند است.')
  .superRefine((text, context) => {
    const message = findSizeGuideError(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
const requiredFields = z
  .array(writtenLine({ what: 'نام ویژگی', least: 1, most: 80 }))
  .max(30, 'شمار ویژگی‌های لازم بیش از اندازه است.')
  .transform((names) => [...new Set(names)])
const brandFields = {
  title: writtenLine({ what: 'نام برند', least: 2, most: 80 }),
  title_en: writtenLine({ what: 'نام انگلیسی', most: 80 }),
  slug: pageSlug,
  about: writtenLine({ what: 'معرفی برند', most: 1_000 }),
}

export const getDeskTaxonomy = defineCall({
  method: 'GET',
  path: '/api/desk/taxonomy',
  summary:
    'Categories in the order of the menu and brands by name, with those that hold no product',
  ...access,
  answer: dataOf(z.object({ categories: z.array(deskCategory), brands: z.array(deskBrand) })),
})

export const addCategory = defineCall({
  method: 'POST',
  path: '/api/desk/categories',
  summary: 'A new category, the last under its parent',
  ...access,
  retry: 'transaction',
  example: { body: { title: 'قهوه و چای', slug: 'coffee-and-tea', parent_id: null } },
  body: z.object({
    ...categoryFields,
    description: categoryFields.description.default(''),
    parent_id: id.nullable(),
  }),
  answer: dataOf(z.object({ category: deskCategory })),
})

export const updateCategory = defineCall({
  method: 'PATCH',
  path: '/api/desk/categories/:id',
  summary: 'Renames or moves a category; a new slug leaves a redirect',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { version: 1, description: 'گوشی و هرچه کنار آن لازم است' } },
  params,
  body: z.object({
    version,
    title: categoryFields.title.optional(),
    slug: categoryFields.slug.optional(),
    description: categoryFields.description.optional(),
    size_guide: sizeGuide.optional(),
    required_fields: requiredFields.optional(),
    /** Of a picture that was uploaded; null takes the one that is there away. */
    picture_id: id.nullable().optional(),
    parent_id: id.nullable().optional(),
    /** Among those under the same parent, from 0. */
    position: z.int().min(0).max(MAX_INTEGER).optional(),
  }),
  answer: dataOf(z.object({ category: deskCategory })),
})

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/api/desk/categories/:id',
  summary: 'Removes a category that holds neither products nor other categories',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 } },
  params,
  answer: okAnswer,
})

export const addBrand = defineCall({
  method: 'POST',
  path: '/api/desk/brands',
  summary: 'A new brand',
  ...access,
  retry: 'transaction',
  example: { body: { title: 'بهارستان', slug: 'baharestan', title_en: 'Baharestan' } },
  body: z.object({
    ...brandFields,
    title_en: brandFields.title_en.default(''),
    about: brandFields.about.default(''),
  }),
  answer: dataOf(z.object({ brand: deskBrand })),
})

export const updateBrand = defineCall({
  method: 'PATCH',
  path: '/api/desk/brands/:id',
  summary: 'Renames a brand; a new slug leaves a redirect',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { version: 1, about: 'پوشاک روزمره' } },
  params,
  body: z.object({
    version,
    ...z.object(brandFields).partial().shape,
    /** Of a logo that was uploaded; null takes the one that is there away. */
    picture_id: id.nullable().optional(),
  }),
  answer: dataOf(z.object({ brand: deskBrand })),
})

export const deleteBrand = defineCall({
  method: 'DELETE',
  path: '/api/desk/brands/:id',
  summary: 'Removes a brand that no product has',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 } },
  params,
  answer: okAnswer,
})
