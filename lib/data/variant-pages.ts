import { LRUCache } from 'lru-cache'
import { send } from '@/lib/client/http/client'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { findMissingSize, findSelectedStock, parseChoice } from '@/lib/domain/variant-choice'
import { decodeSlug } from '@/lib/paths'
import { MINUTE_MS } from '@/lib/persian/durations'

type Variants = Pick<ProductInfo, 'stocks'> & Pick<ProductInfo['product'], 'properties'>

const PRODUCT_PAGE = /^\/product\/([^/]+)$/
/** Where a colour is chosen and no size yet. */
export const UNSIZED = 'unsized'
const MAX_PRODUCTS = 1_000
/** Only which variant a query means may be that old, or as old as the last read that was answered. */
const LIFETIME_MS = MINUTE_MS
/** Longer than this nobody is kept from a page that may be stored. */
const MAX_WAIT_MS = 1_000

const variantsBySlug = new LRUCache<string, Variants>({
  max: MAX_PRODUCTS,
  ttl: LIFETIME_MS,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (slug) => {
    const { product, stocks } = (await send(getProductInfo, { body: { slug } })).data.info
    return { properties: product.properties, stocks }
  },
})

/** Undefined where they are not known in time; the read goes on for whoever comes next. */
function readVariants(slug: string): Promise<Variants | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), MAX_WAIT_MS)
    void variantsBySlug
      .fetch(slug)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * The page of the variant that a query chooses, so that each has one that can be kept and no query
 * that chooses nothing makes one. Of a query that leaves the size open it is another.
 */
export async function findVariantPage(pathname: string, search: string): Promise<string | null> {
  const [, inPath] = PRODUCT_PAGE.exec(pathname) ?? []
  const slug = inPath === undefined || search === '' ? null : decodeSlug(inPath)
  if (slug === null) return null
  try {
    const variants = await readVariants(slug)
    if (!variants) return null
    const { properties, stocks } = variants
    const requested = new URLSearchParams(search)
    if (!properties.some(({ name }) => requested.has(name))) return null
    const choice = parseChoice(properties, stocks, search)
    const stock = findSelectedStock(stocks, choice)
    if (!stock) return null
    const isUnsized = findMissingSize(properties, choice, search) !== null
    return `${pathname}/${stock.id}${isUnsized ? `/${UNSIZED}` : ''}`
  } catch {
    // The page itself says what is wrong.
    return null
  }
}
