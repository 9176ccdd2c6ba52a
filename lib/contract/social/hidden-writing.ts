import { z } from 'zod'
import { dataOf, defineCall } from '../call'
import { id, picture } from '../fields'

const hiddenEntry = z.object({
  id,
  hidden_at: z.iso.datetime(),
  /** Why, when the shop has said so. */
  note: z.string(),
})
const hiddenPost = hiddenEntry.extend({ text: z.string(), image: picture })
const hiddenComment = hiddenEntry.extend({ comment: z.string() })

export const getHiddenWriting = defineCall({
  method: 'GET',
  path: '/api/hidden-writing',
  summary:
    "What the shop has hidden of the customer's own posts and comments, the latest of each first",
  auth: 'customer',
  answer: dataOf(
    z.object({
      posts: z.array(hiddenPost),
      comments: z.array(hiddenComment),
      /** How many there are of both, also where not all are told. */
      count: z.int(),
    }),
  ),
})
