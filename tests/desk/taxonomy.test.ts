import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskBrand, DeskCategory } from '@/lib/contract/desk/taxonomy'
import { listRedirects } from '@/lib/server/content/redirects'
import { objectPictureUrl } from '@/lib/picture-urls'
import { media, products } from '@/lib/server/db/schema/schema'
import { readSetting } from '@/lib/server/settings'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'

const OWNER = 1

describeShop('categories and brands at the desk', (shop) => {
  let owner: { Cookie: string }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })

  async function addCategory(slug: string, parentId: number | null = null): Promise<DeskCategory> {
    const body = { title: `دستهٔ ${slug}`, slug, parent_id: parentId }
    const answer = await askCall(shop().url, contract.addCategory, { body }, owner)
    expect(answer.status, answer.text).toBe(200)
    return contract.addCategory.answer.parse(answer.body).data.category
  }
  const patchCategory = (id: number, body: object) =>
    askCall(shop().url, contract.updateCategory, { params: { id }, body }, owner)
  async function saveCategory(id: number, body: object): Promise<DeskCategory> {
    const answer = await patchCategory(id, body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateCategory.answer.parse(answer.body).data.category
  }
  const deleteCategory = (id: number) =>
    askCall(shop().url, contract.deleteCategory, { params: { id } }, owner)
  async function readMenu() {
    const { body } = await askCall(shop().url, contract.getProductMenu, {})
    return contract.getProductMenu.answer.parse(body).data
  }
  async function readTaxonomy() {
    const { body } = await askCall(shop().url, contract.getDeskTaxonomy, {}, owner)
    return contract.getDeskTaxonomy.answer.parse(body).data
  }
  async function findFirst(where: (one: DeskCategory) => boolean): Promise<DeskCategory> {
    const found = (await readTaxonomy()).categories.find(where)
    if (!found) throw new Error('The demo shop has no such category.')
    return found
  }
  async function countFound(q: string): Promise<number> {
    const { body } = await askCall(shop().url, contract.getProducts, { body: { q } })
    return contract.getProducts.answer.parse(body).data.count
  }

  test('a new category is in the menu, renamed at once, and its former address leads to it', async () => {
    const category = await addCategory('old-teas')
    const known = shop().revalidatedTags.length
    const renamed = await saveCategory(category.id, {
      version: category.version,
      title: 'دمنوش و چای',
      slug: 'چای-و-دمنوش',
    })
    expect(renamed.version).toBe(category.version + 1)
    expect(shop().revalidatedTags.slice(known)).toEqual(
      expect.arrayContaining(['menu', 'products', 'redirects', 'category:old-teas']),
    )
    expect((await readMenu()).at(-1)).toMatchObject({ title: 'دمنوش و چای', slug: 'چای-و-دمنوش' })
    const redirects = (await listRedirects(shop().db)).map(({ from, to }) => [from, decodeURI(to)])
    expect(redirects).toContainEqual([
      '/product-category/old-teas',
      '/product-category/چای-و-دمنوش',
    ])
    await addCategory('old-teas')
    const left = (await listRedirects(shop().db)).map(({ from }) => from)
    expect(left).not.toContain('/product-category/old-teas')
    const query = { subject: `category:${category.id}` }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    expect(contract.getAuditLog.answer.parse(log.body).data.events).toMatchObject([
      { action: 'updateCategory', before: { slug: 'old-teas' }, after: { slug: 'چای-و-دمنوش' } },
      { action: 'addCategory', before: null },
    ])
  })

  test('goods are found by the new name of their category, and by no name it had', async () => {
    const { id, version } = await findFirst(({ products }) => products > 0)
    expect(await countFound('گنجفه‌سرا')).toBe(0)
    const renamed = await saveCategory(id, { version, title: 'گنجفه‌سرا' })
    expect(await countFound('گنجفه‌سرا')).toBeGreaterThan(0)
    await saveCategory(id, { version: renamed.version, title: 'ظرف‌های تازه' })
    expect(await countFound('گنجفه‌سرا')).toBe(0)
  })

  test('measures by size are on the pages of what is sold in them, the nearest category first', async () => {
    const slug = 'پیراهن-زنانه-نخی-نیلوفر-شبنم'
    const readGuide = async () => {
      const { body } = await askCall(shop().url, contract.getProductInfo, { body: { slug } })
      return contract.getProductInfo.answer.parse(body).data.info.product
    }
    const { category, parents, size_guide: given, properties } = await readGuide()
    const sizes = properties.find(({ name }) => name === 'اندازه')?.values.map(({ value }) => value)
    expect(given?.rows.map(([size]) => size)).toEqual(sizes)

    const own = await findFirst(({ id }) => id === category.id)
    const wrong = await patchCategory(own.id, { version: own.version, size_guide: 'اندازه\n۳۸' })
    expectRefused(wrong, 422)
    const known = shop().revalidatedTags.length
    await saveCategory(own.id, { version: own.version, size_guide: '' })
    expect(shop().revalidatedTags.slice(known)).toContain(`product:${slug}`)
    expect((await readGuide()).size_guide).toBeNull()

    const above = await findFirst(({ id }) => id === parents[0]?.id)
    const text = 'اندازه، دور سینه\n38، 90\n99، 120'
    await saveCategory(above.id, { version: above.version, size_guide: text })
    expect((await readGuide()).size_guide?.rows).toEqual([['38', '90']])
  })

  test('what goes with a category still does under its new slug', async () => {
    const [[slug = ''] = []] = Object.entries(await readSetting(shop().db, 'complements'))
    const { id, version } = await findFirst((one) => one.slug === slug)
    await saveCategory(id, { version, slug: 'with-complements' })
    const complements = new Map(Object.entries(await readSetting(shop().db, 'complements')))
    expect(complements.has(slug)).toBe(false)
    expect(complements.get('with-complements')).not.toHaveLength(0)
    const lamps = await findFirst((one) => one.slug === 'نور-و-روشنایی')
    await saveCategory(lamps.id, { version: lamps.version, slug: 'lamps' })
    const renamed = new Map(Object.entries(await readSetting(shop().db, 'complements')))
    expect(renamed.has('lamps/چراغ')).toBe(true)
    expect(renamed.get('مبلمان-و-دکور/مبل')).toContain('lamps/آباژور')
    const needs = Object.values(await readSetting(shop().db, 'needs')).flat()
    expect(needs.some(({ category }) => category === slug)).toBe(false)
    expect(needs.some(({ category }) => category === 'with-complements')).toBe(true)
  })

  test('a category moves among its siblings and under another one, with all below it', async () => {
    const parent = await addCategory('parent')
    const [first, second] = [
      await addCategory('first', parent.id),
      await addCategory('second', parent.id),
    ]
    const moved = await saveCategory(second.id, { version: second.version, position: 0 })
    const childrenOf = async (slug: string) =>
      (await readMenu()).find((one) => one.slug === slug)?.children.map((one) => one.slug)
    expect(await childrenOf('parent')).toEqual(['second', 'first'])
    await saveCategory(second.id, { version: moved.version, parent_id: null })
    expect(await childrenOf('parent')).toEqual(['first'])
    expect((await readMenu()).at(-1)?.slug).toBe('second')
    await saveCategory(parent.id, { version: parent.version, parent_id: second.id })
    const below = (await readMenu()).find((one) => one.slug === 'second')?.children
    expect(below).toMatchObject([{ slug: 'parent', children: [{ slug: 'first' }] }])
    const deeper = await patchCategory(second.id, {
      version: second.version + 2,
      parent_id: first.id,
    })
    expect(deeper.body).toMatchObject({ errors: { parent_id: ['یک دسته زیر خودش نمی‌رود.'] } })
    const body = { title: 'زیر همه', slug: 'too-deep', parent_id: first.id }
    const fourth = await askCall(shop().url, contract.addCategory, { body }, owner)
    expect(fourth.body).toMatchObject({
      errors: { parent_id: [expect.stringContaining('۳ لایه')] },
    })
  })

  test('a category shows the picture that was sent for it, and no picture of another', async () => {
    const category = await addCategory('pictured')
    const file = await png({ width: 800, height: 800 })
    const sent = await upload(shop().url, contract.uploadDeskPicture, owner, { files: [file] })
    const { picture } = contract.uploadDeskPicture.answer.parse(sent.body).data
    const { id } = category
    const shown = await saveCategory(id, { version: category.version, picture_id: picture.id })
    const inMenu = (await readMenu()).find(({ slug }) => slug === 'pictured')
    expect(inMenu?.picture).toBe(picture.url)
    const small = objectPictureUrl(picture.url, 128)
    expect((await fetch(`${shop().url}/api${small}`)).status).toBe(200)
    expect(small).not.toBe(picture.url)
    const strange = await patchCategory(id, { version: shown.version, picture_id: 1 })
    expect(strange.body).toMatchObject({ errors: { picture_id: [expect.any(String)] } })
    const bare = await saveCategory(id, { version: shown.version, picture_id: null })
    expect(bare.picture).toBe('')
    const [row] = await shop().db.select().from(media).where(eq(media.id, picture.id))
    expect(row?.unclaimedSince).toBeInstanceOf(Date)
  })

  test('a save of something older is refused with what is stored', async () => {
    const { id, version } = await addCategory('both')
    await saveCategory(id, { version, title: 'نام نخست' })
    const clash = await patchCategory(id, { version, title: 'نام دوم' })
    expect(clash.status).toBe(409)
    expect(clash.body).toMatchObject({
      code: 'version_conflict',
      current: { title: 'نام نخست', version: version + 1 },
    })
    const [brand] = (await readTaxonomy()).brands
    const params = { id: brand?.id }
    const body = { version: 99, about: 'نو' }
    const other = await askCall(shop().url, contract.updateBrand, { params, body }, owner)
    expect(other.body).toMatchObject({ code: 'version_conflict', current: { id: brand?.id } })
  })

  test('only what is empty is removed, and who asks hears what stands in the way', async () => {
    const full = await findFirst(({ products }) => products > 0)
    const answer = await deleteCategory(full.id)
    expectRefused(answer, 412)
    expect(answer.text).toContain('کالا هست')
    const parent = await addCategory('going')
    const child = await addCategory('going-child', parent.id)
    expect((await deleteCategory(parent.id)).text).toContain('۱ دسته هست')
    expect((await deleteCategory(child.id)).status).toBe(200)
    expect((await deleteCategory(parent.id)).status).toBe(200)
    expect((await readMenu()).map(({ slug }) => slug)).not.toContain('going')
    expectRefused(await deleteCategory(parent.id), 404)
  })

  test('goods that were removed are counted apart, and still stand in the way', async () => {
    const { db } = shop()
    const known = (await readTaxonomy()).categories.find((one) => one.products > 1)
    const isOfKnown = eq(products.categoryId, known?.id ?? 0)
    const [good] = await db.select().from(products).where(isOfKnown)
    const setStatus = (status: 'published' | 'removed') =>
      db
        .update(products)
        .set({ status })
        .where(eq(products.id, good?.id ?? 0))
    await setStatus('removed')
    const { categories: after, brands } = await readTaxonomy()
    expect(after.find(({ id }) => id === known?.id)).toMatchObject({
      products: (known?.products ?? 0) - 1,
      removed: 1,
    })
    expect(brands.find(({ id }) => id === good?.brandId)).toMatchObject({ removed: 1 })
    const category = await addCategory('only-removed')
    const isGood = eq(products.id, good?.id ?? 0)
    await db.update(products).set({ categoryId: category.id }).where(isGood)
    const answer = await deleteCategory(category.id)
    expectRefused(answer, 412)
    expect(answer.text).toContain('۱ کالا')
    await db.update(products).set({ categoryId: known?.id }).where(isGood)
    await setStatus('published')
    expect((await deleteCategory(category.id)).status).toBe(200)
  })

  test('bad names, taken slugs and unknown parents are said beside their field', async () => {
    const { id, version } = await addCategory('wrong')
    const [other] = (await readTaxonomy()).categories
    const wrong = [
      { field: 'title', body: { title: ' ' } },
      { field: 'slug', body: { slug: 'a b' } },
      { field: 'slug', body: { slug: other?.slug } },
      { field: 'parent_id', body: { parent_id: 999_999 } },
    ]
    for (const { field, body } of wrong) {
      const answer = await patchCategory(id, { version, ...body })
      expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
    }
  })

  test('a brand is renamed with its goods, and removed while it has none', async () => {
    const { brands } = await readTaxonomy()
    const used = brands.find(({ products }) => products > 0)
    if (!used) throw new Error('The demo shop has no brand with products.')
    const save = async (one: DeskBrand, body: object): Promise<DeskBrand> => {
      const input = { params: { id: one.id }, body: { version: one.version, ...body } }
      const answer = await askCall(shop().url, contract.updateBrand, input, owner)
      expect(answer.status, answer.text).toBe(200)
      return contract.updateBrand.answer.parse(answer.body).data.brand
    }
    const renamed = await save(used, { title: 'گل‌افشانه', slug: 'golafshaneh' })
    expect(await countFound('گل‌افشانه')).toBe(used.products)
    const redirects = (await listRedirects(shop().db)).map(({ from, to }) => [from, to])
    expect(redirects).toContainEqual([
      decodeURIComponent(`/brand/${used.slug}`),
      '/brand/golafshaneh',
    ])
    const remove = (id: number) =>
      askCall(shop().url, contract.deleteBrand, { params: { id } }, owner)
    expectRefused(await remove(renamed.id), 412)
    const sent = await upload(shop().url, contract.uploadDeskPicture, owner, {
      files: [await png({ width: 40, height: 20 })],
    })
    const logo = contract.uploadDeskPicture.answer.parse(sent.body).data.picture
    await save(renamed, { picture_id: logo.id })
    const { body: shown } = await askCall(shop().url, contract.getBrand, {
      params: { slug: 'golafshaneh' },
    })
    expect(contract.getBrand.answer.parse(shown).data.brand.picture).toBe(logo.url)
    const body = { title: 'بی‌کالا', slug: 'no-goods' }
    const made = await askCall(shop().url, contract.addBrand, { body }, owner)
    const { brand } = contract.addBrand.answer.parse(made.body).data
    expect((await remove(brand.id)).status).toBe(200)
    expect((await readTaxonomy()).brands.map(({ slug }) => slug)).not.toContain('no-goods')
  })
})
