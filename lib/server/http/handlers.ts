import type { Call, CallAnswer, CallParsed } from '@/lib/contract/call'
import type { contract } from '@/lib/contract/contract'
import { sessionExpiry } from '@/lib/guard/session-token'
import type { Database } from '../db/database'
import { articleBySlug, articleList, pageBySlug } from '../services/blog'
import { cartItems, cartSingleItem } from '../services/cart'
import { brandsIn, categoryBySlug, productMenu } from '../services/categories'
import { favoriteIds, favoriteProducts, updateFavorite } from '../services/favorites'
import { homeSections } from '../services/home'
import { allStates, citiesOf } from '../services/places'
import { productInfo } from '../services/product-info'
import { productList } from '../services/product-list'
import { profileOf } from '../services/profile'
import { search } from '../services/search'
import { type Access, logInByCode, logInByPassword, sendCode } from '../services/login'
import { setPassword } from '../services/passwords'
import * as sessions from '../services/sessions'
import type { Device } from '../services/sessions'
import { footer, shopSettings } from '../services/settings'
import { setStock } from '../services/stocks'
import { productComments } from '../services/talk-comments'
import { ownComments, ownQuestions, ownTalk } from '../services/talk-own'
import { productQuestions } from '../services/talk-questions'
import { voteOnComment } from '../services/talk-votes'
import { saveComment, saveQuestion } from '../services/talk-writes'
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
  access: Access
  /** What the one who asks uses, and from where. */
  device: Device
  /** Gives or takes the cookie that opens guarded pages; null takes it. */
  setSession: (session: { token: string; expiresAt: Date } | null) => void
}

type Contract = typeof contract
type Handler<C extends Call> = (input: CallParsed<C>, context: Context) => Promise<CallAnswer<C>>
type Handlers = { [Name in keyof Contract]: Handler<Contract[Name]> }

async function inData<T>(promise: Promise<T>): Promise<{ data: T }> {
  return { data: await promise }
}

const DONE: { data: { ok: true } } = { data: { ok: true } }

type LogIn = Awaited<ReturnType<typeof logInByCode>>

function inSession({ setSession }: Context, { expiresAt, ...data }: LogIn) {
  setSession({ token: data.token, expiresAt })
  return { data }
}

/** A live token whose cookie the browser has lost opens the guarded pages again. */
function renewCookie({ token, setSession }: Context): void {
  const expiresAt = sessionExpiry(token)
  if (expiresAt) setSession({ token, expiresAt })
}

export const handlers: Handlers = {
  getIndexData: (_, { db }) => inData(homeSections(db)),
  getHome: (_, { db }) => inData(homeSections(db)),
  getSetting: (_, { db }) => inData(shopSettings(db)),
  getFooter: (_, { db }) => inData(footer(db)),
  getProductMenu: (_, { db }) => inData(productMenu(db)),
  getCategorySlug: ({ body }, { db }) => inData(categoryBySlug(db, body.slug)),
  getBrands: async ({ body }, { db }) => ({ data: { brands: await brandsIn(db, body.cat_id) } }),
  getProducts: ({ body }, { db }) => inData(productList(db, body)),
  getProductInfo: async ({ body }, { db }) => ({
    data: { info: await productInfo(db, body.slug) },
  }),
  getSearch: ({ query }, { db }) => inData(search(db, query.q)),
  getProductComments: ({ params, query }, { db }) => inData(productComments(db, params.id, query)),
  getProductQuestions: ({ params, query }, { db }) =>
    inData(productQuestions(db, params.id, query)),
  saveComment: ({ body }, { db, customer }) => inData(saveComment(db, customer, body)),
  saveQuestion: ({ body }, { db, customer }) => inData(saveQuestion(db, customer, body)),
  voteOnComment: async ({ body }, { db, customer, stale }) => {
    const { counts, stale: names } = await voteOnComment(db, customer, body)
    await stale(names)
    return { data: counts }
  },
  getOwnComments: ({ query }, { db, customer }) => inData(ownComments(db, customer, query.page)),
  getOwnQuestions: ({ query }, { db, customer }) => inData(ownQuestions(db, customer, query.page)),
  getOwnTalk: ({ params }, { db, customer }) => inData(ownTalk(db, customer, params.id)),
  getStates: (_, { db }) => inData(allStates(db)),
  getCities: ({ query }, { db }) => inData(citiesOf(db, query.parent_id)),
  cartSingleItem: async ({ body }, { db }) => ({ info: await cartSingleItem(db, body) }),
  cartItem: ({ body }, { db }) => cartItems(db, body.list),
  getArticles: ({ query }, { db }) => inData(articleList(db, query)),
  getArticle: ({ params }, { db }) => inData(articleBySlug(db, params.slug)),
  getPage: async ({ params }, { db }) => ({ data: { page: await pageBySlug(db, params.slug) } }),
  getProfile: async (_, context) => {
    const answer = await inData(profileOf(context.db, context.customer))
    renewCookie(context)
    return answer
  },
  logout: async (_, { db, token, setSession }) => {
    await sessions.closeSession(db, token)
    setSession(null)
    return DONE
  },
  sendCode: ({ body }, { db, access, device: { address } }) =>
    inData(sendCode(db, access, { mobile: body.mobile, address })),
  verifyCode: async ({ body }, context) =>
    inSession(context, await logInByCode(context.db, context.access, body, context.device)),
  loginPassword: async ({ body }, context) =>
    inSession(context, await logInByPassword(context.db, context.access, body, context.device)),
  setPassword: async (
    { body },
    { db, customer, token, access: { secret }, device: { address } },
  ) => {
    await setPassword(db, { customer, token, address, secret }, body)
    return DONE
  },
  getSessions: async (_, context) => ({
    data: { sessions: await sessions.openSessions(context.db, context) },
  }),
  closeOneSession: async ({ params }, context) => {
    if (await sessions.closeOneSession(context.db, context, params.id)) context.setSession(null)
    return DONE
  },
  closeOtherSessions: async (_, context) => {
    await sessions.closeOtherSessions(context.db, context)
    return DONE
  },
  updateFavorite: async ({ query }, { db, customer }) => ({
    data: { result: await updateFavorite(db, customer, query) },
  }),
  getFavorites: ({ query }, { db, customer }) => inData(favoriteProducts(db, customer, query.page)),
  getFavoriteIds: (_, { db, customer }) => inData(favoriteIds(db, customer)),
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
