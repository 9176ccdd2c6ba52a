import { and, asc, eq, inArray, notLike, sql } from 'drizzle-orm'
import type { TaxExport, TaxInvoice } from '@/lib/contract/desk/tax-export'
import { splitInvoice, type InvoiceAmounts } from '@/lib/domain/invoices'
import { addDays } from '@/lib/persian/days'
import { formatNumber } from '@/lib/persian/money'
import { readOwnSettings } from '../content/own-settings'
import { readSalesSettings } from '../content/sales-settings'
import type { Database } from '../db/database'
import { orderEvents, orderItems, orders, payments, refunds, users } from '../db/schema/schema'

const MOST = 5_000
const INNO_DIGITS = 10
const NO_SHOP_CODE = 'کد اقتصادی فروشنده در تنظیمات نوشته نشده است.'
const NO_MEMORY = 'شناسهٔ یکتای حافظهٔ مالیاتی در تنظیمات نوشته نشده است.'
const NO_GOODS_ID = 'شناسهٔ کالا (sstid) را سامانهٔ مودیان می‌دهد و باید پیش از ارسال نوشته شود.'
const TOO_MANY = `بیش از ${formatNumber(MOST)} صورت‌حساب در این روزهاست؛ بازهٔ کوتاه‌تری بگیرید.`

const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Tehran'`

/** When it became an order that was sold: paid, or taken to be paid at the door. */
const soldAt = sql<Date>`(select min(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.toStatus} in ('paid', 'processing'))`

/** Found by the events of these days; who was sold before them has an earlier one, too. */
export function selectSoldOrders(db: Database, { from, to }: { from: string; to: string }) {
  const soldThen = db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(
      and(
        sql`${orderEvents.toStatus} in ('paid', 'processing')`,
        sql`${orderEvents.at} >= ${midnight(from)} and ${orderEvents.at} < ${midnight(addDays(to, 1))}`,
      ),
    )
  return db
    .select({
      order: orders,
      nationalCode: users.nationalCode,
      soldAt: sql<string>`${soldAt}`.mapWith(String),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        inArray(orders.id, soldThen),
        eq(orders.type, 'sales'),
        notLike(sql`${orders.status}::text`, 'cancel%'),
        sql`${soldAt} >= ${midnight(from)}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(MOST + 1)
}

export async function readTaxExport(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<TaxExport> {
  const { name, seller } = await readOwnSettings(db)
  const { vat_percent: vat, fiscal_memory_id: memory } = await readSalesSettings(db)
  const rows = await selectSoldOrders(db, { from, to })
  const shown = rows.slice(0, MOST)
  const facts = await readFacts(
    db,
    shown.map(({ order }) => order.id),
  )
  const invoices = shown.map((row) =>
    presentInvoice(row, facts, { tins: seller.economic_code, vat }),
  )
  return {
    seller: { name, tins: seller.economic_code, fiscal_memory_id: memory },
    invoices,
    missing: [
      ...(seller.economic_code ? [] : [NO_SHOP_CODE]),
      ...(memory ? [] : [NO_MEMORY]),
      ...(invoices.length > 0 ? [NO_GOODS_ID] : []),
      ...(rows.length > MOST ? [TOO_MANY] : []),
    ],
  }
}

async function readFacts(db: Database, ids: number[]) {
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const paid = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.orderId, ids), eq(payments.status, 'paid')))
    .orderBy(asc(payments.id))
  const back = await db
    .select({
      id: sql<number>`coalesce(${orders.parentId}, ${orders.id})`.mapWith(Number),
      amount: refunds.amount,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        inArray(sql`coalesce(${orders.parentId}, ${orders.id})`, ids),
        sql`${refunds.paymentId} is null`,
      ),
    )
  return { items, paid, back }
}

type Row = {
  order: typeof orders.$inferSelect
  nationalCode: string | null
  soldAt: string
}
type Facts = Awaited<ReturnType<typeof readFacts>>

function presentInvoice(
  { order, nationalCode, soldAt: at }: Row,
  facts: Facts,
  { tins, vat }: { tins: string; vat: number },
): TaxInvoice {
  const items = facts.items.filter(({ orderId }) => orderId === order.id)
  const split = splitInvoice({
    lines: items.map(({ unitPrice, unitDiscount, quantity }) => ({
      ...{ price: unitPrice, final_price: unitPrice - unitDiscount, quantity },
    })),
    coupon_discount: order.couponDiscount,
    shipping_price: order.shippingPrice,
    vat_percent: vat,
  })
  const { total } = split
  const { legal, address } = order
  const bid = legal?.national_id || nationalCode || null
  const lines = items.flatMap(({ title, parentValue, quantity }, nth) => {
    const amounts = split.lines[nth]
    const sstt = [title, ...Object.values(parentValue)].join('، ')
    return amounts === undefined ? [] : [presentLine({ sstt, am: quantity, vat, amounts })]
  })
  const delivery = split.shipping && { sstt: 'هزینهٔ ارسال', am: 1, vat, amounts: split.shipping }
  return {
    order_code: order.code,
    refunded: facts.back.reduce((sum, one) => sum + (one.id === order.id ? one.amount : 0), 0),
    header: {
      indatim: Date.parse(at),
      indati2m: order.createdAt.getTime(),
      inty: bid === null ? 2 : 1,
      inno: String(order.id).padStart(INNO_DIGITS, '0'),
      ...{ inp: 1, ins: 1, tins },
      tob: legal === null ? 1 : 2,
      bid,
      tinb: legal?.economic_code || null,
      bpc: address?.postal_code || null,
      ...{ tprdis: total.net, tdis: total.discount, tadis: total.taxable },
      ...{ tvam: total.vat, todam: 0, tbill: total.total },
      ...{ setm: 1, cap: total.total, insp: 0 },
    },
    body: [...lines, ...(delivery ? [presentLine(delivery)] : [])],
    payments: facts.paid
      .filter(({ orderId, returnedTo }) => orderId === order.id && returnedTo === null)
      .map(({ refId, cardMask, settledAt, createdAt, amount }) => ({
        ...{ trn: refId, pcn: cardMask, pdt: (settledAt ?? createdAt).getTime(), pv: amount },
      })),
  }
}

type Line = { sstt: string; am: number; vat: number; amounts: InvoiceAmounts }

function presentLine({ sstt, am, vat, amounts }: Line): TaxInvoice['body'][number] {
  const { net, discount, taxable, vat: tax, total } = amounts
  return {
    ...{ sstid: null, sstt, mu: '1627', am },
    ...{ fee: net / am, prdis: net, dis: discount, adis: taxable },
    ...{ vra: vat, vam: tax, tsstam: total },
  }
}
