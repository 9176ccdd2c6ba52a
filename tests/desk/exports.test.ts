import { count, eq, ne } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { readSalesSheet } from '@/components/desk/reports/sales-sheet'
import { openWorkbook } from '@/components/desk/ui/workbook'
import {
  getCustomersExport,
  getGoodsExport,
  getOrdersExport,
  type SheetPart,
} from '@/lib/contract/desk/exports'
import { addImport, checkImport, getImport } from '@/lib/contract/desk/imports'
import { CSV_MARK, csvLines } from '@/lib/domain/csv'
import { START_OPTIONS } from '@/lib/domain/import-options'
import {
  auditEvents,
  orderItems,
  orders,
  products,
  stocks,
  users,
} from '@/lib/server/db/schema/schema'
import { formatSheetMoment } from '@/lib/persian/dates'
import { toTehranTime } from '@/lib/persian/days'
import { askCall } from '../kit/ask-call'
import { describeEachShop } from '../kit/each-shop'
import { logInWithRole } from '../kit/staff-role'
import { upload } from '../kit/upload'
import { tableRows } from '../kit/table-rows'

const OWNER = 1

describeEachShop('an export', (shop) => {
  let owner = { Cookie: '' }
  beforeAll(async () => {
    owner = await shop().logInStaff(OWNER)
  })

  /** All parts in one, as the desk writes them to a file. */
  async function read(
    call: typeof getGoodsExport | typeof getOrdersExport | typeof getCustomersExport,
    query: { q?: string; state?: string } = {},
    session = owner,
  ) {
    const parts: SheetPart[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const answer = await askCall(shop().url, call, { query: { ...query, cursor } }, session)
      expect(answer.status, answer.text).toBe(200)
      const part: SheetPart = call.answer.parse(answer.body).data
      parts.push(part)
      cursor = part.next
    }
    const columns = parts[0]?.columns ?? []
    const rows = parts.flatMap((part) => part.rows)
    const cell = (row: SheetPart['rows'][number] | undefined, name: string) =>
      row?.[columns.indexOf(name)]
    return { parts, columns, rows, cell }
  }

  async function tryImport(file: Buffer) {
    const fields = { file_name: 'کالا.csv' }
    const sent = await upload(shop().url, addImport, owner, { files: [file], fields })
    const { id } = addImport.answer.parse(sent.body).data.import
    const body = { options: START_OPTIONS }
    await askCall(shop().url, checkImport, { params: { id }, body }, owner)
    const look = async () => {
      const answer = await askCall(shop().url, getImport, { params: { id } }, owner)
      return getImport.answer.parse(answer.body).data.import
    }
    await expect
      .poll(async () => (await look()).state, { timeout: 30_000, interval: 50 })
      .toBe('checked')
    return (await look()).counts
  }

  test('of goods holds every variant once, and imported again it changes nothing', async () => {
    await shop()
      .db.update(products)
      .set({ intro: '=HYPERLINK("x")', guarantee: '-' })
      .where(eq(products.id, 1))
    const { parts, columns, rows, cell } = await read(getGoodsExport)
    expect(parts.length).toBeGreaterThan(1)
    const [sold] = await shop()
      .db.select({ variants: count() })
      .from(stocks)
      .innerJoin(products, eq(products.id, stocks.productId))
      .where(ne(products.status, 'removed'))
    expect(new Set(rows.map((row) => cell(row, 'شناسهٔ تنوع'))).size).toBe(sold?.variants)
    expect(rows).toHaveLength(sold?.variants ?? 0)

    const workbook = openWorkbook()
    for (const part of [[columns], rows]) workbook.add(part)
    const files = [
      Buffer.from(CSV_MARK + csvLines([columns, ...rows])),
      Buffer.concat(workbook.close()),
    ]
    for (const file of files) {
      expect(await tryImport(file)).toMatchObject({
        ...{ new: 0, change: 0, same: rows.length, wrong: 0, doubtful: 0 },
      })
    }
  })

  test('of orders shows a line a row, whose sums add up to what was paid', async () => {
    const [order] = await shop().db.select().from(orders).orderBy(orders.id).limit(1)
    if (!order) throw new Error('The demo shop has no order.')
    const items = await shop().db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const { rows, cell } = await read(getOrdersExport, { q: order.code })
    expect(rows.map((row) => cell(row, 'کالا')).toSorted()).toEqual(
      items.map(({ title }) => title).toSorted(),
    )
    const paid = rows.map((row) => Number(cell(row, 'پرداختی (تومان)')))
    expect(paid.reduce((sum, one) => sum + one, 0) * 10).toBe(order.payable)

    const { day } = toTehranTime(order.createdAt)
    expect(cell(rows[0], 'ثبت (میلادی)')).toBe(day)
    expect(cell(rows[0], 'ثبت')).toBe(formatSheetMoment(order.createdAt))

    const all = await read(getOrdersExport)
    const codes = new Set(all.rows.map((row) => all.cell(row, 'کد سفارش')))
    const [stored] = await shop().db.select({ orders: count() }).from(orders)
    expect(codes.size).toBe(stored?.orders)
  })

  test('of customers follows the filter, and shows no mobile to who may not contact them', async () => {
    const buyers = await read(getCustomersExport, { state: 'buyers' })
    expect(buyers.rows.length).toBeGreaterThan(0)
    expect(buyers.rows.every((row) => Number(buyers.cell(row, 'سفارش‌ها')) > 0)).toBe(true)
    const everybody = await read(getCustomersExport)
    const [known] = await shop().db.select({ users: count() }).from(users)
    expect(everybody.rows).toHaveLength(known?.users ?? 0)

    const packer = await logInWithRole(shop(), ['orders.read'])
    const { rows, cell } = await read(getOrdersExport, {}, packer)
    expect(rows.some((row) => cell(row, 'موبایل') !== null)).toBe(false)
  })

  test('is one event of the log, however many parts it has', async () => {
    const named = () =>
      shop().db.select().from(auditEvents).where(eq(auditEvents.action, 'getGoodsExport'))
    const before = await named()
    await read(getGoodsExport, { q: 'گوشی' })
    const after = await named()
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)).toMatchObject({ after: { q: 'گوشی' } })
  })

  test('goes no further from a mark that is not its own', async () => {
    const answer = await askCall(
      shop().url,
      getGoodsExport,
      { query: { cursor: 'not-a-cursor' } },
      owner,
    )
    expect(answer.status).toBe(422)
  })
})

test('a text that a spreadsheet would run is a text, and is read back as it was', async () => {
  const texts = ['=1+1', '+98', '-', '@x', "'quoted'", 'ساده "و" ساده,']
  const lines = csvLines([texts, [1, null]])
  expect(lines).toContain(`"'=1+1","'+98"`)
  const [row] = await tableRows(Buffer.from(lines))
  expect(row?.cells).toEqual(texts)

  const workbook = openWorkbook()
  workbook.add([[...texts, 'a\u0007<b>&', '007'], [12]])
  const [head, second] = await tableRows(Buffer.concat(workbook.close()))
  expect(head?.cells).toEqual([...texts, 'a<b>&', '007'])
  expect(second?.cells).toEqual(['12'])
})

test('a sheet of sales has each day in both calendars, which a workbook writes as a date', async () => {
  const sums = { orders: 2, goods: 0, discount: 0, shipping: 0, returned: 0, net: 5_000_000 }
  const row = { from: '2026-11-03', to: '2026-11-03', ...sums }
  for await (const { columns, days, rows } of readSalesSheet([row], 'day')) {
    expect(columns.slice(0, 3)).toEqual(['روز', 'روز (میلادی)', 'سفارش'])
    expect(columns.at(-1)).toBe('فروش خالص (تومان)')
    expect(rows).toEqual([['1405/08/12', '2026-11-03', 2, 0, 0, 0, 0, 500_000]])
    const workbook = openWorkbook()
    workbook.add(rows, { days, sums: [7] })
    const files = unzipSync(new Uint8Array(Buffer.concat(workbook.close())))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    // The third of November is the 46,329th day of a spreadsheet.
    expect(sheet).toContain('<c s="2"><v>46329</v></c>')
    expect(sheet).toContain('<c s="1"><v>500000</v></c>')
  }
})
