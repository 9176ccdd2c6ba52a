import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
import type { DeskShippingMethod } from '@/lib/contract/desk/shipping'
import { listSitemapFiles } from '@/lib/server/content/sitemap'
import { findContentPageBySlug } from '@/lib/server/content/settings'
import type { Database } from '@/lib/server/db/database'
import {
  brands,
  categories,
  pages,
  products,
  roles,
  shippingMethods,
  shippingSlots,
  slotBookings,
  staffMembers,
} from '@/lib/server/db/schema/schema'
import { readOwnSettings, updateOwnSettings } from '@/lib/server/content/own-settings'
import { updateTextPage } from '@/lib/server/desk/edit-pages'
import { createShippingMethod } from '@/lib/server/desk/edit-shipping'
import { readSetUpSteps } from '@/lib/server/desk/read-set-up'
import { setUpShop } from '@/lib/server/desk/set-up-shop'
import { toTehranTime } from '@/lib/persian/days'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { openDemo, openOnFirstDay } from '../kit/open-demo'

const OWNER = 1
/** A provider that has neither a key nor a template. */
const WITHOUT_SMS: Pick<Parameters<typeof readSetUpSteps>[1], 'sms' | 'secret'> = {
  sms: readConfig({ SMS_DRIVER: 'kavenegar' }).sms,
  secret: 'a secret of thirty-two characters',
}
const PARCEL = {
  ...{ title: 'تیپاکس', text: 'تا در خانه', price: 900_000, free_from: 20_000_000 },
  ...{ days_min: 1, days_max: 3, everywhere: true, city_ids: [], zones: [], slots: [] },
}

describeShop('ways to send at the desk', (shop) => {
  let owner: { Cookie: string }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })
  const ask = (body: object) =>
    askCall(shop().url, contract.addShippingMethod, { body: { ...PARCEL, ...body } }, owner)
  async function add(body: object = {}): Promise<DeskShippingMethod> {
    const answer = await ask(body)
    expect(answer.status, answer.text).toBe(200)
    return contract.addShippingMethod.answer.parse(answer.body).data.method
  }
  const patch = (id: number, body: object) =>
    askCall(shop().url, contract.updateShippingMethod, { params: { id }, body }, owner)
  async function save(id: number, body: object): Promise<DeskShippingMethod> {
    const answer = await patch(id, body)
    expect(answer.status, answer.text).toBe(200)
    return contract.updateShippingMethod.answer.parse(answer.body).data.method
  }
  const remove = (id: number) =>
    askCall(shop().url, contract.deleteShippingMethod, { params: { id } }, owner)
  async function offeredIn(cityId: number) {
    const query = { city_id: cityId }
    const { body } = await askCall(shop().url, contract.getShippingMethods, { query })
    return contract.getShippingMethods.answer.parse(body).data.methods
  }

  test('a new one is offered to its cities alone, and no more once it is switched off', async () => {
    const known = shop().revalidatedTags.length
    const method = await add({ everywhere: false, city_ids: [2] })
    expect(shop().revalidatedTags.slice(known)).toEqual(['settings'])
    const titles = async (cityId: number) => (await offeredIn(cityId)).map(({ title }) => title)
    expect(await titles(2)).toContain('تیپاکس')
    expect(await titles(1)).not.toContain('تیپاکس')
    const first = await save(method.id, { version: method.version, position: 0, price: 0 })
    expect((await offeredIn(2))[0]).toMatchObject({ title: 'تیپاکس', price: 0 })
    await save(method.id, { version: first.version, is_active: false })
    expect(await titles(2)).not.toContain('تیپاکس')
    const query = { subject: `shipping:${method.id}` }
    const log = await askCall(shop().url, contract.getAuditLog, { query }, owner)
    expect(contract.getAuditLog.answer.parse(log.body).data.events).toMatchObject([
      { action: 'updateShippingMethod', before: { is_active: true }, after: { is_active: false } },
      { action: 'updateShippingMethod', before: { price: 900_000 }, after: { price: 0 } },
      { action: 'addShippingMethod', before: null },
    ])
  })

  test('a city pays its own price where it has one, and loses it with the method that went there', async () => {
    const zones = [
      { price: 500_000, city_ids: [3, 2] },
      { price: 1_200_000, city_ids: [4] },
    ]
    const { id, version, ...method } = await add({ zones })
    expect(method.zones).toEqual([
      { price: 500_000, city_ids: [2, 3] },
      { price: 1_200_000, city_ids: [4] },
    ])
    const priceIn = async (cityId: number) =>
      (await offeredIn(cityId)).find((one) => one.id === id)?.price
    expect([await priceIn(1), await priceIn(2), await priceIn(4)]).toEqual([
      ...[900_000, 500_000, 1_200_000],
    ])
    const fewer = await save(id, { version, everywhere: false, city_ids: [1, 2] })
    expect(fewer.zones).toEqual([{ price: 500_000, city_ids: [2] }])
    const none = await save(id, { version: fewer.version, zones: [] })
    expect([none.zones, await priceIn(2)]).toEqual([[], 900_000])
  })

  test('hours that somebody has booked stay, and may be closed to others', async () => {
    const slot = { from: '09:00', to: '13:00', capacity: 5 }
    const { id, version, slots } = await add({ slots: [slot] })
    expect(slots).toMatchObject([slot])
    const slotId = slots[0]?.id ?? 0
    const { day } = toTehranTime(new Date())
    await shop().db.insert(slotBookings).values({ slotId, day, taken: 1 })
    for (const changed of [[], [{ ...slot, id: slotId, to: '14:00' }]]) {
      const answer = await patch(id, { version, slots: changed })
      expect(answer.body).toMatchObject({ errors: { slots: [expect.any(String)] } })
    }
    const closed = await save(id, { version, slots: [{ ...slot, id: slotId, capacity: 0 }] })
    expect(closed.slots).toMatchObject([{ id: slotId, capacity: 0 }])
    const elsewhere = await shop()
      .db.select()
      .from(shippingSlots)
      .where(gt(shippingSlots.capacity, 10))
    const stolen = [{ ...slot, id: elsewhere[0]?.id }]
    const answer = await patch(id, { version: closed.version, slots: stolen })
    expect(answer.body).toMatchObject({ errors: { slots: [expect.any(String)] } })
  })

  test('what no order could be sent by is refused beside its field', async () => {
    const wrong = [
      { field: 'title', body: { title: '' } },
      { field: 'price', body: { price: -1 } },
      { field: 'days_max', body: { days_min: 4, days_max: 2 } },
      { field: 'city_ids', body: { everywhere: false, city_ids: [] } },
      { field: 'city_ids', body: { everywhere: false, city_ids: [999_999] } },
      { field: 'zones', body: { zones: [{ price: 1, city_ids: [999_999] }] } },
      { field: 'zones.0.city_ids', body: { zones: [{ price: 1, city_ids: [] }] } },
      {
        field: 'zones',
        body: {
          zones: [
            { price: 1, city_ids: [2] },
            { price: 2, city_ids: [2] },
          ],
        },
      },
      { field: 'slots.0', body: { slots: [{ from: '13:00', to: '09:00', capacity: 5 }] } },
    ]
    for (const { field, body } of wrong) {
      const answer = await ask(body)
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys(Object(answer.body).errors).join(), answer.text).toContain(field)
    }
    const stored = await shop()
      .db.select()
      .from(shippingMethods)
      .where(and(eq(shippingMethods.title, ''), eq(shippingMethods.daysMin, 4)))
    expect(stored).toEqual([])
  })

  test('a clash is said, one with orders is kept, and one without goes', async () => {
    const { id, version } = await add()
    await save(id, { version, title: 'تیپاکس شهری' })
    const clash = await patch(id, { version, title: 'دیگر' })
    expect(clash.body).toMatchObject({
      code: 'version_conflict',
      current: { title: 'تیپاکس شهری' },
    })
    const { body } = await askCall(shop().url, contract.getDeskShippingMethods, {}, owner)
    const { methods } = contract.getDeskShippingMethods.answer.parse(body).data
    const used = methods.find(({ orders }) => orders > 0)
    const refused = await remove(used?.id ?? 0)
    expectRefused(refused, 412)
    expect(refused.text).toContain('خاموش')
    expect((await remove(id)).status).toBe(200)
  })
})

describeShop('the pages of text at the desk', (shop) => {
  test('are saved clean, seen at the next request, and not over a later save', async () => {
    const owner = await shop().logInStaff(OWNER)
    const params = { slug: 'terms' }
    const patch = (body: object) =>
      askCall(shop().url, contract.updateDeskPage, { params, body }, owner)
    const known = shop().revalidatedTags.length
    const body = '<h2>لغو</h2><p onclick="x()">تا سه روز<script>alert(1)</script></p>'
    const saved = await patch({ version: 1, title: 'شرایط خرید', body })
    expect(saved.status, saved.text).toBe(200)
    expect(shop().revalidatedTags.slice(known)).toContain('page:terms')
    const seen = await askCall(shop().url, contract.getContentPage, { params })
    expect(seen.body).toMatchObject({
      data: { page: { title: 'شرایط خرید', body: '<h2>لغو</h2><p>تا سه روز</p>' } },
    })
    expect((await patch({ version: 1, title: 'دیگر' })).body).toMatchObject({
      code: 'version_conflict',
      current: { title: 'شرایط خرید' },
    })
    const empty = await patch({ version: 2, body: '<p> </p>' })
    expect(empty.body).toMatchObject({ errors: { body: [expect.any(String)] } })
  })

  test('are made, stand in menu and footer, move with their links, and are taken away', async () => {
    const owner = await shop().logInStaff(OWNER)
    const made = await askCall(
      shop().url,
      contract.addDeskPage,
      {
        body: {
          ...{ slug: 'راهنمای-اندازه', title: 'راهنمای اندازه', body: '<p>دور کمر</p>' },
          ...{ in_menu: true, footer_column: 0 },
        },
      },
      owner,
    )
    expect(made.status, made.text).toBe(200)
    const links = async () => {
      const { body } = await askCall(shop().url, contract.getFooter, { body: {} })
      const { menu, columns } = contract.getFooter.answer.parse(body).data
      const all = [...menu, ...columns.flatMap((column) => column.links)]
      return all
        .map(({ href }) => decodeURIComponent(href))
        .filter((href) => /اندازه|size/.test(href))
    }
    expect(await links()).toEqual(['/page/راهنمای-اندازه', '/page/راهنمای-اندازه'])
    const read = (slug: string) =>
      askCall(shop().url, contract.getContentPage, { params: { slug } })
    expect((await read('راهنمای-اندازه')).status).toBe(200)
    const again = { slug: 'terms', title: 'دوباره', body: '<p>متن</p>' }
    const taken = await askCall(shop().url, contract.addDeskPage, { body: again }, owner)
    expect(taken.body).toMatchObject({ errors: { slug: [expect.any(String)] } })
    const patch = (slug: string, body: object) =>
      askCall(shop().url, contract.updateDeskPage, { params: { slug }, body }, owner)
    const moved = await patch('راهنمای-اندازه', { version: 1, slug: 'size-guide', in_menu: false })
    expect(moved.body).toMatchObject({ data: { page: { in_menu: false, footer_column: 0 } } })
    expect(await links()).toEqual(['/page/size-guide'])
    const redirects = await askCall(shop().url, contract.getRedirects, {})
    expect(redirects.text).toContain('/page/size-guide')
    const fixed = await patch('terms', { version: 2, slug: 'rules' })
    expect(fixed.body).toMatchObject({ errors: { slug: [expect.any(String)] } })
    const remove = (slug: string) =>
      askCall(shop().url, contract.deleteDeskPage, { params: { slug } }, owner)
    expect((await remove('terms')).status).toBe(412)
    const known = shop().revalidatedTags.length
    expect((await remove('size-guide')).status).toBe(200)
    expect(shop().revalidatedTags.slice(known)).toContain('page:size-guide')
    expect((await read('size-guide')).status).toBe(404)
    expect(await links()).toEqual([])
  })
})

describe('a real shop on its first day', () => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openOnFirstDay()
    db = opened.db
    close = opened.close
  })
  afterAll(() => close())

  test("has none of the demo's ways to send, and pages that wait for their text", async () => {
    expect(await db.$count(shippingMethods)).toBe(0)
    const texts = await db.select().from(pages)
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.every(({ isOutline }) => isOutline)).toBe(true)
    expect(JSON.stringify(texts)).not.toContain('ویترین')
    const terms = await findContentPageBySlug(db, 'terms')
    expect(terms.body).not.toContain('بنویسید')
    expect((await listSitemapFiles(db)).map(({ kind }) => kind)).not.toContain('page')
  })

  test('is told what it still lacks, until each of it is there, and again once it is not', async () => {
    const opened = { hasGateway: false, siteUrl: 'http://127.0.0.1:3000', ...WITHOUT_SMS }
    const read = async () =>
      (await readSetUpSteps(db, opened)).filter(({ is_done: isDone }) => !isDone)
    const lacking = async () => (await read()).map(({ name }) => name)
    const [role] = await db
      .insert(roles)
      .values({ name: 'همه‌کاره', permissions: [] })
      .returning({ id: roles.id })
    await db
      .insert(staffMembers)
      .values({ mobile: '+989123334411', name: 'سارا', roleId: role?.id ?? 0 })
    expect(await lacking()).toEqual([
      ...['name', 'category', 'product', 'shipping', 'gateway', 'sms'],
      ...['second_factor', 'pages', 'site_url'],
    ])
    const note = () => {}
    await updateOwnSettings(db, { version: 0, name: 'چای ماهان' }, note)
    expect(await lacking()).toContain('name')
    await db.insert(categories).values({ slug: 'tea', title: 'چای' })
    await db.insert(brands).values({ slug: 'mahan', title: 'ماهان' })
    await db.insert(products).values({
      ...{ slug: 'black-tea', title: 'چای سیاه', categoryId: 1, brandId: 1 },
    })
    await createShippingMethod(db, { ...PARCEL, delivers: true, is_active: true }, note)
    await db.update(staffMembers).set({ totpConfirmedAt: new Date() })
    opened.hasGateway = true
    opened.sms = readConfig({
      ...{ SMS_DRIVER: 'kavenegar', SMS_API_KEY: 'kavenegar-key-0000', SMS_TEMPLATE: 'login' },
    }).sms
    opened.siteUrl = 'https://chay-mahan.example'
    expect(await lacking()).toEqual(['name', 'pages'])
    const all = await db.select().from(pages)
    const editor = { recordChange: note, siteUrl: opened.siteUrl }
    for (const { slug, version, body } of all.slice(1)) {
      await updateTextPage(db, slug, { version, body: '<p>متن ما</p>' }, editor)
      expect(body).toContain('بنویسید')
    }
    // What is still to write in it leaves it an outline.
    const [first] = all
    if (!first) throw new Error('The shop has no pages.')
    await updateTextPage(db, first.slug, { version: 1, body: `${first.body}<p>و</p>` }, editor)
    expect(await read()).toMatchObject([{ name: 'name' }, { name: 'pages', left: 1 }])
    await updateTextPage(db, first.slug, { version: 2, body: '<p>متن</p>' }, editor)
    const { version } = await readOwnSettings(db)
    await updateOwnSettings(db, { version, phone: '۰۱۳-۴۲۱۰۰۱۰۰' }, note)
    expect(await lacking()).toEqual([])
    await db.update(shippingMethods).set({ isActive: false })
    expect(await lacking()).toEqual(['shipping'])
  })
})

describe('a shop that is set up from a terminal', () => {
  const given = { name: 'چای ماهان', phone: '۰۱۳-۴۲۱۰۰۱۰۰', city: 'لاهیجان' }
  const person = { owner: '۰۹۱۲ ۱۱۱ ۲۲ ۳۳', ownerName: 'سارا مرادی' }

  test('has its name, its address and its owner, and can be set up again', async () => {
    const { db, close } = await openOnFirstDay()
    try {
      await setUpShop(db, { ...given, ...person, currency: 'rial' })
      const staleTags = await setUpShop(db, { phone: '۰۱۳-۴۲۱۰۰۲۰۰', owner: person.owner })
      expect(staleTags).toContain(tags.settings)
      expect(await setUpShop(db, {})).toEqual([])
      expect(await readOwnSettings(db)).toMatchObject({
        name: given.name,
        phone: '۰۱۳-۴۲۱۰۰۲۰۰',
        address: 'گیلان، لاهیجان',
        currency: 'rial',
      })
      const people = await db.select().from(staffMembers)
      expect(people).toMatchObject([{ mobile: '+989121112233', name: person.ownerName }])
      const steps = await readSetUpSteps(db, {
        ...{ hasGateway: false, siteUrl: 'https://shop.example', ...WITHOUT_SMS },
      })
      const done = steps.filter((step) => step.is_done).map(({ name }) => name)
      expect(done).toEqual(['name', 'site_url'])

      const another = setUpShop(db, { ...person, owner: '09120000000', name: 'نام دیگر' })
      await expect(another).rejects.toThrow('Somebody else is at the desk already')
      await expect(setUpShop(db, { city: 'نیست‌آباد' })).rejects.toThrow('There is no city')
      await expect(setUpShop(db, { city: 'مهاباد' })).rejects.toThrow(
        'اصفهان: say which by --province',
      )
      const elsewhere = setUpShop(db, { city: 'مهاباد', province: 'گیلان' })
      await expect(elsewhere).rejects.toThrow('There is no city مهاباد in گیلان')
      await expect(setUpShop(db, { phone: 'abc' })).rejects.toThrow('number of a telephone')
      await expect(setUpShop(db, { name: '' })).rejects.toThrow('نام فروشگاه')
      await expect(setUpShop(db, { currency: 'dollar' })).rejects.toThrow('neither toman nor rial')
      expect((await readOwnSettings(db)).name).toBe(given.name)
    } finally {
      await close()
    }
  })

  test('is refused on the database of the demo, which stays as it was', async () => {
    const { db, close } = await openDemo('PGlite')
    try {
      const before = await readOwnSettings(db)
      await expect(setUpShop(db, given)).rejects.toThrow('DATA_DIR to an empty folder')
      expect(await readOwnSettings(db)).toEqual(before)
    } finally {
      await close()
    }
  })
})
