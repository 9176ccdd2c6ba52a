import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { categories, products, stocks } from '@/lib/server/db/schema/schema'
import { releaseUnits, reserveStock } from '@/lib/server/orders/stock-reservation'
import { askCall, expectRefused } from '../kit/ask-call'
import { setUpGoods, EMPTY_SETUP, workWithGoods } from '../kit/desk-goods'
import { describeShop } from '../kit/each-shop'

describeShop('goods and their variants at the desk', (shop) => {
  let { owner, category, brandId } = EMPTY_SETUP
  const { add, patch, save, readInShop, countInShop } = workWithGoods(shop, () => ({
    ...{ owner, category, brandId },
  }))

  beforeAll(async () => {
    const slugs = { categorySlug: 'coffee-at-desk', brandSlug: 'sepidar-at-desk' }
    ;({ owner, category, brandId } = await setUpGoods(shop(), slugs))
  })

  test('sorts products by name, price and stock, and pages through them in that order', async () => {
    const ask = async (query: object) => {
      const answer = await askCall(shop().url, contract.getDeskProducts, { query }, owner)
      expect(answer.status, answer.text).toBe(200)
      return contract.getDeskProducts.answer.parse(answer.body).data
    }
    for (const [slug, title, price, quantity] of [
      ['sorted-1', 'چای سنجه', 9_000_000, 1],
      ['sorted-2', 'پودر سنجه', 2_000_000, 40],
      ['sorted-3', 'جوشانده سنجه', 5_000_000, 7],
    ] as const) {
      await add(slug, { title, variants: [{ choices: {}, price, quantity }] })
    }
    const slugs = async (sort?: string) =>
      (await ask({ q: 'سنجه', ...(sort && { sort }) })).products.map(({ slug }) => slug)
    expect(await slugs()).toEqual(['sorted-3', 'sorted-2', 'sorted-1'])
    expect(await slugs('oldest')).toEqual(['sorted-1', 'sorted-2', 'sorted-3'])
    expect(await slugs('name')).toEqual(['sorted-2', 'sorted-3', 'sorted-1'])
    expect(await slugs('-price')).toEqual(['sorted-1', 'sorted-3', 'sorted-2'])
    expect(await slugs('stock')).toEqual(['sorted-1', 'sorted-3', 'sorted-2'])
    // What is called so comes before what the word is only a part of, and first what is in a category of the name.
    const [kettle] = await shop()
      .db.insert(categories)
      .values({ title: 'سنجه‌ها', slug: 'measures' })
      .returning()
    await add('sorted-4', {
      title: 'سنجهٔ چای',
      variants: [{ choices: {}, price: 1_000_000, quantity: 1 }],
    })
    const id = kettle?.id ?? 0
    await shop().db.update(products).set({ categoryId: id }).where(eq(products.slug, 'sorted-4'))
    await add('sorted-5', {
      title: 'ظرف سنجه',
      variants: [{ choices: {}, price: 1_000_000, quantity: 1 }],
    })
    expect((await slugs('match'))[0]).toBe('sorted-4')
    const first = await ask({ sort: 'price' })
    const second = await ask({ sort: 'price', before: first.next })
    const shown = new Set(first.products.map(({ id }) => id))
    expect(second.products.length).toBeGreaterThan(0)
    expect(second.products.some(({ id }) => shown.has(id))).toBe(false)
    const dearest = Math.max(...first.products.map(({ price }) => price ?? 0))
    expect(second.products.every(({ price }) => price === null || price >= dearest)).toBe(true)
  })

  test('narrows products by what takes something off their price, and counts them so', async () => {
    const soon = { price: 3_000_000, from: null, until: null }
    const { id } = await add('on-sale-now', {
      variants: [{ choices: {}, price: 4_000_000, quantity: 3, sale: soon }],
    })
    const ask = async (discount: string) => {
      const query = { discount, category: category.id }
      const answer = await askCall(shop().url, contract.getDeskProducts, { query }, owner)
      return contract.getDeskProducts.answer.parse(answer.body).data.products
    }
    expect(await ask('on_sale')).toMatchObject([{ id, percent: 25 }])
    expect((await ask('undiscounted')).map((one) => one.id)).not.toContain(id)
    expect(await ask('in_festival')).toEqual([])
    const counted = await askCall(shop().url, contract.getDeskProductCounts, {}, owner)
    const { counts } = contract.getDeskProductCounts.answer.parse(counted.body).data
    expect(counts.on_sale).toBeGreaterThanOrEqual(1)
    expect(counts.discounted).toBeLessThanOrEqual(counts.on_sale + counts.in_festival)
  })

  test('takes a variant for one that runs out at the bound that the owner set', async () => {
    const { id } = await add('eight-left', {
      variants: [{ choices: {}, price: 4_000_000, quantity: 8 }],
    })
    const isLow = async () => {
      const query = { stock: 'low', category: category.id }
      const answer = await askCall(shop().url, contract.getDeskProducts, { query }, owner)
      const { products } = contract.getDeskProducts.answer.parse(answer.body).data
      return products.some((one) => one.id === id)
    }
    expect(await isLow()).toBe(false)
    const setBound = async (low: number) => {
      const read = await askCall(shop().url, contract.getSalesSettings, {}, owner)
      const { version } = contract.getSalesSettings.answer.parse(read.body).data.settings
      const body = { version, low_stock: low }
      return askCall(shop().url, contract.updateSalesSettings, { body }, owner)
    }
    expectRefused(await setBound(0), 422)
    expect((await setBound(8)).status).toBe(200)
    const bounds = await askCall(shop().url, contract.getStockBounds, {}, owner)
    expect(contract.getStockBounds.answer.parse(bounds.body).data).toEqual({ low: 8 })
    expect(await isLow()).toBe(true)
    expect((await setBound(3)).status).toBe(200)
  })

  test('publishes nothing without the attributes that its category or one above requires', async () => {
    const under = { title: 'قهوهٔ لازم', slug: 'required-coffee', parent_id: category.id }
    const added = await askCall(shop().url, contract.addCategory, { body: under }, owner)
    const below = contract.addCategory.answer.parse(added.body).data.category
    const demand = async (id: number, names: string[]) => {
      const { body } = await askCall(shop().url, contract.getDeskTaxonomy, {}, owner)
      const { categories } = contract.getDeskTaxonomy.answer.parse(body).data
      const version = categories.find((one) => one.id === id)?.version ?? 0
      const change = { params: { id }, body: { version, required_fields: names } }
      expect((await askCall(shop().url, contract.updateCategory, change, owner)).status).toBe(200)
    }
    await demand(category.id, ['خاستگاه'])
    await demand(below.id, ['آسیاب'])
    const params = { id: below.id }
    const answer = await askCall(shop().url, contract.getCategoryFields, { params }, owner)
    const { fields } = contract.getCategoryFields.answer.parse(answer.body).data
    expect(fields).toMatchObject([
      { name: 'خاستگاه', is_required: true, from_parent: true, products: 0 },
      { name: 'آسیاب', is_required: true, from_parent: false, products: 0 },
    ])

    const draft = await add('needs-fields', {
      category_id: below.id,
      fields: [{ name: 'آسیاب', value: 'درشت' }],
    })
    const refused = await patch(draft.id, { version: draft.version, status: 'published' })
    expectRefused(refused, 422)
    expect(refused.text).toContain('«خاستگاه»')
    expect(refused.text).not.toContain('«آسیاب»')
    const later = { version: draft.version, publish_at: '2099-01-01T00:00:00.000Z' }
    expectRefused(await patch(draft.id, later), 422)
    const whole = [...draft.fields, { name: 'خاستگاه', value: 'یزد' }]
    const shown = await save(draft.id, {
      version: draft.version,
      fields: whole,
      status: 'published',
    })
    // What stands in the shop already is not held back by it.
    await save(draft.id, { version: shown.version, fields: [] })
    await demand(category.id, [])
    await demand(below.id, [])
  })

  test('a variant out of sale keeps its stock, and nobody can buy or find it until it is back', async () => {
    const made = await add('half-off-sale', {
      guarantee: '۱۲ ماه گارانتی',
      variants: [
        { choices: { رنگ: 'یشمی' }, price: 4_000_000, quantity: 8 },
        { choices: { رنگ: 'نقره‌ای' }, price: 5_000_000, quantity: 2, guarantee: 'بی‌گارانتی' },
      ],
    })
    const published = await save(made.id, { version: made.version, status: 'published' })
    const [jade, silver] = published.variants
    if (!jade || !silver) throw new Error('It was made with two variants.')
    const line = { product_id: made.id, stock_id: jade.id, quantity: 1 }
    const readCart = async () => {
      const answer = await askCall(shop().url, contract.cartItem, { body: { list: [line] } })
      return contract.cartItem.answer.parse(answer.body)
    }
    const readInfo = async () =>
      contract.getProductInfo.answer.parse((await readInShop('half-off-sale')).body).data.info
    const ofColour = (colour: string) =>
      countInShop({ category: category.slug, properties: { رنگ: [colour] } })
    expect((await readCart()).items).toHaveLength(1)
    expect((await readInfo()).min_price).toBe(4_000_000)
    expect(await ofColour('یشمی')).toBe(1)

    const off = await save(made.id, {
      version: published.version,
      variants: [{ id: jade.id, is_on: false }],
    })
    expect(off.variants[0]).toMatchObject({ is_on: false, quantity: 8 })
    const info = await readInfo()
    expect(info.min_price).toBe(5_000_000)
    expect(info.stocks).toMatchObject([
      { id: jade.id, quantity: 0 },
      { id: silver.id, quantity: 2, guarantee: 'بی‌گارانتی' },
    ])
    expect((await readCart()).items).toEqual([])
    expect(await ofColour('یشمی')).toBe(0)
    expect(await ofColour('نقره‌ای')).toBe(1)
    await expect(
      reserveStock(shop().db, [{ stockId: jade.id, quantity: 1 }]),
    ).rejects.toMatchObject({ code: 'out_of_stock' })

    await save(made.id, { version: off.version, variants: [{ id: jade.id, is_on: true }] })
    expect((await readInfo()).min_price).toBe(4_000_000)
    expect(await readCart()).toMatchObject({ items: [{ guarantee: '۱۲ ماه گارانتی' }] })
    expect(await ofColour('یشمی')).toBe(1)
  })

  test('an order that was placed goes on when its variant is taken out of sale', async () => {
    const made = await add('sold-then-off', {
      variants: [{ choices: {}, price: 4_000_000, quantity: 3 }],
    })
    const [only] = made.variants
    if (!only) throw new Error('It was made with one variant.')
    const lines = [{ stockId: only.id, quantity: 2 }]
    await reserveStock(shop().db, lines)
    const off = await save(made.id, {
      version: made.version,
      variants: [{ id: only.id, is_on: false }],
    })
    expect(off.variants).toMatchObject([{ quantity: 3, reserved: 2, is_on: false }])
    await releaseUnits(shop().db, lines)
    const [stock] = await shop().db.select().from(stocks).where(eq(stocks.id, only.id))
    expect(stock).toMatchObject({ quantity: 3, reserved: 0, free: 0 })
  })

  test('tells what variants of a category are usually told apart by', async () => {
    const params = { id: category.id }
    const answer = await askCall(shop().url, contract.getCategoryFields, { params }, owner)
    const { options, hexes } = contract.getCategoryFields.answer.parse(answer.body).data
    expect(options).toContainEqual({
      name: 'رنگ',
      values: expect.arrayContaining(['نقره‌ای', 'یشمی']),
    })
    expect(Object.keys(hexes).length).toBeGreaterThan(0)
  })
})
