import { beforeAll, describe, expect, test } from 'vitest'
import { getBlogPost, getBlogPosts } from '@/lib/contract/blog'
import { getContentPage } from '@/lib/contract/content/pages'
import { getBranches } from '@/lib/contract/content/contact'
import { getSetting } from '@/lib/contract/content/settings'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getProductInfo, type ProductInfo } from '@/lib/contract/product/product-info'
import { findQuestions } from '@/lib/seo/rich-text'
import {
  blogPostData,
  branchData,
  breadcrumbData,
  itemListData,
  organizationData,
  productData,
  faqData,
  siteData,
} from '@/lib/seo/structured-data'
import { askCall } from '../kit/ask-call'
import { structuredData } from '../kit/schema-org'
import { openTestShop, type TestShop } from '../kit/test-shop'

function expectValid(data: object): void {
  expect(structuredData.safeParse(JSON.parse(JSON.stringify(data))).error).toBeUndefined()
}

describe('the structured data of the demo shop keeps the rules of schema.org', () => {
  let shop: TestShop
  let infos: ProductInfo[]
  beforeAll(async () => {
    shop = await openTestShop()
    const first = { page: 1, sort: 'cheapest' as const }
    const last = { page: 8, sort: 'cheapest' as const }
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

  test('for products with and without variants', () => {
    const kinds = new Set(infos.map((info) => Reflect.get(productData(info), '@type')))
    expect([...kinds].sort()).toEqual(['Product', 'ProductGroup'])
    for (const info of infos) expectValid(productData(info))
  })

  test('for a product that is sold out, coming soon, or discounted until a day', () => {
    const [info] = infos
    if (!info) throw new Error('The demo shop is empty.')
    const none = info.stocks.map((stock) => ({ ...stock, quantity: 0 }))
    const soldOut = productData({ ...info, stocks: none })
    const soon = productData({ ...info, product: { ...info.product, status: 'coming_soon' } })
    const ends_at = '2026-12-01T20:30:00.000Z'
    const sale = productData({ ...info, festival: { percent: 20, title: 'یلدا', ends_at } })
    for (const data of [soldOut, soon, sale]) expectValid(data)
    expect(JSON.stringify(soldOut)).not.toContain('InStock')
    expect(JSON.stringify(soon)).toContain('PreOrder')
    expect(JSON.stringify(sale)).toContain('"priceValidUntil":"2026-12-01"')
  })

  test('without a rating for a product that nobody rated', () => {
    const [info] = infos
    if (!info) throw new Error('The demo shop is empty.')
    const product = { ...info.product, rate: null, rate_count: 0 }
    expect(productData({ ...info, product })).not.toHaveProperty('aggregateRating')
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
