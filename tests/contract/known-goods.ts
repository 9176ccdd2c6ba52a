import { getArticles } from '@/lib/contract/blog'
import type { CallInput } from '@/lib/contract/call'
import type { CallName, Contract } from '@/lib/contract/contract'
import { getProductMenu } from '@/lib/contract/categories'
import { getProductInfo, getProducts } from '@/lib/contract/products'
import { askCall } from './asking'
import { knownPeople } from './known-people'

/** What the demo shop has, found through its own calls. */
export async function lookAround(url: string) {
  const { data: list } = getProducts.answer.parse(
    (await askCall(url, getProducts, { body: { available: true } })).body,
  )
  const product = list.products[0]
  const { data: menu } = getProductMenu.answer.parse((await askCall(url, getProductMenu)).body)
  const { data: blog } = getArticles.answer.parse((await askCall(url, getArticles)).body)
  if (!product || !menu[0] || !blog.articles[0]) throw new Error('The demo shop is empty.')
  const slug = product.slug
  const { data: detail } = getProductInfo.answer.parse(
    (await askCall(url, getProductInfo, { body: { slug } })).body,
  )
  const stock = detail.info.stocks.find(({ quantity }) => quantity > 0)
  if (!stock) throw new Error('The demo shop has nothing to sell.')
  const people = await knownPeople(url)
  return { product, stock, category: menu[0], article: blog.articles[0], page: 'terms', people }
}
export type KnownGoods = Awaited<ReturnType<typeof lookAround>>

type GoodInputs = { [Name in CallName]: CallInput<Contract[Name]> }

/** One input of every call that the shop must answer; a new call is added here. */
export function goodInputs(known: KnownGoods): GoodInputs {
  const { product, stock, category, article, page, people } = known
  const line = { product_id: product.id, stock_id: stock.id, quantity: 1 }
  return {
    getIndexData: { body: {} },
    getHome: {},
    getSetting: {},
    getFooter: { body: {} },
    getProductMenu: {},
    getCategorySlug: { body: { slug: category.slug } },
    getBrands: { body: { cat_id: category.id } },
    getProducts: { body: { category: category.slug, sort: 'cheapest', page: 1 } },
    getProductInfo: { body: { slug: product.slug } },
    getSearch: { query: { q: 'گوشی' } },
    getProductComments: { params: { id: product.id }, query: { page: 1 } },
    getProductQuestions: { params: { id: product.id }, query: { page: 1 } },
    saveComment: { body: { product_id: product.id, comment: 'خوش‌ساخت و سبک است.', rate: 5 } },
    saveQuestion: { body: { product_id: product.id, question: 'ضمانت دارد؟' } },
    voteOnComment: { body: { comment_id: 1, vote: 1 } },
    getOwnComments: { query: { page: 1 } },
    getOwnQuestions: { query: { page: 1 } },
    getOwnTalk: { params: { id: product.id } },
    getStates: {},
    getCities: { query: { parent_id: 1 } },
    cartSingleItem: { body: line },
    cartItem: { body: { list: [line] } },
    getArticles: { query: { page: 1 } },
    getArticle: { params: { slug: article.slug } },
    getPage: { params: { slug: page } },
    getProfile: {},
    logout: { body: {} },
    sendCode: { body: { mobile: people.stranger } },
    verifyCode: { body: people.withCode },
    loginPassword: { body: people.withPassword },
    setPassword: { body: { password: people.withPassword.password } },
    getSessions: {},
    closeOneSession: { params: { id: 1 } },
    closeOtherSessions: {},
    updateFavorite: { query: { relate_to: 'product', relate_id: product.id } },
    getFavorites: { query: { page: 1 } },
    getFavoriteIds: {},
    setStock: { body: { stock_id: stock.id, quantity: stock.quantity + 1 } },
    getHealth: {},
    getOpenapi: {},
  }
}
