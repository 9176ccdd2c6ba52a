import { z } from 'zod'
import { dataOf, defineCall, okAnswer } from '../call'
import { id, idText } from '../fields'
import { ownComment, ownQuestion, vote } from './own-reviews'
import { persianDigits } from '@/lib/persian/digits'
import { COMMENT_PICTURE, MAX_COMMENT_PICTURES } from '../limits'
import { commentPicture } from './product-reviews'
import { writtenLine, writtenText } from '../written-text'

/** What a form says before it is sent and the shop holds to afterwards. */
export const MAX_COMMENT_LENGTH = 2_000
export const MAX_QUESTION_LENGTH = 1_000
export const MAX_TITLE_LENGTH = 100
export const MAX_POINT_LENGTH = 100
const MAX_POINTS = 10

const pending = z.literal('pending')
const PICTURE_UNKNOWN = 'نشانی عکس درست نیست.'
const RATE = 'امتیاز خود را از ۱ تا ۵ ستاره انتخاب کنید.'

const points = z
  .array(
    writtenLine({ what: 'هر نکته', least: 2, most: MAX_POINT_LENGTH }),
    'نکته‌ها باید فهرست باشند.',
  )
  .max(MAX_POINTS, 'بیش از ۱۰ نکته نمی‌توان نوشت.')
  .transform((list) => [...new Set(list)])

const pictures = z
  .array(z.string(PICTURE_UNKNOWN).max(100, PICTURE_UNKNOWN), 'عکس‌ها باید فهرست باشند.')
  .max(MAX_COMMENT_PICTURES, `بیش از ${persianDigits(MAX_COMMENT_PICTURES)} عکس نمی‌توان فرستاد.`)
  .transform((list) => [...new Set(list)])

const commentFields = z.object({
  title: writtenLine({ what: 'عنوان', most: MAX_TITLE_LENGTH }),
  comment: writtenText({ what: 'متن دیدگاه', least: 3, most: MAX_COMMENT_LENGTH }),
  rate: z.int(RATE).min(1, RATE).max(5, RATE),
  advantages: points,
  disadvantages: points,
  suggest: z.boolean('پیشنهاد شما نامعتبر است.').nullable(),
  anonymous: z.boolean('بله یا نه بفرستید.'),
  /** Addresses that `uploadCommentPicture` answered: only who sent a picture knows its own. */
  pictures,
})

/** What is left out of a new comment is empty. */
const newComment = commentFields.extend({
  product_id: id,
  title: commentFields.shape.title.default(''),
  advantages: points.default([]),
  disadvantages: points.default([]),
  suggest: commentFields.shape.suggest.default(null),
  anonymous: commentFields.shape.anonymous.default(false),
  pictures: pictures.default([]),
})

export const saveComment = defineCall({
  method: 'POST',
  path: '/api/save-comment',
  summary: 'Writes a comment, shown to others once it is approved; one for each product',
  auth: 'customer',
  retry: 'transaction',
  example: { body: { product_id: 1, comment: 'خوش‌ساخت و سبک است.', rate: 5 } },
  body: newComment,
  answer: dataOf(z.object({ comment: ownComment, status: pending })),
})

export const editComment = defineCall({
  method: 'PATCH',
  path: '/api/profile/comments/:id',
  summary: "Puts another comment in the place of the customer's own, to be approved like any",
  auth: 'customer',
  retry: 'transaction',
  example: {
    params: { id: 11 },
    body: {
      ...{ title: 'پس از یک ماه', comment: 'هنوز هم خوش‌ساخت است.', rate: 4 },
      ...{ advantages: [], disadvantages: [], suggest: true, anonymous: false, pictures: [] },
    },
  },
  params: z.object({ id: idText }),
  /** Whole, so that nothing is emptied because it was left out. */
  body: commentFields,
  answer: dataOf(z.object({ comment: ownComment, status: pending })),
})

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/profile/comments/:id',
  summary: "Takes away the customer's own comment with its pictures, its rate and its votes",
  auth: 'customer',
  retry: 'idempotent',
  example: { params: { id: 24 } },
  params: z.object({ id: idText }),
  answer: okAnswer,
})

export const uploadCommentPicture = defineCall({
  method: 'POST',
  path: '/api/comment-picture',
  summary: 'Stores a picture for a comment; one that no comment takes is gone after a day',
  auth: 'customer',
  retry: 'transaction',
  example: { body: {} },
  files: COMMENT_PICTURE,
  body: z.object({}),
  answer: dataOf(z.object({ picture: commentPicture })),
})

export const saveQuestion = defineCall({
  method: 'POST',
  path: '/api/save-question',
  summary: 'Asks about a product, or answers what was asked; shown once it is approved',
  auth: 'customer',
  retry: 'transaction',
  example: { body: { product_id: 1, question: 'ضمانت دارد؟' } },
  body: z.object({
    product_id: id,
    question: writtenText({ what: 'متن', least: 3, most: MAX_QUESTION_LENGTH }),
    /** The question that is answered. */
    parent_id: id.nullable().default(null),
  }),
  answer: dataOf(z.object({ question: ownQuestion, status: pending })),
})

export const voteOnComment = defineCall({
  method: 'POST',
  path: '/api/comment-vote',
  summary: 'Finds a comment helpful (1), not helpful (-1), or takes that back (0)',
  auth: 'customer',
  retry: 'idempotent',
  example: { body: { comment_id: 1, vote: 1 } },
  body: z.object({ comment_id: id, vote }),
  answer: dataOf(z.object({ likes: z.int(), dislikes: z.int() })),
})
