import type { Call, CallAnswer, CallParsed } from '@/lib/contract/call'
import type { contract } from '@/lib/contract/contract'
import type { Database } from '../db/database'
import { articleBySlug, articleList, pageBySlug } from '../services/blog'
import { brandBySlug, brandsIn } from '../services/brands'
import { cartItems, cartSingleItem } from '../services/cart'
import { categoryBySlug, productMenu } from '../services/categories'
import { festivalBySlug } from '../services/festivals'
import { homeSections } from '../services/home'
import { allStates, citiesOf } from '../services/places'
import { productInfo } from '../services/product-info'
import { productList } from '../services/product-list'
import { profileOf } from '../services/profile'
import { search } from '../services/search'
import { closeSession } from '../services/sessions'
import { footer, shopSettings } from '../services/settings'
import { setStock } from '../services/stocks'
import { productComments, productQuestions } from '../services/talk'
import { openapi } from './openapi'

/** What a call may know besides its input. */
export type Context = {
  db: Database
  databaseName: string
  build: string
  customer: number
  token: string
  /** Empties the pages that show what was written. */
  stale: (tags: readonly string[]) => Promise<void>
  /** Counts what a shopper looked for and found. */
  searched: (text: string) => void
}

type Contract = typeof contract
type Handler<C extends Call> = (input: CallParsed<C>, context: Context) => Promise<CallAnswer<C>>
type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }

async function inData<T>(promise: Promise<T>): Promise<{ data: T }> {
  return { data: await promise }
}

export const handlers: Handlers = {
  getIndexData: (_, { db }) => inData(homeSections(db)),
  getHome: (_, { db }) => inData(homeSections(db)),
  getSetting: (_, { db }) => inData(shopSettings(db)),
  getFooter: (_, { db }) => inData(footer(db)),
  getProductMenu: (_, { db }) => inData(productMenu(db)),
  getCategorySlug: ({ body }, { db }) => inData(categoryBySlug(db, body.slug)),
  getBrands: async ({ body }, { db }) => ({ data: { brands: await brandsIn(db, body.cat_id) } }),
  getBrand: async ({ params }, { db }) => ({
    data: { brand: await brandBySlug(db, params.slug) },
  }),
  getFestival: async ({ params }, { db }) => ({
    data: { festival: await festivalBySlug(db, params.slug) },
  }),
  getProducts: async ({ body }, { db, searched }) => {
    const data = await productList(db, body)
    if (body.q !== undefined && body.page === 1 && data.count > 0) searched(body.q)
    return { data }
  },
  getProductInfo: async ({ body }, { db }) => ({
    data: { info: await productInfo(db, body.slug) },
  }),
  getSearch: ({ query }, { db }) => inData(search(db, query.q)),
  getProductComments: ({ params, query }, { db }) =>
    inData(productComments(db, params.id, query.page)),
  getProductQuestions: ({ params, query }, { db }) =>
    inData(productQuestions(db, params.id, query.page)),
  getStates: (_, { db }) => inData(allStates(db)),
  getCities: ({ query }, { db }) => inData(citiesOf(db, query.parent_id)),
  cartSingleItem: async ({ body }, { db }) => ({ info: await cartSingleItem(db, body) }),
  cartItem: ({ body }, { db }) => cartItems(db, body.list),
  getArticles: ({ query }, { db }) => inData(articleList(db, query)),
  getArticle: ({ params }, { db }) => inData(articleBySlug(db, params.slug)),
  getPage: async ({ params }, { db }) => ({ data: { page: await pageBySlug(db, params.slug) } }),
  getProfile: (_, { db, customer }) => inData(profileOf(db, customer)),
  logout: async (_, { db, token }) => {
    await closeSession(db, token)
    return { data: { ok: true } }
  },
  setStock: async ({ body }, { db, stale }) => {
    const { stock, stale: names } = await setStock(db, body)
    await stale(names)
    return { data: { stock } }
  },
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async () => openapi(),
}
