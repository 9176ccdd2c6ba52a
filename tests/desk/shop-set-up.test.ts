import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '@/lib/config'
import { contract } from '@/lib/contract/contract'
import { tags } from '@/lib/contract/tags'
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
  staffMembers,
} from '@/lib/server/db/schema/schema'
import { readOwnSettings, updateOwnSettings } from '@/lib/server/content/own-settings'
import { updateTextPage } from '@/lib/server/desk/edit-pages'
import { createShippingMethod } from '@/lib/server/desk/edit-shipping'
import { readSetUpSteps } from '@/lib/server/desk/read-set-up'
import { setUpShop } from '@/lib/server/desk/set-up-shop'
import { askCall } from '../kit/ask-call'
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
