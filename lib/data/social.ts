import { send } from '@/lib/client/http/client'
import { getPublicProfile, getRandomUsers } from '@/lib/contract/social/people'
import { getPost, getProductPosts } from '@/lib/contract/social/posts'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import { tags } from '@/lib/contract/tags'
import { cachedRead, nullIfMissing } from './cached-read'

const cachedProfile = cachedRead(
  'public-profile',
  async (id: number, page: number) =>
    (await send(getPublicProfile, { params: { id }, query: page === 1 ? {} : { page } })).data,
  (id) => [tags.profile(id), tags.reactions(id)],
)

export function findProfile(id: number, page: number) {
  return nullIfMissing(cachedProfile(id, page))
}

const cachedPost = cachedRead(
  'post',
  async (_: number, id: number) => {
    const { post, ids } = (await send(getPost, { params: { id } })).data
    const at = ids.indexOf(id)
    return { post, newer: ids[at - 1] ?? null, older: ids[at + 1] ?? null }
  },
  (userId, id) => [tags.post(id), tags.profile(userId)],
)

/** A post stands under its writer's address and no other. */
export async function findPost(userId: number, id: number) {
  const found = await nullIfMissing(cachedPost(userId, id))
  return found?.post.user.id === userId ? found : null
}

export const productPosts = cachedRead(
  'product-posts',
  async (productId: number) =>
    (await send(getProductPosts, { params: { id: productId }, query: {} })).data,
  (productId) => [tags.productPosts(productId)],
)

const cachedCard = cachedRead(
  'posted-product',
  async (id: number, _: string) =>
    (await send(getProductCards, { query: { ids: String(id) } })).data.products,
  (_, slug) => [tags.product(slug)],
)

/** What a post shows, with the price it has today. */
export async function findPostedProduct(product: { id: number; slug: string } | null) {
  return product ? ((await cachedCard(product.id, product.slug))[0] ?? null) : null
}

/** The same for every guest, for an hour. */
export const suggestedPeople = cachedRead(
  'suggested-people',
  async () => (await send(getRandomUsers, {})).data.suggested,
  () => [tags.people],
)
