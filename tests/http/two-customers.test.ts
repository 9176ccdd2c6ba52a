import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { contract } from '@/lib/contract/contract'
import { orders as orderRows, refunds } from '@/lib/server/db/schema/schema'
import { describeShop } from '../kit/each-shop'
import { askCall, type CallInputs, expectRefused, expectWellMannered } from '../kit/ask-call'

const calls = Object.entries<Call>(contract)
const personal = calls.filter(([, { auth }]) => auth === 'customer')
const shared = calls.filter(([, { auth }]) => auth === 'anyone' || auth === 'either')
const forOperators = calls.filter(([, { auth }]) => auth === 'operator')
const forStaff = calls.filter(([, { auth }]) => auth === 'staff')
const OWNER = 1
const STRANGER = 7

function firstOf<T>([first]: T[], what: string): T {
  if (first === undefined) throw new Error(`the owner has no ${what}`)
  return first
}

/** What is the owner's, by the call that would touch it. */
type Theirs = {
  address: number
  ticket: number
  order: number
  item: number
  refund: number
  session: number
  post: number
  like: number
  comment: number
  review: number
  /** Another, in the place of which the edited one comes. */
  editedReview: number
}
/** In an order in which none takes away what a later one names. */
const touching: Record<string, (theirs: Theirs) => CallInputs> = {
  editAddress: ({ address }) => ({ body: { ...contract.editAddress.example.body, id: address } }),
  getTicket: ({ ticket }) => ({ params: { id: ticket } }),
  openTicket: ({ order }) => ({ body: { ...contract.openTicket.example.body, order_id: order } }),
  writeToTicket: ({ ticket }) => ({ params: { id: ticket }, body: { message: 'سلام' } }),
  getOrder: ({ order }) => ({ params: { id: order } }),
  getOrderCalendar: ({ order }) => ({ params: { id: order } }),
  getReturnPickup: ({ order }) => ({ params: { id: order } }),
  getOrderSlots: ({ order }) => ({ params: { id: order } }),
  changeOrderAddress: ({ order }) => ({
    ...contract.changeOrderAddress.example,
    params: { id: order },
  }),
  changeOrderSlot: ({ order }) => ({ ...contract.changeOrderSlot.example, params: { id: order } }),
  getExchangeOptions: ({ order }) => ({ params: { id: order } }),
  closeOneSession: ({ session }) => ({ params: { id: session } }),
  checkout: ({ address }) => ({
    body: {
      list: [{ product_id: 1, stock_id: 1, quantity: 1 }],
      address_id: address,
      shipping_method_id: 2,
    },
  }),
  deleteAddress: ({ address }) => ({ body: { id: address } }),
  pay: ({ order }) => ({ body: { order_id: order, gateway: 'wallet' } }),
  cancelOrder: ({ order }) => ({ params: { id: order }, body: {} }),
  returnOrder: ({ order, item }) => ({
    params: { id: order },
    body: { items: [{ order_item_id: item, quantity: 1, reason: 'خراب بود' }] },
  }),
  requestRefundTransfer: ({ refund }) => ({
    ...contract.requestRefundTransfer.example,
    params: { id: refund },
  }),
  closeTicket: ({ ticket }) => ({ params: { id: ticket } }),
  unlikePost: ({ like }) => ({ params: { id: like } }),
  editComment: ({ editedReview: id }) => ({ ...contract.editComment.example, params: { id } }),
  deleteComment: ({ review }) => ({ params: { id: review } }),
  deletePostComment: ({ comment }) => ({ params: { id: comment } }),
  deletePost: ({ post }) => ({ params: { id: post } }),
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
  'getPriceDrops',
  'getOwnComments',
  'getOwnQuestions',
  'getOwnReviews',
  'getHiddenWriting',
  'notifyStock',
  'cancelStockNotice',
  'getStockNotices',
  'chargeCredit',
  'getCustomerCart',
  'changeCustomerCart',
]
/** These speak of what everybody sees; whose they become is the asker alone. */
const ofPublicThings = [
  ...[
    'saveComment',
    'uploadCommentPicture',
    'saveQuestion',
    'voteOnComment',
    'createPost',
    'likePost',
    'commentOnPost',
  ],
  ...['reportPost', 'getFollow', 'followUser', 'unfollowUser'],
]

/** What nobody may say of themselves, and whose the owner's things are. */
const slippedIn = {
  ...{ user_id: OWNER, customer: OWNER, customer_id: OWNER, user: { id: OWNER } },
  ...{ is_admin: true, role: 'operator', wallet_balance: 1_000_000_000, balance: 1_000_000_000 },
}
/** All the shop shows the owner of their own; when a device was last used changes with every request. */
const seen = personal.filter(
  ([name, { method }]) =>
    method === 'GET' && ownOnly.includes(name) && !/Favorite$|Sessions$/.test(name),
)

test('every call for customers is in one of the three lists', () => {
  const listed = [...Object.keys(touching), ...ownOnly, ...ofPublicThings].sort()
  expect(personal.map(([name]) => name).sort()).toEqual(listed)
  expect(personal.length + shared.length + forStaff.length + forOperators.length).toBe(calls.length)
})

describeShop('two customers', (shop) => {
  let theirs: Theirs
  let owner = ''
  const as = (token: string) => ({ Authorization: `Bearer ${token}` })
  const asOwner = (call: Call, input: CallInputs = {}) =>
    askCall(shop().url, call, input, as(owner))
  const asStranger = async (call: Call, input: CallInputs = {}) =>
    askCall(shop().url, call, input, as(await shop().logIn(STRANGER)))
  const devices = async () => {
    const answer = await asOwner(contract.getSessions)
    return contract.getSessions.answer.parse(answer.body).data.sessions
  }
  let lastSeen: string | undefined
  /** What a test left unchanged is what the next begins with. */
  const seenBefore = async () => (lastSeen ??= await see())
  const see = async () => {
    const answers: unknown[] = []
    for (const [, call] of seen) answers.push((await asOwner(call, call.example)).body)
    for (const { id, device, created_at } of await devices()) answers.push([id, device, created_at])
    const shown = await asOwner(contract.getPublicProfile, { params: { id: OWNER } })
    const { posts } = contract.getPublicProfile.answer.parse(shown.body).data
    // What others say and like there is theirs, and changes as they do.
    const own = ({ user, user_id }: { user?: { id: number }; user_id?: number }) =>
      (user?.id ?? user_id) === OWNER
    for (const { id, text, likes, comments } of posts) {
      answers.push({ id, text, likes: likes.filter(own), comments: comments.filter(own) })
    }
    return JSON.stringify(answers)
  }

  beforeAll(async () => {
    await shop().logIn(OWNER)
    owner = await shop().logIn(OWNER)
    const { addresses } = contract.getAddresses.answer.parse(
      (await asOwner(contract.getAddresses)).body,
    ).data
    const opened = await asOwner(contract.openTicket, contract.openTicket.example)
    const { ticket } = contract.openTicket.answer.parse(opened.body).data
    const elsewhere = (await devices()).filter(({ current }) => !current)
    const { orders } = contract.getOrders.answer.parse(
      (await asOwner(contract.getOrders)).body,
    ).data
    const order = firstOf(orders, 'order').id
    const whole = await asOwner(contract.getOrder, { params: { id: order } })
    const { items } = contract.getOrder.answer.parse(whole.body).data
    const refunded = await shop()
      .db.select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orderRows, eq(orderRows.id, refunds.orderId))
      .where(eq(orderRows.userId, OWNER))
    const ids = {
      address: firstOf(addresses, 'address').id,
      session: firstOf(elsewhere, 'other device').id,
      item: firstOf(items, 'item of the order').id,
      refund: firstOf(refunded, 'refund').id,
    }
    const shown = await askCall(shop().url, contract.getPublicProfile, { params: { id: OWNER } })
    const { posts } = contract.getPublicProfile.answer.parse(shown.body).data
    const post = firstOf(posts, 'post').id
    const on = { post_id: post, comment: 'از خودم' }
    const liked = await asOwner(contract.likePost, { body: on })
    const commented = await asOwner(contract.commentOnPost, { body: on })
    const like = contract.likePost.answer.parse(liked.body).data.id
    const comment = contract.commentOnPost.answer.parse(commented.body).data.comment.id
    const own = await asOwner(contract.getOwnComments, { query: { page: 1 } })
    const { comments } = contract.getOwnComments.answer.parse(own.body).data
    const review = firstOf(comments, 'comment on a product').id
    const editedReview = firstOf(comments.slice(1), 'comment on a product').id
    theirs = { ...ids, ticket: ticket.id, order, post, like, comment, review, editedReview }
  })

  const expectNothingOfTheirs = (text: string) =>
    expect(text).not.toMatch(/09120000101|989120000101|1345678900|مریم کاظمی/)

  test.each(personal.filter(([name]) => name in touching))(
    '%s is 404 for what is another customer’s, and changes nothing of it',
    async (name, call) => {
      const before = await seenBefore()
      const answer = await asStranger(call, touching[name]?.(theirs))
      expectRefused(answer, 404)
      expectNothingOfTheirs(answer.text)
      lastSeen = await see()
      expect(lastSeen).toBe(before)
    },
  )

  test.each(personal.filter(([name, { method }]) => ownOnly.includes(name) && method === 'GET'))(
    '%s shows a stranger nothing of the owner',
    async (name, call) => {
      const answer = await asStranger(call, call.example)
      expectWellMannered(answer)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expectNothingOfTheirs(answer.text)
    },
  )

  test.each(personal.filter(([name, { method }]) => !(name in touching) && method !== 'GET'))(
    '%s acts for the asker, whoever the body names, and takes no field it does not know',
    async (name, call) => {
      const before = await seenBefore()
      const input = call.example ?? {}
      const body = { ...(typeof input.body === 'object' ? input.body : {}), ...slippedIn }
      const answer = await asStranger(call, { ...input, body })
      expectWellMannered(answer)
      expectNothingOfTheirs(answer.text)
      lastSeen = await see()
      expect(lastSeen).toBe(before)
      const mine = await asStranger(contract.getProfile)
      const { data } = contract.getProfile.answer.parse(mine.body)
      expect([data.user.id, data.wallet_balance < 1_000_000_000]).toEqual([STRANGER, true])
    },
  )

  test.each(personal)('%s is 401 for who is not logged in', async (name, call) => {
    const input = touching[name]?.(theirs) ?? call.example ?? {}
    for (const token of ['', 'forged', `${owner}x`]) {
      expectRefused(await askCall(shop().url, call, input, token === '' ? {} : as(token)), 401)
    }
  })

  describe('calls for everybody', () => {
    // The examples that OpenAPI lists are the demo customer's own.
    test.each(shared.filter(([name, { isSecret }]) => !isSecret && name !== 'getOpenapi'))(
      '%s shows a stranger nothing of the owner',
      async (_, call) => {
        const answer = await asStranger(call, call.example)
        expectWellMannered(answer)
        expectNothingOfTheirs(answer.text)
      },
    )

    test('a payment is shown to who has its key alone', async () => {
      const query = { key: 'not-the-key-of-it' }
      expectRefused(await asStranger(contract.getPayment, { params: { id: 1 }, query }), 404)
    })
  })

  // Last, for these take away and change what the others look at.
  test.each(Object.entries(touching))(
    '%s with the very same input finds what is there for its owner',
    async (name, input) => {
      const call = calls.find(([one]) => one === name)?.[1]
      if (call === undefined) throw new Error(`${name} is no call`)
      const answer = await asOwner(call, input(theirs))
      expectWellMannered(answer)
      expect([400, 401, 404, 422], answer.text).not.toContain(answer.status)
    },
  )

  test.each(forOperators)('%s is 404 for a customer', async (_, call) => {
    expectRefused(await asStranger(call, call.example), 404)
  })
})
