import { z } from 'zod'
import {
  listPublishingNeeds,
  PUBLISHING_FIELDS,
  PUBLISHING_NEEDS,
} from '@/lib/domain/article-publishing'
import { dataOf, defineCall, okAnswer } from '../call'
import { chosenId, id, idText, picture, rials } from '../fields'
import { MAX_INTEGER, MAX_SEARCH_LENGTH } from '../limits'
import { writtenLine, writtenText } from '../written-text'
import { pageSlug } from './taxonomy'

const access = { auth: 'staff', staff: { permission: 'content.write' } } as const
const params = z.object({ id: idText })
const MAX_PRODUCTS = 24

export const ARTICLE_STATES = ['published', 'scheduled', 'draft'] as const
const state = z.enum(ARTICLE_STATES)
export type ArticleState = z.output<typeof state>

const listedArticle = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  category: z.object({ id, title: z.string() }).nullable(),
  picture: z.string().nullable(),
  state,
  published_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
})
export type ListedArticle = z.output<typeof listedArticle>

const namedProduct = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** Of the cheapest variant, before any festival. */
  price: rials,
  picture: z.string().nullable(),
  /** False of one that the shop does not show now, and the article neither. */
  is_shown: z.boolean(),
})
export type NamedProduct = z.output<typeof namedProduct>

const articlePicture = picture.omit({ alt: true }).extend({ id })
const deskArticle = z.object({
  id,
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  author: z.string(),
  /** Null of a draft that has none yet. */
  category_id: id.nullable(),
  picture: articlePicture.nullable(),
  published_at: z.iso.datetime().nullable(),
  /** Those of the text and those beside it, in order. */
  products: z.array(namedProduct),
})
export type DeskArticle = z.output<typeof deskArticle>

const note = z.object({
  id,
  staff_name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
})
const blogCategory = z.object({ id, slug: z.string(), title: z.string() })

const fields = {
  title: writtenLine({ what: 'عنوان نوشته', least: 2, most: 140 }),
  slug: pageSlug,
  excerpt: writtenLine({ what: 'خلاصه', most: 400 }),
  body: z
    .string('متن نوشته باید متن باشد.')
    .max(200_000, 'متن نوشته بیش از اندازه بلند است.')
    .transform((text) => text.replaceAll('\u0000', '')),
  author: writtenLine({ what: 'نام نویسنده', least: 2, most: 80 }),
  /** A draft may be without one. */
  category_id: chosenId('دستهٔ نوشته را انتخاب کنید.').nullable(),
  /** Of a picture that was uploaded. */
  picture_id: id.nullable(),
  /** None makes it a draft; one to come publishes it by itself. */
  published_at: z.iso.datetime('زمان انتشار درست نیست.').nullable(),
  /** Beside those that its text names. */
  product_ids: z.array(id).max(MAX_PRODUCTS, 'شمار کالاها بیش از اندازه است.'),
}

const newArticle = z.object({
  ...fields,
  excerpt: fields.excerpt.default(''),
  body: fields.body.default(''),
  category_id: fields.category_id.default(null),
  picture_id: fields.picture_id.default(null),
  published_at: fields.published_at.default(null),
  product_ids: fields.product_ids.default([]),
})

/** What keeps it from readers is said together with what else is wrong. */
const newArticleBody = PUBLISHING_FIELDS.reduce(
  (body, field) =>
    body.refine((input) => !listPublishingNeeds(input).includes(field), {
      ...{ path: [field], error: PUBLISHING_NEEDS[field] },
      // The rule reads the text, which may be anything before it has been refused.
      when: ({ value }) => z.object({ body: z.string() }).safeParse(value).success,
    }),
  newArticle,
)

export const getDeskArticles = defineCall({
  method: 'GET',
  path: '/api/desk/articles',
  summary:
    'Articles: drafts, then those that are timed, then the published, each newest first; `before` is the `next` of the part before',
  ...access,
  example: { query: { q: 'گوشی' } },
  query: z.object({
    q: z.string().max(MAX_SEARCH_LENGTH).default(''),
    state: state.optional(),
    before: idText.optional(),
  }),
  answer: dataOf(
    z.object({
      articles: z.array(listedArticle),
      counts: z.object({
        all: z.int(),
        published: z.int(),
        scheduled: z.int(),
        draft: z.int(),
      }),
      next: id.nullable(),
    }),
  ),
})

export const getDeskArticle = defineCall({
  method: 'GET',
  path: '/api/desk/articles/:id',
  summary: 'One article as it is edited, with what the people of the shop said of it',
  ...access,
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ article: deskArticle, notes: z.array(note) })),
})

export const addArticle = defineCall({
  method: 'POST',
  path: '/api/desk/articles',
  summary: 'A new article; without `published_at` it is a draft that no reader sees',
  ...access,
  retry: 'transaction',
  example: {
    body: {
      title: 'قهوهٔ دمی در خانه',
      slug: 'قهوه-دمی-در-خانه',
      author: 'رضا کاظمی',
      category_id: 1,
      body: '<p>آب نزدیک به جوش و آسیاب متوسط.</p>',
    },
  },
  body: newArticleBody,
  answer: dataOf(z.object({ article: deskArticle })),
})

export const updateArticle = defineCall({
  method: 'PATCH',
  path: '/api/desk/articles/:id',
  summary: 'Changes an article; HTML that the shop does not allow is left out',
  ...access,
  retry: 'transaction',
  example: { params: { id: 1 }, body: { version: 1, author: 'رضا کاظمی' } },
  params,
  body: z.object({ version: z.int().min(1).max(MAX_INTEGER), ...z.object(fields).partial().shape }),
  answer: dataOf(z.object({ article: deskArticle })),
})

export const deleteArticle = defineCall({
  method: 'DELETE',
  path: '/api/desk/articles/:id',
  summary: 'Removes an article',
  ...access,
  retry: 'transaction',
  example: { params: { id: 10 } },
  params,
  answer: okAnswer,
})

export const addArticleNote = defineCall({
  method: 'POST',
  path: '/api/desk/articles/:id/notes',
  summary: 'Says something of an article to the people of the shop alone',
  ...access,
  retry: 'transaction',
  example: { params: { id: 2 }, body: { text: 'منبع عددها را هم بنویسیم.' } },
  params,
  body: z.object({ text: writtenText({ what: 'یادداشت', least: 1, most: 2_000 }) }),
  answer: dataOf(z.object({ notes: z.array(note) })),
})

export const getDeskBlogCategories = defineCall({
  method: 'GET',
  path: '/api/desk/blog-categories',
  summary: 'The parts of the magazine, with those that have no article yet',
  ...access,
  answer: dataOf(z.object({ categories: z.array(blogCategory) })),
})

export const addBlogCategory = defineCall({
  method: 'POST',
  path: '/api/desk/blog-categories',
  summary: 'A new part of the magazine; it is shown with its first article',
  ...access,
  retry: 'transaction',
  example: { body: { title: 'قهوه', slug: 'قهوه' } },
  body: z.object({
    title: writtenLine({ what: 'نام دسته', least: 2, most: 60 }),
    slug: pageSlug,
  }),
  answer: dataOf(z.object({ category: blogCategory })),
})
