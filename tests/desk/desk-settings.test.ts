import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@/lib/contract/contract'
import type { Database } from '@/lib/server/db/database'
import { readBranches, readFooter, readShopSettings } from '@/lib/server/content/settings'
import { readOwnSettings, updateOwnSettings } from '@/lib/server/content/own-settings'
import { readSetting } from '@/lib/server/settings'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { openOnFirstDay } from '../kit/open-demo'
import { png } from '../kit/pictures'
import { upload } from '../kit/upload'

const OWNER = 1

describeShop('the settings of the shop', (shop) => {
  async function ask(body: Record<string, unknown>) {
    const session = await shop().logInStaff(OWNER)
    return askCall(shop().url, contract.updateDeskSettings, { body }, session)
  }
  async function read() {
    const session = await shop().logInStaff(OWNER)
    const { body } = await askCall(shop().url, contract.getDeskSettings, {}, session)
    return contract.getDeskSettings.answer.parse(body).data.settings
  }
  async function seenByShoppers() {
    const { body } = await askCall(shop().url, contract.getSetting, {})
    return contract.getSetting.answer.parse(body).data
  }

  test('are seen by shoppers once saved, and stand in the log with both values', async () => {
    const before = await read()
    const known = shop().revalidatedTags.length
    const answer = await ask({ version: before.version, name: 'چای ماهان', phone: '۰۱۳-۴۲۱۰۰۱۰۰' })
    expect(answer.status, answer.text).toBe(200)
    expect(await seenByShoppers()).toMatchObject({
      name: 'چای ماهان',
      phone: '۰۱۳-۴۲۱۰۰۱۰۰',
      email: before.email,
      seo_title: before.seo_title,
    })
    expect(shop().revalidatedTags.slice(known)).toEqual(['settings', 'home'])
    const session = await shop().logInStaff(OWNER)
    const query = { subject: 'settings:shop' }
    const { body } = await askCall(shop().url, contract.getAuditLog, { query }, session)
    expect(contract.getAuditLog.answer.parse(body).data.events).toMatchObject([
      {
        action: 'updateDeskSettings',
        before: { name: before.name },
        after: { name: 'چای ماهان' },
      },
    ])
  })

  test('are not overwritten by a save of something older', async () => {
    const { version } = await read()
    expect((await ask({ version, hours: '۹ تا ۱۷' })).status).toBe(200)
    const clash = await ask({ version, hours: '۱۰ تا ۱۸' })
    expect(clash.status).toBe(409)
    expect(clash.body).toMatchObject({ code: 'version_conflict', current: { hours: '۹ تا ۱۷' } })
    expect((await seenByShoppers()).hours).toBe('۹ تا ۱۷')
  })

  test('refuse what an invoice must not carry, and take empty fields', async () => {
    const { version } = await read()
    const seller = { national_id: '', economic_code: '', registration_id: '', postal_code: '' }
    const wrong = [
      { name: ' ' },
      { email: 'salam' },
      { seller: { ...seller, national_id: '10380284792' } },
      { seller: { ...seller, postal_code: '0000000000' } },
    ]
    for (const fields of wrong) expectRefused(await ask({ version, ...fields }), 422)
    const taken = await ask({ version, seller: { ...seller, national_id: '۱۰۳۸۰۲۸۴۷۹۰' } })
    expect(taken.status, taken.text).toBe(200)
    expect((await seenByShoppers()).seller?.national_id).toBe('10380284790')
  })

  test('show a logo that was sent for them, and take no address of anything else', async () => {
    const session = await shop().logInStaff(OWNER)
    const files = [await png({ width: 90, height: 30 })]
    const sent = await upload(shop().url, contract.uploadContentPicture, session, { files })
    const { url } = contract.uploadContentPicture.answer.parse(sent.body).data.picture
    const { version } = await read()
    for (const logo of ['/media/none-1440.webp', 'https://elsewhere.example/logo.png']) {
      expect((await ask({ version, logo })).body).toMatchObject({
        errors: { logo: [expect.any(String)] },
      })
    }
    expect((await ask({ version, logo: url })).status).toBe(200)
    expect((await seenByShoppers()).logo).toEqual({ url, width: 90, height: 30 })
    expect((await ask({ version: (await read()).version, logo: '' })).status).toBe(200)
    expect((await seenByShoppers()).logo).toBeNull()
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

  test('carries no phone, address, seller, branch, slide or link of the demo', async () => {
    const empty = { phone: '', email: '', hours: '', address: '', announcement: '' }
    const shop = await readShopSettings(db)
    expect(shop).toMatchObject(empty)
    expect(shop.seller).toBeUndefined()
    expect(await readBranches(db)).toEqual([])
    expect(await readFooter(db)).toEqual({ about: '', menu: [], columns: [], social: [] })
    expect(await readSetting(db, 'home')).toEqual({ slides: [], banners: [], parts: [] })
  })

  test('gets its name from the first save, although nothing was stored before', async () => {
    const { version } = await readOwnSettings(db)
    expect(version).toBe(0)
    const { saved } = await updateOwnSettings(db, { version, name: 'چای ماهان' }, () => {})
    expect(saved.version).toBeGreaterThan(0)
    expect(await readShopSettings(db)).toMatchObject({
      ...{ name: 'چای ماهان', seo_title: 'چای ماهان' },
    })
  })
})
