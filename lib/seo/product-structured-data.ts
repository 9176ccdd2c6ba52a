import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
  Review,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts'
import type { ShippingMethod } from '@/lib/contract/checkout/shipping'
import type { ProductInfo, Stock } from '@/lib/contract/product/product-info'
import type { ProductComment } from '@/lib/contract/reviews/product-reviews'
import { COLOUR } from '@/lib/domain/colour-property'
import { calculateMostShippingPrice } from '@/lib/domain/pricing'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { formatChoiceSearch } from '@/lib/domain/variant-choice'
import { persianDigits } from '@/lib/persian/digits'
import { paths } from '../paths'
import { siteUrl } from './site-url'

const SCHEMA = 'https://schema.org'
const CURRENCY = 'IRR'
const MAX_REVIEWS = 5

export type ShippingTerms = Pick<
  ShippingMethod,
  'id' | 'title' | 'price' | 'most_price' | 'free_from' | 'days'
>

/** What a page knows beside its product. */
export type ProductSurroundings = {
  comments: readonly ProductComment[]
  shipping: readonly ShippingTerms[]
}

/** The properties that schema.org has a name for. */
const schemaProperties = new Map<string, 'color' | 'size' | 'material'>([
  ['رنگ', 'color'],
  ['اندازه', 'size'],
  ['سایز', 'size'],
  ['جنس', 'material'],
])

/** In days of a calendar it is never less; a fault is the shop's, a change of mind the buyer's. */
export function returnPolicyData(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IR',
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    description: `${persianDigits(RETURN_DAYS)} روز کاری پس از تحویل`,
    additionalProperty: { '@type': 'PropertyValue', name: 'روز کاری', value: RETURN_DAYS },
    merchantReturnLink: siteUrl(paths.textPage('returns')),
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
    customerRemorseReturnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
    itemDefectReturnFees: `${SCHEMA}/FreeReturn`,
    refundType: `${SCHEMA}/StoreCreditRefund`,
  }
}

const WORKING_DAYS = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const

function deliveryTimeData({ min, max }: NonNullable<ShippingTerms['days']>, handlingDays: number) {
  const handling = {
    '@type': 'QuantitativeValue' as const,
    ...{ minValue: handlingDays, maxValue: handlingDays },
    unitCode: 'DAY',
  }
  return {
    '@type': 'ShippingDeliveryTime' as const,
    ...(handlingDays > 0 && { handlingTime: handling }),
    transitTime: {
      '@type': 'QuantitativeValue' as const,
      minValue: min,
      maxValue: max,
      unitCode: 'DAY',
    },
    businessDays: {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: WORKING_DAYS.map((day) => `${SCHEMA}/${day}` as const),
    },
  }
}

function shippingData(
  method: ShippingTerms,
  goods: number,
  handlingDays: number,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingLabel: method.title,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: calculateMostShippingPrice(method, goods),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IR' },
    ...(method.days && { deliveryTime: deliveryTimeData(method.days, handlingDays) }),
  }
}

/** Many offers say the same of sending and returning, which stands once and is named by them. */
class SharedNodes {
  private readonly nodes = new Map<
    string,
    WithContext<OfferShippingDetails | MerchantReturnPolicy>
  >()

  constructor(private readonly page: string) {}

  refer(name: string, node: OfferShippingDetails | MerchantReturnPolicy): { '@id': string } {
    const id = `${this.page}#${name}`
    if (typeof node === 'object') this.nodes.set(id, { '@context': SCHEMA, ...node, '@id': id })
    return { '@id': id }
  }

  all() {
    return [...this.nodes.values()]
  }
}

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

function reviewData({ author, title, comment, rate, created_at }: ProductComment): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: created_at,
    ...(title && { name: title }),
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rate, bestRating: 5, worstRating: 1 },
  }
}

function priceData({ festival }: ProductInfo, { price, final_price }: Stock) {
  const listPrice: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/StrikethroughPrice`,
    price,
    priceCurrency: CURRENCY,
  }
  return {
    price: final_price,
    priceCurrency: CURRENCY,
    ...(final_price < price && { priceSpecification: listPrice }),
    ...(festival.percent > 0 &&
      festival.ends_at && { priceValidUntil: festival.ends_at.slice(0, 10) }),
  }
}

type PageData = ProductSurroundings & { info: ProductInfo; shared: SharedNodes }

/** What holds for an order, and says nothing where there can be none. */
function orderTerms({ info, shipping, shared }: PageData, goods: number) {
  const handlingDays = info.product.handling_days ?? 0
  const sent = shipping.map((method) => {
    const isFree = calculateMostShippingPrice(method, goods) === 0
    const name = `shipping-${method.id}${isFree ? '-free' : ''}`
    return shared.refer(name, shippingData(method, goods, handlingDays))
  })
  return {
    ...(sent.length > 0 && { shippingDetails: sent }),
    hasMerchantReturnPolicy: shared.refer('returns', returnPolicyData()),
  }
}

function offerData(page: PageData, stock: Stock, path: string): Offer {
  const { status, on_sale_at } = page.info.product
  const isComingSoon = status === 'coming_soon'
  const canBeBought = !isComingSoon && stock.quantity > 0
  return {
    '@type': 'Offer',
    // The page shows no price of what is sold out.
    ...((canBeBought || isComingSoon) && priceData(page.info, stock)),
    // Nothing that is coming soon can be ordered, not even ahead.
    availability: canBeBought ? `${SCHEMA}/InStock` : `${SCHEMA}/OutOfStock`,
    itemCondition: `${SCHEMA}/NewCondition`,
    url: siteUrl(path),
    ...(isComingSoon && on_sale_at && { availabilityStarts: on_sale_at }),
    ...(canBeBought && orderTerms(page, stock.final_price)),
  }
}

function descriptionData({ info: { product }, comments }: PageData) {
  return {
    name: product.title,
    ...(product.english_title ? { alternateName: product.english_title } : {}),
    description: product.intro || product.description || product.title,
    brand: { '@type': 'Brand' as const, name: product.brand.title },
    category: product.category.title,
    ...ratingData(product),
    ...(comments.length > 0 && { review: comments.slice(0, MAX_REVIEWS).map(reviewData) }),
  }
}

function imagesOf({ product }: ProductInfo, colour?: string): string[] {
  const own = product.pictures.filter((picture) => picture.colour === colour)
  const shown = colour !== undefined && own.length > 0 ? own : product.pictures
  return shown.map(({ url }) => siteUrl(url))
}

/** A product without a choice. */
function singleProductData(page: PageData): Product {
  const { product, stocks } = page.info
  const [stock] = stocks
  return {
    '@type': 'Product',
    ...descriptionData(page),
    sku: String(product.id),
    image: imagesOf(page.info),
    ...(stock ? { offers: offerData(page, stock, paths.product(product.slug)) } : {}),
  }
}

function variantTitle(title: string, stock: Pick<Stock, 'parent_value'>): string {
  return [title, ...Object.values(stock.parent_value)].join('، ')
}

/** What schema.org has no name for is told by the shop's own. */
function variantProperties({ parent_value }: Stock) {
  const values = Object.entries(parent_value)
  const named = values.flatMap(([name, value]) => {
    const known = schemaProperties.get(name)
    return known ? [[known, value]] : []
  })
  const others = values.filter(([name]) => !schemaProperties.has(name))
  return {
    ...Object.fromEntries(named),
    ...(others.length > 0 && {
      additionalProperty: others.map(([name, value]) => ({
        '@type': 'PropertyValue' as const,
        name,
        value,
      })),
    }),
  }
}

function variantData(page: PageData, stock: Stock): Product {
  const { product } = page.info
  const path = paths.product(product.slug) + formatChoiceSearch('', stock.parent_value)
  return {
    '@type': 'Product',
    sku: `${product.id}-${stock.id}`,
    inProductGroupWithID: String(product.id),
    name: variantTitle(product.title, stock),
    image: imagesOf(page.info, stock.parent_value[COLOUR]).slice(0, 1),
    ...variantProperties(stock),
    offers: offerData(page, stock, path),
  }
}

/** A property that all have alike makes no variants. */
function varyingProperties({ product, stocks }: ProductInfo): string[] {
  const names = product.properties.map(({ name }) => name)
  return names.filter((name) => new Set(stocks.map((stock) => stock.parent_value[name])).size > 1)
}

/** A product to choose a variant of, each with a price and an address of its own. */
function productGroupData(page: PageData, varying: readonly string[]): ProductGroup {
  const { product, stocks } = page.info
  return {
    '@type': 'ProductGroup',
    ...descriptionData(page),
    productGroupID: String(product.id),
    url: siteUrl(paths.product(product.slug)),
    image: imagesOf(page.info),
    variesBy: varying.map((name) => {
      const known = schemaProperties.get(name)
      return known ? `${SCHEMA}/${known}` : name
    }),
    hasVariant: stocks.map((stock) => variantData(page, stock)),
  }
}

/** One thing to buy is a product; one with a choice is a group of them. */
export function productData(info: ProductInfo, { comments, shipping }: ProductSurroundings) {
  const shared = new SharedNodes(siteUrl(paths.product(info.product.slug)))
  const page = { info, comments, shipping, shared }
  const varying = varyingProperties(info)
  const product = varying.length > 0 ? productGroupData(page, varying) : singleProductData(page)
  const data: WithContext<Product | ProductGroup> = { '@context': SCHEMA, ...product }
  return [data, ...shared.all()]
}
