import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { editComment as editCommentCall } from '@/lib/contract/reviews/write-reviews'
import { tags } from '@/lib/contract/tags'
import { COMMENT_CHANGES_PER_DAY } from '@/lib/domain/quotas'
import { comments, products } from '@/lib/server/db/schema/schema'
import { deleteComment, editComment } from '@/lib/server/reviews/change-own-comment'
import { answerComment, approveComment, rejectComment } from '@/lib/server/reviews/moderate-reviews'
import { readOwnComments } from '@/lib/server/reviews/read-own-reviews'
import { readProductComments } from '@/lib/server/reviews/read-reviews'
import { saveComment } from '@/lib/server/reviews/write-reviews'
import { onEachDatabase } from '../kit/each-database'
import { createCommentBody, createCustomer, createProduct } from './review-fixtures'

const NOWHERE = 2_000_000_000

onEachDatabase('what a customer changes of their own comment', (db) => {
  async function approved(rate = 4) {
    const customer = await createCustomer(db())
    const product = await createProduct(db())
    const body = createCommentBody(product, { rate })
    const { comment } = await saveComment(db(), customer, body)
    await approveComment(db(), comment.id)
    return { customer, product, id: comment.id }
  }
  const bodyOf = (fields: Record<string, unknown> = {}) => {
    const body = editCommentCall.body?.parse({
      ...editCommentCall.example.body,
      ...{ comment: 'پس از یک ماه، هنوز سالم.', rate: 2 },
      ...fields,
    })
    if (!body) throw new Error('The call has a body.')
    return body
  }
  const ratingOf = async (product: number) => {
    const [row] = await db().select().from(products).where(eq(products.id, product))
    return { sum: row?.rateSum, count: row?.rateCount }
  }
  const shown = async (product: number) =>
    (await readProductComments(db(), product, { page: 1 })).comments.map(({ comment }) => comment)

  it('hides an edited comment and its stars until it is approved again', async () => {
    const { customer, product, id } = await approved()
    expect(await ratingOf(product)).toEqual({ sum: 4, count: 1 })
    const edited = await editComment(db(), customer, { id, body: bodyOf({ anonymous: true }) })
    expect(edited).toMatchObject({
      status: 'pending',
      comment: { rate: 2, status: 'pending', anonymous: true },
    })
    const later = edited.comment.id
    expect(edited.tagsToRevalidate).toContain(tags.reviews(product))
    expect(await ratingOf(product)).toEqual({ sum: 0, count: 0 })
    expect(await shown(product)).toEqual([])
    const again = await editComment(db(), customer, { id: later, body: bodyOf({ rate: 3 }) })
    expect(again.tagsToRevalidate, 'no page shows it').toEqual([])
    await approveComment(db(), again.comment.id)
    expect(await ratingOf(product)).toEqual({ sum: 3, count: 1 })
    expect(await shown(product)).toEqual(['پس از یک ماه، هنوز سالم.'])
  })

  it('deletes a comment with its stars, and leaves the product free for another', async () => {
    const { customer, product, id } = await approved()
    expect(await deleteComment(db(), customer, id)).toContain(tags.reviews(product))
    expect(await ratingOf(product)).toEqual({ sum: 0, count: 0 })
    expect(await shown(product)).toEqual([])
    expect((await readOwnComments(db(), customer, 1)).count).toBe(0)
    await expect(deleteComment(db(), customer, id)).rejects.toMatchObject({ code: 'not_found' })
    const { comment } = await saveComment(db(), customer, createCommentBody(product))
    expect(await deleteComment(db(), customer, comment.id), 'no page has shown it').toEqual([])
    expect(await ratingOf(product)).toEqual({ sum: 0, count: 0 })
  })

  it('finds no comment of another customer, and none that is not there', async () => {
    const { product, id } = await approved()
    const stranger = await createCustomer(db())
    const missing = { code: 'not_found' }
    for (const other of [id, NOWHERE]) {
      const edit = editComment(db(), stranger, { id: other, body: bodyOf() })
      await expect(edit).rejects.toMatchObject(missing)
      await expect(deleteComment(db(), stranger, other)).rejects.toMatchObject(missing)
    }
    expect(await ratingOf(product)).toEqual({ sum: 4, count: 1 })
    const [row] = await db().select().from(comments).where(eq(comments.id, id))
    expect(row).toMatchObject({ status: 'approved', rate: 4 })
  })

  it('is another comment: what the desk has open of the former publishes nothing, and its votes and answer are gone', async () => {
    const { customer, product, id } = await approved()
    await answerComment(db(), id, 'سپاس از شما.')
    await db().update(comments).set({ likes: 7 }).where(eq(comments.id, id))
    const { comment } = await editComment(db(), customer, { id, body: bodyOf() })
    await expect(approveComment(db(), id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await shown(product)).toEqual([])
    const [row] = await db().select().from(comments).where(eq(comments.id, comment.id))
    expect(row).toMatchObject({ likes: 0, answer: null, status: 'pending' })
  })

  it('wants the whole of an edited comment, so that what is left out is not emptied', () => {
    const { anonymous: _, ...others } = editCommentCall.example.body
    expect(editCommentCall.body?.safeParse(others).success).toBe(false)
  })

  it('can be changed or taken away so many times a day, and no more', async () => {
    const { customer, product, id } = await approved()
    let own = id
    for (let times = 0; times < COMMENT_CHANGES_PER_DAY - 1; times += 1) {
      own = (await editComment(db(), customer, { id: own, body: bodyOf() })).comment.id
    }
    await deleteComment(db(), customer, own)
    const { comment } = await saveComment(db(), customer, createCommentBody(product))
    const limit = { code: 'daily_limit_reached' }
    await expect(deleteComment(db(), customer, comment.id)).rejects.toMatchObject(limit)
    const edit = editComment(db(), customer, { id: comment.id, body: bodyOf() })
    await expect(edit).rejects.toMatchObject(limit)
  })

  it('brings a rejected comment back to the shop, unless another was written since', async () => {
    const { customer, product, id } = await approved()
    await rejectComment(db(), id)
    const edited = await editComment(db(), customer, { id, body: bodyOf() })
    expect(edited.status).toBe('pending')
    const own = edited.comment.id
    await rejectComment(db(), own)
    await saveComment(db(), customer, createCommentBody(product))
    await expect(editComment(db(), customer, { id: own, body: bodyOf() })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })
})
