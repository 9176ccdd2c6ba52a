import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
import { listRedirects } from '@/lib/server/content/redirects'
import { publishDueProducts } from '@/lib/server/desk/save-product'
import { roles, staffMembers, stocks } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { setUpGoods, EMPTY_SETUP, workWithGoods } from '../kit/desk-goods'
import { describeEachShop } from '../kit/each-shop'

describeEachShop("the desk's catalogue", (shop) => {
  let { owner, category, brandId } = EMPTY_SETUP
  const { add, patch, save, readInShop, countInShop } = workWithGoods(shop, () => ({
    ...{ owner, category, brandId },
  }))

  beforeAll(async () => {
    const slugs = { categorySlug: 'coffee-and-tea', brandSlug: 'sepidar-coffee' }
    ;({ owner, category, brandId } = await setUpGoods(shop(), slugs))
  })

  test('shows a draft nowhere, and what is published on its page, in lists and in search', async () => {
    const draft = await add('dam-shab', {
      description: '<p>تلخ و غلیظ</p><script>alert(1)</script>',
      fields: [{ name: 'برشته‌کاری', value: 'تیره', highlighted: true }],
      handling_days: 3,
    })
    expect(draft).toMatchObject({ status: 'hidden', description: '<p>تلخ و غلیظ</p>' })
    expect(draft.handling_days).toBe(3)
    expect((await readInShop('dam-shab')).status).toBe(404)
    expect(await countInShop({ category: category.slug })).toBe(0)
    expect(await countInShop({ q: 'دم‌شب' })).toBe(0)

    shop().revalidatedTags.length = 0
    const change = { version: draft.version, status: 'published', handling_days: 0 }
    const published = await save(draft.id, change)
    expect(published).not.toHaveProperty('handling_days')
    expect(published.version).toBe(draft.version + 1)
    expect(shop().revalidatedTags).toEqual(
      expect.arrayContaining([tags.product('dam-shab'), tags.category(category.slug), tags.home]),
    )
    expect((await readInShop('dam-shab')).status).toBe(200)
    expect(await countInShop({ category: category.slug })).toBe(1)
    expect(await countInShop({ q: 'دم‌شب' })).toBe(1)
    expect(await countInShop({ q: 'سپیدار تیره' })).toBe(1)
  })

  test('lists products of every status by text, status, stock and what they lack', async () => {
    const gone = await add('no-beans', { title: 'قوری خالی', variants: [] })
    const ask = async (query: object) => {
      const answer = await askCall(shop().url, contract.getDeskProducts, { query }, owner)
      return contract.getDeskProducts.answer.parse(answer.body).data
    }
    const countWithout = async (without: string) => {
      let total = 0
      let before: number | null = null
      do {
        const page: Awaited<ReturnType<typeof ask>> = await ask({
          without,
          ...(before && { before }),
        })
        total += page.products.length
        before = page.next
      } while (before !== null)
      return total
    }
    const found = await ask({ q: 'قوري خالي', status: 'hidden', stock: 'gone', without: 'picture' })
    expect(found).toMatchObject({
      products: [{ id: gone.id, price: null, stock: 0, variants: [], picture: null }],
      next: null,
    })
    // Every word of it, in any order, also of the brand that the name leaves out.
    const byWords = await ask({ q: 'خالی سپیدار قوری' })
    expect(byWords.products.map(({ id }) => id)).toEqual([gone.id])
    expect((await ask({ q: 'قوری ناموجود' })).products).toEqual([])
    const low = await ask({ stock: 'low', category: category.id })
    expect(low.products.map(({ slug }) => slug)).toEqual(['dam-shab'])
    const bare = await ask({ without: 'field', category: category.id })
    expect(bare.products.map(({ slug }) => slug)).toEqual(['no-beans'])
    const count = async (query: object) => {
      const counted = await askCall(shop().url, contract.getDeskProductCounts, { query }, owner)
      return contract.getDeskProductCounts.answer.parse(counted.body).data.counts
    }
    expect((await count({})).without_field).toBe(await countWithout('field'))
    // The views count what a search and the filters leave of them.
    expect(await count({ q: 'قوری خالی', brand: brandId })).toMatchObject({
      ...{ all: 1, hidden: 1, published: 0, gone: 1, without_picture: 1, low: 0 },
    })
    expect(await count({ stock: 'low', category: category.id })).toMatchObject({ all: 1, low: 1 })
    const first = await ask({})
    const second = await ask({ before: first.next })
    expect(second.products.length).toBeGreaterThan(0)
    expect(second.products.every(({ id }) => first.products.every((one) => id < one.id))).toBe(true)
  })

  test('of two saves of one version takes one, and tells the other what is stored', async () => {
    const { id, version } = await add('one-version')
    const answers = await Promise.all([
      patch(id, { version, title: 'قهوهٔ یک' }),
      patch(id, { version, title: 'قهوهٔ دو' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = answers.find(({ status }) => status === 200)
    const { title } = contract.updateDeskProduct.answer.parse(stored?.body).data.product
    const refused = answers.find(({ status }) => status === 409)
    // With who was first, and when.
    const current = { title, changed_by_id: expect.any(Number), changed_at: expect.any(String) }
    expect(refused?.body).toMatchObject({ code: 'version_conflict', current })
  })

  test('keeps what was sold while the stock was being typed', async () => {
    const { id, version, variants } = await add('sold-meanwhile')
    const variantId = variants[0]?.id ?? 0
    await shop().db.update(stocks).set({ quantity: 6 }).where(eq(stocks.id, variantId))
    const typed = { id: variantId, price: 4_500_000, quantity: 20, quantity_read: 8 }
    const saved = await save(id, { version, variants: [typed] })
    expect(saved.variants[0]).toMatchObject({ price: 4_500_000, quantity: 18 })
  })

  test('takes no variant of another product, no variant twice, and no slug of another', async () => {
    const other = await add('other-beans')
    const { id, version, variants } = await add('own-beans')
    const strange = { id: other.variants[0]?.id, price: 1 }
    expectRefused(await patch(id, { version, variants: [strange] }), 404)
    const twice = { choices: variants[0]?.choices, price: 1_000, quantity: 1 }
    const answer = await patch(id, { version, title: 'نیمه', variants: [twice] })
    expect(answer.body).toMatchObject({
      code: 'invalid',
      errors: { variants: [expect.any(String)] },
    })
    const taken = await patch(id, { version, slug: 'other-beans' })
    expect(taken.body).toMatchObject({ code: 'invalid', errors: { slug: [expect.any(String)] } })
    const read = { params: { id } }
    const left = await askCall(shop().url, contract.getDeskProduct, read, owner)
    expect(left.body).toMatchObject({ data: { product: { version, title: 'دانهٔ قهوهٔ دم‌شب' } } })
  })

  test('publishes nothing without a price', async () => {
    const { id, version } = await add('without-price', { variants: [] })
    const answer = await patch(id, { version, status: 'published' })
    expect(answer.body).toMatchObject({
      code: 'invalid',
      errors: { variants: [expect.any(String)] },
    })
    expect((await readInShop('without-price')).status).toBe(404)
  })

  test('leads the former slug of a product that was seen to the new one, and back again', async () => {
    const draft = await add('first-name')
    const renamed = await save(draft.id, { version: draft.version, slug: 'نام-دوم' })
    const listed = async () => {
      return (await listRedirects(shop().db)).map(({ from, to }) => [from, decodeURIComponent(to)])
    }
    expect(await listed()).not.toContainEqual(['/product/first-name', '/product/نام-دوم'])
    const shown = await save(draft.id, { version: renamed.version, status: 'published' })
    const moved = await save(draft.id, { version: shown.version, slug: 'third-name' })
    expect(await listed()).toContainEqual(['/product/نام-دوم', '/product/third-name'])
    await save(draft.id, { version: moved.version, slug: 'نام-دوم' })
    expect(await listed()).toContainEqual(['/product/third-name', '/product/نام-دوم'])
    expect(await listed()).not.toContainEqual(['/product/نام-دوم', '/product/third-name'])
  })

  test('lets a role write texts that may set neither prices nor stock', async () => {
    const [role] = await shop()
      .db.insert(roles)
      .values({ name: 'ویراستار', permissions: ['catalogue.write'] })
      .returning({ id: roles.id })
    const [member] = await shop()
      .db.insert(staffMembers)
      .values({ mobile: '+989123334400', name: 'نگار', roleId: role?.id ?? 0 })
      .returning({ id: staffMembers.id })
    const editor = await shop().logInStaff(member?.id ?? 0)
    const { id, version, variants } = await add('edited')
    const own = { id: variants[0]?.id }
    for (const change of [{ price: 1_000 }, { quantity: 1 }]) {
      const answer = await patch(id, { version, variants: [{ ...own, ...change }] }, editor)
      expect(answer.body).toMatchObject({ code: 'permission_denied' })
    }
    const answer = await patch(id, { version, intro: 'دانهٔ تازه' }, editor)
    expect(answer.status, answer.text).toBe(200)
    const query = { subject: `product:${id}` }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    const { events } = contract.getAuditLog.answer.parse(log.body).data
    expect(events).toMatchObject([
      { action: 'updateDeskProduct', actor_name: 'نگار', before: { intro: '' } },
      { action: 'addDeskProduct', before: null },
    ])
  })

  test('a draft with a time is published by the clock, once, with its row in the log', async () => {
    const slug = 'timed-coffee'
    const known = shop().revalidatedTags.length
    const draft = await add(slug)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const timed = await save(draft.id, { version: draft.version, publish_at: later })
    expect(timed.publish_at).toBe(later)
    expect(await publishDueProducts(shop().db, shop().url)).toEqual([])
    const shown = await save(draft.id, { version: timed.version, status: 'coming_soon' })
    expect(shown.publish_at).toBeNull()
    const hidden = await save(draft.id, { version: shown.version, status: 'hidden' })
    const now = new Date(Date.now() - 1_000).toISOString()
    await save(draft.id, { version: hidden.version, publish_at: now })
    const runs = await Promise.all([
      publishDueProducts(shop().db, shop().url),
      publishDueProducts(shop().db, shop().url),
    ])
    expect(runs.filter((stale) => stale.length > 0)).toEqual([
      expect.arrayContaining([tags.product(slug), tags.category(category.slug)]),
    ])
    expect((await readInShop(slug)).status).toBe(200)
    const query = { subject: `product:${draft.id}`, action: 'publishDueProduct' }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    expect(contract.getAuditLog.answer.parse(log.body).data.events).toMatchObject([
      { actor_name: 'زمان‌بندی', before: { status: 'hidden' }, after: { status: 'published' } },
    ])
    expect(shop().revalidatedTags.length).toBeGreaterThan(known)
    const bare = await add('timed-nothing', { variants: [] })
    const answer = await patch(bare.id, { version: bare.version, publish_at: later })
    expect(answer.body).toMatchObject({ errors: { variants: [expect.any(String)] } })
  })
})
