import { beforeAll, describe, expect, test } from 'vitest'
import { getBlogPost, getBlogPosts } from '@/lib/contract/blog'
import { getContentPage } from '@/lib/contract/content/pages'
import { getShippingMethods } from '@/lib/contract/checkout/shipping'
import { getBranches } from '@/lib/contract/content/contact'
import { getSetting } from '@/lib/contract/content/settings'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { getProductComments, type ProductComment } from '@/lib/contract/reviews/product-reviews'
import { RETURN_DAYS } from '@/lib/domain/working-days'
import { findQuestions } from '@/lib/seo/rich-text'
import {
  blogPostData,
  branchData,
  breadcrumbData,
  itemListData,
  organizationData,
  faqData,
  siteData,
} from '@/lib/seo/structured-data'
import { productData, type ShippingTerms } from '@/lib/seo/product-structured-data'
import { askCall } from '../kit/ask-call'
import { structuredData } from '../kit/schema-org'
import { openTestShop, type TestShop } from '../kit/test-shop'

/** Each node keeps its rules, and what one names another of them is. */
function expectValid(...nodes: object[]): void {
  const ids = nodes.map((node) => Reflect.get(node, '@id'))
  for (const node of nodes) {
    const text = JSON.stringify(node)
    expect(structuredData.safeParse(JSON.parse(text)).error).toBeUndefined()
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id)
  }
}

describe('the structured data of the demo shop keeps the rules of schema.org', () => {
  let shop: TestShop
  let infos: ProductInfo[]
  let shipping: ShippingTerms[]
  const dataOf = (info: ProductInfo, comments: ProductComment[] = []) =>
    productData(info, { comments, shipping })
  beforeAll(async () => {
    shop = await openTestShop()
    const first = { page: 1, sort: 'cheapest' as const }
    const last = { page: 8, sort: 'cheapest' as const }
    const sent = await askCall(shop.url, getShippingMethods)
    const { methods } = getShippingMethods.answer.parse(sent.body).data
    shipping = methods.filter(({ delivers }) => delivers)
    infos = []
    for (const body of [first, last]) {
      const list = getProducts.answer.parse((await askCall(shop.url, getProducts, { body })).body)
      for (const { slug } of list.data.products) {
        const answer = await askCall(shop.url, getProductInfo, { body: { slug } })
        infos.push(getProductInfo.answer.parse(answer.body).data.info)
      }
    }
    return () => shop.close()
  })

  function firstWith(isSuch: (info: ProductInfo) => boolean): ProductInfo {
    const info = infos.find(isSuch)
    if (!info) throw new Error('The demo shop has no such product.')
    return info
  }

  test('for products with and without variants', () => {
    const kinds = new Set(infos.map((info) => Reflect.get(dataOf(info)[0] ?? {}, '@type')))
    expect([...kinds].sort()).toEqual(['Product', 'ProductGroup'])
    for (const info of infos) expectValid(...dataOf(info))
  })

  test('for a product that is sold out, whose page shows no price', () => {
    const info = firstWith(({ stocks }) => stocks.length > 1)
    const none = info.stocks.map((stock) => ({ ...stock, quantity: 0 }))
    const data = dataOf({ ...info, stocks: none })
    expectValid(...data)
    const text = JSON.stringify(data)
    expect(text).toContain('https://schema.org/OutOfStock')
    expect(text).not.toMatch(/InStock|"price"|shippingDetails|hasMerchantReturnPolicy/)
  })

  test('for a product that is coming soon, which nobody can order ahead', () => {
    const info = firstWith(({ stocks }) => stocks.length === 1)
    const on_sale_at = '2027-01-01T00:00:00.000Z'
    const product = { ...info.product, status: 'coming_soon' as const, on_sale_at }
    const data = dataOf({ ...info, product })
    expectValid(...data)
    expect(data).toHaveLength(1)
    const { final_price } = info.stocks[0] ?? {}
    expect(data[0]).toHaveProperty('offers.price', final_price)
    expect(data[0]).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock')
    expect(data[0]).toHaveProperty('offers.availabilityStarts', on_sale_at)
  })

  test('for a product that is discounted until a day, with what it cost before', () => {
    const info = firstWith(({ stocks }) => stocks.length === 1 && (stocks[0]?.quantity ?? 0) > 0)
    const ends_at = '2026-12-01T20:30:00.000Z'
    const stocks = info.stocks.map((stock) => ({
      ...stock,
      price: 2_000_000,
      final_price: 1_600_000,
    }))
    const sale = { ...info, stocks, festival: { percent: 20, title: 'یلدا', ends_at } }
    const data = dataOf(sale)
    expectValid(...data)
    expect(data[0]).toHaveProperty('offers.priceValidUntil', '2026-12-01')
    expect(data[0]).toHaveProperty('offers.price', 1_600_000)
    expect(data[0]).toHaveProperty('offers.priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: 2_000_000,
      priceCurrency: 'IRR',
    })
  })

  test('with what sending costs, free from the sum on from which the shop takes nothing', () => {
    const info = firstWith(({ stocks }) => stocks.length === 1 && (stocks[0]?.quantity ?? 0) > 0)
    const [post] = shipping
    if (!post?.free_from) throw new Error('The demo shop sends nothing for free.')
    const rateFor = (final_price: number, handling_days?: number, terms = shipping) => {
      const stocks = info.stocks.map((stock) => ({ ...stock, price: final_price, final_price }))
      const product = { ...info.product, handling_days }
      const page = { ...info, product, stocks }
      const data = productData(page, { comments: [], shipping: terms })
      expectValid(...data)
      return data.find((node) => Reflect.get(node, '@type') === 'OfferShippingDetails')
    }
    expect(rateFor(post.free_from - 10)).toHaveProperty('shippingRate.value', post.price)
    expect(rateFor(post.free_from)).toHaveProperty('shippingRate.value', 0)
    const dearer = [{ ...post, price: 0, most_price: 500_000 }]
    expect(rateFor(10, 0, dearer)).toHaveProperty('shippingRate.value', 500_000)
    const time = rateFor(10)
    expect(time).toHaveProperty('deliveryTime.transitTime.minValue', post.days?.min)
    expect(time).toHaveProperty('deliveryTime.transitTime.maxValue', post.days?.max)
    expect(time).not.toHaveProperty('deliveryTime.handlingTime')
    expect(rateFor(10, 5)).toHaveProperty('deliveryTime.handlingTime.maxValue', 5)
  })

  test('with seven working days to return it, and the money back to the wallet', () => {
    const info = firstWith(({ stocks }) => stocks.some(({ quantity }) => quantity > 0))
    const node = dataOf(info).find((one) => Reflect.get(one, '@type') === 'MerchantReturnPolicy')
    expect(node).toMatchObject({
      merchantReturnDays: RETURN_DAYS,
      description: '۷ روز کاری پس از تحویل',
      refundType: 'https://schema.org/StoreCreditRefund',
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
    })
  })

  test('with the newest comments of its page, each with its author and its rate', async () => {
    const info = firstWith(({ product }) => product.rate_count > 0)
    const answer = await askCall(shop.url, getProductComments, {
      params: { id: info.product.id },
    })
    const { comments } = getProductComments.answer.parse(answer.body).data
    const data = dataOf(info, comments)
    expectValid(...data)
    const [first] = comments
    expect(data[0]).toHaveProperty('review.0.author.name', first?.author)
    expect(data[0]).toHaveProperty('review.0.reviewRating.ratingValue', first?.rate)
    expect(data[0]).toHaveProperty('review.0.reviewBody', first?.comment)
    expect(dataOf(info)[0]).not.toHaveProperty('review')
  })

  test('with a property that schema.org has no name for told by its own, in each variant', () => {
    const info = firstWith(
      ({ product, stocks }) => product.properties.length > 0 && stocks.length > 1,
    )
    const [stock] = info.stocks
    if (!stock) throw new Error('A product has no variant.')
    const named = (storage: string) => ({ رنگ: 'مشکی', 'حافظهٔ داخلی': storage })
    const stocks = ['۱۲۸', '۲۵۶'].map((storage, at) => ({
      ...stock,
      id: at + 1,
      parent_value: named(storage),
    }))
    const properties = [
      { name: 'رنگ', values: [{ value: 'مشکی', hex: null }] },
      {
        name: 'حافظهٔ داخلی',
        values: [
          { value: '۱۲۸', hex: null },
          { value: '۲۵۶', hex: null },
        ],
      },
    ]
    const data = dataOf({ ...info, stocks, product: { ...info.product, properties } })
    expectValid(...data)
    expect(data[0]).toHaveProperty('variesBy', ['حافظهٔ داخلی'])
    expect(data[0]).toHaveProperty('hasVariant.1.color', 'مشکی')
    expect(data[0]).toHaveProperty('hasVariant.1.additionalProperty', [
      { '@type': 'PropertyValue', name: 'حافظهٔ داخلی', value: '۲۵۶' },
    ])
    const alike = stocks.map((one) => ({ ...one, parent_value: named('۱۲۸') })).slice(1)
    expect(dataOf({ ...info, stocks: alike })[0]).toHaveProperty('@type', 'Product')
  })

  test('without a rating for a product that nobody rated', () => {
    const [info] = infos
    if (!info) throw new Error('The demo shop is empty.')
    const product = { ...info.product, rate: null, rate_count: 0 }
    expect(dataOf({ ...info, product })[0]).not.toHaveProperty('aggregateRating')
  })

  test('for articles, the shop, its branches and its answers', async () => {
    const ask = async (call: Parameters<typeof askCall>[1], input = {}) =>
      (await askCall(shop.url, call, input)).body
    const { data: settings } = getSetting.answer.parse(await ask(getSetting))
    const { data: blog } = getBlogPosts.answer.parse(await ask(getBlogPosts))
    for (const { slug } of blog.articles) {
      const found = getBlogPost.answer.parse(await ask(getBlogPost, { params: { slug } }))
      expectValid(blogPostData(found.data.article, settings))
    }
    expectValid(itemListData(blog.articles.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`)))
    expectValid(siteData(settings.name))
    expectValid(organizationData(settings))
    const { data: list } = getBranches.answer.parse(await ask(getBranches))
    for (const branch of list.branches) expectValid(branchData(branch, settings))
    const faq = getContentPage.answer.parse(await ask(getContentPage, { params: { slug: 'faq' } }))
    const questions = findQuestions(faq.data.page.body)
    expect(questions.length).toBeGreaterThan(10)
    expectValid(faqData(questions))
    expectValid(breadcrumbData([{ label: 'ویترین', href: '/' }, { label: 'مجله' }]))
  })
})

test.each([
  ['a price in words', { offers: { price: '۱۲۰۰' } }],
  ['a price in tomans without a currency', { offers: { priceCurrency: undefined } }],
  ['no picture', { image: [], offers: {} }],
  ['a relative address', { image: ['/a.png'], offers: {} }],
])('the rules refuse %s', (_, change) => {
  const offers = {
    '@type': 'Offer',
    price: 1_200_000,
    priceCurrency: 'IRR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: 'https://shop.example/product/a',
  }
  const good = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'قوری',
    description: 'قوری چینی',
    brand: { '@type': 'Brand', name: 'زرین' },
    category: 'سرو و پذیرایی',
    sku: '1',
    image: ['https://shop.example/a.webp'],
    offers,
  }
  expect(structuredData.safeParse(good).success).toBe(true)
  const bad = { ...good, ...change, offers: { ...offers, ...change.offers } }
  expect(structuredData.safeParse(bad).success).toBe(false)
})
