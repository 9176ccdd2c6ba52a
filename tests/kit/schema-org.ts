import { z } from 'zod'

/**
 * What schema.org and the search engines' documents ask of each kind of structured data this shop
 * writes. Strict on purpose: a property nobody knows is a mistake too.
 */
const url = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const moment = z.iso.datetime()
const country = z.literal('IR')
const schema = <T extends string>(...names: T[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}` as const))
const context = { '@context': z.literal('https://schema.org') }

const picture = z.strictObject({
  '@type': z.literal('ImageObject'),
  url,
  width: z.int().min(112),
  height: z.int().min(112),
})
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: text,
  url,
  logo: picture.optional(),
})
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressCountry: country,
})

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  price: z.int().positive(),
  priceCurrency: z.literal('IRR'),
  availability: schema('InStock', 'OutOfStock', 'PreOrder'),
  itemCondition: schema('NewCondition'),
  url,
  priceValidUntil: z.iso.date().optional(),
})
const rating = z
  .strictObject({
    '@type': z.literal('AggregateRating'),
    ratingValue: z.number(),
    reviewCount: z.int().positive(),
    bestRating: z.number(),
    worstRating: z.number(),
  })
  .refine(({ ratingValue, bestRating, worstRating }) => {
    return ratingValue <= bestRating && ratingValue >= worstRating
  })

const goods = {
  name: text,
  alternateName: text.optional(),
  description: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  category: text,
  image: z.array(url).min(1),
  aggregateRating: rating.optional(),
}
const product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  ...goods,
  sku: text,
  offers: offer,
})
const variant = z.strictObject({
  '@type': z.literal('Product'),
  sku: text,
  name: text,
  image: z.array(url).min(1),
  color: text.optional(),
  size: text.optional(),
  material: text.optional(),
  offers: offer,
})
const unique = (values: string[]) => new Set(values).size === values.length
const productGroup = z
  .strictObject({
    ...context,
    '@type': z.literal('ProductGroup'),
    ...goods,
    productGroupID: text,
    url,
    variesBy: z.array(text).min(1),
    hasVariant: z.array(variant).min(2),
  })
  .refine(({ hasVariant }) => unique(hasVariant.map(({ sku }) => sku)), 'a sku twice')
  .refine(({ hasVariant }) => unique(hasVariant.map(({ offers }) => offers.url)), 'a url twice')

const inOrder = (items: { position: number }[]) =>
  items.every(({ position }, at) => at === 0 || position === (items[at - 1]?.position ?? 0) + 1)

const crumb = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: text,
  item: url.optional(),
})
const breadcrumb = z.strictObject({
  ...context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(crumb)
    .min(2)
    .refine(inOrder)
    .refine((items) => items[0]?.position === 1)
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
})
const itemList = z.strictObject({
  ...context,
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), url }))
    .refine(inOrder)
    .refine((items) => unique(items.map((item) => item.url))),
})
const article = z
  .strictObject({
    ...context,
    '@type': z.literal('Article'),
    headline: text.max(110),
    description: text,
    image: z.array(url).min(1),
    author: z.strictObject({ '@type': z.literal('Person'), name: text }),
    publisher: organization.required({ logo: true }),
    datePublished: moment,
    dateModified: moment,
    articleSection: text,
    timeRequired: z.iso.duration(),
    inLanguage: z.literal('fa-IR'),
    mainEntityOfPage: url,
  })
  .refine(({ datePublished, dateModified }) => dateModified >= datePublished)
const questions = z.strictObject({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text.endsWith('؟'),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})
const site = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  name: text,
  url,
  inLanguage: z.literal('fa-IR'),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/\S+\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})
const store = z.strictObject({
  ...context,
  '@type': z.literal('OnlineStore'),
  name: text,
  url,
  logo: picture,
  telephone: z.string().regex(/^\+\d{8,15}$/),
  email: z.email(),
  address,
  hasMerchantReturnPolicy: z.strictObject({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: country,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().positive(),
    returnMethod: schema('ReturnByMail', 'ReturnInStore'),
    returnFees: schema('FreeReturn', 'ReturnFeesCustomerResponsibility'),
  }),
})
const branch = z.strictObject({
  ...context,
  '@type': z.literal('Store'),
  name: text,
  image: url,
  telephone: z.string().regex(/^\+\d{8,15}$/),
  address,
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  parentOrganization: organization,
})

/** Any structured data that a page of the shop may hold. */
export const structuredData = z.discriminatedUnion('@type', [
  ...([product, productGroup, breadcrumb, itemList, article] as const),
  ...([questions, site, store, branch] as const),
])
