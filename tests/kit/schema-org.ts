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

const reference = z.strictObject({ '@id': url })
const currency = z.literal('IRR')
const amount = z.int().positive()
const listPrice = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  priceType: schema('StrikethroughPrice', 'ListPrice'),
  price: amount,
  priceCurrency: currency,
})
const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    price: amount.optional(),
    priceCurrency: currency.optional(),
    priceSpecification: listPrice.optional(),
    availability: schema('InStock', 'OutOfStock'),
    availabilityStarts: moment.optional(),
    itemCondition: schema('NewCondition'),
    url,
    priceValidUntil: z.iso.date().optional(),
    shippingDetails: z.array(reference).min(1).optional(),
    hasMerchantReturnPolicy: reference.optional(),
  })
  .refine(({ price, priceCurrency }) => (price === undefined) === (priceCurrency === undefined))
  .refine(({ price, availability }) => price !== undefined || availability.endsWith('OutOfStock'))
  .refine(({ price = 0, priceSpecification: list }) => list === undefined || list.price > price)
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

const review = z.strictObject({
  '@type': z.literal('Review'),
  author: z.strictObject({ '@type': z.literal('Person'), name: text.max(99) }),
  datePublished: moment,
  name: text.optional(),
  reviewBody: text,
  reviewRating: z.strictObject({
    '@type': z.literal('Rating'),
    ratingValue: z.int().min(1).max(5),
    bestRating: z.literal(5),
    worstRating: z.literal(1),
  }),
})
const propertyValue = z.strictObject({
  '@type': z.literal('PropertyValue'),
  name: text,
  value: z.union([text, z.number()]),
})

const goods = {
  name: text,
  alternateName: text.optional(),
  description: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  category: text,
  image: z.array(url).min(1),
  aggregateRating: rating.optional(),
  review: z.array(review).min(1).optional(),
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
  additionalProperty: z.array(propertyValue).min(1).optional(),
  inProductGroupWithID: text,
  offers: offer,
})
const valueOf = (one: z.output<typeof variant>, by: string) =>
  by.startsWith('https://schema.org/')
    ? Reflect.get(one, by.slice('https://schema.org/'.length))
    : one.additionalProperty?.find(({ name }) => name === by)?.value
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
  .refine(({ hasVariant, productGroupID }) =>
    hasVariant.every(({ inProductGroupWithID }) => inProductGroupWithID === productGroupID),
  )
  .refine(
    ({ variesBy, hasVariant }) =>
      variesBy.every((by) => new Set(hasVariant.map((one) => valueOf(one, by))).size > 1),
    'a property that does not vary',
  )

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
const fees = schema('FreeReturn', 'ReturnFeesCustomerResponsibility')
const returnPolicy = {
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: country,
  returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  description: text,
  additionalProperty: propertyValue,
  merchantReturnLink: url,
  returnMethod: schema('ReturnByMail', 'ReturnInStore'),
  returnFees: fees,
  customerRemorseReturnFees: fees,
  itemDefectReturnFees: fees,
  refundType: schema('FullRefund', 'StoreCreditRefund', 'ExchangeRefund'),
}
const sharedReturnPolicy = z.strictObject({ ...context, '@id': url, ...returnPolicy })
const daySpan = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().min(0),
    maxValue: z.int().min(0),
    unitCode: z.literal('DAY'),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue)

const shipping = z.strictObject({
  ...context,
  '@type': z.literal('OfferShippingDetails'),
  '@id': url,
  shippingLabel: text,
  shippingRate: z.strictObject({
    '@type': z.literal('MonetaryAmount'),
    value: z.int().min(0),
    currency,
  }),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: country,
  }),
  deliveryTime: z
    .strictObject({
      '@type': z.literal('ShippingDeliveryTime'),
      handlingTime: daySpan.optional(),
      transitTime: daySpan,
      businessDays: z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(text).length(6),
      }),
    })
    .optional(),
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
  hasMerchantReturnPolicy: z.strictObject(returnPolicy),
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
  ...([shipping, sharedReturnPolicy] as const),
])
