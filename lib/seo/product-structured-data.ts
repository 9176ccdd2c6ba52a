import type { ItemAvailability, Offer, Product, ProductGroup } from 'schema-dts'
import type { ProductInfo, Stock } from '@/lib/contract/product/product-info'
import { paths } from '../paths'
import { siteUrl } from './site-url'

const SCHEMA = 'https://schema.org'

/** The properties that schema.org has a name for. */
const schemaProperties = new Map<string, 'color' | 'size' | 'material'>([
  ['رنگ', 'color'],
  ['اندازه', 'size'],
  ['سایز', 'size'],
  ['جنس', 'material'],
])
const COLOUR_PROPERTY = 'رنگ'

function ratingData({ rate, rate_count }: ProductInfo['product']) {
  if (rate === null || rate_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rate,
      reviewCount: rate_count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

function availabilityOf(
  status: ProductInfo['product']['status'],
  quantity: number,
): ItemAvailability {
  if (status === 'coming_soon') return `${SCHEMA}/PreOrder`
  return quantity > 0 ? `${SCHEMA}/InStock` : `${SCHEMA}/OutOfStock`
}

function offerData({ product, festival }: ProductInfo, stock: Stock, path: string): Offer {
  return {
    '@type': 'Offer',
    price: stock.final_price,
    priceCurrency: 'IRR',
    availability: availabilityOf(product.status, stock.quantity),
    itemCondition: `${SCHEMA}/NewCondition`,
    url: siteUrl(path),
    ...(festival.percent > 0 && festival.ends_at
      ? { priceValidUntil: festival.ends_at.slice(0, 10) }
      : {}),
  }
}

function descriptionData({ product }: ProductInfo) {
  return {
    name: product.title,
    ...(product.english_title ? { alternateName: product.english_title } : {}),
    description: product.intro || product.description || product.title,
    brand: { '@type': 'Brand' as const, name: product.brand.title },
    category: product.category.title,
    ...ratingData(product),
  }
}

function imagesOf({ product }: ProductInfo, colour?: string): string[] {
  const own = product.pictures.filter((picture) => picture.colour === colour)
  const shown = colour !== undefined && own.length > 0 ? own : product.pictures
  return shown.map(({ url }) => siteUrl(url))
}

/** A product without a choice. */
export function singleProductData(info: ProductInfo): Product {
  const { product, stocks } = info
  const [stock] = stocks
  return {
    '@type': 'Product',
    ...descriptionData(info),
    sku: String(product.id),
    image: imagesOf(info),
    ...(stock ? { offers: offerData(info, stock, paths.product(product.slug)) } : {}),
  }
}

function variantData(info: ProductInfo, stock: Stock): Product {
  const { product } = info
  const values = Object.entries(stock.parent_value)
  const named = values.flatMap(([name, value]) => {
    const known = schemaProperties.get(name)
    return known ? [[known, value]] : []
  })
  const path = `${paths.product(product.slug)}?${new URLSearchParams(stock.parent_value)}`
  return {
    '@type': 'Product',
    sku: `${product.id}-${stock.id}`,
    name: [product.title, ...values.map(([, value]) => value)].join('، '),
    image: imagesOf(info, stock.parent_value[COLOUR_PROPERTY]).slice(0, 1),
    ...Object.fromEntries(named),
    offers: offerData(info, stock, path),
  }
}

/** A product to choose a variant of, each with a price and an address of its own. */
export function productGroupData(info: ProductInfo): ProductGroup {
  const { product, stocks } = info
  return {
    '@type': 'ProductGroup',
    ...descriptionData(info),
    productGroupID: String(product.id),
    url: siteUrl(paths.product(product.slug)),
    image: imagesOf(info),
    variesBy: product.properties.map(({ name }) => {
      const known = schemaProperties.get(name)
      return known ? `${SCHEMA}/${known}` : name
    }),
    hasVariant: stocks.map((stock) => variantData(info, stock)),
  }
}
