import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { crop, id, idText, paged, pageText, picture } from '../fields'
import { MAX_ALT, MAX_CAPTION, POST_PICTURE } from '../limits'
import { writtenLine, writtenText } from '../written-text'

/** All that is ever told of a customer to another. */
export const person = z.object({ id, name: z.string(), image: z.string().nullable() })
export type Person = z.output<typeof person>

export const like = z.object({ id, user_id: id })

export const postComment = z.object({
  id,
  post_id: id,
  user: person,
  comment: z.string(),
  created_at: z.iso.datetime(),
})
export type PostComment = z.output<typeof postComment>

export const post = z.object({
  id,
  user: person,
  text: z.string(),
  image: picture,
  /** What it shows, when the shop still has that. */
  product: z.object({ id, slug: z.string(), title: z.string() }).nullable(),
  /** Its writer has had the product delivered. */
  is_buyer: z.boolean(),
  created_at: z.iso.datetime(),
  /** The asker's own first, then the newest; at most a hundred of `like_count`. */
  likes: z.array(like),
  like_count: z.int(),
  /** The oldest of `comment_count`. */
  comments: z.array(postComment),
  comment_count: z.int(),
})
export type Post = z.output<typeof post>

const params = z.object({ id: idText })

const noProduct = z.literal('').transform(() => null)

export const postFields = z.object({
  text: writtenText({ what: 'نوشته', most: MAX_CAPTION }).default(''),
  alt: writtenLine({ what: 'توضیح عکس', most: MAX_ALT }).default(''),
  product_id: z.union([noProduct, idText], 'این کالا نامعتبر است.').nullable().default(null),
})

export const createPost = defineCall({
  method: 'POST',
  path: '/api/posts',
  summary: 'Shows a picture, cut as the crop says, with some words and the product in it',
  auth: 'customer',
  retry: 'transaction',
  example: { body: { text: 'با همین دم کردیم.', product_id: 104 } },
  files: POST_PICTURE,
  body: postFields.extend(crop),
  answer: dataOf(z.object({ post })),
})

export const deletePost = defineCall({
  method: 'DELETE',
  path: '/api/posts/:id',
  summary: "Takes away a post of one's own with its picture, likes and comments",
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 3 } },
  params,
  answer: okAnswer,
})

export const getPost = defineCall({
  method: 'GET',
  path: '/api/posts/:id',
  summary: 'One post, and the ids of the posts around it by the same customer, newest first',
  auth: 'either',
  example: { params: { id: 1 } },
  params,
  answer: dataOf(z.object({ post, ids: z.array(id) })),
})

export const getPostComments = defineCall({
  method: 'GET',
  path: '/api/posts/:id/comments',
  summary: 'What was said of a post, oldest first',
  auth: 'anyone',
  example: { params: { id: 1 }, query: { page: 1 } },
  params,
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ comments: z.array(postComment), ...paged })),
})

export const getProductPosts = defineCall({
  method: 'GET',
  path: '/api/product-posts/:id',
  summary: 'Posts that show a product, newest first',
  auth: 'anyone',
  example: { params: { id: 13 }, query: { page: 1 } },
  params,
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ posts: z.array(post), ...paged })),
})
