import { send } from '@/lib/client/http/client'
import { hasErrorCode } from '@/lib/client/http/error-checks'
import { getProductCards } from '@/lib/contract/catalogue/product-cards'
import type { ProductCard } from '@/lib/contract/catalogue/products'
import {
  getProductInfo,
  getRelatedProducts,
  getRemovedProduct,
  type ProductInfo,
  type RemovedProduct,
} from '@/lib/contract/product/product-info'
import { tags } from '@/lib/contract/tags'
import { cachedRead, nullIfMissing } from './cached-read'

const cachedProductInfo = cachedRead(
  'product-info',
  async (slug: string) => (await send(getProductInfo, { body: { slug } })).data.info,
  (slug) => [tags.product(slug)],
)

const cachedRemovedProduct = cachedRead(
  'removed-product',
  async (slug: string) => (await send(getRemovedProduct, { params: { slug } })).data,
  (slug) => [tags.product(slug), tags.gone],
)

/** The product, what remains of one that is sold no more, or null. */
export async function readProductPage(
  slug: string,
): Promise<{ info: ProductInfo } | { removed: RemovedProduct } | null> {
  try {
    return { info: await cachedProductInfo(slug) }
  } catch (error) {
    if (!hasErrorCode(error, 'gone')) return nullIfMissing<null>(Promise.reject(error))
    const removed = await nullIfMissing(cachedRemovedProduct(slug))
    return removed && { removed }
  }
}

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
