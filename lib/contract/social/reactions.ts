import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText } from '../fields'
import { like, postComment } from './posts'
import { MAX_POST_COMMENT, MAX_REASON } from '../limits'
import { writtenText } from '../written-text'

const params = z.object({ id: idText })

export const likePost = defineCall({
  method: 'POST',
  path: '/api/likes',
  summary: 'Likes a post; whoever likes it already is given the like there is',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { post_id: 1 } },
  body: z.object({ post_id: id }),
  answer: dataOf(like.extend({ like_count: z.int() })),
})

export const unlikePost = defineCall({
  method: 'DELETE',
  path: '/api/likes/:id',
  summary: "Takes back a like of one's own",
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 30 } },
  params,
  answer: dataOf(z.object({ ok: z.literal(true), like_count: z.int() })),
})

const postCommentFields = z.object({
  comment: writtenText({ what: 'متن دیدگاه', least: 1, most: MAX_POST_COMMENT }),
})

export const commentOnPost = defineCall({
  method: 'POST',
  path: '/api/comments',
  summary: 'Says something of a post',
  auth: 'customer',
  retry: 'transaction',
  example: { body: { post_id: 1, comment: 'نوش جان!' } },
  body: postCommentFields.extend({ post_id: id }),
  answer: dataOf(z.object({ comment: postComment })),
})

export const deletePostComment = defineCall({
  method: 'DELETE',
  path: '/api/comments/:id',
  summary: "Takes away what the customer said of somebody's post",
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 2 } },
  params,
  answer: okAnswer,
})

export const REPORT_KINDS = ['post', 'post_comment'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const reportFields = z.object({
  reason: writtenText({ what: 'دلیل گزارش', least: 3, most: MAX_REASON }),
})

export const reportPost = defineCall({
  method: 'POST',
  path: '/api/reports',
  summary: 'Tells the shop of a post or a comment that should not be there',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { kind: 'post', id: 4, reason: 'تبلیغ است.' } },
  body: reportFields.extend({
    kind: z.enum(REPORT_KINDS, 'چنین چیزی گزارش نمی‌شود.'),
    id,
  }),
  answer: okAnswer,
})
