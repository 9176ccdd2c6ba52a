import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, idText, paged, pageText, picture } from '../fields'
import { comment } from './product-reviews'

export const APPROVALS = ['pending', 'approved', 'rejected'] as const
export const approval = z.enum(APPROVALS)
export type Approval = z.output<typeof approval>

/** `visible` is false when the shop shows the product no more: there is no page to lead to. */
export const aboutProduct = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  picture: picture.nullable(),
  visible: z.boolean(),
})

export const ownComment = comment.extend({
  status: approval,
  /** Whether its writer's name is hidden. */
  anonymous: z.boolean().optional(),
})
export type OwnComment = z.output<typeof ownComment>

export const ownQuestion = z.object({
  id,
  /** The question this one answers. */
  parent_id: id.nullable(),
  question: z.string(),
  status: approval,
  created_at: z.iso.datetime(),
})
export type OwnQuestion = z.output<typeof ownQuestion>

export const getOwnComments = defineCall({
  method: 'GET',
  path: '/api/profile/comments',
  summary: 'The comments the customer wrote, newest first, with where each stands',
  auth: 'customer',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText }),
  answer: dataOf(
    z.object({ comments: z.array(ownComment.extend({ product: aboutProduct })), ...paged }),
  ),
})

export const getOwnQuestions = defineCall({
  method: 'GET',
  path: '/api/profile/questions',
  summary: 'The questions and answers the customer wrote, newest first',
  auth: 'customer',
  example: { query: { page: 1 } },
  query: z.object({ page: pageText }),
  answer: dataOf(
    z.object({
      questions: z.array(
        ownQuestion.extend({
          product: aboutProduct,
          /** What was asked, when this is an answer. */
          asked: z.string().nullable(),
          answer_count: z.int(),
        }),
      ),
      ...paged,
    }),
  ),
})

export const vote = z.literal([1, 0, -1], 'رأی باید ۱، ۰ یا ۱- باشد.')
export type Vote = z.output<typeof vote>

const ownReviews = z.object({
  /** The newest one, whatever became of it. */
  comment: ownComment.nullable(),
  /** Those that wait for approval. */
  questions: z.array(ownQuestion),
  votes: z.array(z.object({ comment_id: id, vote })),
})
export type OwnReviews = z.output<typeof ownReviews>

export const getOwnReviews = defineCall({
  method: 'GET',
  path: '/api/profile/product-talk/:id',
  summary: 'What the customer wrote and how they voted under one product',
  auth: 'customer',
  example: { params: { id: 1 } },
  params: z.object({ id: idText }),
  answer: dataOf(ownReviews),
})
