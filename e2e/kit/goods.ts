import type { APIRequestContext } from '@playwright/test'
import { getBlogPosts } from '@/lib/contract/blog'
import { getCategorySlug } from '@/lib/contract/catalogue/categories'
import { getProducts } from '@/lib/contract/catalogue/products'
import { getProductInfo, type Stock } from '@/lib/contract/product/product-info'
import { setStock } from '@/lib/contract/desk/actions'
import { asOperator } from './operator'
import { expect } from './test'

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  return (await request.post(path, { data })).json()
}

export type Goods = {
  product_id: number
  slug: string
  title: string
  path: string
  category: { title: string; path: string }
  stock: Stock
  /** The product's page with this variant chosen. */
  chosen: string
}

export async function readProductInfo(request: APIRequestContext, slug: string) {
  const answer = getProductInfo.answer.parse(await post(request, getProductInfo.path, { slug }))
  return answer.data.info
}

/** More than the tests beside this one can buy of it meanwhile. */
const ENOUGH = 6

/** Something the running shop sells: with as many variants and units, as dear as the test needs. */
export async function findGoods(
  request: APIRequestContext,
  {
    units = ENOUGH,
    atMost = 1_000,
    variants = 1,
    skip = 0,
    isSingle = false,
    isReduced = false,
    least = 0,
    below = Infinity,
  } = {},
): Promise<Goods> {
  let toSkip = skip
  for (let page = 1; page <= 10; page += 1) {
    const body = { available: true, page, sort: 'cheapest' as const, price_min: least }
    const list = getProducts.answer.parse(await post(request, getProducts.path, body))
    for (const { slug, status } of list.data.products) {
      if (status !== 'published') continue
      const { product, stocks } = await readProductInfo(request, slug)
      const stock = stocks.find(
        ({ quantity, price: old, final_price: price }) =>
          quantity >= units &&
          quantity <= atMost &&
          price >= least &&
          price < below &&
          (!isReduced || old > price),
      )
      if (!stock || stocks.length < variants || (isSingle && stocks.length > 1) || toSkip-- > 0)
        continue
      const path = `/product/${encodeURIComponent(slug)}`
      const chosen = `${path}?${new URLSearchParams(stock.parent_value)}`
      const { title, slug: categorySlug } = product.category
      const category = { title, path: `/product-category/${encodeURIComponent(categorySlug)}` }
      return { product_id: product.id, slug, title: product.title, path, category, stock, chosen }
    }
  }
  throw new Error('The running shop has nothing such to sell.')
}

/** A top category that has goods in it. */
export async function topCategory(request: APIRequestContext) {
  const answer = getCategorySlug.answer.parse(await post(request, getCategorySlug.path, {}))
  const category = answer.data.children[0]
  if (!category) throw new Error('The running shop has no categories.')
  const { title, slug } = category
  return { title, slug, path: `/product-category/${encodeURIComponent(slug)}` }
}

export async function newestArticle(request: APIRequestContext) {
  const answer = await request.get(getBlogPosts.path)
  const [article] = getBlogPosts.answer.parse(await answer.json()).data.articles
  if (!article) throw new Error('The running shop has no magazine.')
  return { title: article.title, path: `/blog/${encodeURIComponent(article.slug)}` }
}

/** What the shop's operator does to a variant while somebody is shopping. */
export async function changeStock(
  request: APIRequestContext,
  stockId: number,
  change: { price?: number; quantity?: number },
): Promise<void> {
  const answer = await request.post(setStock.path, {
    headers: asOperator,
    data: { stock_id: stockId, ...change },
  })
  expect(answer.status()).toBe(200)
}
