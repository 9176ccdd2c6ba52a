import { send } from '@/lib/api/send'
import { getProductComments, getProductQuestions } from '@/lib/contract/talk'
import { tags } from '@/lib/contract/tags'
import { cachedRead } from './cached'

export const firstComments = cachedRead(
  'first-comments',
  async (productId: number) =>
    (await send(getProductComments, { params: { id: productId }, query: {} })).data,
  (productId) => [tags.talk(productId)],
)

export const firstQuestions = cachedRead(
  'first-questions',
  async (productId: number) =>
    (await send(getProductQuestions, { params: { id: productId }, query: {} })).data,
  (productId) => [tags.talk(productId)],
)
