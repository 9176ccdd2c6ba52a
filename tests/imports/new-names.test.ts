import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  addImport,
  checkImport,
  getImport,
  getImportRows,
  moveImport,
} from '@/lib/contract/desk/imports'
import { START_OPTIONS } from '@/lib/domain/import-options'
import { brands, categories, stocks } from '@/lib/server/db/schema/schema'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'
import { upload } from '../kit/upload'

const OWNER = 1
const MAKES_ALL = { makes_categories: true, makes_brands: true }
const HEAD = 'نام کالا,کد کالا,دسته,برند,قیمت (تومان),موجودی,رنگ'

describeShop('the trial run of an import', (shop) => {
  let owner: { Cookie: string }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))
  async function until(id: number, wanted: string) {
    const read = async () => {
      const { body } = await askCall(shop().url, getImport, { params: { id } }, owner)
      return getImport.answer.parse(body).data.import
    }
    await expect
      .poll(async () => (await read()).state, { timeout: 30_000, interval: 50 })
      .toBe(wanted)
    return read()
  }
  async function check(file: Buffer, options: object = {}) {
    const sent = await upload(shop().url, addImport, owner, {
      files: [file],
      fields: { file_name: 'کالا.csv' },
    })
    const { id } = addImport.answer.parse(sent.body).data.import
    const body = { options: { ...START_OPTIONS, ...MAKES_ALL, ...options } }
    await askCall(shop().url, checkImport, { params: { id }, body }, owner)
    return until(id, 'checked')
  }
  const start = (id: number) =>
    askCall(shop().url, moveImport, { params: { id }, body: { action: 'start' } }, owner)
  async function run(file: Buffer, options: object = {}) {
    const { id } = await check(file, options)
    await start(id)
    return until(id, 'done')
  }
  async function problemsOf(id: number) {
    const { body } = await askCall(shop().url, getImportRows, { params: { id }, query: {} }, owner)
    return getImportRows.answer.parse(body).data.rows
  }
  const stockOf = async (sku: string) =>
    (await shop().db.select().from(stocks).where(eq(stocks.sku, sku)))[0]

  test('names the categories and brands that a file would make before it makes any', async () => {
    await shop().db.insert(categories).values({ title: 'آفتابه مسی', slug: 'ewers' })
    await shop().db.insert(brands).values({ title: 'زرنگار', slug: 'zarnegar' })
    const file = csv(
      HEAD,
      'آفتابهٔ بزرگ,NEW-1,آفتابه مسیی,زرنگار,900000,1,',
      'آفتابهٔ کوچک,NEW-2,آفتابه مسی,زرنگارر,700000,1,',
      'سرپوش,NEW-3,سرپوش خوراک,کوهستان,300000,1,',
    )
    const own = await check(file, { makes_categories: false, makes_brands: false })
    expect(own.new_taxa).toEqual([
      { kind: 'category', name: 'آفتابه مسیی', near: 'آفتابه مسی', goods: 1 },
      { kind: 'brand', name: 'زرنگارر', near: 'زرنگار', goods: 1 },
      { kind: 'category', name: 'سرپوش خوراک', near: null, goods: 1 },
      { kind: 'brand', name: 'کوهستان', near: null, goods: 1 },
    ])
    expect(own.counts).toMatchObject({ new: 0, doubtful: 2, wrong: 1 })
    expect((await problemsOf(own.id))[0]?.problem?.text).toContain('شاید «آفتابه مسی»؟')
    const done = await run(file)
    expect(done.counts).toMatchObject({ created: 1, doubtful: 2 })
    const titles = async () =>
      (await shop().db.select({ title: categories.title }).from(categories)).map((c) => c.title)
    expect(await titles()).toContain('سرپوش خوراک')
    expect(await titles()).not.toContain('آفتابه مسیی')
    // A name that is new says nothing of the prices.
    const cheap = csv(HEAD, 'آفتابهٔ ارزان,NEW-4,آفتابه مسیی,زرنگار,12,1,')
    const { id } = await check(cheap, { takes_near_names: true })
    expect((await problemsOf(id)).map(({ problem }) => problem?.about)).toEqual(['price'])
    expect((await run(file, { takes_near_names: true })).counts).toMatchObject({ created: 2 })
    expect(await titles()).toContain('آفتابه مسیی')
  })

  test('makes no category of a misspelt one for goods that the shop has', async () => {
    const own = await check(csv(HEAD, 'سرپوش,NEW-3,سرپوش خوارک,کوهستان,310000,1,'))
    expect(own.counts).toMatchObject({ change: 0, doubtful: 1 })
    await start(own.id)
    await until(own.id, 'done')
    expect(await stockOf('NEW-3')).toMatchObject({ price: 3_000_000 })
  })

  test('doubts a new good whose price is far from what its category costs, or next to nothing', async () => {
    await shop().db.insert(categories).values({ title: 'یخدان چوبی', slug: 'ice-chests' })
    const lines = [1, 2, 3].map((n) => `یخدان ${n},CHEST-${n},یخدان چوبی,,${n}000000,1,`)
    await run(csv(HEAD, ...lines))
    const own = await check(
      csv(
        HEAD,
        'یخدان ۴,CHEST-4,یخدان چوبی,,12,1,',
        'یخدان ۵,CHEST-5,یخدان چوبی,,90000000,1,',
        'یخدان ۶,CHEST-6,یخدان چوبی,,800000,1,',
        'میخ,NAIL-1,میخ‌ها,,12,1,',
      ),
    )
    expect(own.counts).toMatchObject({ new: 1, doubtful: 3 })
    expect((await problemsOf(own.id)).map(({ problem }) => problem?.text)).toEqual([
      expect.stringContaining('۲,۰۰۰,۰۰۰ تومان است؛ چند صفر کم نیست؟'),
      expect.stringContaining('چند صفر زیاد نیست؟'),
      expect.stringContaining('بسیار کم است'),
    ])
  })

  test('a cell that keeps its row out is written anew and tried again, by who may write its column', async () => {
    const { id, counts } = await check(
      csv(
        `${HEAD},بهای خرید (تومان)`,
        'سینی برنجی,MEND-1,سینی,,صد,3,,',
        'سینی بلور,MEND-2,سینی,,500000,-3,,',
        'سینی حصیر,MEND-3,سینی',
      ),
    )
    expect(counts).toMatchObject({ new: 0, wrong: 3 })
    expect((await problemsOf(id)).map(({ line, problem }) => [line, problem?.field])).toEqual([
      ...[
        [2, 'price'],
        [3, 'quantity'],
        [4, 'price'],
      ],
    ])
    const mend = (cells: object[], session = owner) =>
      askCall(shop().url, checkImport, { params: { id }, body: { cells } }, session)
    const session = await logInWithRole(shop(), ['catalogue.write', 'prices.write', 'stock.write'])
    const cost = await mend([{ line: 2, field: 'cost', value: '1' }], session)
    expect(cost.body).toMatchObject({ code: 'permission_denied' })
    expectRefused(await mend([{ line: 2, field: 'barcode', value: '1' }]), 422)
    expectRefused(await mend([{ line: 99, field: 'price', value: '1' }]), 404)
    const cells = [
      { line: 2, field: 'price', value: '۵۰۰٬۰۰۰' },
      { line: 3, field: 'quantity', value: '0' },
      { line: 4, field: 'price', value: '600000' },
    ]
    expect((await mend(cells)).status).toBe(200)
    expect((await until(id, 'checked')).counts).toMatchObject({ new: 3, wrong: 0 })
    await start(id)
    await until(id, 'done')
    expect(await stockOf('MEND-1')).toMatchObject({ price: 5_000_000, quantity: 3 })
    expect(await stockOf('MEND-3')).toMatchObject({ price: 6_000_000 })
    expectRefused(await mend(cells), 412)
  })
})
