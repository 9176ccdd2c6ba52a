import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@/lib/contract/call'
import type {
  getProductComments,
  getProductQuestions,
  QuestionSort,
} from '@/lib/contract/reviews/product-reviews'
import { getOwnReviews, type Vote } from '@/lib/contract/reviews/own-reviews'
import {
  deleteComment,
  editComment,
  saveComment,
  saveQuestion,
  uploadCommentPicture,
  voteOnComment,
} from '@/lib/contract/reviews/write-reviews'
import {
  getNextPage,
  reviewKeys,
  type CommentPageRequest,
  type ReviewPageRequest,
} from '../query-keys'
import { isNotFound } from '../http/error-checks'
import { send } from '../http/client'

export type CommentPage = CallAnswer<typeof getProductComments>['data']
export type QuestionPage = CallAnswer<typeof getProductQuestions>['data']

function loadCalls() {
  return Promise.all([import('../http/client'), import('@/lib/contract/reviews/product-reviews')])
}

/** What has been read stays as it is: entries that move under a reader's eyes are read twice. */
const pagingOptions = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  getNextPageParam: getNextPage,
}

/** The specification's query is `page` alone; the order that is the default goes without saying. */
function pageOf<Sort>(page: number, sort: Sort) {
  return sort === 'newest' ? { page } : { page, sort }
}

export function commentsQuery(productId: number, request: CommentPageRequest) {
  return infiniteQueryOptions({
    ...pagingOptions,
    queryKey: reviewKeys.comments(productId, request),
    queryFn: async ({ pageParam, signal }): Promise<CommentPage> => {
      const [{ send }, { getProductComments }] = await loadCalls()
      const { sort, rate, withPictures, about } = request
      const query = {
        ...pageOf(pageParam, sort),
        ...(rate !== null && { rate }),
        ...(withPictures && { with_pictures: 1 }),
        ...(about !== '' && { about }),
      }
      const input = { params: { id: productId }, query }
      return (await send(getProductComments, input, { signal })).data
    },
    initialPageParam: request.from,
  })
}

export function questionsQuery(productId: number, request: ReviewPageRequest<QuestionSort>) {
  return infiniteQueryOptions({
    ...pagingOptions,
    queryKey: reviewKeys.questions(productId, request),
    queryFn: async ({ pageParam, signal }): Promise<QuestionPage> => {
      const [{ send }, { getProductQuestions }] = await loadCalls()
      const query = pageOf(pageParam, request.sort)
      const input = { params: { id: productId }, query }
      return (await send(getProductQuestions, input, { signal })).data
    },
    initialPageParam: request.from,
  })
}

export type CommentInput = CallInput<typeof saveComment>['body']
export type QuestionInput = CallInput<typeof saveQuestion>['body']

/** Nobody asked for this one, so a session that is over ends nothing on its account. */
export async function fetchOwnReviews(productId: number) {
  return (await send(getOwnReviews, { params: { id: productId } }, { isBackground: true })).data
}

export async function sendComment(body: CommentInput) {
  return (await send(saveComment, { body })).data.comment
}

export async function sendEditedComment(
  id: number,
  body: CallInput<typeof editComment>['body'],
): Promise<void> {
  await send(editComment, { params: { id }, body })
}

/** What is gone already is gone. */
export async function removeComment(id: number): Promise<void> {
  await send(deleteComment, { params: { id } }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
}

export async function sendCommentPicture(file: Blob) {
  return (await send(uploadCommentPicture, { body: {}, files: [file] })).data.picture
}

export async function sendQuestion(body: QuestionInput) {
  return (await send(saveQuestion, { body })).data.question
}

export async function sendVote(commentId: number, vote: Vote) {
  return (await send(voteOnComment, { body: { comment_id: commentId, vote } })).data
}
