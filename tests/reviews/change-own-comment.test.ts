import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { editComment as editCommentCall } from '@/lib/contract/reviews/write-reviews'
import { tags } from '@/lib/contract/tags'
import { comments, products } from '@/lib/server/db/schema/schema'
import { deleteComment, editComment } from '@/lib/server/reviews/change-own-comment'
import { approveComment, rejectComment } from '@/lib/server/reviews/moderate-reviews'
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
      comment: 'پس از یک ماه، هنوز سالم.',
      rate: 2,
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
      comment: { id, rate: 2, status: 'pending', anonymous: true },
    })
    expect(edited.tagsToRevalidate).toContain(tags.reviews(product))
    expect(await ratingOf(product)).toEqual({ sum: 0, count: 0 })
    expect(await shown(product)).toEqual([])
    const again = await editComment(db(), customer, { id, body: bodyOf({ rate: 3 }) })
    expect(again.tagsToRevalidate, 'no page shows it').toEqual([])
    await approveComment(db(), id)
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

  it('brings a rejected comment back to the shop, unless another was written since', async () => {
    const { customer, product, id } = await approved()
    await rejectComment(db(), id)
    expect((await editComment(db(), customer, { id, body: bodyOf() })).status).toBe('pending')
    await rejectComment(db(), id)
    await saveComment(db(), customer, createCommentBody(product))
    await expect(editComment(db(), customer, { id, body: bodyOf() })).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })
})
