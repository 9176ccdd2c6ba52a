import { send } from '@/lib/client/http/client'
import { getCompare } from '@/lib/contract/catalogue/compare'
import { getProductCards, getRelatedProducts } from '@/lib/contract/catalogue/product-cards'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import { tags } from '@/lib/contract/tags'
import { cachedRead } from './cached-read'

const readRelatedSlugs = cachedRead(
  'related-products',
  async (id: number, slug: string) => {
    const { similar, together } = (await send(getRelatedProducts, { params: { id } })).data
    const named = (cards: ProductCard[]) => cards.map((card) => ({ id: card.id, slug: card.slug }))
    return { slug, similar: named(similar), together: named(together) }
  },
  (_, slug) => [tags.product(slug)],
)

const readCards = cachedRead(
  'product-cards',
  async (ids: string, _: string) => (await send(getProductCards, { query: { ids } })).data.products,
  (_, slugs) => slugs.split(' ').map(tags.product),
)

/** Which products they are is kept for an hour; what their cards say follows every change. */
export async function readRelatedProducts(id: number, slug: string) {
  const { similar, together } = await readRelatedSlugs(id, slug)
  const shown = async (list: typeof similar) =>
    list.length === 0
      ? []
      : readCards(list.map((one) => one.id).join(), list.map((one) => one.slug).join(' '))
  return { similar: await shown(similar), together: await shown(together) }
}

/** Asked for anew each time: the ways to put products side by side have no end. */
export async function readComparison(ids: readonly number[]) {
  return (await send(getCompare, { query: { ids: ids.join() } })).data
}
