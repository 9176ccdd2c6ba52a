import { getBlogPosts } from '@/lib/contract/blog'
import type { CallInput } from '@/lib/contract/call'
import type { CallName, Contract } from '@/lib/contract/contract'
import { getProductMenu } from '@/lib/contract/catalogue/categories'
import { getProductInfo, getProducts } from '@/lib/contract/catalogue/products'
import { REMOVED_SLUG } from '@/lib/server/db/seed/demo/availability'
import { KNOWN_AUTHORITY } from './test-shop'
import { askCall } from './ask-call'
import { knownPeople } from './known-people'

/** What the demo shop has, found through its own calls. */
export async function readExamples(url: string) {
  const { data: list } = getProducts.answer.parse(
    (await askCall(url, getProducts, { body: { available: true } })).body,
  )
  const product = list.products[0]
  const { data: menu } = getProductMenu.answer.parse((await askCall(url, getProductMenu)).body)
  const { data: blog } = getBlogPosts.answer.parse((await askCall(url, getBlogPosts)).body)
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
export type ExampleData = Awaited<ReturnType<typeof readExamples>>

type ExampleInputs = { [Name in CallName]: CallInput<Contract[Name]> }

export const exampleAddress = {
  title: 'خانه',
  receiver_name: 'مریم کاظمی',
  receiver_mobile: '۰۹۱۲ ۰۰۰ ۰۱۰۱',
  state_id: 1,
  city_id: 1,
  postal_code: '۱۳۴۵۶۷۸۹۰۰',
  detail: 'خیابان سعدی، کوچهٔ یاس',
  plate: '۱۲',
}
export const exampleCompany = {
  company_name: 'پارس چینی',
  national_id: '10380284790',
  economic_code: '10380284790',
  registration_id: '12345',
  state_id: 1,
  city_id: 1,
  phone: '02112345678',
}
export const exampleTicket = {
  subject: 'تأخیر سفارش',
  department: 'support',
  message: 'سفارش من کجاست؟',
} as const

/** One input of every call that the shop must answer; a new call is added here. */
export function exampleInputs(known: ExampleData): ExampleInputs {
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
    getBrand: { params: { slug: product.brand.slug } },
    getFestival: { params: { slug: 'شگفت-انگیز' } },
    getProducts: { body: { category: category.slug, sort: 'cheapest', page: 1 } },
    getProductInfo: { body: { slug: product.slug } },
    getProductCards: { query: { ids: `${product.id},1` } },
    getRelatedProducts: { params: { id: product.id } },
    getRemovedProduct: { params: { slug: REMOVED_SLUG } },
    getPriceHistory: { params: { id: product.id }, query: { stock_id: stock.id } },
    getCompare: { query: { ids: `${product.id},1` } },
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
    getShippingMethods: { query: { city_id: 1 } },
    getStockNotices: { query: { product_id: product.id } },
    notifyStock: { body: { stock_id: stock.id } },
    cancelStockNotice: { params: { stock_id: stock.id } },
    cartSingleItem: { body: line },
    cartItem: { body: { list: [line] } },
    getArticles: { query: { page: 1 } },
    getArticle: { params: { slug: article.slug } },
    getPage: { params: { slug: page } },
    getBranches: {},
    sendContact: {
      body: {
        name: 'مریم رستگار',
        mobile: '۰۹۱۲۳۴۵۶۷۸۹',
        subject: 'پیگیری سفارش',
        message: 'بستهٔ من هنوز نرسیده است؛ لطفاً خبر بدهید.',
      },
    },
    getSitemap: {},
    getSitemapUrls: { params: { kind: 'product' }, query: { part: 1, after: 0 } },
    getProfile: {},
    getAddresses: {},
    editAddress: { body: exampleAddress },
    deleteAddress: { body: { id: 1 } },
    getLegal: {},
    saveLegal: { body: exampleCompany },
    updateUser: { body: { name: 'مریم و قوری', national_code: '0012345679' } },
    updateUserImage: { body: {} },
    deleteUserImage: {},
    getTickets: { query: { page: 1 } },
    getTicket: { params: { id: 1 } },
    openTicket: { body: exampleTicket },
    writeToTicket: { params: { id: 1 }, body: { message: 'سپاسگزارم.' } },
    closeTicket: { params: { id: 1 }, body: {} },
    getOrders: { query: { stats: 'paid,processing', types: 'sales', page: 1 } },
    getOrder: { params: { id: 1 } },
    getWallet: { query: { page: 1 } },
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
    checkCoupon: { body: { code: 'SALAM', list: [{ ...line, quantity: 2 }] } },
    checkout: { body: { list: [line], address_id: 1, shipping_method_id: 2 } },
    getGateways: {},
    pay: { body: { order_id: 1, gateway: 'wallet' } },
    getPayment: { params: { id: 1 }, query: { key: 'demo-VT-1405-100237' } },
    chargeCredit: { body: { amount: 1_000_000, gateway: 'test-bank' } },
    cancelOrder: { params: { id: 1 }, body: {} },
    returnOrder: {
      params: { id: 1 },
      body: { items: [{ order_item_id: 1, quantity: 1, reason: 'خراب بود' }] },
    },
    createPost: { body: { text: 'با همین دم کردیم.', product_id: product.id } },
    deletePost: { params: { id: 1 } },
    getPost: { params: { id: 1 } },
    getPostComments: { params: { id: 1 }, query: { page: 1 } },
    getProductPosts: { params: { id: product.id }, query: { page: 1 } },
    likePost: { body: { post_id: 1 } },
    unlikePost: { params: { id: 1 } },
    commentOnPost: { body: { post_id: 1, comment: 'نوش جان!' } },
    deletePostComment: { params: { id: 1 } },
    reportPost: { body: { kind: 'post', id: 1, reason: 'تبلیغ است.' } },
    getHiddenWriting: {},
    getPublicProfile: { params: { id: 1 }, query: { page: 1 } },
    getRandomUsers: {},
    getFollow: { params: { user_id: 2 } },
    follow: { params: { user_id: 2 }, body: {} },
    unfollow: { params: { user_id: 2 } },
    operatePost: { body: { id: 40 } },
    operatePostComment: { body: { id: 1, hidden: false } },
    getReports: {},
    seeTestBank: { params: { authority: KNOWN_AUTHORITY } },
    decideAtTestBank: { params: { authority: KNOWN_AUTHORITY }, body: { pay: true } },
    getWaiting: {},
    readOrder: { params: { id: 8 } },
    readTicket: { params: { id: 1 } },
    readComment: { params: { id: 1 } },
    readQuestion: { params: { id: 1 } },
    getContactMessages: {},
    operateContact: { body: { id: 1 } },
    getHolidays: {},
    operateHoliday: { body: { day: '۱۴۲۰/۳/۶' } },
    operateOrder: { body: { id: 11 } },
    operateTicket: { body: { id: 1, message: 'پیگیری کردیم.' } },
    operateComment: { body: { id: 1, approved: true } },
    operateQuestion: { body: { id: 1 } },
    operateProduct: { body: { id: product.id, status: 'published' } },
    getRedirects: {},
    operateRedirect: { body: { from: '/page/old-terms', to: '/page/terms' } },
    setStock: { body: { stock_id: stock.id, quantity: stock.quantity + 1 } },
    getHealth: {},
    getOpenapi: {},
  }
}
