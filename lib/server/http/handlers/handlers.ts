import { sessionExpiry } from '@/lib/session/session-token'
import type { TicketThread } from '@/lib/contract/account/tickets'
import {
  listAddresses,
  deleteAddress,
  saveAddress,
  listStates,
  listCities,
} from '../../account/addresses'
import { findPostBySlug, listPosts, findContentPageBySlug } from '../../blog/blog-posts'
import { readBranches, readFooter, readShopSettings } from '../../content/settings'
import { readCartItems, readCartItem } from '../../cart/cart-items'
import { readCategory, readProductMenu } from '../../catalogue/categories'
import { removeUserImage, setUserImage, updateUser } from '../../account/update-profile'
import { compareProducts } from '../../product/compare-products'
import { listFavoriteIds, listFavoriteProducts, updateFavorite } from '../../account/favorites'
import { sendContactMessage } from '../../content/contact-messages'
import { readBrand, listBrands } from '../../catalogue/brands'
import { readFestival } from '../../catalogue/festivals'
import { buildHomeSections } from '../../content/home-sections'
import { findLegalProfile, saveLegalProfile } from '../../account/legal-profile'
import { readPriceHistory } from '../../product/read-price-history'
import { readProductInfo, readRemovedProduct } from '../../product/read-product-info'
import { listProducts } from '../../search/list-products'
import { getCustomerProfile } from '../../account/profile'
import { readRelatedProducts } from '../../product/read-related-products'
import { findSuggestions } from '../../search/find-suggestions'
import { logInByCode, logInByPassword, sendCode } from '../../auth/log-in'
import { setPassword } from '../../auth/set-password'
import * as sessions from '../../auth/sessions'
import { listShippingMethods } from '../../checkout/shipping-methods'
import {
  requestStockNotice,
  cancelStockNotice,
  assertNoticesAvailable,
  readStockNotices,
} from '../../product/stock-notices'
import { listSitemapFiles, listSitemapUrls } from '../../content/sitemap'
import {
  closeTicket,
  openTicket,
  replyToTicket,
  findTicket,
  listTickets,
} from '../../account/tickets'
import { readVisibleCards } from '../../catalogue/product-cards'
import { orderHandlers } from './orders'
import {
  OK_ANSWER,
  wrapData,
  persistAs,
  persistDone,
  persistData,
  type Context,
  type Handlers,
} from '../context'
import { readProductComments, readProductQuestions } from '../../reviews/read-reviews'
import { readOwnComments, readOwnQuestions, readOwnReviews } from '../../reviews/read-own-reviews'
import { voteOnComment } from '../../reviews/vote-on-comment'
import { saveComment, saveQuestion } from '../../reviews/write-reviews'
import { openapiDocument } from '../openapi'
import { deskHandlers } from './desk'
import { contentHandlers } from './content'
import { socialHandlers } from './social'

type LoginResult = Awaited<ReturnType<typeof logInByCode>>

function startSession({ setSession }: Context, { expiresAt, ...data }: LoginResult) {
  setSession({ token: data.token, expiresAt })
  return { data }
}

/** A live token whose cookie the browser has lost opens the guarded pages again. */
function renewSessionCookie({ token, setSession }: Context): void {
  const expiresAt = sessionExpiry(token)
  if (expiresAt) setSession({ token, expiresAt })
}

export const handlers: Handlers = {
  ...orderHandlers,
  ...deskHandlers,
  ...contentHandlers,
  ...socialHandlers,
  getIndexData: (_, { db }) => wrapData(buildHomeSections(db)),
  getHome: (_, { db }) => wrapData(buildHomeSections(db)),
  getSetting: async (_, { db, canNotifyStock }) => ({
    data: { ...(await readShopSettings(db)), tells_when_back: canNotifyStock },
  }),
  getFooter: (_, { db }) => wrapData(readFooter(db)),
  getProductMenu: (_, { db }) => wrapData(readProductMenu(db)),
  getCategorySlug: ({ body }, { db }) => wrapData(readCategory(db, body.slug)),
  getBrands: async ({ body }, { db }) => ({ data: { brands: await listBrands(db, body.cat_id) } }),
  getBrand: async ({ params }, { db }) => ({
    data: { brand: await readBrand(db, params.slug) },
  }),
  getFestival: async ({ params }, { db }) => ({
    data: { festival: await readFestival(db, params.slug) },
  }),
  getProducts: async ({ body }, { db, countSearch }) => {
    const data = await listProducts(db, body)
    if (body.q !== undefined && body.page === 1 && data.count > 0) countSearch(body.q)
    return { data }
  },
  getProductInfo: async ({ body }, { db }) => ({
    data: { info: await readProductInfo(db, body.slug) },
  }),
  getProductCards: async ({ query }, { db }) => ({
    data: { products: await readVisibleCards(db, query.ids) },
  }),
  getRelatedProducts: ({ params }, { db }) => wrapData(readRelatedProducts(db, params.id)),
  getRemovedProduct: ({ params }, { db }) => wrapData(readRemovedProduct(db, params.slug)),
  getPriceHistory: ({ params, query }, { db }) =>
    wrapData(readPriceHistory(db, params.id, query.stock_id)),
  getCompare: ({ query }, { db }) => wrapData(compareProducts(db, query.ids)),
  getSearch: ({ query }, { db }) => wrapData(findSuggestions(db, query.q)),
  getProductComments: ({ params, query }, { db }) =>
    wrapData(readProductComments(db, params.id, query)),
  getProductQuestions: ({ params, query }, { db }) =>
    wrapData(readProductQuestions(db, params.id, query)),
  saveComment: ({ body }, { db, customerId, persistResponse }) =>
    wrapData(saveComment(db, customerId, body, persistData(persistResponse))),
  saveQuestion: ({ body }, { db, customerId, persistResponse }) =>
    wrapData(saveQuestion(db, customerId, body, persistData(persistResponse))),
  voteOnComment: async ({ body }, { db, customerId, revalidateTags }) => {
    const { counts, stale: names } = await voteOnComment(db, customerId, body)
    await revalidateTags(names)
    return { data: counts }
  },
  getOwnComments: ({ query }, { db, customerId }) =>
    wrapData(readOwnComments(db, customerId, query.page)),
  getOwnQuestions: ({ query }, { db, customerId }) =>
    wrapData(readOwnQuestions(db, customerId, query.page)),
  getOwnReviews: ({ params }, { db, customerId }) =>
    wrapData(readOwnReviews(db, customerId, params.id)),
  getStates: (_, { db }) => wrapData(listStates(db)),
  getCities: ({ query }, { db }) => wrapData(listCities(db, query.parent_id)),
  getShippingMethods: async ({ query }, { db }) => ({
    data: { methods: await listShippingMethods(db, query.city_id ?? null) },
  }),
  getStockNotices: async ({ query }, { db, customerId }) => ({
    data: { stock_ids: await readStockNotices(db, customerId, query.product_id) },
  }),
  notifyStock: async ({ body }, { db, customerId, canNotifyStock }) => {
    assertNoticesAvailable(canNotifyStock)
    await requestStockNotice(db, customerId, body.stock_id)
    return { data: { ok: true } }
  },
  cancelStockNotice: async ({ params }, { db, customerId }) => {
    await cancelStockNotice(db, customerId, params.stock_id)
    return OK_ANSWER
  },
  cartSingleItem: async ({ body }, { db }) => ({ info: await readCartItem(db, body) }),
  cartItem: ({ body }, { db }) => readCartItems(db, body.list),
  getBlogPosts: ({ query }, { db }) => wrapData(listPosts(db, query)),
  getBlogPost: ({ params }, { db }) => wrapData(findPostBySlug(db, params.slug)),
  getContentPage: async ({ params }, { db }) => ({
    data: { page: await findContentPageBySlug(db, params.slug) },
  }),
  getBranches: async (_, { db }) => ({ data: { branches: await readBranches(db) } }),
  sendContact: async ({ body }, { db, device, persistResponse }) => {
    await sendContactMessage(db, body, device.address, persistDone(persistResponse))
    return OK_ANSWER
  },
  getSitemap: async (_, { db }) => ({ data: { files: await listSitemapFiles(db) } }),
  getSitemapUrls: ({ params, query }, { db }) =>
    wrapData(listSitemapUrls(db, { kind: params.kind, ...query })),
  getProfile: async (_, context) => {
    const answer = await wrapData(getCustomerProfile(context.db, context.customerId))
    renewSessionCookie(context)
    return answer
  },
  logout: async (_, { db, token, setSession }) => {
    await sessions.closeSession(db, token)
    setSession(null)
    return OK_ANSWER
  },
  sendCode: ({ body }, { db, access, device: { address } }) =>
    wrapData(sendCode(db, access, { mobile: body.mobile, address })),
  verifyCode: async ({ body }, context) =>
    startSession(context, await logInByCode(context.db, context.access, body, context.device)),
  loginPassword: async ({ body }, context) =>
    startSession(context, await logInByPassword(context.db, context.access, body, context.device)),
  setPassword: async (
    { body },
    { db, customerId, token, access: { secret }, device: { address } },
  ) => {
    await setPassword(db, { customerId, token, address, secret }, body)
    return OK_ANSWER
  },
  getSessions: async (_, context) => ({
    data: { sessions: await sessions.listSessions(context.db, context) },
  }),
  closeOneSession: async ({ params }, context) => {
    if (await sessions.closeOneSession(context.db, context, params.id)) context.setSession(null)
    return OK_ANSWER
  },
  closeOtherSessions: async (_, context) => {
    await sessions.closeOtherSessions(context.db, context)
    return OK_ANSWER
  },
  getAddresses: async (_, { db, customerId }) => ({
    data: { addresses: await listAddresses(db, customerId) },
  }),
  editAddress: async ({ body }, { db, customerId, persistResponse }) => ({
    data: {
      address: await saveAddress(db, customerId, body, persistAs(persistResponse, 'address')),
    },
  }),
  deleteAddress: async ({ body }, { db, customerId }) => {
    await deleteAddress(db, customerId, body.id)
    return OK_ANSWER
  },
  getLegal: async (_, { db, customerId }) => ({
    data: { legal: await findLegalProfile(db, customerId) },
  }),
  saveLegal: async ({ body }, { db, customerId }) => ({
    data: { legal: await saveLegalProfile(db, customerId, body) },
  }),
  updateUser: async ({ body }, { db, customerId, revalidateTags }) => {
    const { user, stale: names } = await updateUser(db, customerId, body)
    await revalidateTags(names)
    return { data: { user } }
  },
  updateUserImage: async ({ body }, { db, customerId, files, media, revalidateTags }) => {
    const { image, stale: names } = await setUserImage({ db, media }, customerId, {
      bytes: files[0],
      crop: body,
    })
    await revalidateTags(names)
    return { data: { image } }
  },
  deleteUserImage: async (_, { db, customerId, media, revalidateTags }) => {
    await revalidateTags(await removeUserImage({ db, media }, customerId))
    return OK_ANSWER
  },
  getTickets: ({ query }, { db, customerId }) => wrapData(listTickets(db, customerId, query.page)),
  getTicket: async ({ params }, { db, customerId }) => ({
    data: { ticket: await findTicket(db, customerId, params.id) },
  }),
  openTicket: async ({ body }, { db, customerId, files, media, persistResponse }) => {
    const opened = { ...body, files, keep: persistAs<TicketThread>(persistResponse, 'ticket') }
    return { data: { ticket: await openTicket({ db, media }, customerId, opened) } }
  },
  writeToTicket: async ({ params, body }, { db, customerId, files, media, persistResponse }) => {
    const kept = persistAs<TicketThread>(persistResponse, 'ticket')
    const written = { id: params.id, message: body.message, files, keep: kept }
    return { data: { ticket: await replyToTicket({ db, media }, customerId, written) } }
  },
  closeTicket: async ({ params }, { db, customerId }) => ({
    data: { ticket: await closeTicket(db, customerId, params.id) },
  }),
  updateFavorite: async ({ query }, { db, customerId }) => ({
    data: { result: await updateFavorite(db, customerId, query) },
  }),
  getFavorites: ({ query }, { db, customerId }) =>
    wrapData(listFavoriteProducts(db, customerId, query.page)),
  getFavoriteIds: (_, { db, customerId }) => wrapData(listFavoriteIds(db, customerId)),
  getHealth: async (_, { db, databaseName, build }) => {
    await db.execute('select 1')
    return { status: 'ok', database: databaseName, build }
  },
  getOpenapi: async () => openapiDocument(),
}
