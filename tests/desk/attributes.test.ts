import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
import type { StaffActor } from '@/lib/domain/staff'
import { isAmong } from '@/lib/server/db/read-rows'
import { deleteOldAttributeChanges, markEdited } from '@/lib/server/desk/edit-attributes'
import { takeFestivalGoods } from '@/lib/server/desk/edit-festivals'
import {
  attributeChanges,
  categories,
  festivals,
  productFields,
  products,
} from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'

const OWNER = 1

describeShop('the attributes of all goods', (shop) => {
  test('are listed with their values and categories, renamed everywhere, and shown in the order of the shop', async () => {
    const { db } = shop()
    const owner = await shop().logInStaff(OWNER)
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.status, 'published'))
      .limit(1)
    if (!product) throw new Error('The shop has no products.')
    await db.delete(productFields).where(eq(productFields.productId, product.id))
    await db.insert(productFields).values([
      { productId: product.id, position: 0, name: 'زبری سنجیده', value: 'کم' },
      { productId: product.id, position: 1, name: 'نرمی سنجیده', value: 'زیاد' },
    ])
    await db
      .update(categories)
      .set({ requiredFields: ['زبری سنجیده'] })
      .where(eq(categories.id, product.categoryId))
    const list = async () => {
      const { body } = await askCall(shop().url, contract.getDeskAttributes, {}, owner)
      return contract.getDeskAttributes.answer.parse(body).data.attributes
    }
    expect((await list()).find(({ name }) => name === 'زبری سنجیده')).toMatchObject({
      products: 1,
      values: [{ value: 'کم', products: 1 }],
      categories: [{ id: product.categoryId }],
      required_in: [expect.any(String)],
    })
    const rename = (body: { name: string; value?: string; to: string }) =>
      askCall(shop().url, contract.renameAttribute, { body }, owner)
    expect((await rename({ name: 'زبری سنجیده', to: 'زبری' })).status).toBe(200)
    expect((await rename({ name: 'زبری', value: 'کم', to: 'اندک' })).status).toBe(200)
    const [stored] = await db
      .select()
      .from(productFields)
      .where(and(eq(productFields.productId, product.id), eq(productFields.name, 'زبری')))
    expect(stored?.value).toBe('اندک')
    const [category] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, product.categoryId))
    expect(category?.requiredFields).toEqual(['زبری'])
    const [after] = await db.select().from(products).where(eq(products.id, product.id))
    expect(after?.version).toBe(product.version + 2)
    expectRefused(await rename({ name: 'نیست', to: 'هست' }), 404)
    const order = { body: { names: ['نرمی سنجیده', 'زبری'] } }
    expect((await askCall(shop().url, contract.orderAttributes, order, owner)).status).toBe(200)
    expect((await list()).slice(0, 2).map(({ name }) => name)).toEqual(['نرمی سنجیده', 'زبری'])
    const params = { id: product.id }
    const edited = await askCall(shop().url, contract.getDeskProduct, { params }, owner)
    const { fields } = contract.getDeskProduct.answer.parse(edited.body).data.product
    expect(fields.map(({ name }) => name)).toEqual(['نرمی سنجیده', 'زبری'])
  })

  test('are made before any product has them, and keep a unit or a list of values under a new name', async () => {
    const { db } = shop()
    const owner = await shop().logInStaff(OWNER)
    const find = async (name: string) => {
      const { body } = await askCall(shop().url, contract.getDeskAttributes, {}, owner)
      const { attributes } = contract.getDeskAttributes.answer.parse(body).data
      return attributes.find((one) => one.name === name)
    }
    const add = (body: object) => askCall(shop().url, contract.addAttribute, { body }, owner)
    const set = (body: object) => askCall(shop().url, contract.setAttributeInput, { body }, owner)
    const name = 'خاستگاه سنجیده'
    expect((await add({ name, unit: '', choices: ['یمن', 'یمن', 'برزیل'] })).status).toBe(200)
    expect(await find(name)).toMatchObject({ products: 0, unit: '', choices: ['یمن', 'برزیل'] })
    expect(await add({ name, unit: 'گرم', choices: [] })).toMatchObject({
      body: { errors: { name: ['این ویژگی در فهرست هست.'] } },
    })
    expectRefused(await set({ name, seen: {}, unit: 'گرم', choices: ['یمن'] }), 422)
    const stale = await set({ name, seen: { unit: '', choices: [] }, unit: 'گرم', choices: [] })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { unit: '', choices: ['یمن', 'برزیل'] } },
    })
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.status, 'published'))
      .limit(1)
    if (!product) throw new Error('The shop has no products.')
    await db.delete(productFields).where(eq(productFields.productId, product.id))
    await db
      .insert(productFields)
      .values({ productId: product.id, position: 0, name, value: 'یمن' })
    const remove = () => askCall(shop().url, contract.removeAttribute, { body: { name } }, owner)
    expectRefused(await remove(), 412)
    const rename = async (body: { name: string; value?: string; to: string }) => {
      const answer = await askCall(shop().url, contract.renameAttribute, { body }, owner)
      return contract.renameAttribute.answer.parse(answer.body).data.change_id
    }
    const valueChange = await rename({ name, value: 'یمن', to: 'یمن شمالی' })
    const nameChange = await rename({ name, to: 'خاستگاه دانهٔ سنجیده' })
    expect(await find('خاستگاه دانهٔ سنجیده')).toMatchObject({ choices: ['یمن شمالی', 'برزیل'] })
    expect(await find(name)).toBeUndefined()
    const params = { id: product.categoryId }
    const pattern = await askCall(shop().url, contract.getCategoryFields, { params }, owner)
    expect(contract.getCategoryFields.answer.parse(pattern.body).data.inputs).toMatchObject({
      'خاستگاه دانهٔ سنجیده': { unit: '', choices: ['یمن شمالی', 'برزیل'] },
    })
    for (const id of [nameChange, valueChange]) {
      const undo = { params: { id } }
      expect((await askCall(shop().url, contract.undoAttributeChange, undo, owner)).status).toBe(
        200,
      )
    }
    expect(await find(name)).toMatchObject({ choices: ['یمن', 'برزیل'] })
    await db.delete(productFields).where(eq(productFields.name, name))
    expect((await remove()).status).toBe(200)
    expect(await find(name)).toBeUndefined()
  })

  test('are joined and parted again, but for what somebody changed since', async () => {
    const { db } = shop()
    const owner = await shop().logInStaff(OWNER)
    const goods = await db.select().from(products).where(eq(products.status, 'published')).limit(3)
    const [both, one, changed] = goods
    if (!both || !one || !changed) throw new Error('The shop has too few products.')
    const former = 'جنس رویهٔ سنجیده'
    const to = 'جنس سنجیده'
    const fieldsOf = async (id: number) => {
      const rows = await db
        .select()
        .from(productFields)
        .where(eq(productFields.productId, id))
        .orderBy(productFields.position)
      return rows.map(({ name, value }) => `${name}: ${value}`)
    }
    for (const { id } of goods) {
      await db.delete(productFields).where(eq(productFields.productId, id))
      await db
        .insert(productFields)
        .values({ productId: id, position: 0, name: former, value: 'چرم' })
    }
    await db
      .insert(productFields)
      .values({ productId: both.id, position: 1, name: to, value: 'کتان' })
    await db
      .update(categories)
      .set({ requiredFields: [former, to] })
      .where(eq(categories.id, both.categoryId))
    const join = (body: { name: string; value?: string; to: string; joins?: boolean }) =>
      askCall(shop().url, contract.renameAttribute, { body }, owner)
    const unconfirmed = await join({ name: former, to })
    expect(unconfirmed).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed', current: { former: 3, other: 1 } },
    })
    expect(await fieldsOf(both.id), 'nothing is joined unasked').toHaveLength(2)
    const joined = await join({ name: former, to, joins: true })
    const { change_id: id, products: count } = contract.renameAttribute.answer.parse(
      joined.body,
    ).data
    expect(count).toBe(3)
    expect(await fieldsOf(both.id)).toEqual([`${to}: کتان`])
    expect(await fieldsOf(one.id)).toEqual([`${to}: چرم`])
    const requiredOf = async () => {
      const [row] = await db.select().from(categories).where(eq(categories.id, both.categoryId))
      return row?.requiredFields
    }
    expect(await requiredOf()).toEqual([to])
    expect(await join({ name: to, value: 'چرم', to: 'کتان' })).toMatchObject({
      status: 412,
      body: { current: { former: 2, other: 1 } },
    })
    await db
      .update(productFields)
      .set({ value: 'جیر' })
      .where(eq(productFields.productId, changed.id))
    const undo = () => askCall(shop().url, contract.undoAttributeChange, { params: { id } }, owner)
    expect((await undo()).body).toMatchObject({ data: { restored: 2, skipped: 1 } })
    expect(await fieldsOf(both.id)).toEqual([`${former}: چرم`, `${to}: کتان`])
    expect(await fieldsOf(one.id)).toEqual([`${former}: چرم`])
    expect(await fieldsOf(changed.id)).toEqual([`${to}: جیر`])
    expect(await requiredOf()).toEqual([former, to])
    expectRefused(await undo(), 404)
  })

  test('take a value back in all goods', async () => {
    const { db } = shop()
    const owner = await shop().logInStaff(OWNER)
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.status, 'published'))
      .limit(1)
    if (!product) throw new Error('The shop has no products.')
    await db.delete(productFields).where(eq(productFields.productId, product.id))
    await db
      .insert(productFields)
      .values({ productId: product.id, position: 0, name: 'رنگ سنجیده', value: 'آبی' })
    const body = { name: 'رنگ سنجیده', value: 'آبی', to: 'نیلی' }
    const renamed = await askCall(shop().url, contract.renameAttribute, { body }, owner)
    const { change_id: id } = contract.renameAttribute.answer.parse(renamed.body).data
    await askCall(shop().url, contract.undoAttributeChange, { params: { id } }, owner)
    const [row] = await db
      .select()
      .from(productFields)
      .where(eq(productFields.productId, product.id))
    expect(row?.value).toBe('آبی')
  })

  test('are taken back in the order in which they were changed, for a day', async () => {
    const { db } = shop()
    const owner = await shop().logInStaff(OWNER)
    const [product] = await db.select().from(products).limit(1)
    if (!product) throw new Error('The shop has no products.')
    await db.delete(productFields).where(eq(productFields.productId, product.id))
    const name = 'بافت سنجیده'
    await db
      .insert(productFields)
      .values({ productId: product.id, position: 0, name, value: 'ریز' })
    const rename = async (body: { name: string; value?: string; to: string }) => {
      const answer = await askCall(shop().url, contract.renameAttribute, { body }, owner)
      return contract.renameAttribute.answer.parse(answer.body).data.change_id
    }
    const undo = (id: number) =>
      askCall(shop().url, contract.undoAttributeChange, { params: { id } }, owner)
    const first = await rename({ name, value: 'ریز', to: 'نازک' })
    const second = await rename({ name, to: 'تار و پود' })
    expectRefused(await undo(first), 412)
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).body).toMatchObject({ data: { restored: 1, skipped: 0 } })
    const old = await rename({ name, to: 'تار' })
    const [made] = [await rename({ name: 'تار', to: 'پود' })]
    await db
      .update(attributeChanges)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(attributeChanges.id, old))
    expectRefused(await undo(old), 404)
    await deleteOldAttributeChanges(db)
    const left = await db.select({ id: attributeChanges.id }).from(attributeChanges)
    expect(left.map(({ id }) => id)).toContain(made)
    expect(left.map(({ id }) => id)).not.toContain(old)
  })

  test('may stand in more goods than a query has parameters', async () => {
    const { db } = shop()
    const [product] = await db.select().from(products).limit(1)
    if (!product) throw new Error('The shop has no products.')
    const gone = Array.from({ length: 70_000 }, (_, at) => 10_000_000 + at)
    expect(await markEdited(db, [product.id, ...gone])).toContain(tags.product(product.slug))
    expect(await db.$count(products, isAmong(products.id, [product.id, ...gone]))).toBe(1)
    const empty = await db.$count(products, isAmong(products.id, []))
    expect(empty).toBe(0)
  })

  test('and so may a festival', async () => {
    const { db } = shop()
    const [product] = await db.select().from(products).limit(1)
    const [festival] = await db
      .insert(festivals)
      .values({
        ...{ slug: 'hezar', title: 'هزار کالا', startsAt: new Date(0), endsAt: new Date(1) },
      })
      .returning({ id: festivals.id })
    if (!product || !festival) throw new Error('The shop has no products.')
    await db
      .update(products)
      .set({ festivalId: festival.id, festivalPercent: 5 })
      .where(eq(products.id, product.id))
    const gone = Array.from({ length: 70_000 }, (_, at) => 10_000_000 + at)
    const body = { product_ids: [product.id, ...gone] }
    const actor: StaffActor = {
      ...{ kind: 'staff', staffId: OWNER, name: '', sessionId: 1, permissions: [] },
      limits: { refundRials: null, discountPercent: null },
    }
    const editor = { actor, recordChange: () => {} }
    const { answer } = await takeFestivalGoods(db, festival.id, body, editor)
    expect(answer).toMatchObject({ removed: 1 })
  })
})
