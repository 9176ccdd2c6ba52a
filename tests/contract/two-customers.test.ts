import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { describeEachShop } from '../kit/each-shop'
import { askCall, type Input } from './asking'
import { expectRefused, expectWellMannered } from './expected'
import { goodAddress, goodTicket } from './known-goods'

const personal = Object.entries<Call>(contract).filter(([, { auth }]) => auth === 'customer')
const OWNER = 1
const STRANGER = 7

/** What is the owner's, by the call that would touch it. */
type Theirs = {
  address: number
  ticket: number
  order: number
  session: number
  post: number
  like: number
  said: number
}
const touching: Record<string, (theirs: Theirs) => Input> = {
  editAddress: ({ address }) => ({ body: { ...goodAddress, id: address } }),
  deleteAddress: ({ address }) => ({ body: { id: address } }),
  getTicket: ({ ticket }) => ({ params: { id: ticket } }),
  openTicket: ({ order }) => ({ body: { ...goodTicket, order_id: order } }),
  writeToTicket: ({ ticket }) => ({ params: { id: ticket }, body: { message: 'سلام' } }),
  getOrder: ({ order }) => ({ params: { id: order } }),
  closeOneSession: ({ session }) => ({ params: { id: session } }),
  checkout: ({ address }) => ({
    body: {
      list: [{ product_id: 1, stock_id: 1, quantity: 1 }],
      address_id: address,
      shipping_method_id: 2,
    },
  }),
  pay: ({ order }) => ({ body: { order_id: order, gateway: 'wallet' } }),
  cancelOrder: ({ order }) => ({ params: { id: order }, body: {} }),
  returnOrder: ({ order }) => ({
    params: { id: order },
    body: { items: [{ order_item_id: 1, quantity: 1, reason: 'خراب بود' }] },
  }),
  closeTicket: ({ ticket }) => ({ params: { id: ticket } }),
  deletePost: ({ post }) => ({ params: { id: post } }),
  unlikePost: ({ like }) => ({ params: { id: like } }),
  deletePostComment: ({ said }) => ({ params: { id: said } }),
}
/** These name nobody's row: they answer with what is the asker's own. */
const ownOnly = [
  'getProfile',
  'logout',
  'getAddresses',
  'getLegal',
  'saveLegal',
  'updateUser',
  'updateUserImage',
  'deleteUserImage',
  'getTickets',
  'getWallet',
  'getOrders',
  'setPassword',
  'getSessions',
  'closeOtherSessions',
  'updateFavorite',
  'getFavorites',
  'getFavoriteIds',
  'getOwnComments',
  'getOwnQuestions',
  'getOwnTalk',
  'notifyStock',
  'getStockNotices',
  'chargeCredit',
]
const asking: Record<string, Input> = {
  updateFavorite: { query: { relate_to: 'product', relate_id: 1 } },
  getOwnTalk: { params: { id: 1 } },
  getStockNotices: { query: { product_id: 1 } },
}
/** These speak of what everybody sees; whose they become is the asker alone. */
const ofPublicThings = [
  ...['saveComment', 'saveQuestion', 'voteOnComment', 'createPost', 'likePost', 'commentOnPost'],
  ...['reportPost', 'getFollow', 'follow', 'unfollow'],
]

test('every personal call is in one of the three lists', () => {
  const listed = [...Object.keys(touching), ...ownOnly, ...ofPublicThings].sort()
  expect(personal.map(([name]) => name).sort()).toEqual(listed)
})

describeEachShop('two customers', (shop) => {
  let theirs: Theirs
  let stranger = ''
  let owner = ''
  const as = (token: string) => ({ Authorization: `Bearer ${token}` })
  const see = async () => {
    const answers = []
    for (const name of ['getProfile', 'getAddresses', 'getTickets', 'getWallet'] as const) {
      answers.push((await askCall(shop().url, contract[name], {}, as(owner))).body)
    }
    for (const name of ['getPublicProfile', 'getPost'] as const) {
      const own = { params: { id: name === 'getPost' ? theirs.post : OWNER } }
      answers.push((await askCall(shop().url, contract[name], own, as(owner))).body)
    }
    return JSON.stringify(answers)
  }

  beforeAll(async () => {
    owner = await shop().logIn(OWNER)
    stranger = await shop().logIn(STRANGER)
    const { addresses } = contract.getAddresses.answer.parse(
      (await askCall(shop().url, contract.getAddresses, {}, as(owner))).body,
    ).data
    const opened = await askCall(shop().url, contract.openTicket, { body: goodTicket }, as(owner))
    const { ticket } = contract.openTicket.answer.parse(opened.body).data
    const devices = await askCall(shop().url, contract.getSessions, {}, as(owner))
    const { sessions } = contract.getSessions.answer.parse(devices.body).data
    const ids = { address: addresses[0]?.id ?? 0, session: sessions[0]?.id ?? 0 }
    const shown = await askCall(shop().url, contract.getPublicProfile, { params: { id: OWNER } })
    const post = contract.getPublicProfile.answer.parse(shown.body).data.posts[0]?.id ?? 0
    const on = { post_id: post, comment: 'از خودم' }
    const liked = await askCall(shop().url, contract.likePost, { body: on }, as(owner))
    const told = await askCall(shop().url, contract.commentOnPost, { body: on }, as(owner))
    const like = contract.likePost.answer.parse(liked.body).data.id
    const said = contract.commentOnPost.answer.parse(told.body).data.comment.id
    theirs = { ...ids, ticket: ticket.id, order: 1, post, like, said }
  })

  test.each(personal.filter(([name]) => name in touching))(
    '%s: what is another customer’s does not exist, and nothing of it changes',
    async (name, call) => {
      const before = await see()
      const input = touching[name]?.(theirs) ?? {}
      expectRefused(await askCall(shop().url, call, input, as(stranger)), 404)
      expect(await see()).toBe(before)
    },
  )

  test.each(personal.filter(([name, { method }]) => ownOnly.includes(name) && method === 'GET'))(
    '%s tells a stranger nothing of the owner',
    async (name, call) => {
      const answer = await askCall(shop().url, call, asking[name] ?? {}, as(stranger))
      expectWellMannered(answer)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.text).not.toMatch(/09120000101|989120000101|مریم/)
    },
  )
})
