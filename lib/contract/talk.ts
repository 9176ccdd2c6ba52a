import { z } from 'zod'
import { dataOf, defineCall } from './call'
import { id, idText, paged, pageText } from './fields'

const comment = z.object({
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
  likes: z.int(),
  dislikes: z.int(),
  created_at: z.iso.datetime(),
})
export type ProductComment = z.output<typeof comment>

export const getProductComments = defineCall({
  method: 'GET',
  path: '/api/product-comment/:id',
  summary: 'Approved comments of a product, newest first, with the summary of their rates',
  auth: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ page: pageText }),
  answer: dataOf(
    z.object({
      comments: z.array(comment),
      /** How many gave each rate, from 1 to 5. */
      rates: z.array(z.int()).length(5),
      ...paged,
    }),
  ),
})

const answer = z.object({
  id,
  author: z.string(),
  by_shop: z.boolean(),
  question: z.string(),
  created_at: z.iso.datetime(),
})
const question = answer.extend({ answers: z.array(answer) })
export type ProductQuestion = z.output<typeof question>

export const getProductQuestions = defineCall({
  method: 'GET',
  path: '/api/product-question/:id',
  summary: 'Approved questions of a product with their answers, newest first',
  auth: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ page: pageText }),
  answer: dataOf(z.object({ questions: z.array(question), ...paged })),
})
