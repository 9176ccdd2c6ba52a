import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, inDigits, paged, pageText, picture } from '../fields'

export const COMMENT_SORTS = ['newest', 'most_helpful', 'highest', 'lowest', 'buyers'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]
export const QUESTION_SORTS = ['newest', 'most_answered'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]
const MAX_ABOUT_LENGTH = 100
const UNKNOWN_SORT = 'این ترتیب نامعتبر است.'
const UNKNOWN_RATE = 'امتیاز عددی از ۱ تا ۵ است.'

export const commentPicture = picture.omit({ alt: true })
export type CommentPicture = z.output<typeof commentPicture>

export const comment = z.object({
  id,
  author: z.string(),
  is_buyer: z.boolean(),
  variant: z.record(z.string(), z.string()).nullable(),
  title: z.string(),
  comment: z.string(),
  rate: z.int(),
  advantages: z.array(z.string()),
  disadvantages: z.array(z.string()),
  suggest: z.boolean().nullable(),
  /** Taken by its writer. */
  pictures: z.array(commentPicture),
  likes: z.int(),
  dislikes: z.int(),
  /** Of the shop, where it has answered. */
  answer: z.object({ text: z.string(), created_at: z.iso.datetime() }).optional(),
  created_at: z.iso.datetime(),
})
export type ProductComment = z.output<typeof comment>

const namedPoint = z.object({ text: z.string(), count: z.int() })
const named = z.array(namedPoint)
export type CommentTopic = z.output<typeof namedPoint>

const commentSummary = z.object({
  /** How many gave each rate, from 1 to 5. */
  rates: z.array(z.int()).length(5),
  /** Of `all` who said whether they suggest it, `yes` do. */
  suggested: z.object({ yes: z.int(), all: z.int() }),
  /** How many have a picture. */
  with_pictures: z.int(),
  /** What more than one comment names, the most named first. */
  most_named: z.object({ advantages: named, disadvantages: named }),
  /** What more than one writes about, in whatever words. */
  topics: named.default([]),
})
export type CommentSummary = z.output<typeof commentSummary>

export const getProductComments = defineCall({
  method: 'GET',
  path: '/api/product-comment/:id',
  summary: 'Approved comments of a product in the order wished for, with what they say together',
  auth: 'anyone',
  example: { params: { id: 1 }, query: { page: 1 } },
  params: z.object({ id: idText }),
  query: z.object({
    page: pageText,
    sort: z.enum(COMMENT_SORTS, UNKNOWN_SORT).default('newest'),
    /** Only those that gave so many stars; what they say together is still of all. */
    rate: inDigits(z.int(UNKNOWN_RATE).min(1, UNKNOWN_RATE).max(5, UNKNOWN_RATE).optional()),
    /** Only those with a picture. */
    with_pictures: inDigits(z.literal([0, 1], 'این فیلتر ۰ یا ۱ است.').optional()),
    /** Only those that name a point of this text, or write about a topic of this name. */
    about: z.string().trim().max(MAX_ABOUT_LENGTH).optional(),
  }),
  answer: dataOf(z.object({ comments: z.array(comment), ...commentSummary.shape, ...paged })),
})

const answer = z.object({
  id,
  author: z.string(),
  by_shop: z.boolean(),
  question: z.string(),
  created_at: z.iso.datetime(),
})
const question = answer.extend({ answers: z.array(answer) })
export type ProductAnswer = z.output<typeof answer>
export type ProductQuestion = z.output<typeof question>

export const getProductQuestions = defineCall({
  method: 'GET',
  path: '/api/product-question/:id',
  summary: 'Approved questions of a product with their answers, in the order wished for',
  auth: 'anyone',
  example: { params: { id: 1 }, query: { page: 1 } },
  params: z.object({ id: idText }),
  query: z.object({
    page: pageText,
    sort: z.enum(QUESTION_SORTS, UNKNOWN_SORT).default('newest'),
  }),
  answer: dataOf(z.object({ questions: z.array(question), ...paged })),
})
