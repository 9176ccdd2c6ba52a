import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { COMMENT_PICTURES_PER_DAY } from '@/lib/domain/quotas'
import { commentPictures, dailyCounts, media, users } from '@/lib/server/db/schema/schema'
import { approveComment } from '@/lib/server/reviews/moderate-reviews'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'
import { createCustomer, createProduct } from './review-fixtures'

const { deleteComment, editComment, eraseCustomer, getDeskReviews, getProductComments } = contract
const { saveComment, uploadCommentPicture } = contract

describeShop('the pictures of a comment', (shop) => {
  let picture: Buffer = Buffer.alloc(0)
  beforeAll(async () => {
    picture = await png({ width: 900, height: 600 })
  })
  async function newCustomer() {
    const id = await createCustomer(shop().db)
    return { id, token: await shop().logIn(id) }
  }
  async function send(token: string) {
    const answer = await upload(shop().url, uploadCommentPicture, token, { files: [picture] })
    expect(answer.status, answer.text).toBe(200)
    return uploadCommentPicture.answer.parse(answer.body).data.picture
  }
  const write = (token: string, product: number, pictures: string[]) =>
    askCall(
      shop().url,
      saveComment,
      { body: { product_id: product, comment: 'همین است.', rate: 5, pictures } },
      { Authorization: `Bearer ${token}` },
    )
  async function read(product: number, query: { with_pictures?: 1 } = {}) {
    const answer = await askCall(shop().url, getProductComments, {
      ...{ params: { id: product }, query },
    })
    return getProductComments.answer.parse(answer.body).data
  }

  test('are seen in their order with the approved comment alone, and by the desk before', async () => {
    const { token } = await newCustomer()
    const product = await createProduct(shop().db)
    const sent = [await send(token), await send(token)].toReversed()
    const saved = await write(
      token,
      product,
      sent.map(({ url }) => url),
    )
    const { comment } = saveComment.answer.parse(saved.body).data
    expect(comment.pictures).toEqual(sent)
    expect(await read(product)).toMatchObject({ comments: [], with_pictures: 0 })

    const staff = await shop().logInStaff(1)
    const queue = await askCall(
      shop().url,
      getDeskReviews,
      { query: { queue: 'comments', q: 'همین است' } },
      staff,
    )
    const { reviews } = getDeskReviews.answer.parse(queue.body).data
    expect(reviews.find(({ id }) => id === comment.id)?.pictures).toEqual(sent)

    await approveComment(shop().db, comment.id)
    const { token: other } = await newCustomer()
    const plain = await write(other, product, [])
    await approveComment(shop().db, saveComment.answer.parse(plain.body).data.comment.id)
    expect(await read(product)).toMatchObject({ count: 2, with_pictures: 1 })
    const pictured = await read(product, { with_pictures: 1 })
    expect(pictured.comments.map(({ id }) => id)).toEqual([comment.id])
    expect(pictured).toMatchObject({ count: 1, total: 1 })
    for (const { url } of sent) expect((await fetch(`${shop().url}/api${url}`)).status).toBe(200)
  })

  test('are of one comment each, and a good’s own picture is none of them', async () => {
    const { token } = await newCustomer()
    const { url } = await send(token)
    const [first, second] = [await createProduct(shop().db), await createProduct(shop().db)]
    expect((await write(token, first, [url])).status).toBe(200)
    expectRefused(await write(token, second, [url]), 422)
    const [ofShop] = await shop().db.select().from(media).limit(1)
    expectRefused(await write(token, second, [ofShop?.path ?? '']), 422)
    expectRefused(await write(token, second, ['/media/none.webp']), 422)
    expect((await write(token, second, [])).status).toBe(200)
  })

  test('are swept when no comment takes them, and counted by the day', async () => {
    const { id, token } = await newCustomer()
    const { url } = await send(token)
    const [row] = await shop().db.select().from(media).where(eq(media.path, url))
    expect(row?.unclaimedSince).not.toBeNull()
    await shop()
      .db.update(dailyCounts)
      .set({ times: COMMENT_PICTURES_PER_DAY })
      .where(eq(dailyCounts.userId, id))
    expectRefused(await upload(shop().url, uploadCommentPicture, token, { files: [picture] }), 429)
  })

  test('are counted before they are decoded, also where they are none', async () => {
    const { id, token } = await newCustomer()
    const broken = picture.subarray(0, 200)
    for (const file of [broken, Buffer.from('<svg/>')]) {
      expectRefused(await upload(shop().url, uploadCommentPicture, token, { files: [file] }), 422)
    }
    const counted = await shop().db.select().from(dailyCounts).where(eq(dailyCounts.userId, id))
    expect(counted).toMatchObject([{ kind: 'comment_picture', times: 2 }])
  })

  test('stay with an edited comment as far as it names them, and are released with a deleted one', async () => {
    const { token } = await newCustomer()
    const [left, removed, added] = [await send(token), await send(token), await send(token)]
    const product = await createProduct(shop().db)
    const saved = await write(token, product, [left.url, removed.url])
    let { id } = saveComment.answer.parse(saved.body).data.comment
    const as = { Authorization: `Bearer ${token}` }
    const edit = (fields: Record<string, unknown>) => {
      const body = { ...editComment.example.body, ...fields }
      return askCall(shop().url, editComment, { params: { id }, body }, as)
    }
    const isReleased = async ({ url }: { url: string }) => {
      const [row] = await shop().db.select().from(media).where(eq(media.path, url))
      return row?.unclaimedSince !== null
    }
    const edited = await edit({ pictures: [added.url, left.url] })
    expect(edited.status, edited.text).toBe(200)
    const { comment } = editComment.answer.parse(edited.body).data
    expect(comment.pictures).toEqual([added, left])
    id = comment.id
    expect([await isReleased(left), await isReleased(removed), await isReleased(added)]).toEqual([
      ...[false, true, false],
    ])
    expectRefused(await edit({ rate: 9 }), 422)
    expectRefused(await edit({ comment: '' }), 422)
    const [ofShop] = await shop().db.select().from(media).limit(1)
    expectRefused(await edit({ pictures: [ofShop?.path ?? ''] }), 422)
    expect([await isReleased(left), await isReleased(added)]).toEqual([false, false])
    const deleted = await askCall(shop().url, deleteComment, { params: { id } }, as)
    expect(deleted.status, deleted.text).toBe(200)
    expect([await isReleased(left), await isReleased(added)]).toEqual([true, true])
    expectRefused(await askCall(shop().url, deleteComment, { params: { id } }, as), 404)
    const stranger = await newCustomer()
    const taken = await write(stranger.token, product, [left.url])
    expectRefused(taken, 422)
  })

  test('go with the account of who took them', async () => {
    const { id, token } = await newCustomer()
    const product = await createProduct(shop().db)
    const { url } = await send(token)
    const saved = await write(token, product, [url])
    const { comment } = saveComment.answer.parse(saved.body).data
    const [user] = await shop().db.select().from(users).where(eq(users.id, id))
    const body = { version: user?.version ?? 0 }
    const owner = await shop().logInStaff(1)
    const erased = await askCall(shop().url, eraseCustomer, { params: { id }, body }, owner)
    expect(erased.status, erased.text).toBe(200)
    const left = await shop()
      .db.select()
      .from(commentPictures)
      .where(eq(commentPictures.commentId, comment.id))
    expect(left).toEqual([])
    const [row] = await shop().db.select().from(media).where(eq(media.path, url))
    expect(row?.unclaimedSince).not.toBeNull()
  })
})
