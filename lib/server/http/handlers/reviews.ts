import type { reviewsCalls } from '@/lib/contract/reviews'
import { deleteComment, editComment } from '../../reviews/change-own-comment'
import { readOwnComments, readOwnQuestions, readOwnReviews } from '../../reviews/read-own-reviews'
import { readProductComments, readProductQuestions } from '../../reviews/read-reviews'
import { voteOnComment } from '../../reviews/vote-on-comment'
import { uploadCommentPicture } from '../../reviews/upload-comment-picture'
import { saveComment, saveQuestion } from '../../reviews/write-reviews'
import { OK_ANSWER, revalidateAndWrap, wrapData, persistData } from '../answers'
import type { HandlersOf } from '../context'

export const reviewsHandlers: HandlersOf<typeof reviewsCalls> = {
  deleteComment: async ({ params }, { db, customerId, revalidateTags }) => {
    await revalidateTags(await deleteComment(db, customerId, params.id))
    return OK_ANSWER
  },
  editComment: ({ params, body }, context) => {
    const { db, customerId, persistResponse } = context
    const command = { id: params.id, body, persistResponse: persistData(persistResponse) }
    return revalidateAndWrap(context, editComment(db, customerId, command))
  },
  getOwnComments: ({ query }, { db, customerId }) =>
    wrapData(readOwnComments(db, customerId, query.page)),
  getOwnQuestions: ({ query }, { db, customerId }) =>
    wrapData(readOwnQuestions(db, customerId, query.page)),
  getOwnReviews: ({ params }, { db, customerId }) =>
    wrapData(readOwnReviews(db, customerId, params.id)),
  getProductComments: ({ params, query }, { db }) =>
    wrapData(readProductComments(db, params.id, query)),
  getProductQuestions: ({ params, query }, { db }) =>
    wrapData(readProductQuestions(db, params.id, query)),
  saveComment: ({ body }, { db, customerId, persistResponse }) =>
    wrapData(saveComment(db, customerId, body, persistData(persistResponse))),
  saveQuestion: ({ body }, { db, customerId, persistResponse }) =>
    wrapData(saveQuestion(db, customerId, body, persistData(persistResponse))),
  uploadCommentPicture: (_, { db, media, customerId, files, persistResponse }) =>
    uploadCommentPicture({ db, media, persistResponse }, customerId, files[0]),
  voteOnComment: async ({ body }, { db, customerId, revalidateTags }) => {
    const { counts, tagsToRevalidate } = await voteOnComment(db, customerId, body)
    await revalidateTags(tagsToRevalidate)
    return { data: counts }
  },
}
