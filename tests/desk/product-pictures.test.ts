import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { DeskProduct } from '@/lib/contract/desk/products'
import { MEGABYTE } from '@/lib/contract/limits'
import { responsiveImage } from '@/lib/picture-urls'
import { sweepUnclaimedPictures } from '@/lib/server/adapters/media/save-picture'
import { auditEvents, media, roles, staffMembers } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { jpegWithCoordinates, png, pngThatClaims } from '../kit/pictures'
import { upload } from '../kit/upload'

const { uploadDeskPicture } = contract
const OWNER = 1

describeShop('a picture that the desk sends', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  const send = (file: Buffer, more: { key?: string; session?: typeof owner } = {}) =>
    upload(shop().url, uploadDeskPicture, more.session ?? owner, {
      files: [file],
      ...(more.key !== undefined && { key: more.key }),
    })
  const sendOne = async (side: number) => {
    const answer = await send(await png({ width: side, height: side }))
    expect(answer.status, answer.text).toBe(200)
    return uploadDeskPicture.answer.parse(answer.body).data.picture
  }
  const fetchPicture = (url: string) => fetch(`${shop().url}/api${url}`)

  async function add(slug: string, more: object): Promise<DeskProduct> {
    const body = {
      ...{ title: 'کیف دوشی رها', slug, category_id: 1, brand_id: 1 },
      variants: [
        { choices: { رنگ: 'آبی' }, price: 4_000_000, quantity: 8, sku: `${slug}-blue` },
        { choices: { رنگ: 'سرمه‌ای' }, price: 5_000_000, quantity: 2 },
      ],
      ...more,
    }
    const answer = await askCall(shop().url, contract.addDeskProduct, { body }, owner)
    expect(answer.status, answer.text).toBe(200)
    return contract.addDeskProduct.answer.parse(answer.body).data.product
  }
  const patch = (id: number, body: object) =>
    askCall(shop().url, contract.updateDeskProduct, { params: { id }, body }, owner)
  const save = async (id: number, body: object) => {
    const answer = await patch(id, body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateDeskProduct.answer.parse(answer.body).data.product
  }

  test('is served in every width of its srcset, without what else the file carried', async () => {
    const answer = await send(await jpegWithCoordinates())
    const { picture } = uploadDeskPicture.answer.parse(answer.body).data
    expect([picture.width, picture.height]).toEqual([400, 300])
    const addresses = responsiveImage(picture.url).srcSet?.split(', ') ?? []
    expect(addresses.map((each) => each.split(' ')[1])).toEqual(['360w', '720w', '1440w'])
    const widths: (number | undefined)[] = []
    for (const each of addresses) {
      const served = await fetchPicture(each.split(' ')[0] ?? '')
      expect(served.status, each).toBe(200)
      const found = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect(found.exif).toBeUndefined()
      widths.push(found.width)
    }
    expect(widths).toEqual([360, 400, 400])
    const subject = eq(auditEvents.subject, `picture:${picture.id}`)
    expect(await shop().db.$count(auditEvents, subject)).toBe(1)
  })

  test('is stored once however often it is sent again under one key', async () => {
    const file = await png({ width: 80, height: 80 })
    const answers = [
      await send(file, { key: 'same-picture' }),
      await send(file, { key: 'same-picture' }),
    ]
    expect(answers[1]?.status).toBe(200)
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['30,000 by 30,000 pixels', () => pngThatClaims({ width: 30_000, height: 30_000 })],
    ['more than ten megabytes', () => Buffer.alloc(11 * MEGABYTE - 300_000, 1)],
    ['cut short', async () => (await jpegWithCoordinates()).subarray(0, 400)],
  ])('that is %s is 422 and leaves no row', async (_, make) => {
    const before = await shop().db.$count(media)
    const answer = await send(await make())
    expectRefused(answer, 422)
    expect(answer.body).toMatchObject({ errors: { image: [expect.any(String)] } })
    expect(await shop().db.$count(media)).toBe(before)
  })

  test('is 403 for a role that does not write the catalogue', async () => {
    const [role] = await shop()
      .db.insert(roles)
      .values({ name: 'تنها سفارش', permissions: ['orders.read'] })
      .returning({ id: roles.id })
    const [member] = await shop()
      .db.insert(staffMembers)
      .values({ mobile: '+989123334411', name: 'ندا', roleId: role?.id ?? 0 })
      .returning({ id: staffMembers.id })
    const session = await shop().logInStaff(member?.id ?? 0)
    expectRefused(await send(await png({ width: 80, height: 80 }), { session }), 403)
  })

  test('stands in the shop in its order and with its colour, the first on the card', async () => {
    const [blue, navy] = [await sendOne(60), await sendOne(64)]
    const pictures = [
      { id: navy.id, alt: 'کیف سرمه‌ای', colour: 'سرمه‌ای' },
      { id: blue.id, colour: 'آبی' },
    ]
    const draft = await add('raha-bag', { pictures })
    expect(draft.variants[0]?.sku).toBe('raha-bag-blue')
    await save(draft.id, { version: draft.version, status: 'published' })
    const page = await askCall(shop().url, contract.getProductInfo, { body: { slug: 'raha-bag' } })
    const { product } = contract.getProductInfo.answer.parse(page.body).data.info
    expect(product.pictures).toMatchObject([
      { url: navy.url, alt: 'کیف سرمه‌ای', colour: 'سرمه‌ای' },
      { url: blue.url, colour: 'آبی' },
    ])
    const list = await askCall(shop().url, contract.getProducts, { body: { q: 'کیف دوشی رها' } })
    const [card] = contract.getProducts.answer.parse(list.body).data.products
    expect(card).toMatchObject({ picture: { url: navy.url } })
  })

  test('of another product, of a customer or twice is not taken', async () => {
    const own = await sendOne(70)
    const { id, version } = await add('no-strangers', { pictures: [{ id: own.id }] })
    const other = await add('no-strangers-2', {})
    const [foreign] = await shop()
      .db.insert(media)
      .values({ path: `/media/own-${'b'.repeat(32)}.webp`, width: 9, height: 9 })
      .returning({ id: media.id })
    const refusals = [
      await patch(other.id, { version: other.version, pictures: [{ id: own.id }] }),
      await patch(id, { version, pictures: [{ id: foreign?.id }] }),
      await patch(id, { version, pictures: [{ id: own.id }, { id: own.id }] }),
    ]
    for (const answer of refusals) {
      expect(answer.body).toMatchObject({
        code: 'invalid',
        errors: { pictures: [expect.any(String)] },
      })
    }
  })

  test('that nothing names for a day is swept with its files, and one that is named stays', async () => {
    const [named, dropped, never] = [await sendOne(60), await sendOne(61), await sendOne(62)]
    const pictures = [{ id: named.id }, { id: dropped.id }]
    const { id, version } = await add('swept', { pictures })
    await save(id, { version, pictures: [{ id: named.id }] })
    await shop()
      .db.update(media)
      .set({ unclaimedSince: sql`now() - interval '26 hours'` })
      .where(sql`${media.unclaimedSince} is not null`)
    const late = await patch(id, { version: version + 1, pictures: [{ id: never.id }] })
    expectRefused(late, 422)
    const removed: string[] = []
    const store = { remove: async (name: string) => void removed.push(`/media/${name}`) }
    await sweepUnclaimedPictures(shop().db, store)
    expect(removed).toEqual(expect.arrayContaining([dropped.url, never.url]))
    expect(removed).toContain(never.url.replace('-1440', '-360'))
    expect(removed).not.toContain(named.url)
    const left = await shop().db.select({ path: media.path }).from(media)
    expect(left.map(({ path }) => path)).toContain(named.url)
    expect(left.map(({ path }) => path)).not.toContain(dropped.url)
  })

  test('takes no code of another variant, and no variant away that was ordered', async () => {
    await add('with-codes', {})
    const { id, version, variants } = await add('with-codes-2', {})
    const [first, second] = variants
    const taken = { id: second?.id, sku: 'with-codes-blue' }
    const refused = await patch(id, { version, variants: [taken] })
    expect(refused.body).toMatchObject({
      errors: { variants: [expect.stringContaining('with-codes-blue')] },
    })
    const saved = await save(id, { version, removed_variants: [second?.id] })
    expect(saved.variants.map((one) => one.id)).toEqual([first?.id])
    const read = { params: { id: 104 } }
    const sold = await askCall(shop().url, contract.getDeskProduct, read, owner)
    const product = contract.getDeskProduct.answer.parse(sold.body).data.product
    const all = product.variants.map((one) => one.id)
    expectRefused(await patch(104, { version: product.version, removed_variants: all }), 422)
  })

  test('belongs to the description that shows it, until that no longer does', async () => {
    const picture = await sendOne(40)
    const product = await add('description-picture', {})
    const readUnclaimed = async () => {
      const [row] = await shop().db.select().from(media).where(eq(media.id, picture.id))
      return row?.unclaimedSince
    }
    expect(await readUnclaimed()).not.toBeNull()
    const description = `<p>اندازه‌ها:</p><figure><img src="${picture.url}" alt="جدول اندازه" width="40" height="40"></figure><table><tbody><tr><td>۱۲</td></tr></tbody></table>`
    const shown = await save(product.id, { version: product.version, description })
    expect(shown.description).toContain(picture.url)
    expect(shown.description).toContain('<td>۱۲</td>')
    expect(await readUnclaimed()).toBeNull()
    await save(product.id, { version: shown.version, description: '<p>بی‌عکس</p>' })
    expect(await readUnclaimed()).not.toBeNull()
  })

  test('is cropped to the part that was chosen', async () => {
    const file = await png({ width: 300, height: 200 })
    const answer = await upload(shop().url, uploadDeskPicture, owner, {
      files: [file],
      fields: { left: '100', top: '0', width: '150', height: '200' },
    })
    expect(answer.status, answer.text).toBe(200)
    const { picture } = uploadDeskPicture.answer.parse(answer.body).data
    expect([picture.width, picture.height]).toEqual([150, 200])
  })
})
