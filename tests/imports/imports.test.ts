import { count, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  addImport,
  checkImport,
  getImport,
  getImportRows,
  moveImport,
} from '@/lib/contract/desk/imports'
import { START_OPTIONS } from '@/lib/domain/import-options'
import {
  imports,
  products,
  priceHistory,
  roles,
  staffMembers,
  stocks,
} from '@/lib/server/db/schema/schema'
import { contract } from '@/lib/contract/contract'
import { askCall, expectRefused } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'
import { upload } from '../kit/upload'

const OWNER = 1
const MAKES_ALL = { makes_categories: true, makes_brands: true }

describeEachShop('an import of goods', (shop) => {
  let owner: { Cookie: string }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))
  async function send(file: Buffer, session = owner) {
    const fields = { file_name: 'کالا.csv' }
    return upload(shop().url, addImport, session, { files: [file], fields })
  }
  async function read(id: number) {
    const { body } = await askCall(shop().url, getImport, { params: { id } }, owner)
    return getImport.answer.parse(body).data.import
  }
  const move = (id: number, action: string) =>
    askCall(shop().url, moveImport, { params: { id }, body: { action } }, owner)
  /** As the desk does, it looks until the shop is through. */
  async function until(id: number, states: string[]) {
    await expect
      .poll(async () => (await read(id)).state, { timeout: 30_000, interval: 50 })
      .toSatisfy((state: string) => states.includes(state))
    return read(id)
  }
  async function check(file: Buffer, options: object = {}) {
    const { body } = await send(file)
    const { id } = addImport.answer.parse(body).data.import
    const given = { options: { ...START_OPTIONS, ...MAKES_ALL, ...options } }
    const answer = await askCall(shop().url, checkImport, { params: { id }, body: given }, owner)
    expect(answer.status, answer.text).toBe(200)
    return until(id, ['checked'])
  }
  async function run(file: Buffer, options: object = {}) {
    const { id } = await check(file, options)
    expect((await move(id, 'start')).status).toBe(200)
    return until(id, ['done'])
  }
  async function readProblems(id: number, about?: string) {
    const query = about === undefined ? {} : { about }
    const { body } = await askCall(shop().url, getImportRows, { params: { id }, query }, owner)
    return getImportRows.answer.parse(body).data
  }
  const problems = async (id: number) => (await readProblems(id)).rows
  const stockOf = async (sku: string) =>
    (await shop().db.select().from(stocks).where(eq(stocks.sku, sku)))[0]
  const countGoods = async () =>
    (await shop().db.select({ goods: count() }).from(products))[0]?.goods ?? 0

  const HEAD = 'نام کالا,کد کالا,دسته,برند,قیمت (تومان),موجودی,رنگ'

  test('makes goods with their variants, categories and brands, and shows them at the next request', async () => {
    const file = csv(
      HEAD,
      'قوری گل‌سرخ,TEA-1,نوشیدنی > چای‌خوری > قوری,سفالینه,۱۲۵٬۰۰۰,۷,آبی',
      'قوری گل‌سرخ,TEA-2,نوشیدنی > چای‌خوری > قوری,سفالینه,130000,0,سبز',
      'سماور برنجی,TEA-3,نوشیدنی > چای‌خوری,,2500000,2,',
    )
    const checked = await check(file, { status: 'published' })
    expect(checked.counts).toMatchObject({ new: 3, wrong: 0 })
    expect(await stockOf('TEA-1')).toBeUndefined()
    shop().revalidatedTags.length = 0
    await move(checked.id, 'start')
    const done = await until(checked.id, ['done'])
    expect(done.counts).toMatchObject({ created: 3, failed: 0 })
    expect(done.undo_until).not.toBeNull()
    expect(shop().revalidatedTags.length).toBeGreaterThan(0)
    const [pot, samovar] = await Promise.all([stockOf('TEA-1'), stockOf('TEA-3')])
    expect(pot).toMatchObject({ price: 1_250_000, quantity: 7, parentValue: { رنگ: 'آبی' } })
    expect((await stockOf('TEA-2'))?.productId).toBe(pot?.productId)
    const found = await askCall(shop().url, contract.getProducts, { body: { q: 'گل‌سرخ قوری' } })
    expect(contract.getProducts.answer.parse(found.body).data.products[0]?.id).toBe(pot?.productId)
    const list = await askCall(shop().url, contract.getProducts, { body: { category: 'چای-خوری' } })
    expect(contract.getProducts.answer.parse(list.body).data.count).toBe(2)
    expect(samovar?.price).toBe(25_000_000)
  })

  test('refuses a sale that cannot be, alone, and makes the rest', async () => {
    const head = `${HEAD},فروش ویژه (تومان),پایان فروش ویژه`
    const { id, counts } = await check(
      csv(
        head,
        'سینی مسی,TRAY-1,سینی,,500000,3,,400000,1404/01/01',
        'سینی نقره,TRAY-2,سینی,,500000,3,,5 ریال,',
        'سینی چوبی,TRAY-3,سینی,,500000,3,,400000,',
      ),
    )
    expect(counts).toMatchObject({ new: 1, wrong: 2 })
    expect((await problems(id)).map(({ problem }) => problem?.text)).toEqual([
      'پایان فروش ویژه باید پس از آغاز آن باشد.',
      'قیمت فروش ویژه باید بیش از صفر باشد.',
    ])
    await move(id, 'start')
    await until(id, ['done'])
    expect(await stockOf('TRAY-3')).toMatchObject({ salePrice: 4_000_000 })
  })

  test('counts the rows that want a look by their kind, whichever kind is shown', async () => {
    const { id } = await check(
      csv(
        HEAD,
        'سینی مسی,KIND-1,سینی,,صد,3,',
        'سینی نقره,KIND-2,سینی,,هزار,3,',
        'سینی چوبی,KIND-3,,,5000000,3,',
      ),
    )
    const { kinds, rows } = await readProblems(id, 'category')
    expect(rows).toHaveLength(1)
    expect(kinds.toSorted((a, b) => b.count - a.count)).toEqual([
      { about: 'price', count: 2 },
      { about: 'category', count: 1 },
    ])
  })

  test('shows no costs to a role without the right, and lets it call their column nothing else', async () => {
    const { id } = await run(
      csv(`${HEAD},بهای خرید (تومان)`, 'لگن روی,COST-1,ظرف,,500000,1,,431234'),
    )
    const session = await logInWithRole(shop(), ['catalogue.write', 'prices.write', 'stock.write'])
    const rows = { params: { id }, query: { view: 'latest' } }
    const seen = async (cookie: { Cookie: string }) =>
      (await askCall(shop().url, getImportRows, rows, cookie)).text +
      (await askCall(shop().url, getImport, { params: { id } }, cookie)).text
    expect(await seen(owner)).toContain('431234')
    expect(await seen(session)).not.toContain('431234')
    const waiting = await send(csv(`${HEAD},بهای خرید (تومان)`, 'لگن,COST-2,ظرف,,5000,1,,431235'))
    const own = addImport.answer.parse(waiting.body).data.import
    const columns = own.columns.map(({ samples: _, ...column }) =>
      column.field === 'cost' ? { ...column, field: 'ignore' } : column,
    )
    const params = { id: own.id }
    const answer = await askCall(shop().url, checkImport, { params, body: { columns } }, session)
    expect(answer.body).toMatchObject({ code: 'permission_denied' })
    for (const action of ['start', 'undo'] as const) {
      const moved = await askCall(
        shop().url,
        moveImport,
        { params: { id: action === 'start' ? own.id : id }, body: { action } },
        session,
      )
      expect(moved.body).toMatchObject({ code: 'permission_denied' })
    }
  })

  test('again by their codes changes what differs, makes nothing twice, and is taken back', async () => {
    const before = await countGoods()
    const file = csv(
      'SKU,قیمت (تومان),موجودی,گارانتی',
      ...['TEA-1,140000,9,', 'TEA-2,130000,0,', 'TEA-3,2500000,5,دو سال'],
    )
    const done = await run(file)
    expect(done.counts).toMatchObject({ changed: 2, same: 1, created: 0 })
    expect(await countGoods()).toBe(before)
    expect(await stockOf('TEA-1')).toMatchObject({ price: 1_400_000, quantity: 9 })
    const guaranteeOf = async (sku: string) => {
      const own = eq(products.id, (await stockOf(sku))?.productId ?? 0)
      return (await shop().db.select().from(products).where(own))[0]?.guarantee
    }
    expect(await guaranteeOf('TEA-3')).toBe('دو سال')
    // Another raises it once more, and two are sold: neither is lost by taking the import back.
    await shop().db.update(stocks).set({ price: 1_500_000 }).where(eq(stocks.sku, 'TEA-1'))
    await shop().db.update(stocks).set({ quantity: 3 }).where(eq(stocks.sku, 'TEA-3'))
    expect((await move(done.id, 'undo')).status).toBe(200)
    expect((await until(done.id, ['undone'])).counts).toMatchObject({ undone: 2 })
    expect(await stockOf('TEA-1')).toMatchObject({ price: 1_500_000, quantity: 7 })
    expect(await stockOf('TEA-3')).toMatchObject({ quantity: 0 })
    expect(await guaranteeOf('TEA-3')).toBe('')
    expectRefused(await move(done.id, 'undo'), 412)
  })

  test('what it made goes with an undo, but for what was ordered', async () => {
    const before = await countGoods()
    const file = csv(
      HEAD,
      'فنجان نعلبکی,CUP-1,فنجان‌ها,تازه‌برند,50000,5,سفید',
      'فنجان نعلبکی,CUP-2,فنجان‌ها,تازه‌برند,50000,5,سرخ',
      'لیوان دسته‌دار,CUP-3,فنجان‌ها,تازه‌برند,60000,5,',
    )
    const done = await run(file)
    const sold = await stockOf('CUP-1')
    await shop().db.execute(sql`
      update order_items set stock_id = ${sold?.id}, product_id = ${sold?.productId}
      where id = (select min(id) from order_items)`)
    await move(done.id, 'undo')
    expect((await until(done.id, ['undone'])).counts).toMatchObject({ undone: 2, left: 1 })
    expect(await countGoods()).toBe(before + 1)
    expect(await stockOf('CUP-1')).toMatchObject({ quantity: 0 })
    expect(await stockOf('CUP-2')).toBeUndefined()
  })

  test('a trial run names each row that cannot go in, or looks like a slip', async () => {
    const checked = await check(
      csv(
        HEAD,
        'بشقاب,PL-1,ظرف‌ها,سفالینه,رایگان,3,',
        ',PL-2,ظرف‌ها,سفالینه,5000,3,',
        'کاسه,PL-3,,سفالینه,5000,3,',
        'کاسه,PL-3,ظرف‌ها,سفالینه,5000,3,',
        'قندان,PL-4,ظرف‌ها,سفالینه,,3,',
        'قوری گل‌سرخ,TEA-1,,,12500,,آبی',
      ),
    )
    expect(checked.counts).toMatchObject({ new: 0, wrong: 5, doubtful: 1 })
    const rows = await problems(checked.id)
    expect(rows.map(({ line, problem }) => [line, problem?.about])).toEqual([
      [2, 'price'],
      [3, 'title'],
      [4, 'category'],
      [5, 'sku'],
      [6, 'price'],
      [7, 'price'],
    ])
    expect(rows[3]?.problem?.text).toContain('ردیف ۴')
    expect(rows[5]?.problem?.text).toContain('یک صفر کم نیست؟')
    expect(await stockOf('TEA-1')).toMatchObject({ price: 1_500_000 })
  })

  test('a sheet of WooCommerce makes a good of its parent and variations, whatever their order', async () => {
    const done = await run(
      csv(
        'ID,Type,SKU,Name,Short description,Description,In stock?,Stock,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '11,variation,W-1-R,تی‌شرت نخی - قرمز,,,1,4,350000,,,W-1,رنگ,قرمز',
        '10,variable,W-1,تی‌شرت نخی,نرم و خنک,"<p>نخ صددرصد</p><script>x</script>",1,,,"پوشاک, پوشاک > تی‌شرت",,,رنگ,"قرمز, آبی"',
        '12,variation,W-1-B,تی‌شرت نخی - آبی,,,1,6,360000,,,id:10,رنگ,آبی',
        '13,simple,W-2,کلاه,,,1,1,90000,پوشاک,,,جنس,پشم',
      ),
      { price_unit: 'toman' },
    )
    expect(done.counts).toMatchObject({ created: 3, wrong: 0, failed: 0 })
    const [red, blue] = await Promise.all([stockOf('W-1-R'), stockOf('W-1-B')])
    expect(red).toMatchObject({ price: 3_500_000, parentValue: { رنگ: 'قرمز' } })
    expect(blue?.productId).toBe(red?.productId)
    const own = eq(products.id, red?.productId ?? 0)
    const [shirt] = await shop().db.select().from(products).where(own)
    expect(shirt).toMatchObject({ title: 'تی‌شرت نخی', intro: 'نرم و خنک', status: 'hidden' })
    expect(shirt?.description).toBe('<p>نخ صددرصد</p>')
  })

  test('a sheet that says only whether there is any sells one of a new good, and empties one of the shop', async () => {
    const sell = (one: string, other: string) => {
      // As Torob has it, what cannot be bought costs nothing.
      const price = one === 'instock' ? 450_000 : 0
      const rows = [`TR-1,سینی بزرگ,${price},سینی,${one}`, `TR-2,سینی کوچک,250000,سینی,${other}`]
      const head = 'page_unique,title,current_price,category_name,availability'
      return run(csv(head, ...rows), { price_unit: 'toman' })
    }
    await sell('instock', 'outofstock')
    expect(await stockOf('TR-1')).toMatchObject({ quantity: 1 })
    expect(await stockOf('TR-2')).toMatchObject({ quantity: 0 })
    const mine = (sku: string, quantity: number, reserved = 0) =>
      shop().db.update(stocks).set({ quantity, reserved }).where(eq(stocks.sku, sku))
    await mine('TR-1', 5, 2)
    await mine('TR-2', 3)
    await sell('outofstock', 'instock')
    expect(await stockOf('TR-1')).toMatchObject({ quantity: 2, price: 4_500_000 })
    expect(await stockOf('TR-2')).toMatchObject({ quantity: 3 })
    await mine('TR-1', 0)
  })

  test('goes on where another instance was killed, and writes nothing twice', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, n) => `ملاقه ${n},LADLE-${n},ملاقه‌ها,سفالینه,${n + 1}000,1,`,
    )
    const { id } = await check(csv(HEAD, ...lines))
    // As a killed instance leaves it: begun, and in hands that do not move any more.
    await shop()
      .db.update(imports)
      .set({
        state: 'running',
        startedAt: sql`now()`,
        nextProduct: 100,
        holder: sql`gen_random_uuid()`,
        heldUntil: sql`now() - interval '1 second'`,
      })
      .where(eq(imports.id, id))
    const done = await until(id, ['done'])
    expect(done.counts.created).toBe(20)
    const again = await run(csv(HEAD, ...lines), { takes_doubtful: true })
    expect(again.counts).toMatchObject({ created: 100, same: 20, failed: 0 })
    const skus = lines.map((_, n) => `LADLE-${n}`)
    const made = shop().db.select({ id: stocks.id }).from(stocks).where(inArray(stocks.sku, skus))
    expect(await made).toHaveLength(120)
    const written = await shop()
      .db.select()
      .from(priceHistory)
      .where(inArray(priceHistory.stockId, made))
    expect(written).toHaveLength(120)
  })

  test('one good that cannot be written keeps none of its neighbours out', async () => {
    const file = csv(
      HEAD,
      'انبر الف,T-1,انبرها,سفالینه,5000,1,',
      'انبر ب,T-2,انبرها,سفالینه,6000,1,',
    )
    const { id } = await check(file)
    await shop().db.execute(sql`alter table stocks add constraint no_t1 check (sku <> 'T-1')`)
    await move(id, 'start')
    const done = await until(id, ['done'])
    await shop().db.execute(sql`alter table stocks drop constraint no_t1`)
    expect(done.counts).toMatchObject({ created: 1, failed: 1 })
  })

  test('waits for what only a person may do, and takes no file that is none', async () => {
    const checked = await check(csv(HEAD, 'انبر پ,T-3,انبرها,سفالینه,5000,1,'))
    expectRefused(await move(checked.id, 'stop'), 412)
    expectRefused(await move(checked.id, 'undo'), 412)
    expectRefused(await move(99_999, 'start'), 404)
    for (const bad of [csv('نام,قیمت'), csv(''), Buffer.from('PK\x03\x04', 'latin1')]) {
      expectRefused(await send(bad), 422)
    }
    const role = { name: 'فقط کالا', permissions: ['catalogue.write' as const] }
    const [made] = await shop().db.insert(roles).values(role).returning()
    const member = { name: 'نادر', mobile: '+989121110000', roleId: made?.id ?? 0 }
    const [clerk] = await shop().db.insert(staffMembers).values(member).returning()
    const session = await shop().logInStaff(clerk?.id ?? 0)
    expectRefused(await send(csv(HEAD, 'انبر ت,T-4,انبرها,,5000,1,'), session), 403)
  })
})
