import { infiniteQueryOptions } from '@tanstack/react-query'
import type { getProductComments, getProductQuestions } from '@/lib/contract/talk'
import type { CallAnswer } from '@/lib/contract/call'

export type CommentPage = CallAnswer<typeof getProductComments>['data']
export type QuestionPage = CallAnswer<typeof getProductQuestions>['data']

const talkKeys = {
  all: ['talk'] as const,
  comments: (productId: number) => [...talkKeys.all, 'comments', productId] as const,
  questions: (productId: number) => [...talkKeys.all, 'questions', productId] as const,
}

/** `total` is the number of pages: nothing is asked for after the last. */
export function nextPage(last: { current_page: number; total: number }): number | undefined {
  return last.current_page < last.total ? last.current_page + 1 : undefined
}

function calls() {
  return Promise.all([import('./send'), import('@/lib/contract/talk')])
}

function startingWith<Page>(first: Page | undefined) {
  return first && { initialData: { pages: [first], pageParams: [1] } }
}

/** For `useInfiniteQuery`; `first` is the page the server has drawn already. */
export function commentsQuery(productId: number, first?: CommentPage) {
  return infiniteQueryOptions({
    queryKey: talkKeys.comments(productId),
    queryFn: async ({ pageParam, signal }): Promise<CommentPage> => {
      const [{ send }, { getProductComments }] = await calls()
      const input = { params: { id: productId }, query: { page: pageParam } }
      const { data } = await send(getProductComments, input, { signal })
      return data
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...startingWith(first),
  })
}

export function questionsQuery(productId: number, first?: QuestionPage) {
  return infiniteQueryOptions({
    queryKey: talkKeys.questions(productId),
    queryFn: async ({ pageParam, signal }): Promise<QuestionPage> => {
      const [{ send }, { getProductQuestions }] = await calls()
      const input = { params: { id: productId }, query: { page: pageParam } }
      const { data } = await send(getProductQuestions, input, { signal })
      return data
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...startingWith(first),
  })
}
