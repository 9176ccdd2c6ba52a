import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { COMMENT_SORTS } from '@/lib/contract/reviews/product-reviews'
import { comments, products, users } from '@/lib/server/db/schema/schema'
import {
  answerAsShop,
  approveComment,
  approveQuestion,
  rejectComment,
  rejectQuestion,
} from '@/lib/server/reviews/moderate-reviews'
import { readProductComments, readProductQuestions } from '@/lib/server/reviews/read-reviews'
import { voteOnComment } from '@/lib/server/reviews/vote-on-comment'
import { saveComment, saveQuestion } from '@/lib/server/reviews/write-reviews'
import { onEachDatabase } from '../kit/each-database'
import { createCommentBody, createCustomer, createProduct } from './review-fixtures'

onEachDatabase('the reviews of a product', (db) => {
  const write = async (product: number, fields = {}, person = {}) => {
    const customer = await createCustomer(db(), person)
    const { comment } = await saveComment(db(), customer, createCommentBody(product, fields))
    await approveComment(db(), comment.id)
    return { id: comment.id, customer }
  }
  const countsOf = async (id: number) => {
    const [row] = await db().select().from(products).where(eq(products.id, id))
    return { rates: [row?.rateSum, row?.rateCount], questions: row?.questionCount }
  }

  it('are sorted as requested, each comment on one page only', async () => {
    const product = await createProduct(db())
    for (let turn = 0; turn < 10; turn += 1) await write(product, { rate: (turn % 5) + 1 })
    for (const sort of COMMENT_SORTS) {
      const first = await readProductComments(db(), product, { page: 1, sort })
      const second = await readProductComments(db(), product, { page: 2, sort })
      expect(first).toMatchObject({ total: 2, count: 10, current_page: 1 })
      const ids = [...first.comments, ...second.comments].map(({ id }) => id)
      expect(new Set(ids).size).toBe(10)
    }
    const highest = await readProductComments(db(), product, { page: 1, sort: 'highest' })
    expect(highest.comments.map(({ rate }) => rate)).toEqual([5, 5, 4, 4, 3, 3, 2, 2])
    const lowest = await readProductComments(db(), product, { page: 1, sort: 'lowest' })
    expect(lowest.comments[0]?.rate).toBe(1)
    expect((await readProductComments(db(), product, { page: 3 })).comments).toEqual([])
    const liked = lowest.comments[3]?.id ?? 0
    await voteOnComment(db(), 1, { comment_id: liked, vote: 1 })
    const helpful = await readProductComments(db(), product, { page: 1, sort: 'most_helpful' })
    expect(helpful.comments[0]?.id).toBe(liked)
    await db().update(comments).set({ isBuyer: true }).where(eq(comments.id, liked))
    const buyers = await readProductComments(db(), product, { page: 1, sort: 'buyers' })
    expect(buyers.comments[0]?.id).toBe(liked)
    expect(buyers.rates).toEqual([2, 2, 2, 2, 2])
    const ofFour = await readProductComments(db(), product, { page: 1, rate: 4 })
    expect(ofFour).toMatchObject({ total: 1, count: 2, rates: [2, 2, 2, 2, 2] })
    expect(ofFour.comments.map(({ rate }) => rate)).toEqual([4, 4])
  })

  it('are found by what they write about, and the topics are of all', async () => {
    const product = await createProduct(db())
    const first = await write(product, { comment: 'رنگش زیباست.' })
    const second = await write(product, { comment: 'رنگ آن زود رفت.' })
    await write(product, { comment: 'زود رسید.', advantages: ['خوش‌دست'] })
    const about = await readProductComments(db(), product, { page: 1, about: 'رنگ' })
    expect(about.comments.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(about).toMatchObject({ count: 2, topics: [{ text: 'رنگ', count: 2 }] })
    const named = await readProductComments(db(), product, { page: 1, about: 'خوش‌دست' })
    expect(named.count).toBe(1)
    expect((await readProductComments(db(), product, { page: 1, about: 'چرخ' })).count).toBe(0)
  })

  it('are summarized without points that only one person named', async () => {
    const product = await createProduct(db())
    await write(product, { suggest: true, advantages: ['سبک', 'ارزان'], disadvantages: ['کدر'] })
    await write(product, { suggest: false, advantages: ['سبک'], disadvantages: ['سبک'] })
    await write(product, { advantages: ['سبک', 'ارزان'] })
    const { suggested, most_named } = await readProductComments(db(), product, { page: 1 })
    expect(suggested).toEqual({ yes: 1, all: 2 })
    expect(most_named).toEqual({
      advantages: [
        { text: 'سبک', count: 3 },
        { text: 'ارزان', count: 2 },
      ],
      disadvantages: [],
    })
  })

  it('show the profile name, but no phone number and no anonymous author', async () => {
    const product = await createProduct(db())
    await write(product, {}, { name: 'سارا', firstName: 'زهرا' })
    await write(product, { anonymous: true }, { name: 'سارا' })
    await write(product, {}, { name: '۰۹۱۲ ۱۲۳ ۴۵۶۷', firstName: 'نیما' })
    await write(product, {}, { name: '+98 (912) 1234567' })
    await write(product)
    await write(product, {}, { name: 'علی ۰۹۱۲۱۲۳۴۵۶۷' })
    const { comments: shown } = await readProductComments(db(), product, {
      page: 1,
      sort: 'highest',
    })
    const unknown = 'کاربر فروشگاه'
    const names = [unknown, unknown, unknown, 'نیما', unknown, 'سارا']
    expect(shown.map(({ author }) => author)).toEqual(names)
  })

  it("change the product's rate once on approval, and back on rejection", async () => {
    const product = await createProduct(db())
    const { comment } = await saveComment(db(), 1, createCommentBody(product, { rate: 3 }))
    expect((await countsOf(product)).rates).toEqual([0, 0])
    const [row] = await db().select().from(products).where(eq(products.id, product))
    const { tagsToRevalidate } = await approveComment(db(), comment.id)
    expect(tagsToRevalidate).toEqual(
      expect.arrayContaining([`reviews:${product}`, `product:${row?.slug}`, 'products']),
    )
    await approveComment(db(), comment.id)
    expect((await countsOf(product)).rates).toEqual([3, 1])
    expect((await readProductComments(db(), product, { page: 1 })).count).toBe(1)
    await rejectComment(db(), comment.id)
    await rejectComment(db(), comment.id)
    expect((await countsOf(product)).rates).toEqual([0, 0])
    await expect(approveComment(db(), 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('include a question once it is approved or answered by the shop', async () => {
    const product = await createProduct(db())
    const ask = async (question: string, parent_id: number | null = null) =>
      (await saveQuestion(db(), 1, { product_id: product, parent_id, question })).question.id
    const first = await ask('ضدآب است؟')
    const second = await ask('رنگ دیگری دارد؟')
    const shown = async () => (await readProductQuestions(db(), product, { page: 1 })).questions
    expect((await approveQuestion(db(), first)).tagsToRevalidate).toContain(`reviews:${product}`)
    await approveQuestion(db(), first)
    await answerAsShop(db(), second, 'بله، در سه رنگ.')
    expect((await countsOf(product)).questions).toBe(2)
    const list = await shown()
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({
      id: second,
      by_shop: false,
      answers: [{ author: 'فروشگاه', by_shop: true, question: 'بله، در سه رنگ.' }],
    })
    const answer = await ask('من دارم؛ ضدآب نیست.', first)
    expect((await shown())[1]?.answers).toEqual([])
    await approveQuestion(db(), answer)
    expect((await shown())[1]?.answers).toHaveLength(1)
    expect((await countsOf(product)).questions).toBe(2)
    await answerAsShop(db(), first, 'نیست.')
    const most = await readProductQuestions(db(), product, { page: 1, sort: 'most_answered' })
    expect(most.questions[0]?.id).toBe(first)
    await rejectQuestion(db(), first)
    expect((await countsOf(product)).questions).toBe(1)
    await expect(answerAsShop(db(), answer, 'نه')).rejects.toMatchObject({
      code: 'precondition_failed',
    })
  })

  it('count votes correctly when many come at the same time', async () => {
    const product = await createProduct(db())
    const { id, customer } = await write(product)
    const people = await db().select({ id: users.id }).from(users).limit(20)
    const voters = people.map((person) => person.id).filter((person) => person !== customer)
    const vote = (voter: number, value: 1 | 0 | -1) =>
      voteOnComment(db(), voter, { comment_id: id, vote: value })
    await Promise.all(voters.flatMap((voter) => [vote(voter, 1), vote(voter, 1), vote(voter, 1)]))
    const read = async () => {
      const [row] = await db().select().from(comments).where(eq(comments.id, id))
      return [row?.likes, row?.dislikes]
    }
    expect(await read()).toEqual([voters.length, 0])
    await Promise.all(voters.slice(0, 4).map((voter) => vote(voter, -1)))
    await Promise.all(voters.slice(4, 7).map((voter) => vote(voter, 0)))
    expect(await read()).toEqual([voters.length - 7, 4])
    const [again = 0] = voters
    expect(await vote(again, 0)).toMatchObject({ tagsToRevalidate: [`reviews:${product}`] })
    expect(await vote(again, 0)).toEqual({
      counts: { likes: voters.length - 7, dislikes: 3 },
      tagsToRevalidate: [],
    })
  })

  it("reject votes on one's own comment and on hidden ones", async () => {
    const product = await createProduct(db())
    const { id, customer } = await write(product)
    const own = voteOnComment(db(), customer, { comment_id: id, vote: 1 })
    await expect(own).rejects.toMatchObject({ code: 'precondition_failed' })
    await rejectComment(db(), id)
    const unseen = voteOnComment(db(), 1, { comment_id: id, vote: 1 })
    await expect(unseen).rejects.toMatchObject({ code: 'not_found' })
    const nowhere = voteOnComment(db(), 1, { comment_id: 2_000_000_000, vote: 1 })
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' })
  })
})
