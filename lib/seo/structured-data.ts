import type { ArticleCard } from '@/lib/contract/blog'
import type { ProductInfo, Stock } from '@/lib/contract/products'
import { paths } from './addresses'
import { siteUrl } from './site-url'

const CONTEXT = 'https://schema.org'

export type Trail = readonly { label: string; href?: string }[]

export function breadcrumbData(trail: Trail) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href ? { item: siteUrl(href) } : {}),
    })),
  }
}

export function productData({ product, stocks }: ProductInfo) {
  const { rate, rate_count } = product
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.title,
    alternateName: product.english_title,
    description: product.intro,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.brand.title },
    category: product.category.title,
    image: product.pictures.map((picture) => siteUrl(picture.url)),
    ...offersData(product.slug, product.status, stocks),
    ...(rate !== null && rate_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rate,
            reviewCount: rate_count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

function offersData(
  slug: string,
  status: ProductInfo['product']['status'],
  stocks: readonly Stock[],
) {
  if (stocks.length === 0) return {}
  const onSale = stocks.filter((stock) => stock.quantity > 0)
  const prices = (onSale.length > 0 ? onSale : stocks).map((stock) => stock.final_price)
  const availability =
    status === 'coming_soon' ? 'PreOrder' : onSale.length > 0 ? 'InStock' : 'OutOfStock'
  const offer = {
    priceCurrency: 'IRR',
    availability: `${CONTEXT}/${availability}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    url: siteUrl(paths.product(slug)),
  }
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  return {
    offers:
      low === high
        ? { '@type': 'Offer', price: low, ...offer }
        : {
            '@type': 'AggregateOffer',
            lowPrice: low,
            highPrice: high,
            offerCount: prices.length,
            ...offer,
          },
  }
}

export function articleData(article: ArticleCard & { updated_at: string }, publisher: string) {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: [siteUrl(article.picture.url)],
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: publisher },
    datePublished: article.published_at,
    dateModified: article.updated_at,
    mainEntityOfPage: siteUrl(paths.article(article.slug)),
  }
}

export function siteData(name: string) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: siteUrl('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl(paths.categories)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

export function organizationData(shop: { name: string; phone: string; email: string }) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: shop.name,
    url: siteUrl('/'),
    telephone: shop.phone,
    email: shop.email,
  }
}
