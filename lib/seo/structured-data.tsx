import { createHash } from 'node:crypto'
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  OnlineStore,
  SearchAction,
  Store,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { BlogPostSummary } from '@/lib/contract/blog'
import type { Branch } from '@/lib/contract/content/contact'
import type { ShopSettings } from '@/lib/contract/content/settings'
import { foldDigits } from '@/lib/persian/digits'
import { paths } from '../paths'
import type { QuestionAnswer } from './rich-text'
import { returnPolicyData } from './product-structured-data'
import { blogPostShare, shareImagePath } from './share-image/share-facts'
import { siteUrl } from './site-url'
import { holdStructuredData } from './held-structured-data'
import { StructuredDataScript } from './structured-data-script'

const CONTEXT = 'https://schema.org'

export type BreadcrumbTrail = readonly { label: string; href?: string }[]

export function breadcrumbData(trail: BreadcrumbTrail): WithContext<BreadcrumbList> {
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

/** What a list leads to, in its order; the pages themselves say what they are. */
export function itemListData(places: readonly string[], first = 1): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: places.map((path, at) => ({
      '@type': 'ListItem',
      position: first + at,
      url: siteUrl(path),
    })),
  }
}

type ShopFacts = Pick<ShopSettings, 'name' | 'phone' | 'email' | 'address'>

function phoneNumber(phone: string): string {
  const digits = foldDigits(phone).replace(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+98${digits.slice(1)}` : digits
}

/** Beside the types of schema.org: search engines read the sides of a logo as numbers, which these refuse. */
function publisherData(name: string) {
  return {
    '@type': 'Organization',
    name,
    url: siteUrl('/'),
    logo: { '@type': 'ImageObject', url: siteUrl('/apple-icon.png'), width: 180, height: 180 },
  }
}

type BlogPostFacts = BlogPostSummary & { updated_at: string }

export function blogPostData(article: BlogPostFacts, shop: Pick<ShopSettings, 'name'>) {
  const data: WithContext<Article> = {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: [
      siteUrl(article.picture.url),
      siteUrl(shareImagePath(blogPostShare(article), shop.name)),
    ],
    author: { '@type': 'Person', name: article.author },
    datePublished: article.published_at,
    dateModified: article.updated_at,
    articleSection: article.category.title,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: 'fa-IR',
    mainEntityOfPage: siteUrl(paths.blogPost(article.slug)),
  }
  return { ...data, publisher: publisherData(shop.name) }
}

export function faqData(questions: readonly QuestionAnswer[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function siteData(name: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(paths.search)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: siteUrl('/'),
    inLanguage: 'fa-IR',
    potentialAction: search,
  }
}

export function organizationData(shop: ShopFacts) {
  const data: WithContext<OnlineStore> = {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    ...(shop.phone !== '' && { telephone: phoneNumber(shop.phone) }),
    ...(shop.email !== '' && { email: shop.email }),
    ...(shop.address !== '' && {
      address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'IR' },
    }),
    hasMerchantReturnPolicy: returnPolicyData(),
  }
  return { ...publisherData(shop.name), ...data }
}

export function branchData(branch: Branch, shop: Pick<ShopSettings, 'name'>): WithContext<Store> {
  return {
    '@context': CONTEXT,
    '@type': 'Store',
    name: `${shop.name}، ${branch.title}`,
    image: siteUrl(shareImagePath()),
    telephone: phoneNumber(branch.phone),
    address: { '@type': 'PostalAddress', streetAddress: branch.address, addressCountry: 'IR' },
    geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lng },
    parentOrganization: { '@type': 'Organization', name: shop.name, url: siteUrl('/') },
  }
}

/** `<` is escaped so that no title can close the script. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replace(/</g, '\\u003c')
  const id = `data-${createHash('sha1').update(text).digest('hex').slice(0, 12)}`
  holdStructuredData(id, text)
  return <StructuredDataScript id={id} />
}
