import { sessionExpiry } from '@/lib/guard/session-token'
import type { TicketThread } from '@/lib/contract/tickets'
import { addressesOf, deleteAddress, editAddress } from '../services/addresses'
import { articleBySlug, articleList, pageBySlug } from '../services/blog'
import { branches } from '../services/branches'
import { cartItems, cartSingleItem } from '../services/cart'
import { categoryBySlug, productMenu } from '../services/categories'
import { removeUserImage, setUserImage, updateUser } from '../services/edit-profile'
import { comparison } from '../services/compare'
import { favoriteIds, favoriteProducts, updateFavorite } from '../services/favorites'
import { sendContactMessage } from '../services/contact'
import { brandBySlug, brandsIn } from '../services/brands'
import { festivalBySlug } from '../services/festivals'
import { homeSections } from '../services/home'
import { legalOf, saveLegal } from '../services/legal'
import { allStates, citiesOf } from '../services/places'
import { productPriceHistory } from '../services/price-history'
import { productInfo } from '../services/product-info'
import { productList } from '../services/product-list'
import { profileOf } from '../services/profile'
import { relatedProducts } from '../services/related-products'
import { removedProduct } from '../services/removed-product'
import { search } from '../services/search'
import { logInByCode, logInByPassword, sendCode } from '../services/login'
import { setPassword } from '../services/passwords'
import * as sessions from '../services/sessions'
import { footer, shopSettings } from '../services/settings'
import { shippingMethodsTo } from '../services/shipping'
import { askForNotice, cancelNotice, mustTell, waitedFor } from '../services/stock-notices'
import { sitemapFiles, sitemapUrls } from '../services/sitemap'
import { closeTicket, openTicket, writeToTicket } from '../services/ticket-writing'
import { ticketOf, ticketsOf } from '../services/tickets'
import { visibleCards } from '../services/visible-cards'
import { buyingHandlers } from './buying-handlers'
import {
  DONE,
  inData,
  keptAs,
  keptAsDone,
  keptInData,
  type Context,
  type Handlers,
} from './context'
import { productComments } from '../services/talk-comments'
import { ownComments, ownQuestions, ownTalk } from '../services/talk-own'
import { productQuestions } from '../services/talk-questions'
import { voteOnComment } from '../services/talk-votes'
import { saveComment, saveQuestion } from '../services/talk-writes'
import { openapi } from './openapi'
import { operatorHandlers } from './operator-handlers'
import { redirectHandlers } from './redirect-handlers'
import { socialHandlers } from './social-handlers'

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
  ...buyingHandlers,
  ...operatorHandlers,
  ...redirectHandlers,
  ...socialHandlers,
  getIndexData: (_, { db }) => inData(homeSections(db)),
  getHome: (_, { db }) => inData(homeSections(db)),
  getSetting: async (_, { db, tellsWhenBack }) => ({
    data: { ...(await shopSettings(db)), tells_when_back: tellsWhenBack },
  }),
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
  getProductCards: async ({ query }, { db }) => ({
    data: { products: await visibleCards(db, query.ids) },
  }),
  getRelatedProducts: ({ params }, { db }) => inData(relatedProducts(db, params.id)),
  getRemovedProduct: ({ params }, { db }) => inData(removedProduct(db, params.slug)),
  getPriceHistory: ({ params, query }, { db }) =>
    inData(productPriceHistory(db, params.id, query.stock_id)),
  getCompare: ({ query }, { db }) => inData(comparison(db, query.ids)),
  getSearch: ({ query }, { db }) => inData(search(db, query.q)),
  getProductComments: ({ params, query }, { db }) => inData(productComments(db, params.id, query)),
  getProductQuestions: ({ params, query }, { db }) =>
    inData(productQuestions(db, params.id, query)),
  saveComment: ({ body }, { db, customer, keep }) =>
    inData(saveComment(db, customer, body, keptInData(keep))),
  saveQuestion: ({ body }, { db, customer, keep }) =>
    inData(saveQuestion(db, customer, body, keptInData(keep))),
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
  getShippingMethods: async ({ query }, { db }) => ({
    data: { methods: await shippingMethodsTo(db, query.city_id ?? null) },
  }),
  getStockNotices: async ({ query }, { db, customer }) => ({
    data: { stock_ids: await waitedFor(db, customer, query.product_id) },
  }),
  notifyStock: async ({ body }, { db, customer, tellsWhenBack }) => {
    mustTell(tellsWhenBack)
    await askForNotice(db, customer, body.stock_id)
    return { data: { ok: true } }
  },
  cancelStockNotice: async ({ params }, { db, customer }) => {
    await cancelNotice(db, customer, params.stock_id)
    return DONE
  },
  cartSingleItem: async ({ body }, { db }) => ({ info: await cartSingleItem(db, body) }),
  cartItem: ({ body }, { db }) => cartItems(db, body.list),
  getArticles: ({ query }, { db }) => inData(articleList(db, query)),
  getArticle: ({ params }, { db }) => inData(articleBySlug(db, params.slug)),
  getPage: async ({ params }, { db }) => ({ data: { page: await pageBySlug(db, params.slug) } }),
  getBranches: async (_, { db }) => ({ data: { branches: await branches(db) } }),
  sendContact: async ({ body }, { db, device, keep }) => {
    await sendContactMessage(db, body, device.address, keptAsDone(keep))
    return DONE
  },
  getSitemap: async (_, { db }) => ({ data: { files: await sitemapFiles(db) } }),
  getSitemapUrls: ({ params, query }, { db }) =>
    inData(sitemapUrls(db, { kind: params.kind, ...query })),
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
  getAddresses: async (_, { db, customer }) => ({
    data: { addresses: await addressesOf(db, customer) },
  }),
  editAddress: async ({ body }, { db, customer, keep }) => ({
    data: { address: await editAddress(db, customer, body, keptAs(keep, 'address')) },
  }),
  deleteAddress: async ({ body }, { db, customer }) => {
    await deleteAddress(db, customer, body.id)
    return DONE
  },
  getLegal: async (_, { db, customer }) => ({ data: { legal: await legalOf(db, customer) } }),
  saveLegal: async ({ body }, { db, customer }) => ({
    data: { legal: await saveLegal(db, customer, body) },
  }),
  updateUser: async ({ body }, { db, customer, stale }) => {
    const { user, stale: names } = await updateUser(db, customer, body)
    await stale(names)
    return { data: { user } }
  },
  updateUserImage: async ({ body }, { db, customer, files, media, stale }) => {
    const { image, stale: names } = await setUserImage({ db, media }, customer, {
      bytes: files[0],
      crop: body,
    })
    await stale(names)
    return { data: { image } }
  },
  deleteUserImage: async (_, { db, customer, media, stale }) => {
    await stale(await removeUserImage({ db, media }, customer))
    return DONE
  },
  getTickets: ({ query }, { db, customer }) => inData(ticketsOf(db, customer, query.page)),
  getTicket: async ({ params }, { db, customer }) => ({
    data: { ticket: await ticketOf(db, customer, params.id) },
  }),
  openTicket: async ({ body }, { db, customer, files, media, keep }) => {
    const opened = { ...body, files, keep: keptAs<TicketThread>(keep, 'ticket') }
    return { data: { ticket: await openTicket({ db, media }, customer, opened) } }
  },
  writeToTicket: async ({ params, body }, { db, customer, files, media, keep }) => {
    const kept = keptAs<TicketThread>(keep, 'ticket')
    const written = { id: params.id, message: body.message, files, keep: kept }
    return { data: { ticket: await writeToTicket({ db, media }, customer, written) } }
  },
  closeTicket: async ({ params }, { db, customer }) => ({
    data: { ticket: await closeTicket(db, customer, params.id) },
  }),
  updateFavorite: async ({ query }, { db, customer }) => ({
    data: { result: await updateFavorite(db, customer, query) },
  }),
  getFavorites: ({ query }, { db, customer }) => inData(favoriteProducts(db, customer, query.page)),
  getFavoriteIds: (_, { db, customer }) => inData(favoriteIds(db, customer)),
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async () => openapi(),
}
