import { send } from '@/lib/api/send'
import type { CallAnswer } from '@/lib/contract/call'
import { getCategorySlug, getProductMenu } from '@/lib/contract/categories'
import { tags } from '@/lib/contract/tags'
import { cachedRead, orNull } from './cached'

type Branch = CallAnswer<typeof getCategorySlug>['data']
type Found = Branch & { category: NonNullable<Branch['category']> }

export const productMenu = cachedRead(
  'product-menu',
  async () => (await send(getProductMenu, {})).data,
  () => [tags.menu],
)

const branch = cachedRead(
  'category',
  async (slug: string) => (await send(getCategorySlug, { body: { slug } })).data,
  (slug) => [tags.menu, tags.category(slug)],
)

export async function category(slug: string): Promise<Found | null> {
  const found = await orNull(branch(slug))
  return found?.category ? { ...found, category: found.category } : null
}
