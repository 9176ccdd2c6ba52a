import { send } from '@/lib/client/http/client'
import { getProductComments, getProductQuestions } from '@/lib/contract/reviews/product-reviews'
import { tags } from '@/lib/contract/tags'
import { cachedRead } from './cached-read'

export const readFirstComments = cachedRead(
  'first-comments',
  async (productId: number) =>
    (await send(getProductComments, { params: { id: productId }, query: { page: 1 } })).data,
  (productId) => [tags.reviews(productId)],
)

export const readFirstQuestions = cachedRead(
  'first-questions',
  async (productId: number) =>
    (await send(getProductQuestions, { params: { id: productId }, query: { page: 1 } })).data,
  (productId) => [tags.reviews(productId)],
)
