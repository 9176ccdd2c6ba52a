import { infiniteQueryOptions } from '@tanstack/react-query'
import type { CallAnswer } from '@/lib/contract/call'
import type {
  CommentSort,
  getProductComments,
  getProductQuestions,
  QuestionSort,
} from '@/lib/contract/talk'

export type CommentPage = CallAnswer<typeof getProductComments>['data']
export type QuestionPage = CallAnswer<typeof getProductQuestions>['data']

/** `from` is the first page to ask for: the second where the server has drawn the one before. */
type Wish<Sort> = { sort: Sort; from: number }

const talkKeys = {
  all: ['talk'] as const,
  comments: (productId: number, wish: Wish<CommentSort>) =>
    [...talkKeys.all, 'comments', productId, wish] as const,
  questions: (productId: number, wish: Wish<QuestionSort>) =>
    [...talkKeys.all, 'questions', productId, wish] as const,
}

/** `total` is the number of pages: nothing is asked for after the last. */
export function nextPage(last: { current_page: number; total: number }): number | undefined {
  return last.current_page < last.total ? last.current_page + 1 : undefined
}

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/talk')])
}

/** What has been read stays as it is: entries that move under a reader's eyes are read twice. */
const still = { staleTime: Infinity, refetchOnWindowFocus: false, getNextPageParam: nextPage }

export function commentsQuery(productId: number, wish: Wish<CommentSort>) {
  return infiniteQueryOptions({
    ...still,
    queryKey: talkKeys.comments(productId, wish),
    queryFn: async ({ pageParam, signal }): Promise<CommentPage> => {
      const [{ send }, { getProductComments }] = await calls()
      const query = { page: pageParam, sort: wish.sort }
      const input = { params: { id: productId }, query }
      return (await send(getProductComments, input, { signal })).data
    },
    initialPageParam: wish.from,
  })
}

export function questionsQuery(productId: number, wish: Wish<QuestionSort>) {
  return infiniteQueryOptions({
    ...still,
    queryKey: talkKeys.questions(productId, wish),
    queryFn: async ({ pageParam, signal }): Promise<QuestionPage> => {
      const [{ send }, { getProductQuestions }] = await calls()
      const query = { page: pageParam, sort: wish.sort }
      const input = { params: { id: productId }, query }
      return (await send(getProductQuestions, input, { signal })).data
    },
    initialPageParam: wish.from,
  })
}
