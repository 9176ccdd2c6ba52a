import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@/lib/contract/call'
import { getOwnComments, getOwnReviews } from '@/lib/contract/reviews/own-reviews'
import { getProductComments, getProductQuestions } from '@/lib/contract/reviews/product-reviews'
import { saveComment, saveQuestion, voteOnComment } from '@/lib/contract/reviews/write-reviews'
import { comments, questions } from '@/lib/server/db/schema/schema'
import { approveComment } from '@/lib/server/reviews/moderate-reviews'
import { describeShop } from '../kit/each-shop'
import { createProduct } from './review-fixtures'
import { askCall, type CallInputs, expectRefused, expectWellMannered } from '../kit/ask-call'

const NOWHERE = 2_000_000_000
const letters = (count: number) => 'پ'.repeat(count)
const list = (count: number) => Array.from({ length: count }, (_, at) => `نکتهٔ ${at}`)

describeShop('comments and questions over HTTP', (shop) => {
  let first: string
  let second: string
  let product: number
  beforeAll(async () => {
    first = await shop().logIn(1)
    second = await shop().logIn(2)
    product = await createProduct(shop().db)
  })
  const as = (token: string, call: Call, input: CallInputs) =>
    askCall(shop().url, call, input, { Authorization: `Bearer ${token}` })
  const sendComment = (fields: object) =>
    as(first, saveComment, {
      body: { product_id: product, comment: 'خوش‌ساخت است.', rate: 5, ...fields },
    })
  const sendQuestion = (fields: object) =>
    as(first, saveQuestion, { body: { product_id: product, question: 'ضمانت دارد؟', ...fields } })
  const shown = async () => {
    const { body } = await askCall(shop().url, getProductComments, { params: { id: product } })
    return getProductComments.answer.parse(body).data.comments
  }

  test.each([
    ['no rate', { rate: undefined }],
    ['a rate of 0', { rate: 0 }],
    ['a rate of 6', { rate: 6 }],
    ['a rate of 1.5', { rate: 1.5 }],
    ['a rate in words', { rate: '5' }],
    ['two characters', { comment: 'خب' }],
    ['three spaces', { comment: '   ' }],
    ['joiners alone', { comment: '\u200c\u200c\u200c\u200c' }],
    ['2,001 characters', { comment: letters(2_001) }],
    ['a long title', { title: letters(101) }],
    ['eleven advantages', { advantages: list(11) }],
    ['eleven disadvantages', { disadvantages: list(11) }],
    ['an advantage of one letter', { advantages: ['خ'] }],
    ['a disadvantage of 101 letters', { disadvantages: [letters(101)] }],
    ['advantages that are no list', { advantages: 'سبک' }],
    ['a suggestion in words', { suggest: 'yes' }],
    ['no product', { product_id: undefined }],
  ])('returns 422 at the field for a comment with %s', async (_, fields) => {
    const answer = await sendComment(fields)
    expectRefused(answer, 422)
    const [field = ''] = Object.keys(fields)
    const named = Object.keys(Object(answer.body).errors)
    expect(named.every((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
  })

  test.each([
    ['two characters', { question: 'چی' }],
    ['1,001 characters', { question: letters(1_001) }],
    ['a parent that is no number', { parent_id: 'یک' }],
  ])('returns 422 for a question with %s', async (_, fields) =>
    expectRefused(await sendQuestion(fields), 422),
  )

  test('returns 404 for an unknown product', async () => {
    for (const product_id of [NOWHERE, 0, -1]) {
      const status = product_id > 0 ? 404 : 422
      expectRefused(await sendComment({ product_id }), status)
      expectRefused(await sendQuestion({ product_id }), status)
    }
    for (const call of [getProductComments, getProductQuestions]) {
      expectRefused(await askCall(shop().url, call, { params: { id: NOWHERE } }), 404)
    }
    expectRefused(await as(first, getOwnReviews, { params: { id: NOWHERE } }), 404)
  })

  test("returns 404 for an answer to another product's question and 412 for one to an answer", async () => {
    const rows = await shop().db.select().from(questions).where(eq(questions.status, 'approved'))
    const parent = rows.find(({ parentId }) => parentId === null)
    const answer = rows.find(({ parentId }) => parentId !== null)
    expectRefused(await sendQuestion({ parent_id: parent?.id }), 404)
    expectRefused(await sendQuestion({ parent_id: answer?.id, product_id: answer?.productId }), 412)
  })

  test.each(['sort', 'page'])('returns 422 for a list with an invalid %s', async (name) => {
    for (const call of [getProductComments, getProductQuestions]) {
      const input = { params: { id: product }, query: { [name]: 'oldest' } }
      expectRefused(await askCall(shop().url, call, input), 422)
    }
  })

  test('returns an empty page after the last one', async () => {
    const input = { params: { id: product }, query: { page: 99 } }
    const answer = await askCall(shop().url, getProductComments, input)
    expect(getProductComments.answer.parse(answer.body).data.comments).toEqual([])
  })

  test('stores markup and SQL as plain text, hidden until approval', async () => {
    const nasty = `<script>alert(1)</script>'; drop table comments; --`
    const odd = { is_buyer: true, status: 'approved', likes: 99, user_id: 2, stock_id: 1 }
    const answer = await sendComment({ title: nasty, comment: nasty, advantages: [nasty], ...odd })
    expectWellMannered(answer)
    const { comment, status } = saveComment.answer.parse(answer.body).data
    expect(status).toBe('pending')
    expect(comment).toMatchObject({ comment: nasty, title: nasty, is_buyer: false, likes: 0 })
    expect(await shown()).toEqual([])
    expectRefused(await sendComment({}), 412)

    const mine = await as(first, getOwnComments, {})
    const { data } = getOwnComments.answer.parse(mine.body)
    expect(data.comments.map(({ id }) => id)).toContain(comment.id)
    const theirs = await as(second, getOwnComments, {})
    expect(theirs.text).not.toContain('drop table')

    const vote = { body: { comment_id: comment.id, vote: 1 } }
    expectRefused(await as(second, voteOnComment, vote), 404)
    await approveComment(shop().db, comment.id)
    expect((await shown()).map(({ id }) => id)).toEqual([comment.id])
    expectRefused(await as(first, voteOnComment, vote), 412)
  })

  test('a vote changes the counts, revalidates the reviews and is remembered', async () => {
    const [comment] = await shown()
    const vote = (value: number) =>
      as(second, voteOnComment, { body: { comment_id: comment?.id, vote: value } })
    shop().revalidatedTags.length = 0
    expect((await vote(1)).body).toEqual({ data: { likes: 1, dislikes: 0 } })
    expect(shop().revalidatedTags).toEqual([`reviews:${product}`])
    expect((await vote(1)).body).toEqual({ data: { likes: 1, dislikes: 0 } })
    expect((await vote(-1)).body).toEqual({ data: { likes: 0, dislikes: 1 } })
    const own = await as(second, getOwnReviews, { params: { id: product } })
    const { votes } = getOwnReviews.answer.parse(own.body).data
    expect(votes).toEqual([{ comment_id: comment?.id, vote: -1 }])
    expect((await vote(0)).body).toEqual({ data: { likes: 0, dislikes: 0 } })
    for (const odd of [2, -2, 0.5, '1', null]) {
      const body = { comment_id: comment?.id, vote: odd }
      expectRefused(await as(second, voteOnComment, { body }), 422)
    }
  })

  test('returns 429 with Retry-After after thirty reviews a day', async () => {
    const token = await shop().logIn(3)
    const send = () =>
      as(token, saveQuestion, { body: { product_id: product, question: 'چند گرم است؟' } })
    const answers = []
    for (let turn = 0; turn < 31; turn += 1) answers.push(await send())
    expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(200))
    const last = answers[30]
    if (!last) throw new Error('Nothing was answered.')
    expectRefused(last, 429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })

  test('the same idempotency key writes one comment', async () => {
    const token = await shop().logIn(4)
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'one-comment-only' }
    const body = { product_id: product, comment: 'دو بار فرستاده شد.', rate: 4 }
    const one = await askCall(shop().url, saveComment, { body }, headers)
    const two = await askCall(shop().url, saveComment, { body }, headers)
    expect(two.status).toBe(200)
    expect(two.body).toEqual(one.body)
    const rows = await shop().db.select().from(comments).where(eq(comments.userId, 4))
    expect(rows.filter(({ productId }) => productId === product)).toHaveLength(1)
  })

  test.each([saveComment, saveQuestion, voteOnComment])(
    '$path answers any body without a server error',
    async (call) => {
      const fields = Object.keys(call.body?.shape ?? {})
      const body = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue())
      const property = fc.asyncProperty(body, async (odd) => {
        const good = { product_id: product, comment_id: 1 }
        expectWellMannered(await as(second, call, { body: { ...good, ...odd } }))
      })
      await fc.assert(property, { numRuns: 60 })
    },
  )
})
