import { LRUCache } from 'lru-cache'
import { send } from '@/lib/client/http/client'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { findSelectedStock, parseChoice } from '@/lib/domain/variant-choice'
import { decodeSlug } from '@/lib/paths'

type Variants = Pick<ProductInfo, 'stocks'> & Pick<ProductInfo['product'], 'properties'>

const PRODUCT_PAGE = /^\/product\/([^/]+)$/
const MAX_PRODUCTS = 1_000
/** Only which variant a query means may be that old; its page follows every change. */
const LIFETIME_MS = 60_000

const variantsBySlug = new LRUCache<string, Variants>({ max: MAX_PRODUCTS, ttl: LIFETIME_MS })

async function readVariants(slug: string): Promise<Variants> {
  const known = variantsBySlug.get(slug)
  if (known) return known
  const { product, stocks } = (await send(getProductInfo, { body: { slug } })).data.info
  const variants = { properties: product.properties, stocks }
  variantsBySlug.set(slug, variants)
  return variants
}

/**
 * The variant that the query of a product's page chooses, so that each has one page that can be kept
 * and no query that chooses nothing makes one.
 */
export async function findVariant(pathname: string, search: string): Promise<number | null> {
  const [, inPath] = PRODUCT_PAGE.exec(pathname) ?? []
  const slug = inPath === undefined || search === '' ? null : decodeSlug(inPath)
  if (slug === null) return null
  try {
    const { properties, stocks } = await readVariants(slug)
    const requested = new URLSearchParams(search)
    if (!properties.some(({ name }) => requested.has(name))) return null
    return findSelectedStock(stocks, parseChoice(properties, stocks, search))?.id ?? null
  } catch {
    // The page itself says what is wrong.
    return null
  }
}
